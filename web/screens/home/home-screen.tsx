import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { User } from '#contract/types.ts';
import { userQuery } from '#web/api/queries.ts';
import { FailedWriter } from './failed-writer.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { Insights } from './insights/insights.tsx';
import { Results, ResultsFrame } from './results.tsx';
import { ResultsWaiting } from './results-waiting.tsx';
import { personName } from './sidebar/person-card.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useDraft } from './use-draft.ts';
import { type Generation, useGenerate } from './use-generate.ts';
import { words } from './words.ts';

/** The generator. Its route needs someone signed in, so the user is known here; between two users there is none. */
export function HomeScreen(): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  return user ? <Generator key={user.id} user={user} /> : null;
}

function Generator({ user }: { readonly user: User }): ReactElement {
  const [draft, change] = useDraft(user.id);
  const generation = useGenerate();
  const answer = generation.running ? null : generation.answer;
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-10 px-4 py-8 md:px-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14 lg:py-12">
      <title>{words.page}</title>
      <Sidebar user={user} />
      <div className="min-w-0">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-2 text-lg text-ink-soft">{words.lead}</p>
        <GeneratorForm draft={draft} change={change} generation={generation} />
        {(generation.running || answer !== null) && (
          <ResultsFrame status={statusOf(generation)}>
            {answer === null ? (
              <ResultsWaiting
                chosen={generation.platforms}
                progress={generation.progress}
                name={personName(user)}
              />
            ) : (
              <Results answer={answer} name={personName(user)} typing={answer.made.writer === 'embedded'} />
            )}
          </ResultsFrame>
        )}
        {generation.failed !== null && <FailedWriter failed={generation.failed} />}
        <Insights draft={draft} role={user.role} posts={answer?.generatedContent ?? null} />
      </div>
    </div>
  );
}

function statusOf({ running, answer, progress }: Generation): string {
  if (running || answer === null) return progress.says;
  return words.results.done(Object.keys(answer.generatedContent).length);
}
