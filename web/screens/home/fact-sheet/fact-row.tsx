import { Pencil, RotateCcw } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { longestCorrection } from '#domain/engine/corrections.ts';
import { longFirstSentence } from '#domain/engine/own-finding.ts';
import { tones } from '#domain/posts/tones.ts';
import { TraceableSentence } from '#web/features/trace/traceable-sentence.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactEditor } from './fact-editor.tsx';
import type { Fact } from './facts.ts';
import { type Steering, withCorrection } from './steering.ts';
import { words } from './words.ts';

const longestFinding = 600;

interface FactRowProps {
  readonly fact: Fact;
  readonly steering: Steering;
  readonly children?: ReactNode;
}

/** One fact: its words, lit in the source when pointed at, and what one can do about it. */
export function FactRow({ fact, steering, children }: FactRowProps): ReactElement {
  const typed = steering.editors[fact.name];
  const edit = useRef<HTMLButtonElement>(null);
  const name = words.missingNames[fact.name];
  function close(): void {
    steering.edit(fact.name, undefined);
    requestAnimationFrame(() => edit.current?.focus());
  }
  function use(text: string | null | undefined): void {
    steering.steer(changeOf(fact, steering, text));
    close();
  }
  const isFinding = fact.name === 'finding';
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[6.5rem_minmax(0,1fr)]" data-fact={fact.name}>
      <span className="text-sm leading-7 text-ink-soft">{words.names[fact.name]}</span>
      <div className="min-w-0">
        {typed !== undefined ? (
          <FactEditor
            label={isFinding ? words.rewordLabel : words.editLabel(words.names[fact.name])}
            hint={isFinding ? hintOnFinding(typed, steering.readers) : words.editHint}
            text={typed}
            onType={(text) => steering.edit(fact.name, text)}
            untouched={typed === fact.text}
            longest={isFinding ? longestFinding : longestCorrection}
            onSave={use}
            onCancel={close}
            onLeaveOut={isFinding || fact.text === '' ? null : () => use(null)}
          />
        ) : (
          <div className="flex items-start gap-2">
            <FactText fact={fact} />
            <span className="-my-1 ml-auto flex shrink-0">
              {fact.changed && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="min-w-11 text-ink-soft"
                  aria-label={words.restoreLabel(name)}
                  title={words.restore}
                  onClick={() => use(undefined)}
                >
                  <RotateCcw aria-hidden="true" />
                </Button>
              )}
              <Button
                ref={edit}
                variant="ghost"
                size="sm"
                className="min-w-11 text-ink-soft"
                aria-label={isFinding ? words.reword : words.edit(name)}
                title={isFinding ? words.reword : words.edit(name)}
                onClick={() => steering.edit(fact.name, fact.text)}
              >
                <Pencil aria-hidden="true" />
                {isFinding && !fact.changed && <span className="hidden sm:inline">{words.reword}</span>}
              </Button>
            </span>
          </div>
        )}
        {children}
      </div>
    </li>
  );
}

/** What suits the tone and the platforms; where a first sentence is long, that. */
function hintOnFinding(typed: string, { tone, platforms }: Steering['readers']): string {
  const characters = longFirstSentence(typed);
  if (characters !== null) return words.longFirst(characters);
  const room = platforms.includes('twitter') ? [words.roomOnX] : [];
  return [tones[tone].ownWords, ...room, words.rewordHint].join(' ');
}

function FactText({ fact }: { readonly fact: Fact }): ReactElement {
  if (fact.text === '') return <p className="leading-7 text-ink-soft italic">{words.leftOut}</p>;
  return (
    <div className="min-w-0">
      <p className="font-serif text-lg leading-snug">
        {fact.spans.length === 0 ? (
          fact.text
        ) : (
          <TraceableSentence
            pointer={{ kind: 'fact', name: fact.name, spans: fact.spans }}
            className="rounded-sm transition-colors hover:bg-supported-wash data-[lit=true]:bg-supported-wash"
          >
            {fact.text}
          </TraceableSentence>
        )}{' '}
        {fact.changed && (
          <Badge tone="sky" className="align-middle font-sans">
            {words.own}
          </Badge>
        )}
      </p>
      {fact.arms.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {fact.arms.map(({ label, value }) => (
            <li key={`${label}-${value}`} className="figures rounded-sm bg-wash px-2 py-0.5 text-sm">
              <b className="font-semibold">{value}</b> <span className="text-ink-soft">{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function changeOf(fact: Fact, { corrections }: Steering, text: string | null | undefined) {
  if (fact.name === 'finding') return { finding: text ?? null };
  return { corrections: withCorrection(corrections, fact.name, text) };
}
