import { bringIntoView } from '#web/ui/motion.ts';

/** Moves the focus to the next post (1) or the one before (-1); to the first where none has it. */
export function moveToPost(by: 1 | -1): void {
  const posts = postsShown();
  const now = posts.findIndex((post) => post.contains(document.activeElement));
  const next = now === -1 ? posts[0] : posts[Math.min(Math.max(now + by, 0), posts.length - 1)];
  next?.focus({ preventScroll: true });
  bringIntoView(next ?? null, 'start');
}

/** Presses a button of the post that has the focus; of the first one where none has it. */
export function pressInPost(does: 'copy' | 'edit'): void {
  const posts = postsShown();
  const post = posts.find((one) => one.contains(document.activeElement)) ?? posts[0];
  post?.querySelector<HTMLElement>(`[data-does="${does}"]`)?.click();
}

function postsShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-post]')].filter((post) => post.checkVisibility());
}
