import type { ReactElement, ReactNode } from 'react';
import { openingWords } from './opening-words.ts';

/** The generator's two columns; on smaller screens the first stands above the second. */
export function HomeGrid({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-8 px-4 py-5 md:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10 lg:py-6">
      {children}
    </div>
  );
}

/** `small`: where the work has begun, it says no more than where one is. */
export function HomeOpening({ small = false }: { readonly small?: boolean }): ReactElement {
  return (
    <>
      <h1 className={small ? 'sr-only' : 'text-2xl md:text-3xl'}>{openingWords.title}</h1>
      {!small && <p className="mt-1 text-ink-soft">{openingWords.lead}</p>}
    </>
  );
}
