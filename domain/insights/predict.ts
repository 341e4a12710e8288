import { type PlatformId, platformIds } from '../posts/platforms.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  type Base,
  basesOf,
  doubtPerDecade,
  fewestFollowers,
  growth,
  type Metric,
  metrics,
  mostFollowers,
  usualFollowers,
} from './engagement-base.ts';
import { type Effect, effects } from './engagement-effects.ts';
import { readFeatures } from './post-features.ts';
import { predictionModel } from './prediction-model.ts';

/** A whole number, and the two between which it may well lie. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What in the post raises or lowers the numbers. */
export interface Reason {
  readonly text: string;
  readonly effect: 'raises' | 'lowers';
}

export interface PostPrediction {
  /** Clicks only where there is something to click. */
  readonly metrics: Readonly<Partial<Record<Metric, Estimate>>>;
  /** The strongest first. */
  readonly reasons: readonly Reason[];
}

interface PostOf {
  readonly platform: PlatformId;
  readonly text: string;
  readonly followers?: number | undefined;
  /** What the post is about; lifts words of praise that the source uses itself. */
  readonly source?: string | undefined;
}

/**
 * Estimates what a post gets, from its text and the size of the account alone: the base of the platform, grown with the
 * account, times the effect of each trait; the range adds up what is not known of each. A transparent table and no
 * fitted model: docs/model-card-predict.md. Null for a blank post, and on a platform of which no figures are published.
 */
export function predictPost({ platform, text, followers, source }: PostOf): PostPrediction | null {
  const platformBases = basesOf(platform);
  if (platformBases === null || text.trim() === '') return null;
  const features = readFeatures(platform, text, source);
  const held = effects.filter((effect) => effect.on.includes(platform) && effect.holds(features));
  const reasons = [...held].sort((a, b) => Math.abs(pull(b)) - Math.abs(pull(a)));
  const canClick = features.hasLink;
  return {
    metrics: Object.fromEntries(
      metrics.flatMap((metric) => {
        const base = platformBases[metric];
        if (base === undefined || (metric === 'clicks' && !canClick)) return [];
        return [[metric, estimate(metric, base, held, followers ?? usualFollowers)]];
      }),
    ),
    reasons: reasons.flatMap(({ reason, ...effect }) =>
      reason === null
        ? []
        : [{ text: reason(features), effect: pull(effect) > 0 ? ('raises' as const) : ('lowers' as const) }],
    ),
  };
}

/** How many standard deviations a range reaches either way: 8 in 10, if the table were right. Nobody has tested that. */
const reach = 1.28;

function estimate(metric: Metric, base: Base, held: readonly Effect[], followers: number): Estimate {
  const decades = Math.log10(Math.min(mostFollowers, Math.max(fewestFollowers, followers)) / usualFollowers);
  const middle = held.reduce(
    (sum, { times }) => sum + Math.log(times[metric] ?? 1),
    Math.log(base.count) + growth * decades * Math.LN10,
  );
  const doubts = [Math.log(base.doubt), Math.log(doubtPerDecade) * decades];
  for (const { doubt, times } of held) {
    const isUnclear = Object.keys(times).length === 0;
    if (isUnclear || times[metric] !== undefined) doubts.push(Math.log(doubt));
  }
  const width = reach * Math.hypot(...doubts);
  return {
    value: Math.round(Math.exp(middle)),
    low: Math.floor(Math.exp(middle - width)),
    high: Math.ceil(Math.exp(middle + width)),
  };
}

/** How far an effect moves all metrics together, on the logarithmic scale. */
function pull({ times }: Pick<Effect, 'times'>): number {
  return metrics.reduce((sum, metric) => sum + Math.log(times[metric] ?? 1), 0);
}

type PerPlatform<Value> = { -readonly [Platform in PlatformId]?: Value };

/** What is asked: posts by platform, blank or not, and the account that they are for. */
export interface PredictRequest {
  readonly content?: Readonly<Partial<Record<PlatformId, string | undefined>>> | undefined;
  readonly followers?: number | undefined;
  readonly source?: string | undefined;
}

export interface Predictions {
  readonly predictions: Readonly<PerPlatform<Readonly<Partial<Record<Metric, number>>>>>;
  readonly ranges: Readonly<PerPlatform<Readonly<Partial<Record<Metric, Omit<Estimate, 'value'>>>>>>;
  readonly reasons: Readonly<PerPlatform<readonly Reason[]>>;
  /** Platforms of the other posts: no published figures tell what an account of a given size gets there. */
  readonly notEstimated: readonly PlatformId[];
  /** The account size that the numbers are for, stated or usual. */
  readonly followers: number;
  readonly model: typeof predictionModel;
}

/** Estimates for each post that is there; fails where none is (spec section 5). */
export function predictPosts({
  content = {},
  followers = usualFollowers,
  source,
}: PredictRequest): Result<Predictions> {
  const predictions: PerPlatform<Partial<Record<Metric, number>>> = {};
  const ranges: PerPlatform<Partial<Record<Metric, Omit<Estimate, 'value'>>>> = {};
  const reasons: PerPlatform<readonly Reason[]> = {};
  const given = platformIds.filter((platform) => (content[platform] ?? '').trim() !== '');
  if (given.length === 0) return fail('invalid_request', noPosts);
  for (const platform of given) {
    const found = predictPost({ platform, text: content[platform] ?? '', followers, source });
    if (found === null) continue;
    const entries = Object.entries(found.metrics);
    predictions[platform] = Object.fromEntries(entries.map(([metric, { value }]) => [metric, value]));
    ranges[platform] = Object.fromEntries(entries.map(([metric, { low, high }]) => [metric, { low, high }]));
    reasons[platform] = found.reasons;
  }
  const notEstimated = given.filter((platform) => predictions[platform] === undefined);
  return ok({ predictions, ranges, reasons, notEstimated, followers, model: predictionModel });
}

const noPosts = 'No posts available to predict.';
