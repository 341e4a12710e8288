import type { ReactElement } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from './sections.tsx';
import { useRotating } from './use-rotating.ts';
import { words } from './words.ts';

export function HowItWorks(): ReactElement {
  return (
    <Section id="how-it-works" title={words.how.title} lead={<Lead />} washed>
      <ol className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 md:grid-cols-3">
        {words.how.steps.map((step, at) => (
          <li key={step.title} className="border-t-2 border-ink pt-5">
            <p className="figures font-serif text-3xl text-dawn" aria-hidden="true">
              {at + 1}
            </p>
            <h3 className="mt-3 text-xl">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The words lie on top of each other, so that nothing moves when they change; read out is only the first. */
function Lead(): ReactElement {
  const shown = useRotating(words.how.rotating.length);
  return (
    <>
      {words.how.lead} <span className="sr-only">{words.how.rotating[0]}</span>
      <span aria-hidden="true" data-rotating="" className="inline-grid font-serif text-ink">
        {words.how.rotating.map((word, at) => (
          <span
            key={word}
            className={classNames('col-start-1 row-start-1', at === shown ? 'animate-fade-in' : 'invisible')}
          >
            {word}
          </span>
        ))}
      </span>
    </>
  );
}
