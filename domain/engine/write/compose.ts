import { findNumbers } from '#domain/language/numbers.ts';
import { seededIndex } from '#domain/language/seeded.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { bodySlots } from './body-slots.ts';
import type { Slots } from './common-slots.ts';
import { withEmoji } from './ends.ts';
import { fill } from './fill.ts';
import type { Lead } from './leads.ts';
import { linkLines } from './link-line.ts';
import { noticeFor } from './notices.ts';
import { overlap } from './phrases.ts';
import { quickLength } from './quick-length.ts';
import { isSaidDesign } from './said-design.ts';
import type { Sources } from './sources.ts';
import { afterAuthors } from './story/own-words.ts';
import { type ToldOwn, tellOwn } from './told-own.ts';
import { toldThatFits } from './told-that-fits.ts';
import type { Line, Paragraph, Part } from './voice.ts';
import { workLine } from './work-line.ts';

/**
 * Builds a post around its lead: what must be said first, then part after part by importance, as long as the post
 * stays inside its platform's band, each in its shortest words; what room is left then goes to fuller ones. Parts are
 * whole sentences; nothing is cut inside.
 */
export function compose(sources: Sources, platform: PlatformId, lead: Lead): string {
  const budget = budgetOf(platform);
  const fits = (text: string, limit: number): boolean => quickLength(platform, text) <= limit;
  const must = new Map<Part, Wording>(
    (sources.voice.always ?? [])
      .filter((part) => part in sources.voice.say)
      .map((part) => [part, 'shortest']),
  );
  const draft = fullestDraft(sources, platform, lead, (one) =>
    fits(one.render(must, one.endings.at(-1) ?? ''), platforms[platform].limit),
  );
  const endings = draft.endings;
  const shortest = endings.at(-1) ?? '';
  let chosen: Parts = fits(draft.render(must, shortest), platforms[platform].limit) ? must : new Map();
  let ending = shortest;
  const take = (part: Part, wording: Wording): void => {
    const tried = new Map([...chosen, [part, wording] as const]);
    if (fits(draft.render(tried, ending), budget)) chosen = tried;
  };
  for (const step of importance) {
    if (step === 'call') {
      ending = endings.find((one) => fits(draft.render(chosen, one), budget)) ?? ending;
    } else if (!chosen.has(step) && draft.wordings(step) > 0) {
      take(step, 'shortest');
    }
  }
  for (const [part, wording] of chosen)
    if (wording === 'shortest' && draft.wordings(part) > 1) take(part, 'fullest');
  return draft.render(chosen, ending);
}

/** Which of a part's lines is said: the first of its table that can be, or the one that takes the least room. */
type Wording = 'fullest' | 'shortest';
type Parts = ReadonlyMap<Part, Wording>;

/** Most telling first: what is dropped for want of room is what stands last. Design guide 4.9. */
const importance: readonly (Part | 'call')[] = [
  'who',
  'basis',
  'number',
  'work',
  'limit',
  'call',
  'closing',
  'authors',
  'more',
  'hedge',
  'also',
];

interface Draft {
  readonly endings: readonly string[];
  /** In how many ways a part can be said: what has none, or one, need not be tried, or not again. */
  readonly wordings: (part: Part) => number;
  readonly render: (parts: Parts, ending: string) => string;
}

/** With as many of the sentences that the person told behind their finding as fit: theirs come before all that we add. */
function fullestDraft(
  sources: Sources,
  platform: PlatformId,
  lead: Lead,
  fits: (draft: Draft) => boolean,
): Draft {
  const draftWith = (kept: readonly string[]): Draft | undefined =>
    [true, false]
      .map((labels) => createDraft(sources, platform, lead, tellOwn(kept, lead.text, sources, labels)))
      .find(fits);
  const told = lead.replaced ? [] : sources.material.told;
  const kept = toldThatFits(told, lead.text, (some) => draftWith(some) !== undefined);
  return draftWith(kept) ?? createDraft(sources, platform, lead, { text: '', hasLimit: false });
}

function createDraft(sources: Sources, platform: PlatformId, lead: Lead, told: ToldOwn): Draft {
  const { sheet, voice, request, conditions, material } = sources;
  const opening = told.text === '' ? [lead.text] : [lead.text, told.text];
  const slots = bodySlots(sheet, material, opening.join(' '), voice, request);
  const endings = linkLines(voice, platform, sources.reference, conditions, slots, request.seed);
  const filled = new Map<Part, readonly FilledLine[]>();
  const linesOf = (part: Part): readonly FilledLine[] => {
    const lines = filled.get(part) ?? fillLines(voice.say[part] ?? [], slots, conditions);
    filled.set(part, lines);
    return lines;
  };
  const lineFor = (part: Part, wording: Wording, said: string): string => {
    if (part === 'notice') return noticeFor(sheet, said, voice.noticeLabel);
    if (isSaid(part, slots, said) || (part === 'limit' && told.hasLimit)) return '';
    const lines = linesOf(part)
      .filter((line) => isDue(line, said.toLowerCase()))
      .map(({ text }) => text);
    // Fuller lines stand first in the tables; those that use the same slots are alternatives for the seed.
    const fresh = lines.filter((line) => !said.includes(line));
    if (part === 'hedge' || (part === 'closing' && voice.closesByTurns === true))
      return fresh[seededIndex(request.seed, part, fresh.length)] ?? '';
    return (wording === 'fullest' ? fresh : [...fresh].sort((a, b) => a.length - b.length))[0] ?? '';
  };
  /** Labelled lines and what a person told in such lines are one block. */
  const joins = (paragraph: Paragraph, count: number): boolean =>
    'lines' in paragraph && told.text !== '' && count === opening.length && voice.told?.joint === '\n';
  const render = (parts: Parts, ending: string): string => {
    const wanted = new Map<Part, Wording>([...parts, ['notice', 'fullest']]);
    const paragraphs = [...opening];
    for (const paragraph of voice.shapes[platforms[platform].like]) {
      const text = renderParagraph(paragraph, paragraphs.at(-1) ?? '', (part, here) => {
        const wording = wanted.get(part);
        return wording === undefined ? '' : lineFor(part, wording, [...paragraphs, here, ending].join(' '));
      });
      if (text === '') continue;
      const before = joins(paragraph, paragraphs.length) ? `${paragraphs.pop() ?? ''}\n` : '';
      paragraphs.push(`${before}${text}`);
    }
    const work = wanted.has('work') ? workLine(sheet, request.info.title, paragraphs.join(' ')) : '';
    const body =
      work !== '' && asksLast(paragraphs, platform) ? paragraphs.toSpliced(-1, 0, work) : paragraphs;
    const finish = (mark: (text: string) => string): string =>
      joinAll(platform, [mark(joinBody(platform, body)), body === paragraphs ? work : '', ending]);
    const marked = finish((text) => withEmoji(sources, text));
    return quickLength(platform, marked) <= platforms[platform].limit ? marked : finish((text) => text);
  };
  const wordings = (part: Part): number => (part === 'work' ? 1 : linesOf(part).length);
  return { endings, wordings, render };
}

/** A question to the reader stands last. */
function asksLast(paragraphs: readonly string[], platform: PlatformId): boolean {
  return paragraphs.length > 1 && !isShort(platform) && /\?$/.test(paragraphs.at(-1) ?? '');
}

type FilledLine = Pick<Line, 'text' | 'unlessSaid' | 'ifSaid'>;

/** A label stands once in a post, and a line where its words are new, or where what it takes up was said. */
function isDue({ text, unlessSaid = [], ifSaid = '' }: FilledLine, said: string): boolean {
  const label = /^\p{Lu}[\p{L} ]{2,24}:/u.exec(text)?.[0].toLowerCase();
  if (label !== undefined && said.includes(label)) return false;
  return said.includes(ifSaid) && !unlessSaid.some((words) => said.includes(words));
}

function fillLines(lines: readonly Line[], slots: Slots, conditions: Sources['conditions']): FilledLine[] {
  return lines.flatMap((line) => {
    const text = fill(line, slots, conditions);
    return text === null ? [] : [{ ...line, text }];
  });
}

/** What a part would say stands in the post already, in other words. */
function isSaid(part: Part, slots: Slots, said: string): boolean {
  if (part === 'limit')
    return (
      saysAlready(said, slots['lim']) ||
      overlap(slots['caution'] ?? '?', said) > 0.6 ||
      isSaidDesign(slots['caution'] ?? '', said)
    );
  if (part === 'basis') return counts(said, slots['pc']);
  return part === 'authors' && overlap(slots['a'] ?? '?', said) > 0.6;
}

/** "Among 20,499 deliveries, 419 women …" has said how many there were. */
function counts(said: string, counted: string | undefined): boolean {
  const size = /^(?:\p{Ll}+ ){0,2}(\d[\d,]*)/u.exec(counted ?? '')?.[1];
  // "For 20 min" counts no students.
  return size !== undefined && findNumbers(said).some(({ value, unit }) => value === size && unit === null);
}

/** "Single center" needs no line of its own after "a single-center study". */
function saysAlready(said: string, phrase: string | undefined): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[-\u2010-\u2013]/g, ' ')
      .replace(/^(?:it comes from )?an? /, '');
  return phrase !== undefined && plain(said).includes(plain(phrase));
}

function renderParagraph(
  paragraph: Paragraph,
  before: string,
  lineFor: (part: Part, said: string) => string,
): string {
  const parts: readonly Part[] = 'lines' in paragraph ? paragraph.lines : paragraph;
  const joint = 'lines' in paragraph ? '\n' : ' ';
  let text = '';
  for (const part of parts) {
    const line = afterAuthors(text || before, lineFor(part, text));
    if (line !== '') text = text === '' ? line : `${text}${joint}${line}`;
  }
  return numberActs(text);
}

/** Acts are counted as they come; a single one is no act. */
function numberActs(text: string): string {
  const acts = text.split('Act #. ').length - 1;
  if (acts < 2) return text.replace('Act #. ', '');
  let at = 0;
  return text.replace(/Act #/g, () => `Act ${['I', 'II', 'III', 'IV', 'V'][at++] ?? ''}`);
}

/** In a short post one blank line at most, for a turn; else one block. */
function joinBody(platform: PlatformId, paragraphs: readonly string[]): string {
  const [lead = '', first = '', ...others] = paragraphs;
  const turns = isShort(platform) && others.length > 0 && !lead.includes('\n');
  return turns ? `${lead} ${first}\n\n${others.join(' ')}` : joinAll(platform, paragraphs);
}

function joinAll(platform: PlatformId, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(isShort(platform) ? ' ' : '\n\n');
}

function budgetOf(platform: PlatformId): number {
  return isShort(platform) ? platforms[platform].limit - 4 : platforms[platform].band.max;
}

function isShort(platform: PlatformId): boolean {
  return platforms[platform].like === 'twitter';
}
