import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, type Ref, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { teamQuery } from '#web/api/queries.ts';
import { bringIntoView } from '#web/ui/motion.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeviceChoice } from './device-choice.tsx';
import type { Draft } from './draft.ts';
import { FactPanel } from './fact-sheet/fact-panel.tsx';
import type { Steering } from './fact-sheet/steering.ts';
import type { FormPart } from './folded-form.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { useLookup } from './lookup/use-lookup.ts';
import { PlatformChips } from './platform-chips.tsx';
import { quotaNotice } from './quota.ts';
import { mayBeNumber, SourceSection } from './source-section.tsx';
import { ToneChips } from './tone-chips.tsx';
import type { ChangeDraft } from './use-draft.ts';
import type { Generation } from './use-generate.ts';
import type { Reading } from './use-reading.ts';
import { findObstacle, type Obstacle } from './validate-draft.ts';

/** With what comes after the form. */
export const loadFolded = () => import('./folded-form.tsx');
const FoldedForm = lazy(async () => ({ default: (await loadFolded()).FoldedForm }));

interface GeneratorFormProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly generation: Generation;
  /** What is read in the text; null where it is shown beside the posts instead. */
  readonly reading: Reading | null;
  readonly steering: Steering;
  /** True where the posts of this form are on the screen: then it is one line. */
  readonly folded: boolean;
  readonly onUnfold: () => void;
  readonly ref: Ref<HTMLFormElement>;
}

/** The source on one side; tone, networks and the button on the other. */
export function GeneratorForm(props: GeneratorFormProps): ReactElement {
  const { draft, change, generation, reading, steering, folded } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const platforms = useRef<HTMLFieldSetElement>(null);
  const { data: team } = useQuery(teamQuery);
  const lookup = useLookup(draft, change);
  const [told, setTold] = useState<Told | null>(null);
  const looksUp = team?.canUseDoi === true;
  /** From a press of the button until it is known what stands there: a second press is not a second request. */
  const asking = useRef(false);

  /** `written`: what there is to write from, where that is not what stands in the form. */
  function start(filled: Draft, written = filled): void {
    const obstacle = findObstacle(written);
    setTold(obstacle && { obstacle, draft: filled });
    if (obstacle === null) {
      generation.start(filled);
      return;
    }
    props.onUnfold();
    requestAnimationFrame(() => goTo(obstacle.at === 'text' ? text.current : firstInput(platforms.current)));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (generation.running || lookup.running !== null || asking.current) return;
    asking.current = true;
    const number = await numberIn(draft.text);
    asking.current = false;
    if (number === null) start(draft);
    else if (looksUp) lookup.start(number.kind, number.paste, (found) => start(found));
    // Its address may be as long as a text, and is none.
    else start(draft, { ...draft, text: '', used: null });
  }

  function open(part: FormPart): void {
    props.onUnfold();
    requestAnimationFrame(() => goTo(part === 'text' ? text.current : checkedInput(choices.current)));
  }

  const generate = {
    running: generation.running,
    blocked: draft.platforms.length === 0,
    quota: quotaNotice(team, draft.platforms.length),
    onCancel: generation.cancel,
  };
  const wrong = told !== null && stillHolds(told, draft) ? told.obstacle : null;
  return (
    <form
      noValidate
      ref={props.ref}
      className={folded ? 'contents' : formGrid}
      onSubmit={(event) => void submit(event)}
      // Here, and not among the other keys: these come after the first paint, and a paste with Ctrl+Enter may be faster.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.requestSubmit();
      }}
    >
      {folded ? (
        <Suspense fallback={<Skeleton className="mt-4 h-14" />}>
          <FoldedForm draft={draft} onOpen={open} {...generate} />
        </Suspense>
      ) : (
        <>
          <SourceSection
            draft={draft}
            change={change}
            textRef={text}
            lookup={lookup}
            looksUp={looksUp}
            error={wrong?.at === 'text' ? `${wrong.title}. ${wrong.description}` : undefined}
          >
            {reading !== null && <FactPanel reading={reading} steering={steering} />}
          </SourceSection>
          <div ref={choices} className={choicesColumn}>
            <ToneChips tone={draft.tone} onChange={(tone) => change({ tone })} />
            <PlatformChips
              ref={platforms}
              chosen={draft.platforms}
              error={wrong?.at === 'platforms' ? `${wrong.title}. ${wrong.description}` : undefined}
              onChange={(chosen) => change({ platforms: chosen })}
            />
            {/* Not asked of the browser before there is a text: Chromium 150 breaks a page that is left just after it was asked. */}
            {draft.text !== '' && (
              <DeviceChoice chosen={draft.onDevice} onChange={(onDevice) => change({ onDevice })} />
            )}
            <GenerateBar {...generate} />
          </div>
        </>
      )}
    </form>
  );
}

const formGrid =
  'mt-5 flex flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-10';
/** Beside a long text it stays in the window, and scrolls by itself where the window is low. */
const choicesColumn =
  'contents xl:sticky xl:top-20 xl:-mx-2 xl:flex xl:max-h-[calc(100dvh-6rem)] xl:flex-col xl:gap-4 xl:overflow-y-auto xl:px-2 xl:pb-2';

/** What kept a draft from being sent, while it does. */
interface Told {
  readonly obstacle: Obstacle;
  readonly draft: Draft;
}

function stillHolds({ obstacle, draft }: Told, now: Draft): boolean {
  return obstacle.at === 'text'
    ? draft.text === now.text && draft.used === now.used
    : now.platforms.length === 0;
}

/** The number of a work that stands there instead of a text: posts are wanted of that work. */
async function numberIn(text: string) {
  if (!mayBeNumber(text)) return null;
  // Where it cannot be loaded, what stands there is taken for a text: the server reads it too.
  const parts = await import('./lookup/lookup-parts.ts').catch(() => null);
  const found = parts?.identifierIn(text) ?? null;
  return found?.alone === true ? found : null;
}

function firstInput(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector('input') ?? null;
}

function checkedInput(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('input:checked') ?? null;
}

function goTo(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  bringIntoView(control, 'center');
}
