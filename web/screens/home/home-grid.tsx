import type { ReactElement, ReactNode } from 'react';
import { openingWords } from './opening-words.ts';

/** The generator's two columns; on smaller screens the first stands above the second. */
export function HomeGrid({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-10 px-4 py-8 md:px-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14 lg:py-12">
      {children}
    </div>
  );
}

export function HomeOpening(): ReactElement {
  return (
    <>
      <h1 className="text-3xl">{openingWords.title}</h1>
      <p className="mt-2 text-lg text-ink-soft">{openingWords.lead}</p>
    </>
  );
}
