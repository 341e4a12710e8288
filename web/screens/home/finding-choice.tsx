import { type ReactElement, useState } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { choiceCardClasses } from '#web/ui/choice-card.ts';
import type { ChangeDraft } from './use-draft.ts';
import { words } from './words.ts';

interface FindingChoiceProps {
  readonly sheet: FactSheet;
  readonly chosen: number | null;
  readonly change: ChangeDraft;
}

/** Lets the person name the finding: open by itself where the reader is not sure, else on request. */
export function FindingChoice({ sheet, chosen, change }: FindingChoiceProps): ReactElement | null {
  const [asked, setAsked] = useState(false);
  const unsure = !sheet.sure && chosen === null;
  if (sheet.candidates.length < 2 && chosen === null) return null;
  if (!unsure && !asked) {
    return (
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" className="-ml-3 text-sky" onClick={() => setAsked(true)}>
          {words.reading.change}
        </Button>
        {chosen !== null && (
          <Button variant="ghost" size="sm" className="text-sky" onClick={() => change({ finding: null })}>
            {words.reading.reset}
          </Button>
        )}
      </div>
    );
  }
  return (
    <fieldset id="finding-choice" className="mt-4 border-t border-line pt-4">
      <legend className="float-left w-full font-medium">{words.reading.unsure}</legend>
      <p className="clear-both mb-3 text-sm text-ink-soft">{sheet.doubt ?? words.reading.unsureLead}</p>
      <div className="flex flex-col gap-2">
        {inTextOrder(sheet.candidates).map((candidate) => (
          <label key={candidate.sentence} className={choiceCardClasses}>
            <input
              type="radio"
              name="finding"
              className="mt-1.5 size-4 shrink-0 accent-sky"
              checked={candidate.sentence === (chosen ?? sheet.finding.sentence)}
              onChange={() => {
                setAsked(true);
                change({ finding: candidate.sentence });
              }}
            />
            <span className="font-serif text-lg leading-snug">{candidate.text}</span>
          </label>
        ))}
      </div>
      {!unsure && (
        <Button variant="ghost" size="sm" className="mt-2 -ml-3 text-sky" onClick={() => setAsked(false)}>
          {words.reading.keep}
        </Button>
      )}
    </fieldset>
  );
}

/** The reader puts the chosen one first; on screen a choice must not move. */
function inTextOrder(candidates: FactSheet['candidates']): FactSheet['candidates'] {
  return candidates.toSorted((one, other) => one.sentence - other.sentence);
}
