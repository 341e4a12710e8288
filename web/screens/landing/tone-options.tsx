import type { ReactElement } from 'react';
import { tones } from '#domain/posts/tones.ts';
import { ToneIcon } from '#web/features/posts/tone-icon.tsx';
import { toneOpenings } from './example.build.ts';
import { Section } from './sections.tsx';
import { words } from './words.ts';

export function ToneOptions(): ReactElement {
  return (
    <Section id="tone-options" title={words.tones.title} lead={words.tones.lead}>
      <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {toneOpenings.map(({ tone: id, frame, finding }) => (
          <li key={id} className="flex flex-col rounded-md border border-line bg-sheet p-5">
            <h3 className="flex items-center gap-3 font-sans text-base font-semibold tracking-normal">
              <ToneIcon tone={id} className="size-5 text-dawn" />
              {tones[id].label}
            </h3>
            <p className="mt-2 mb-4 border-b border-line pb-4 text-ink-soft">{tones[id].description}</p>
            <blockquote className="font-serif text-lg leading-snug">
              <p>
                {frame !== '' && <span className="text-dawn">{frame} </span>}
                {finding}
              </p>
            </blockquote>
          </li>
        ))}
        <li className="flex items-end p-5 text-sm text-ink-soft">
          <p>{words.tones.note}</p>
        </li>
      </ul>
    </Section>
  );
}
