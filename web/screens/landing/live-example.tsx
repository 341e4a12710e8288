import type { ReactElement } from 'react';
import { tones } from '#domain/posts/tones.ts';
import { Button } from '#web/ui/button.tsx';
import { choiceControlClasses } from '#web/ui/choice-card.ts';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { examplePaper } from './example-paper.build.ts';
import { type ExampleTone, exampleTones } from './tones-shown.ts';
import { TracedExample } from './traced-example.tsx';
import { useExample } from './use-example.ts';
import { useOwnAbstract } from './use-own-abstract.ts';
import { words } from './words.ts';

/** The product in small: a real abstract, its post in a voice of one's choice, and the threads between them. */
export function LiveExample({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const { isOpen, Own, failed, toggle } = useOwnAbstract();
  const example = useExample();
  return (
    <section
      aria-label={isOpen ? words.live.own : words.live.title}
      data-own={isOpen || undefined}
      onPointerEnter={example.prepare}
      onFocus={example.prepare}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isOpen && <Tones tone={example.tone} onChoose={example.choose} />}
        <Button variant={isOpen ? 'ghost' : 'outline'} className={isOpen ? '-ml-4' : ''} onClick={toggle}>
          {isOpen ? words.live.back : words.live.own}
        </Button>
      </div>
      {isOpen || <Shown {...example} />}
      {isOpen && Own === null && (
        <p role="status" className="mt-4 min-h-96 text-ink-soft">
          {failed ? words.live.failed : words.live.writing}
        </p>
      )}
      {Own !== null && (
        <div hidden={!isOpen}>
          <Own signedIn={signedIn} />
        </div>
      )}
    </section>
  );
}

/** The example, and how it came to be. */
function Shown({ example, state, took }: ReturnType<typeof useExample>): ReactElement {
  const said =
    state === 'failed'
      ? words.live.failed
      : state === 'writing'
        ? words.live.writing
        : took === null
          ? words.live.byEngine
          : words.live.written(took);
  return (
    <>
      <TracedExample key={example.tone} example={example} waits={state === 'writing'} />
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-soft">
        <p role="status" className="figures">
          {said}
        </p>
        <p className="hidden lg:block pointer-coarse:hidden">{words.live.hint}</p>
        <p>
          {words.live.credit}{' '}
          <a href={examplePaper.url} rel="noreferrer" className="text-sky underline underline-offset-4">
            {words.live.paper}
          </a>
        </p>
      </div>
    </>
  );
}

interface TonesProps {
  readonly tone: ExampleTone;
  readonly onChoose: (tone: ExampleTone) => void;
}

function Tones({ tone, onChoose }: TonesProps): ReactElement {
  // What a browser chose by itself before the page answers would not be what the post is written in.
  const isLive = useIsLive();
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-md border border-line bg-sheet p-1">
      <legend className="sr-only">{words.live.tones}</legend>
      {exampleTones.map((id) => (
        <label key={id} className={toneClasses}>
          <input
            type="radio"
            name="example-tone"
            className={choiceControlClasses}
            checked={id === tone}
            disabled={!isLive}
            onChange={() => onChoose(id)}
          />
          {tones[id].label}
        </label>
      ))}
    </fieldset>
  );
}

const toneClasses =
  'relative flex min-h-11 min-w-11 items-center rounded-sm px-3 text-base font-medium text-ink-soft select-none hover:bg-wash sm:px-4 ' +
  'has-checked:bg-ink has-checked:text-paper ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky';
