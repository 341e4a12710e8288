import type { ReactElement } from 'react';
import { words } from './words.ts';

export function FounderQuote(): ReactElement {
  const { quote, by, why } = words.founder;
  return (
    <figure className="mx-auto w-full max-w-4xl px-4 py-16 md:px-6 md:py-24">
      <blockquote className="border-l-2 border-dawn pl-6 font-serif text-xl leading-snug text-balance md:pl-10 md:text-2xl">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-5 pl-6 text-ink-soft md:pl-10">
        <span className="font-medium text-ink">{by}</span>, {why}
      </figcaption>
    </figure>
  );
}
