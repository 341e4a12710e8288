import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '#contract/types.ts';
import { teamQuery, userQuery } from '#web/api/queries.ts';
import { personName } from '#web/features/account/person-name.ts';
import { textsOf } from './edition/edition.ts';
import { useEdition } from './edition/use-edition.ts';
import { FactPanel } from './fact-sheet/fact-panel.tsx';
import { useSteering } from './fact-sheet/use-steering.ts';
import { GeneratorForm, loadFolded } from './generator-form.tsx';
import { HomeGrid, HomeOpening } from './home-grid.tsx';
import { ResultsFrame } from './results.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useDraft } from './use-draft.ts';
import { useGenerate } from './use-generate.ts';
import { useReading } from './use-reading.ts';
import { useReopened } from './use-reopened.ts';
import { useTakenUp } from './use-taken-up.ts';
import { words } from './words.ts';

/** What comes after the form: fetched when there is a text, and while the posts are written. */
const loadResults = () => import('./edition/edition-results.tsx');
const loadWaiting = () => import('./waiting-parts.ts');
const ResultsWaiting = lazy(async () => ({ default: (await loadWaiting()).ResultsWaiting }));
const FailedWriter = lazy(async () => ({ default: (await loadWaiting()).FailedWriter }));
const EditionResults = lazy(async () => ({ default: (await loadResults()).EditionResults }));

/** Not needed for the first paint. */
const Insights = lazy(async () => ({ default: (await import('./insights/insights.tsx')).Insights }));
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts/shortcuts.tsx')).Shortcuts }));

/** The generator. Its route needs someone signed in, so the user is known here; between two users there is none. */
export function HomeScreen(): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  return user ? <Generator key={user.id} user={user} /> : null;
}

function Generator({ user }: { readonly user: User }): ReactElement {
  const { data: team } = useQuery(teamQuery);
  const [draft, change] = useDraft(user.id, team?.defaults ?? null);
  const [unfolded, setUnfolded] = useState(false);
  useTakenUp(draft, change, () => setUnfolded(true));
  const generation = useGenerate();
  const desk = useEdition(user.id, generation.made, generation.kept);
  useReopened({ draft, change, desk, onOpen: () => setUnfolded(false) });
  const reading = useReading(draft);
  const edition = generation.running ? null : desk.edition;
  const hasText = reading.state !== 'short';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (generation.running) setUnfolded(false);
  }, [generation.running]);
  useEffect(() => {
    if (hasText) Promise.all([loadWaiting(), loadFolded()]).catch(() => undefined);
  }, [hasText]);
  useEffect(() => {
    if (generation.running) loadResults().catch(() => undefined);
  }, [generation.running]);
  const steering = useSteering({ draft, change, desk, running: generation.running, edition });
  const { isSameText } = steering;
  const posts = useMemo(() => (edition === null ? null : textsOf(edition)), [edition]);
  function undo(): void {
    const request = desk.undo()?.request;
    if (isSameText && request !== undefined)
      change({ finding: request.finding ?? null, corrections: request.corrections ?? {} });
  }
  // Once another text was begun, the form stays open while one works in it.
  useEffect(() => {
    if (edition !== null && !isSameText) setUnfolded(true);
  }, [edition, isSameText]);
  const folded = !unfolded && (generation.running || isSameText);
  return (
    <HomeGrid>
      <title>{words.page}</title>
      <Sidebar user={user} />
      <div className="min-w-0">
        <HomeOpening small={hasText} />
        <GeneratorForm
          ref={form}
          folded={folded}
          onUnfold={() => setUnfolded(true)}
          draft={draft}
          change={change}
          generation={generation}
          reading={isSameText || generation.running ? null : reading}
          steering={steering}
        />
        {generation.running && (
          <ResultsFrame status={generation.progress.says}>
            <Suspense>
              <ResultsWaiting
                chosen={generation.platforms}
                progress={generation.progress}
                name={personName(user)}
                facts={<FactPanel reading={reading} steering={steering} />}
              />
            </Suspense>
          </ResultsFrame>
        )}
        {generation.failed !== null && (
          <Suspense>
            <FailedWriter failed={generation.failed} />
          </Suspense>
        )}
        {edition !== null && (
          <Suspense>
            <EditionResults
              key={edition.sessionId}
              edition={edition}
              desk={desk}
              name={personName(user)}
              steering={isSameText ? steering : null}
              onUndo={undo}
              withAltText={team?.canUseAltText === true}
            />
          </Suspense>
        )}
        <Suspense>
          <Insights draft={draft} role={user.role} posts={posts} />
          <Shortcuts onWrite={() => form.current?.requestSubmit()} />
        </Suspense>
      </div>
    </HomeGrid>
  );
}
