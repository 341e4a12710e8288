import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { PlanRow } from '#contract/types.ts';
import type { Interval } from '#domain/plans/catalogue.ts';
import { paths } from '#web/app/paths.ts';
import type { Checkout } from '#web/features/checkout/use-checkout.tsx';
import { dollars } from '#web/features/plans/money.ts';
import { PlanFeatures } from '#web/features/plans/plan-features.tsx';
import { planTitle, priceText } from '#web/features/plans/price.ts';
import { words as planWords } from '#web/features/plans/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { PlanAction } from './plan-action.tsx';
import { isOnlyAtOther, type PricingCard, yearlySaving } from './pricing-cards.ts';
import { words } from './words.ts';

interface PlanCardProps {
  readonly card: PricingCard;
  readonly rows: readonly PlanRow[];
  readonly interval: Interval;
  readonly checkout: Checkout;
}

export function PlanCard({ card, ...rest }: PlanCardProps): ReactElement | null {
  switch (card.kind) {
    case 'plan':
      return <Single plan={card.plan} {...rest} />;
    case 'sizes':
      return <Sizes sizes={card.sizes} {...rest} />;
    case 'custom':
      return <Custom plan={card.plan} />;
  }
}

type SharedProps = Omit<PlanCardProps, 'card'>;

function Single({ plan, interval, ...rest }: SharedProps & { readonly plan: PlanRow }): ReactElement {
  return (
    <Frame
      plan={plan}
      title={planTitle(plan)}
      price={<Price amount={dollars(plan.price)} interval={plan.interval} />}
      note={noteOf(plan, interval, rest.rows)}
      action={<PlanAction plan={plan} {...rest} />}
    />
  );
}

/** How else it is not sold, what a year of it is by the month, and what it saves. */
function noteOf(plan: PlanRow, interval: Interval, rows: readonly PlanRow[]): string | null {
  const saved = yearlySaving(rows, plan);
  const notes = [
    ...(isOnlyAtOther(plan, interval) ? [words.only[plan.interval]] : []),
    ...(plan.interval === 'year' ? [words.monthly(dollars(plan.price / 12))] : []),
    ...(saved === null ? [] : [words.saves(dollars(saved))]),
  ];
  return notes.length === 0 ? null : notes.join('. ');
}

/** One plan in several sizes: the chosen one is what the card shows and sells. */
function Sizes({
  sizes,
  interval,
  ...rest
}: SharedProps & { readonly sizes: readonly PlanRow[] }): ReactElement | null {
  const isLive = useIsLive();
  const [chosen, choose] = useState(sizes[0]?.id);
  const plan = sizes.find(({ id }) => id === chosen) ?? sizes[0];
  if (plan === undefined) return null;
  return (
    <Frame
      plan={plan}
      title={words.sizes.title}
      price={<Price amount={dollars(plan.price)} interval={plan.interval} />}
      note={noteOf(plan, interval, rest.rows)}
      action={<PlanAction plan={plan} {...rest} />}
    >
      <Field label={words.sizes.label} className="mt-4">
        {(control) => (
          <Select
            {...control}
            value={plan.id}
            disabled={!isLive}
            onChange={(event) => choose(event.target.value)}
          >
            {sizes.map((size) => (
              <option key={size.id} value={size.id}>
                {words.sizes.option(size.seatsDisplay, priceText(size))}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Frame>
  );
}

/** Agreed in a conversation, and therefore the one that stands out. */
function Custom({ plan }: { readonly plan: PlanRow }): ReactElement {
  return (
    <Frame
      plan={plan}
      title={planTitle(plan)}
      className="border-sky bg-sky-wash ring-1 ring-sky"
      badge={words.custom.badge}
      price={
        <>
          <span className="text-base text-ink-soft">{words.custom.from} </span>
          <Price amount={words.custom.price(dollars(plan.price))} interval={plan.interval} />
        </>
      }
      note={null}
      action={
        <Button asChild>
          <Link to={paths.contact}>{words.custom.contact}</Link>
        </Button>
      }
    />
  );
}

interface PriceProps {
  readonly amount: string;
  readonly interval: Interval;
}

function Price({ amount, interval }: PriceProps): ReactElement {
  return (
    <>
      {amount}{' '}
      <span className="text-base text-ink-soft">{planWords.per('', planWords.intervals[interval])}</span>
    </>
  );
}

interface FrameProps {
  readonly plan: PlanRow;
  readonly title: string;
  readonly badge?: string;
  readonly price: ReactNode;
  /** Stands below the price; null where there is nothing to say. */
  readonly note: string | null;
  readonly action: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

function Frame(props: FrameProps): ReactElement {
  const id = useId();
  const { plan, title, badge, price, note, action } = props;
  return (
    <Card aria-labelledby={id} className={classNames('flex w-full flex-col p-6', props.className)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {badge !== undefined && <Badge tone="sky">{badge}</Badge>}
      </div>
      <p className="figures mt-3 font-serif text-2xl">{price}</p>
      {note !== null && <p className="text-sm text-ink-soft">{note}</p>}
      <p className="mt-2 text-ink-soft">{plan.description}</p>
      {props.children}
      <PlanFeatures plan={plan} title={title} />
      <div className="mt-auto flex flex-col pt-6">{action}</div>
    </Card>
  );
}
