import type { ReactElement } from 'react';
import type { PlanKey } from '#domain/plans/catalogue.ts';
import { type PlanChange, planDifference } from '#domain/plans/plan-difference.ts';
import { moneyText } from '../plans/money.ts';
import { words as planWords } from '../plans/words.ts';
import { changeWords } from './change-words.ts';
import { dayOf } from './standing.ts';
import type { ChangePreview } from './use-preview.ts';
import { words } from './words.ts';

interface ChangeFactsProps {
  readonly from: PlanKey;
  readonly to: PlanKey;
  /** "$4.99 a month": of the plan that one changes to. */
  readonly price: string;
  /** Undefined while it is not known. */
  readonly preview: ChangePreview | undefined;
  /** Why it will not be known; null otherwise. */
  readonly problem: string | null;
}

/** What somebody agrees to with a change: the money with its days, and what they gain and lose. */
export function ChangeFacts({ from, to, price, preview, problem }: ChangeFactsProps): ReactElement {
  const { gains, losses } = planDifference(from, to);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div role="status">
        {problem !== null && <p className="text-unsupported">{problem}</p>}
        {preview === undefined && problem === null && <p className="text-ink-soft">{words.change.asking}</p>}
        {preview !== undefined && <Charges preview={preview} price={price} />}
      </div>
      <Changes title={words.change.gains} changes={gains} />
      <Changes title={words.change.losses} changes={losses} />
    </div>
  );
}

interface ChargesProps {
  readonly preview: ChangePreview;
  readonly price: string;
}

function Charges({ preview, price }: ChargesProps): ReactElement {
  const { currency, interval, chargedNow, credited, nextCharge, nextChargeAt } = preview;
  const day = dayOf(nextChargeAt);
  const money = (amount: number): string => moneyText(amount, currency);
  const { change } = words;
  return (
    <>
      <h3 className="font-medium">{change.costs}</h3>
      <ul className="figures mt-1 flex flex-col gap-1">
        <li>{credited > 0 ? change.nothingNow(money(credited)) : change.now(money(chargedNow))}</li>
        {nextCharge !== null && nextChargeAt !== null && (
          <li>
            {nextCharge === 0
              ? change.nextOfCredit(day, price)
              : change.next(money(nextCharge), day, planWords.intervals[interval])}
          </li>
        )}
      </ul>
    </>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly PlanChange[];
  readonly say?: (change: PlanChange) => string;
}

/** A titled list of what one has more of, or less; nothing where that is nothing. */
export function Changes({ title, changes, say = changeWords }: ChangesProps): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((one) => (
          <li key={one.of}>{say(one)}</li>
        ))}
      </ul>
    </div>
  );
}
