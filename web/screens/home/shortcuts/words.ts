import type { Shortcut } from './shortcuts.ts';

export const words = {
  open: 'Keyboard shortcuts',
  title: 'Keyboard shortcuts',
  close: 'Close',
  single: 'Use single keys',
  writeKeys: 'Ctrl or ⌘ + Enter',
  does: {
    write: 'Write posts',
    next: 'Next post',
    previous: 'Post before',
    copy: 'Copy the post',
    edit: 'Edit the post',
    help: 'Show these keys',
  } satisfies Record<Shortcut, string>,
} as const;
