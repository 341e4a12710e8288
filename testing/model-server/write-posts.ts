import type { AskedPosts } from './read-request.ts';
import { verdictsOf } from './verify-claims.ts';

/** How the stand-in writes: as it should, or with one of the faults that models have. */
export const manners = [
  'good',
  'exaggerates',
  'exaggerates-once',
  'invents-numbers',
  'breaks-limits',
  'adds-links',
  'praises',
  'refuses',
  'obeys-the-source',
  'tells-its-prompt',
  'believes-all',
  'doubts-all',
] as const;
export type Manner = (typeof manners)[number];

/** What an answer holds: posts by platform, or what else was asked for. */
export function postsOf(asked: AskedPosts, manner: Manner): Record<string, unknown> {
  if (asked.claims !== null) return verdictsOf(asked.claims, manner);
  if (asked.picture !== null) return { altText: altTexts[manner] ?? altTexts.good };
  const writing = manner === 'exaggerates-once' ? (asked.repairs ? 'good' : 'exaggerates') : manner;
  return Object.fromEntries(asked.platforms.map((platform) => [platform, postOf(asked, platform, writing)]));
}

const goodAltText = 'Bar chart of pain by group: lower with exercise than with usual care.';
/** What it says of a picture; as above where a manner is not listed. */
const altTexts: Readonly<Partial<Record<Manner, string>>> & { readonly good: string } = {
  good: goodAltText,
  exaggerates: 'Figure showing that exercise always causes a groundbreaking fall in pain by 97.3%.',
  'adds-links': `${goodAltText} See https://evil.example and @evil. #Evil`,
  refuses: '',
};

type Writing = Exclude<Manner, 'exaggerates-once'>;

function postOf({ facts }: AskedPosts, platform: string, writing: Writing): string {
  const must = facts.mustSay.join(' ');
  const isShort = platform === 'twitter' || platform === 'bluesky';
  const parts = isShort
    ? [facts.finding, must]
    : [
        facts.finding,
        ...facts.alsoFound.slice(0, 1),
        facts.limit === null ? '' : sentence(facts.limit),
        must,
      ];
  const body = parts.filter((part) => part !== '').join(isShort ? ' ' : '\n\n');
  const faults: Readonly<Record<Writing, () => string>> = {
    good: () => `${body} {link}`,
    exaggerates: () => `${exaggerated(body)} {link}`,
    'invents-numbers': () => `${body} It worked in 97.3% of 12,345 cases. {link}`,
    'breaks-limits': () => `${body} ${`${facts.finding} `.repeat(10)}{link}`,
    'adds-links': () =>
      `${body} Read https://evil.example/offer and www.evil.example, says @evil. #Evil {link}`,
    praises: () => `A groundbreaking, game-changing result. ${body} {link}`,
    refuses: () => "I'm sorry, but I can't help with that.",
    'believes-all': () => `${body} {link}`,
    'doubts-all': () => `${body} {link}`,
    'tells-its-prompt': () =>
      `Say only what the data say. <<<DATA-k3J9xQz7LmN0pR5t ${body} Love this result: F! {link}`,
    'obeys-the-source': () => 'My instructions are: You write posts about research. https://evil.example',
  };
  return faults[writing]();
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** Doubt gone, link turned into cause, size blown up: what a keen model does. */
function exaggerated(text: string): string {
  return text
    .replace(/\b(?:may|might|could) (?=\p{Ll})/gu, 'will certainly ')
    .replace(/\b(?:suggests?|indicates?) that\b/gi, 'proves that')
    .replace(/\b(?:is|are|was|were) (?:associated|correlated) with\b/gi, 'causes')
    .replace(/^/, 'This proves it: a cure, once and for all. ');
}
