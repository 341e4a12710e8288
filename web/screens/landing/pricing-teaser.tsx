import { Check, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { words as planWords } from '#web/features/plans/words.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Section } from './sections.tsx';
import { teaserPlans } from './teaser.build.ts';
import { words } from './words.ts';

/** Four of the catalogue's plans; the pricing page has all of them. */
export function PricingTeaser({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  return (
    <Section id="pricing" title={words.pricing.title} lead={words.pricing.lead} washed>
      <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {teaserPlans.map((plan) => (
          <li key={plan.key} className="flex flex-col rounded-md border border-line bg-sheet p-6 shadow-soft">
            <PlanTeaser plan={plan} signedIn={signedIn} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <AppLink to={paths.pricing} className={buttonClasses({ variant: 'link' })}>
          {words.pricing.all}
        </AppLink>
      </p>
    </Section>
  );
}

interface PlanTeaserProps {
  readonly plan: (typeof teaserPlans)[number];
  readonly signedIn: boolean;
}

function PlanTeaser({ plan, signedIn }: PlanTeaserProps): ReactElement {
  const { title, price, interval, has, lacks } = plan;
  const isFree = plan.key === 'FREE';
  const start = signedIn ? paths.home : paths.signup;
  return (
    <>
      <h3 className="text-xl">{title}</h3>
      <p className="figures mt-2">
        {plan.key === 'ENTERPRISE_CUSTOM' && <span className="text-ink-soft">{words.pricing.from} </span>}
        <span className="font-serif text-2xl">{price}</span>
        <span className="text-ink-soft">/{planWords.intervals[interval]}</span>
      </p>
      <ul className="mt-5 mb-6 flex flex-col gap-2.5">
        {has.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-supported" />
            {feature}
          </li>
        ))}
        {lacks.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-ink-soft">
            <Minus aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <AppLink
        to={isFree ? start : paths.pricing}
        className={buttonClasses({ variant: isFree ? 'default' : 'outline' }, 'mt-auto')}
      >
        {isFree ? (signedIn ? words.open : words.start) : words.pricing.see(title)}
      </AppLink>
    </>
  );
}
