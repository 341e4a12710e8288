import type { ReactElement } from 'react';
import { Lark } from './lark.tsx';

/** Logo and two-part name. */
export function Wordmark(): ReactElement {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-xl font-semibold tracking-tight">
      <Lark className="size-9" />
      <span className="pt-1.5 leading-none">
        Paper<span className="text-dawn">lark</span>
      </span>
    </span>
  );
}
