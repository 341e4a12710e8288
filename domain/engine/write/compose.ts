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
import type { Sources } from './sources.ts';
import { afterAuthors } from './story/openings.ts';
import type { Line, Paragraph, Part } from './voice.ts';
import { workLine } from './work-line.ts';

/**
 * Builds a post around its lead: what must be said first, then part after part by importance, as long as the post
 * stays inside its platform's band. Parts are whole sentences; nothing is cut inside.
 */
export function compose(sources: Sources, platform: PlatformId, lead: Lead): string {
  const draft = createDraft(sources, platform, lead);
  const budget = budgetOf(platform);
  const endings = draft.endings;
  const fits = (text: string, limit: number): boolean => quickLength(platform, text) <= limit;
  const must = (sources.voice.always ?? []).filter((part) => part in sources.voice.say);
  const shortest = endings.at(-1) ?? '';
  let chosen: readonly Part[] = fits(draft.render(must, shortest), platforms[platform].limit) ? must : [];
  let ending = shortest;
  for (const step of importance) {
    if (step === 'call') {
      ending = endings.find((one) => fits(draft.render(chosen, one), budget)) ?? ending;
    } else if (!chosen.includes(step) && fits(draft.render([...chosen, step], ending), budget)) {
      chosen = [...chosen, step];
    }
  }
  return draft.render(chosen, ending);
}

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
  readonly render: (parts: readonly Part[], ending: string) => string;
}

function createDraft(sources: Sources, platform: PlatformId, lead: Lead): Draft {
  const { sheet, voice, request, conditions, material } = sources;
  const slots = bodySlots(sheet, material, lead.text, voice, request);
  const endings = linkLines(voice, platform, sources.reference, conditions, slots, request.seed);
  const filled = new Map<Part, readonly FilledLine[]>();
  const linesOf = (part: Part): readonly FilledLine[] => {
    const lines = filled.get(part) ?? fillLines(voice.say[part] ?? [], slots, conditions);
    filled.set(part, lines);
    return lines;
  };
  const lineFor = (part: Part, said: string): string => {
    if (part === 'notice') return noticeFor(sheet, said);
    if (part === 'limit' && (saysAlready(said, slots['lim']) || overlap(slots['caution'] ?? '?', said) > 0.6))
      return '';
    const lines = linesOf(part)
      .filter(({ unlessSaid }) => unlessSaid === undefined || !said.toLowerCase().includes(unlessSaid))
      .map(({ text }) => text);
    // Fuller lines stand first in the tables; those that use the same slots are alternatives for the seed.
    const fresh = lines.filter((line) => !said.includes(line));
    return (
      fresh[part === 'closing' || part === 'hedge' ? seededIndex(request.seed, part, fresh.length) : 0] ?? ''
    );
  };
  const render = (parts: readonly Part[], ending: string): string => {
    const wanted = new Set<Part>([...parts, 'notice']);
    const paragraphs = [lead.text];
    for (const paragraph of voice.shapes[platform]) {
      const text = renderParagraph(paragraph, paragraphs.at(-1) ?? '', wanted, (part, here) =>
        lineFor(part, [...paragraphs, here, ending].join(' ')),
      );
      if (text !== '') paragraphs.push(text);
    }
    const work = wanted.has('work') ? workLine(sheet, request.info.title, paragraphs.join(' ')) : '';
    const finish = (mark: (text: string) => string): string =>
      joinAll(platform, [mark(joinBody(platform, paragraphs)), work, ending]);
    const marked = finish((text) => withEmoji(sources, text));
    return quickLength(platform, marked) <= platforms[platform].limit ? marked : finish((text) => text);
  };
  return { endings, render };
}

type FilledLine = Pick<Line, 'text' | 'unlessSaid'>;

function fillLines(lines: readonly Line[], slots: Slots, conditions: Sources['conditions']): FilledLine[] {
  return lines.flatMap((line) => {
    const text = fill(line, slots, conditions);
    return text === null ? [] : [{ ...line, text }];
  });
}

/** "Single center" needs no line of its own after "a single-center study". */
function saysAlready(said: string, phrase: string | undefined): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[-\u2010-\u2013]/g, ' ')
      .replace(/^an? /, '');
  return phrase !== undefined && plain(said).includes(plain(phrase));
}

function renderParagraph(
  paragraph: Paragraph,
  before: string,
  wanted: ReadonlySet<Part>,
  lineFor: (part: Part, said: string) => string,
): string {
  const parts: readonly Part[] = 'lines' in paragraph ? paragraph.lines : paragraph;
  const joint = 'lines' in paragraph ? '\n' : ' ';
  let text = '';
  for (const part of parts) {
    const line = afterAuthors(text || before, wanted.has(part) ? lineFor(part, text) : '');
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

/** On X one blank line at most, for a turn; else one block. */
function joinBody(platform: PlatformId, paragraphs: readonly string[]): string {
  const [lead = '', first = '', ...others] = paragraphs;
  const turns = platform === 'twitter' && others.length > 0 && !lead.includes('\n');
  return turns ? `${lead} ${first}\n\n${others.join(' ')}` : joinAll(platform, paragraphs);
}

function joinAll(platform: PlatformId, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(platform === 'twitter' ? ' ' : '\n\n');
}

function budgetOf(platform: PlatformId): number {
  return platform === 'twitter' ? platforms.twitter.limit - 4 : platforms[platform].band.max;
}
