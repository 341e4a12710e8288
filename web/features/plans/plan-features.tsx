import { Check, Minus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PlanRow } from '#contract/types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/formats.ts';
import { words } from './words.ts';

interface PlanFeaturesProps {
  readonly plan: PlanRow;
  readonly title: string;
}

/** What a plan has, and what it has not: the same lines in every card. */
export function PlanFeatures({ plan, title }: PlanFeaturesProps): ReactElement {
  return (
    <ul
      aria-label={words.features.label(title)}
      className="mt-5 flex flex-col gap-2 border-t border-line pt-5"
    >
      {featuresOf(plan).map(({ text, has }) => {
        const Icon = has ? Check : Minus;
        return (
          <li key={text} className={classNames('flex gap-3', !has && 'text-ink-soft')}>
            <Icon
              aria-hidden="true"
              className={classNames('mt-1 size-4 shrink-0', has ? 'text-supported' : 'text-ink-soft')}
            />
            <span>
              {!has && <span className="sr-only">{words.features.missing} </span>}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface Feature {
  readonly text: string;
  readonly has: boolean;
}

/** Which of the insights a plan opens: a tick alone would promise all of them. */
function insightsOf({ hasGenerator, canUseHighlight, canUsePredict }: PlanRow): string {
  const { features } = words;
  if (!hasGenerator) return features.noInsights;
  return canUseHighlight && canUsePredict ? features.insights : features.someInsights;
}

function featuresOf(plan: PlanRow): readonly Feature[] {
  const { posts, maxKeys } = plan;
  const { features } = words;
  return [
    { text: plan.seatsDisplay, has: true },
    {
      text: posts === 'unlimited' ? features.unlimitedPosts : features.posts(formatNumber(posts)),
      has: true,
    },
    ...(plan.includesApi
      ? [{ text: maxKeys === 'unlimited' ? features.unlimitedKeys : features.keys(maxKeys), has: true }]
      : []),
    { text: insightsOf(plan), has: plan.hasGenerator },
    { text: features.doi, has: plan.canUseDoi },
    { text: features.support, has: plan.prioritySupport },
    // Only where it is: one more line that most plans lack would tell nobody anything.
    ...(plan.canUseBrand ? [{ text: features.brand, has: true }] : []),
  ];
}
