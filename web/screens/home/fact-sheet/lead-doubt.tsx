import { type ReactElement, useState } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { words as homeWords } from '../words.ts';
import { FindingChoice } from './finding-choice.tsx';
import type { Steering } from './steering.ts';
import { words } from './words.ts';

interface LeadDoubtProps {
  readonly sheet: FactSheet;
  readonly steering: Steering;
}

/** Above the posts where the reader is not sure of the finding: what they lead with, and the way to another. */
export function LeadDoubt({ sheet, steering }: LeadDoubtProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-3 rounded-md bg-check-wash px-4 py-2">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 truncate text-sm">
          <b className="font-medium">{homeWords.results.leadWith}</b> {sheet.finding.text}
        </p>
        <Button
          variant="link"
          size="sm"
          className="-mr-3 shrink-0"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {homeWords.results.change}
        </Button>
      </div>
      {open && (
        <FindingChoice
          sheet={sheet}
          steering={steering}
          doubt={sheet.doubt ?? words.unsureLead}
          onDone={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Warnings besides the one that the banner says. */
export function withoutDoubt(warnings: readonly string[], sheet: FactSheet): readonly string[] {
  return warnings.filter((warning) => warning !== sheet.doubt);
}
