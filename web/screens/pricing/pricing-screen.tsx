import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { OutputOf, PlanRow } from '#contract/types.ts';
import { planOffers } from '#domain/plans/plan-rows.ts';
import { plansQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { Unreachable } from '#web/app/unreachable.tsx';
import { useCheckout } from '#web/features/checkout/use-checkout.tsx';
import { LegalNote } from '#web/features/links/legal-note.tsx';
import { ComparePlans } from './compare-plans.tsx';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import { pricingCards } from './pricing-cards.ts';
import { useReturn } from './use-return.ts';
import { words } from './words.ts';

export function PricingScreen(): ReactElement {
  const plans = useQuery(plansQuery);
  if (plans.data === undefined && plans.isError) return <Unreachable onRetry={() => void plans.refetch()} />;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 md:px-6 md:py-16">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      <Plans {...(plans.data ?? unanswered)} />
      <Refunds />
    </div>
  );
}

interface PlansProps {
  readonly plans: readonly PlanRow[];
  /** Undefined until the server has said it: then the page itself knows whether money moves. */
  readonly payment: OutputOf<'listPlans'>['payment'] | undefined;
}

/** What the plans are is known before the server says which of them it sells; until then a click waits for that. */
const unanswered: PlansProps = {
  plans: planOffers().map((offer) => {
    const price = offer.price === 0 ? null : 'unanswered';
    return { ...offer, paymentPriceId: price, paddlePriceId: price };
  }),
  payment: undefined,
};

function Plans({ plans, payment }: PlansProps): ReactElement {
  const checkout = useCheckout();
  const [interval, setInterval] = useReturn(plans, checkout);
  return (
    <>
      {payment?.environment !== 'production' && <TestingMode />}
      <IntervalToggle interval={interval} onChange={setInterval} />
      <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {pricingCards(plans, interval).map((card) => (
          // Another price is another card: what was pressed on the one buys nothing on the other.
          <li key={card.kind === 'sizes' ? card.kind : card.plan.id} className="flex">
            <PlanCard card={card} rows={plans} interval={interval} checkout={checkout} />
          </li>
        ))}
      </ul>
      <ComparePlans rows={plans} />
      {checkout.window}
    </>
  );
}

/** Shown whenever the payment is not the real one (spec section 1); the server says on every page if it is. */
function TestingMode(): ReactElement {
  return (
    <p className="mt-6 flex max-w-2xl gap-3 rounded-md bg-check-wash px-4 py-3 in-data-[payment=real]:hidden">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-check" />
      {words.testing}
    </p>
  );
}

function Refunds(): ReactElement {
  return (
    <section aria-labelledby="refunds" className="mt-12 max-w-2xl">
      <h2 id="refunds" className="text-xl">
        {words.refunds.title}
      </h2>
      <p className="mt-2 text-ink-soft">
        {words.refunds.text}{' '}
        <Link to={paths.contact} className="py-3 font-medium text-sky underline underline-offset-4">
          {words.refunds.ask}
        </Link>
      </p>
      <LegalNote className="mt-4" />
    </section>
  );
}
