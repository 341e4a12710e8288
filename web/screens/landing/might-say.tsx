import type { ReactElement } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from './sections.tsx';
import { words } from './words.ts';

/** Quotes nobody ever said, and labelled so one by one. */
export function MightSay(): ReactElement {
  return (
    <Section id="what-they-might-say" title={words.quotes.title} lead={words.quotes.lead} washed>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {words.quotes.all.map(({ name, field, text }) => (
          <li key={name}>
            <figure className="flex h-full flex-col border-t border-line-strong pt-5">
              <blockquote className="font-serif text-xl leading-snug">
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="mt-4 flex flex-wrap items-baseline justify-between gap-2 text-sm">
                <span>
                  <span className="font-medium">{name}</span>
                  <span className="text-ink-soft">, {field}</span>
                </span>
                <Badge tone="check">{words.quotes.label}</Badge>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
