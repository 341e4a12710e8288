import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { signOut } from '#web/api/sign-in.ts';
import { toasts } from '#web/ui/toast-store.ts';
import type { SignedIn } from './header-links.tsx';
import { navItems } from './nav-items.ts';
import { words } from './words.ts';

/** Who looks at the landing page, without the app around it. Fetched when the browser has nothing better to do. */
export async function findVisitor(): Promise<Pick<SignedIn, 'items'> | null> {
  const { user } = await api.call('getCurrentUser');
  return user === null ? null : { items: (place) => navItems(user, place) };
}

/** Signs out where one is, and says so. False: they are still signed in. */
export async function signOutHere(): Promise<boolean> {
  try {
    await signOut(createQueryClient());
    toasts.add({ title: words.signedOut });
    return true;
  } catch (error) {
    toasts.add({ ...failureWords(error, words.signOutFailed), variant: 'destructive', duration: 8000 });
    return false;
  }
}
