/** What the system said when a file could not be read or written, in words for a person; null where it was something else. */
export function systemFault(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (!('syscall' in error)) return null;
  const path = 'path' in error && typeof error.path === 'string' ? `"${error.path}"` : 'A file';
  return `${path} ${words[error.code] ?? `could not be used: ${error.code}`}.`;
}

const words: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by you',
  EPERM: 'may not be read or written by you',
  EROFS: 'is on a disk that can only be read',
  ENOENT: 'does not exist',
  EEXIST: 'is there already',
  ENOTDIR: 'is no folder, or lies in what is none',
  EISDIR: 'is a folder',
  ENOSPC: 'could not be written: the disk is full',
  ENAMETOOLONG: 'has a name that is too long',
  EMFILE: 'could not be opened: too many files are open',
};
