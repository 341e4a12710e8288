import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { type PlatformId, platformIds } from '../posts/platforms.ts';
import { basesOf, metrics, mostFollowers } from './engagement-base.ts';
import { type Effect, effects } from './engagement-effects.ts';
import { predictPost, predictPosts } from './predict.ts';
import { predictionModel } from './prediction-model.ts';

const platform = fc.constantFrom(...platformIds.filter((id) => basesOf(id) !== null));
const followers = fc.oneof(fc.nat(mostFollowers), fc.nat(5000));
const awkward = [
  '#a ',
  'https://doi.org/10.1/x ',
  '\n',
  '12% ',
  'We ',
  '? ',
  '🚀',
  'breakthrough ',
  '\ud800',
  '(',
  'a.',
];
const post = fc.oneof(
  anyText(),
  fc.array(fc.constantFrom(...awkward), { maxLength: 80 }).map((parts) => parts.join('')),
);
const finding = 'Coffee intake was linked to 12% fewer deaths in 1,200 adults.';

describe('predictPost', () => {
  it('takes any text, and answers whole numbers within their ranges, the same each time', () => {
    fc.assert(
      fc.property(platform, post, followers, (platform, text, followers) => {
        const found = predictPost({ platform, text, followers });
        expect(predictPost({ platform, text, followers })).toEqual(found);
        expect(found === null).toBe(text.trim() === '');
        for (const { value, low, high } of Object.values(found?.metrics ?? {})) {
          expect([value, low, high].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
          expect(low <= value && value <= high).toBe(true);
        }
      }),
    );
  });

  it('never falls as the account grows', () => {
    fc.assert(
      fc.property(platform, post, followers, followers, (platform, text, a, b) => {
        const smaller = predictPost({ platform, text, followers: Math.min(a, b) })?.metrics ?? {};
        const larger = predictPost({ platform, text, followers: Math.max(a, b) })?.metrics ?? {};
        for (const metric of metrics)
          for (const part of ['value', 'low', 'high'] as const)
            expect(larger[metric]?.[part] ?? 0).toBeGreaterThanOrEqual(smaller[metric]?.[part] ?? 0);
      }),
    );
  });

  it('counts clicks only where there is a link that works', () => {
    const withLink = `${finding} https://doi.org/10.1/x`;
    expect(predictPost({ platform: 'twitter', text: finding })?.metrics.clicks).toBeUndefined();
    expect(predictPost({ platform: 'twitter', text: withLink })?.metrics.clicks).toBeDefined();
    expect(predictPost({ platform: 'instagram', text: withLink })?.metrics.clicks).toBeUndefined();
  });

  it('gives the reasons that stand in the post, the strongest first, and lets them count', () => {
    const of = (text: string) => predictPost({ platform: 'linkedin', text, followers: 1_000_000 });
    const plain = of(finding);
    const praised = of(`A breakthrough! ${finding}`);
    expect(plain?.reasons.map(({ text, effect }) => [text.split(/[.:] /)[0], effect])).toEqual([
      ['The finding comes first', 'raises'],
      ['A number in the first line', 'raises'],
    ]);
    expect(
      praised?.reasons.some(({ text, effect }) => /“breakthrough”/.test(text) && effect === 'lowers'),
    ).toBe(true);
    expect(praised?.metrics.likes?.value).toBeLessThan(plain?.metrics.likes?.value ?? 0);
  });

  it('widens the range where a trait is unclear, and changes nothing else', () => {
    const of = (text: string) =>
      predictPost({ platform: 'linkedin', text, followers: 1_000_000 })?.metrics.likes ?? {
        value: 0,
        low: 0,
        high: 0,
      };
    const [they, we] = [of('They looked at sleep.'), of('We looked at sleep.')];
    expect(we.value).toBe(they.value);
    expect([we.low < they.low, we.high > they.high]).toEqual([true, true]);
  });
});

describe('predictPosts', () => {
  it('answers plain numbers and, beside them, ranges, reasons, the account and the model', () => {
    const found = predictPosts({ content: { twitter: finding, linkedin: ' \n', instagram: finding } });
    if (!found.ok) throw new Error(found.failure.message);
    const { predictions, ranges, reasons, followers, model } = found.value;
    for (const part of [predictions, ranges, reasons])
      expect(Object.keys(part)).toEqual(['twitter', 'instagram']);
    expect(Object.keys(predictions.twitter ?? {})).toEqual(Object.keys(ranges.twitter ?? {}));
    expect([followers, model]).toEqual([1000, predictionModel]);
  });

  it('estimates nothing where no figures are published, and says where', () => {
    const found = predictPosts({
      content: { twitter: finding, threads: finding, bluesky: finding, mastodon: '' },
    });
    if (!found.ok) throw new Error(found.failure.message);
    expect(Object.keys(found.value.predictions)).toEqual(['twitter']);
    expect(found.value.notEstimated).toEqual(['bluesky', 'threads']);
    expect(predictPosts({ content: { mastodon: finding } })).toMatchObject({
      ok: true,
      value: { predictions: {}, notEstimated: ['mastodon'] },
    });
  });

  it.each([[undefined], [{}], [{ twitter: '', facebook: ' \n ' }]])('finds no post in %j', (content) => {
    expect(predictPosts({ content })).toMatchObject({
      ok: false,
      failure: { code: 'invalid_request', message: 'No posts available to predict.' },
    });
  });
});

describe('docs/model-card-predict.md', () => {
  const card = readFileSync(new URL('../../docs/model-card-predict.md', import.meta.url), 'utf8');

  it.each(effects)('lists the effect: $name', (effect) => {
    expect(card).toContain(rowOfEffect(effect));
  });

  it.each(platformIds)('lists the base of %s', (platform) => {
    for (const row of rowsOfBase(platform)) expect(card).toContain(row);
  });

  it('is of this version, and says what the short card says', () => {
    expect(card).toContain(predictionModel.version);
    for (const paragraph of predictionModel.card.split('\n\n')) expect(card).toContain(paragraph);
  });
});

function rowOfEffect({ name, times, doubt, direction, size, source }: Effect): string {
  const changes = Object.entries(times).map(([metric, factor]) => `${metric} × ${factor}`);
  return `| ${name} | ${changes.join(', ') || 'nothing'} | ${doubt} | ${direction} | ${size} | ${source} |`;
}

function rowsOfBase(platform: PlatformId): string[] {
  return Object.entries(basesOf(platform) ?? {}).map(
    ([metric, { count, doubt, source }]) => `| ${platform} | ${metric} | ${count} | ${doubt} | ${source} |`,
  );
}
