import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, type SubmitEvent, Suspense, useRef } from 'react';
import { teamQuery } from '#web/api/queries.ts';
import { bringIntoView } from '#web/ui/motion.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { DeviceChoice } from './device-choice.tsx';
import type { Draft } from './draft.ts';
import { FactPanel } from './fact-sheet/fact-panel.tsx';
import type { Steering } from './fact-sheet/steering.ts';
import { GenerateBar } from './generate-bar.tsx';
import { PlatformGrid } from './platform-grid.tsx';
import { quotaNotice } from './quota.ts';
import { SourceSection } from './source-section.tsx';
import { ToneGrid } from './tone-grid.tsx';
import type { ChangeDraft } from './use-draft.ts';
import type { Generation } from './use-generate.ts';
import type { Reading } from './use-reading.ts';
import { findObstacle } from './validate-draft.ts';

/** For the plans that have it. */
const LookupPanel = lazy(async () => ({ default: (await import('./lookup/lookup-panel.tsx')).LookupPanel }));

interface GeneratorFormProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly generation: Generation;
  /** What is read in the text; null where it is shown beside the posts instead. */
  readonly reading: Reading | null;
  readonly steering: Steering;
}

/** Source, then voice and platforms, then the button: the order of the work. */
export function GeneratorForm({
  draft,
  change,
  generation,
  reading,
  steering,
}: GeneratorFormProps): ReactElement {
  const text = useRef<HTMLTextAreaElement>(null);
  const platforms = useRef<HTMLFieldSetElement>(null);
  const { data: team } = useQuery(teamQuery);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (generation.running) return;
    const obstacle = findObstacle(draft);
    if (obstacle === null) {
      generation.start(draft);
      return;
    }
    toasts.add({
      title: obstacle.title,
      description: obstacle.description,
      variant: 'destructive',
      duration: 8000,
    });
    goTo(obstacle.at === 'text' ? text.current : (platforms.current?.querySelector('input') ?? null));
  }

  return (
    <form noValidate className="mt-8 flex flex-col gap-10" onSubmit={submit}>
      <SourceSection
        draft={draft}
        change={change}
        textRef={text}
        before={
          team?.canUseDoi === true && (
            <Suspense fallback={<Skeleton className="h-60" />}>
              <LookupPanel draft={draft} change={change} />
            </Suspense>
          )
        }
      >
        {reading !== null && <FactPanel reading={reading} steering={steering} />}
      </SourceSection>
      <ToneGrid tone={draft.tone} onChange={(tone) => change({ tone })} />
      <PlatformGrid
        ref={platforms}
        chosen={draft.platforms}
        onChange={(chosen) => change({ platforms: chosen })}
      />
      {/* Not asked of the browser before there is a text: Chromium 150 breaks a page that is left just after it was asked. */}
      {draft.text !== '' && (
        <DeviceChoice chosen={draft.onDevice} onChange={(onDevice) => change({ onDevice })} />
      )}
      <GenerateBar
        running={generation.running}
        blocked={draft.platforms.length === 0}
        quota={quotaNotice(team, draft.platforms.length)}
        onCancel={generation.cancel}
      />
    </form>
  );
}

function goTo(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  bringIntoView(control, 'center');
}
