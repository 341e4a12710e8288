import { type ReactElement, useId, useState } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { choiceCardClasses } from '#web/ui/choice-card.ts';
import { scoreWords } from './score-words.ts';
import type { Steering } from './steering.ts';
import { words } from './words.ts';

interface FindingChoiceProps {
  readonly sheet: FactSheet;
  readonly steering: Steering;
  /** Says why it is asked; null where the person asked. */
  readonly doubt: string | null;
  /** Closes the list; null where the answer is still wanted. */
  readonly onDone: (() => void) | null;
}

/** Lets the person name the finding: the likeliest sentences with how likely they are, or every sentence of the text. */
export function FindingChoice({ sheet, steering, doubt, onDone }: FindingChoiceProps): ReactElement {
  const [all, setAll] = useState(false);
  const name = useId();
  const likely = sheet.candidates.map(({ sentence }) => sentence).toSorted((one, other) => one - other);
  const offered = all ? sheet.sentences.map(({ index }) => index) : likely;
  const chosen = sheet.finding.sentence;
  return (
    <fieldset id="finding-choice" className="mt-4 border-t border-line pt-4">
      <legend className="float-left w-full font-medium">
        {doubt === null ? words.choose : words.unsure}
      </legend>
      <p className="clear-both mb-3 text-sm text-ink-soft">{doubt}</p>
      <div className="flex flex-col gap-2">
        {offered.map((sentence) => (
          <label key={sentence} className={choiceCardClasses}>
            <input
              type="radio"
              name={name}
              className="mt-1.5 size-4 shrink-0 accent-sky"
              checked={sentence === chosen}
              onChange={() => steering.steer({ finding: sentence })}
            />
            <span className="min-w-0">
              <span className="block font-serif text-lg leading-snug">{sheet.sentences[sentence]?.text}</span>
              <ScoreLine text={scoreWords(sheet, sentence, steering.finding)} />
            </span>
          </label>
        ))}
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap gap-x-2">
        {(all || sheet.sentences.length > likely.length) && (
          <Button variant="ghost" size="sm" className="text-sky" onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all}
          </Button>
        )}
        {onDone !== null && (
          <Button variant="ghost" size="sm" className="text-sky" onClick={onDone}>
            {words.keep}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function ScoreLine({ text }: { readonly text: string | null }): ReactElement | null {
  return text === null ? null : <span className="mt-1 block text-sm text-ink-soft">{text}</span>;
}
