import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Example } from './example.tsx';
import { words } from './words.ts';

export function LandingScreen(): ReactElement {
  const { data: user } = useQuery(userQuery);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-16 md:px-6 md:py-24">
      <title>{words.page}</title>
      <section className="max-w-3xl">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button size="lg" asChild>
            {user ? <Link to={paths.home}>{words.open}</Link> : <Link to={paths.signup}>{words.start}</Link>}
          </Button>
          {!user && <p className="text-ink-soft">{words.free}</p>}
        </div>
      </section>
      <section className="mt-20 md:mt-24">
        <Example />
      </section>
      <section className="mt-20 md:mt-24" aria-labelledby="how">
        <h2 id="how" className="text-2xl">
          {words.howTitle}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {words.steps.map((step, at) => (
            <li key={step.title} className="border-t border-line-strong pt-5">
              <p className="figures font-serif text-2xl text-dawn" aria-hidden="true">
                {at + 1}
              </p>
              <h3 className="mt-2 text-xl">{step.title}</h3>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
