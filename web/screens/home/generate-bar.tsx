import { CalendarClock, PenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { words as planWords } from '#web/features/plans/words.ts';
import { Button } from '#web/ui/button.tsx';
import type { QuotaNotice } from './quota.ts';
import { words } from './words.ts';

interface GenerateBarProps {
  readonly running: boolean;
  /** Clicking still says what is missing, so the button is not taken away. */
  readonly blocked: boolean;
  readonly quota: QuotaNotice | null;
  readonly onCancel: () => void;
}

/** The one button of the form: in reach at the bottom of a phone's screen, as a child of the form it sticks in. */
export function GenerateBar({ running, blocked, quota, onCancel }: GenerateBarProps): ReactElement {
  return (
    <>
      {quota !== null && <QuotaCard quota={quota} />}
      <div
        data-end-bar=""
        className="sticky bottom-0 z-20 -mx-4 flex gap-3 border-t border-line bg-paper px-4 py-3 md:static md:m-0 md:border-0 md:bg-transparent md:p-0"
      >
        <Button
          type="submit"
          variant="gradient"
          size="lg"
          className="flex-1 md:min-w-64 md:flex-none"
          disabled={running || quota?.usedUp === true}
          aria-disabled={blocked || undefined}
        >
          {running ? <Turning /> : <PenLine aria-hidden="true" />}
          {running ? words.generate.running : words.generate.label}
        </Button>
        {running && (
          <Button variant="outline" size="lg" onClick={onCancel}>
            {words.generate.cancel}
          </Button>
        )}
      </div>
      <p className="-mt-6 text-sm text-ink-soft">{words.generate.notice}</p>
    </>
  );
}

function Turning(): ReactElement {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-turn rounded-full border-2 border-current border-r-transparent"
    />
  );
}

function QuotaCard({ quota }: { readonly quota: QuotaNotice }): ReactElement {
  return (
    <div role="status" className="flex gap-3 rounded-md bg-check-wash px-4 py-3">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-check" />
      <div>
        {quota.title !== null && <p className="font-medium">{quota.title}</p>}
        <p className="text-ink-soft">{quota.text}</p>
        {quota.usedUp && (
          <Button variant="link" size="sm" asChild className="mt-1 -ml-3">
            <Link to={paths.pricing}>{planWords.seePlans}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
