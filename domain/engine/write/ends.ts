import { seededChoice } from '#domain/language/seeded.ts';
import { platforms } from '#domain/posts/platforms.ts';
import { quickLength } from './quick-length.ts';
import type { Sources } from './sources.ts';
import { tagsOf } from './subject-tags.ts';

/** An emoji ends the last line before the link. Never first, never in place of a word, never on harm. */
export function withEmoji({ voice, request, conditions }: Sources, body: string): string {
  const { on, signs, when = [], unless = [] } = voice.emoji;
  if (!on.includes(platforms[request.platform].like) || signs.length === 0 || conditions.has('grave'))
    return body;
  if (request.tone !== 'patient-voice' && ofTheIll.test(body)) return body;
  if (!when.every((one) => conditions.has(one)) || unless.some((one) => conditions.has(one))) return body;
  return `${body} ${seededChoice(request.seed, `emoji:${request.tone}`, signs)}`;
}

/** No party sign behind people who are ill, whatever the finding is about. */
const ofTheIll = /\b(?:patients?|strokes?|cancers?|tumou?rs?|died|deaths?|disease|injur\w+)\b/i;

/** Adds the hashtags that fit, within the platform's count. */
export function withTags({ sheet, request, conditions }: Sources, text: string): string {
  const { tags: allowed, like, limit } = platforms[request.platform];
  const quiet = request.tone === 'trial-recruit' || (request.tone === 'patient-voice' && like === 'twitter');
  const tags = tagsOf(sheet)
    .filter(({ kind }) => kind !== 'disease' || !(quiet || conditions.has('grave')))
    // A circle of X means nothing on other platforms.
    .filter(({ kind }) => kind !== 'community' || request.platform === 'twitter')
    .map((one) => one.text);
  const chosen = like === 'instagram' ? tags : withoutKin(tags);
  const gap = like === 'twitter' ? ' ' : '\n\n';
  for (let count = Math.min(allowed.max, chosen.length); count > 0; count -= 1) {
    const tagged = `${text}${gap}${chosen.slice(0, count).join(' ')}`;
    if (quickLength(request.platform, tagged) <= limit) return tagged;
  }
  return text;
}

/** Tags that file a post in the same drawer: where few are shown, one of them is enough. */
const kin: readonly (readonly string[])[] = [
  ['#Cancer', '#Oncology', '#CancerResearch'],
  ['#MRI', '#fMRI'],
  ['#Neuroscience', '#CompNeuro'],
  ['#Astronomy', '#Astrophysics'],
  ['#DeepLearning', '#MachineLearning', '#AI'],
];

function withoutKin(tags: readonly string[]): string[] {
  return tags.filter(
    (tag, at) =>
      !kin.some((family) => family.includes(tag) && tags.slice(0, at).some((one) => family.includes(one))),
  );
}
