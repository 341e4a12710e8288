import { CalendarClock, PenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { words as planWords } from '#web/features/plans/words.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { QuotaNotice } from './quota.ts';
import { words } from './words.ts';

export interface GenerateProps {
  readonly running: boolean;
  /** Clicking still says what is missing, so the button is not taken away. */
  readonly blocked: boolean;
  readonly quota: QuotaNotice | null;
  readonly onCancel: () => void;
}

/** The button of the form, and the one that ends what it began. */
export function GenerateButtons({
  running,
  blocked,
  quota,
  onCancel,
  size,
}: GenerateProps & { readonly size: 'default' | 'lg' }): ReactElement {
  return (
    <>
      <Button
        type="submit"
        variant="gradient"
        size={size}
        className={classNames(size === 'lg' && 'flex-1')}
        disabled={running || quota?.usedUp === true}
        aria-disabled={blocked || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {running ? <Turning /> : <PenLine aria-hidden="true" />}
        {running ? words.generate.running : words.generate.label}
      </Button>
      {running && (
        <Button variant="outline" size={size} onClick={onCancel}>
          {words.generate.cancel}
        </Button>
      )}
    </>
  );
}

/** At the bottom of the window, or of the column beside the text: in reach wherever one is. */
export function GenerateBar(props: GenerateProps): ReactElement {
  return (
    <>
      {props.quota !== null && <QuotaCard quota={props.quota} />}
      <div
        data-end-bar=""
        className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 md:mx-0 md:px-0 xl:border-0 xl:py-1"
      >
        <div className="flex gap-3">
          <GenerateButtons {...props} size="lg" />
        </div>
      </div>
      <p className="text-sm text-ink-soft">{words.generate.notice}</p>
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

export function QuotaCard({ quota }: { readonly quota: QuotaNotice }): ReactElement {
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
