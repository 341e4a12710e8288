import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { metrics } from '#domain/insights/engagement-base.ts';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatNumber } from '#web/ui/formats.ts';
import type { Prediction } from './use-prediction.ts';
import { words } from './words.ts';

/** Numbers with their ranges and reasons, platform by platform, and what they are worth. */
export function PredictionCard({ prediction }: { readonly prediction: Prediction }): ReactElement {
  const { followers, model } = prediction;
  return (
    <Card aria-label={words.predictTitle} className="mt-5 flex flex-col gap-6 p-5">
      <div>
        <h3 className="text-lg">{words.predictTitle}</h3>
        <p className="mt-1 max-w-prose text-ink-soft">{words.predictNote(formatNumber(followers))}</p>
      </div>
      {platformIds
        .filter((platform) => prediction.predictions[platform] !== undefined)
        .map((platform) => (
          <PlatformEstimate key={platform} platform={platform} prediction={prediction} />
        ))}
      {prediction.notEstimated.length > 0 && (
        <p className="max-w-prose">
          {words.notEstimated(prediction.notEstimated.map((id) => platforms[id].label).join(', '))}
        </p>
      )}
      <details className="border-t border-line pt-2">
        <summary className="cursor-pointer py-2.5 font-medium text-sky">{words.modelCard}</summary>
        {model.card.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="mb-3 max-w-prose text-ink-soft">
            {paragraph}
          </p>
        ))}
        <p className="text-sm text-ink-soft">{words.modelVersion(model.version)}</p>
      </details>
    </Card>
  );
}

interface PlatformEstimateProps {
  readonly platform: PlatformId;
  readonly prediction: Prediction;
}

function PlatformEstimate({ platform, prediction }: PlatformEstimateProps): ReactElement {
  const { label } = platforms[platform];
  const reasons = prediction.reasons[platform] ?? [];
  return (
    <div>
      <h4 className="flex items-center gap-2 font-semibold">
        <PlatformMark platform={platform} className="size-5" />
        {label}
      </h4>
      <Numbers platform={platform} prediction={prediction} />
      {reasons.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1.5 text-sm">
          {reasons.map(({ text, effect }) => (
            <li key={text} className="flex max-w-prose gap-2">
              {effect === 'raises' ? (
                <TrendingUp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-supported" />
              ) : (
                <TrendingDown aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-check" />
              )}
              <span>
                <b className="font-medium">{words.effects[effect]}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Numbers({ platform, prediction }: PlatformEstimateProps): ReactElement {
  const values = prediction.predictions[platform] ?? {};
  const ranges = prediction.ranges[platform] ?? {};
  const columns = words.columns;
  return (
    <table className="figures mt-2 w-full max-w-md text-left">
      <caption className="sr-only">{words.tableCaption(platforms[platform].label)}</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-1 pr-3 font-medium">
            {columns.metric}
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-medium">
            {columns.number}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {columns.range}
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric) => {
          const [value, range] = [values[metric], ranges[metric]];
          if (value === undefined) return null;
          return (
            <tr key={metric} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {words.metric(platform, metric)}
              </th>
              <td className="py-1.5 pr-3 text-right font-medium">{formatNumber(value)}</td>
              <td className="py-1.5 text-right text-ink-soft">
                {range !== undefined && words.range(formatNumber(range.low), formatNumber(range.high))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
