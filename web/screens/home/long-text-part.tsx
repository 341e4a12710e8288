import { type ReactElement, useDeferredValue, useEffect, useId, useMemo } from 'react';
import { type LongText, readLongText, textOfPart } from '#domain/engine/read/long-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Draft } from './draft.ts';
import type { ChangeDraft } from './use-draft.ts';
import { words } from './words.ts';

const { part: says } = words.source;

interface LongTextPartProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

/** Which part of a text is used that is longer than what is, and the way to another. */
export function LongTextPart({ draft, change }: LongTextPartProps): ReactElement | null {
  const id = useId();
  const text = useDeferredValue(draft.text);
  const long = useMemo(() => readLongText(text), [text]);
  const at = numberOf(long, draft.used);
  const isCurrent = text === draft.text;
  useEffect(() => {
    if (isCurrent && long.parts.length > 0 && textOfPart(long, at) !== draft.used)
      change({ used: textOfPart(long, at) });
  }, [isCurrent, long, at, draft.used, change]);
  const part = long.parts[at];
  if (part === undefined) return null;
  const last = long.parts.length - 1;
  const go = (next: number): void => change({ used: textOfPart(long, Math.min(last, Math.max(0, next))) });
  const place = says.place(figure(part.start + 1), figure(part.end), figure(long.text.length));
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-md border border-line bg-sheet p-4 md:p-5"
    >
      <div>
        <h2 id={id} className="text-lg">
          {says.title}
        </h2>
        <p className="text-sm text-ink-soft">{says.lead(figure(long.text.length))}</p>
      </div>
      <Edges text={textOfPart(long, at)} />
      {last > 0 && (
        <>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={says.slider}
            aria-valuetext={place}
            className="h-11 w-full accent-sky"
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="outline" size="sm" aria-disabled={at === 0} onClick={() => go(at - 1)}>
              {says.earlier}
            </Button>
            <Button variant="outline" size="sm" aria-disabled={at === last} onClick={() => go(at + 1)}>
              {says.later}
            </Button>
            {at !== long.best && (
              <Button variant="ghost" size="sm" onClick={() => go(long.best)}>
                {says.best}
              </Button>
            )}
            <span className="figures text-sm text-ink-soft">{place}</span>
          </div>
        </>
      )}
    </section>
  );
}

/** Characters of a part's beginning and of its end that are shown. */
const shown = 160;

function Edges({ text }: { readonly text: string }): ReactElement {
  const isShort = text.length <= 2 * shown;
  const start = text.slice(0, shown).replace(/\s+\S*$/, '');
  const end = text.slice(-shown).replace(/^\S*\s+/, '');
  return <p className="font-serif text-lg break-words">{isShort ? text : `${start} … ${end}`}</p>;
}

/** The part that was used last where this text has it, else the suggested one. */
function numberOf(long: LongText, used: string | null): number {
  const kept = used === null ? -1 : long.parts.findIndex((_, at) => textOfPart(long, at) === used);
  return kept === -1 ? long.best : kept;
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
