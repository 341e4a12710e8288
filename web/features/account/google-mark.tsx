import type { ReactElement } from 'react';

/** Google's "G" in its colours, which its rules for sign-in buttons ask for. */
export function GoogleMark(): ReactElement {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none" strokeWidth="3.4">
      <path stroke="#ea4335" d="M15.1 5.2A7 7 0 0 0 3.9 6.5" />
      <path stroke="#fbbc05" d="M3.9 6.5a7 7 0 0 0 0 7" />
      <path stroke="#34a853" d="M3.9 13.5a7 7 0 0 0 10.6 1.9" />
      <path stroke="#4285f4" d="M14.5 15.4A7 7 0 0 0 17 10h-7" />
    </svg>
  );
}
