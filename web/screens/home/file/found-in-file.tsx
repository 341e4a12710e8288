import { type ReactElement, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toasts } from '#web/ui/toast-store.ts';
import type { Draft } from '../draft.ts';
import { NoticeLine } from '../lookup/notice-line.tsx';
import { undoOf } from '../lookup/use-lookup.ts';
import type { ChangeDraft } from '../use-draft.ts';
import { changesOfPaper, type FoundPaper, type PartName, partsOf } from './file-changes.ts';
import { words } from './words.ts';

interface FoundInFileProps {
  readonly name: string;
  readonly paper: FoundPaper;
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** The person has used it or wants none of it. */
  readonly onDone: () => void;
}

/** What a file says of itself, to be confirmed before it replaces anything. */
export function FoundInFile({ name, paper, draft, change, onDone }: FoundInFileProps): ReactElement {
  const id = useId();
  const parts = partsOf(paper);
  const [chosen, setChosen] = useState<PartName | null>(parts[0]?.name ?? null);
  const text = chosen === null ? null : paper[chosen];
  function use(): void {
    if (text === null) return;
    change(changesOfPaper(paper, text, draft));
    toasts.add({
      title: words.used(name),
      variant: 'success',
      action: { label: words.undo, run: undoOf(draft, change) },
    });
    onDone();
  }
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-md border border-line bg-sheet p-4 md:p-5"
    >
      <div>
        <h2 id={id} className="text-lg break-words">
          {words.from(name)}
        </h2>
        <p className="text-sm text-ink-soft">{parts.length === 0 ? words.none : words.check}</p>
      </div>
      {paper.notices.length > 0 && (
        <ul className="flex flex-col gap-2">
          {paper.notices.map((notice) => (
            <NoticeLine key={notice.type} notice={notice} />
          ))}
        </ul>
      )}
      <Fields paper={paper} />
      {parts.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">{words.part}</legend>
          {parts.map((part) => (
            <Choice
              key={part.name}
              label={
                part.name === 'abstract' && !paper.abstractIsMarked ? words.opening : words.parts[part.name]
              }
              text={part.text}
              group={`${id}-part`}
              checked={part.name === chosen}
              onChoose={() => setChosen(part.name)}
            />
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        {text !== null && <Button onClick={use}>{words.use}</Button>}
        <Button variant="ghost" onClick={onDone}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}

/** Authors that are named. */
const named = 3;

function Fields({ paper }: { readonly paper: FoundPaper }): ReactElement {
  const { title, authors, journal, doi } = paper;
  const more = authors.length - named;
  const list = authors.slice(0, named).join(', ') + (more > 0 ? ` ${words.more(more)}` : '');
  const rows = [
    [words.fields.title, title],
    [words.fields.authors, list],
    [words.fields.journal, journal],
    [words.fields.doi, doi],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {rows.map(([label, value]) =>
        value === null || value === '' ? null : (
          <div key={label} className="contents">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, text, group, checked, onChoose }: ChoiceProps): ReactElement {
  return (
    <label
      className={classNames(
        'flex cursor-pointer gap-3 rounded-md border p-3',
        checked ? 'border-sky bg-wash' : 'border-line',
      )}
    >
      <input
        type="radio"
        name={group}
        className="mt-1.5 size-4 shrink-0 accent-sky"
        checked={checked}
        onChange={onChoose}
      />
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{label}</span>
          <span className="text-sm text-ink-soft">{words.characters(text.length.toLocaleString('en'))}</span>
        </span>
        <span
          className={classNames('block font-serif text-ink-soft', checked ? 'line-clamp-6' : 'line-clamp-2')}
        >
          {text}
        </span>
      </span>
    </label>
  );
}
