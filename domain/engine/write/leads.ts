import { seededIndex } from '#domain/language/seeded.ts';
import { type PlatformId, platformIds, platforms, type ShapeId } from '#domain/posts/platforms.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { isApparatus } from '../read/apparatus.ts';
import { unpostable } from '../read/unpostable.ts';
import type { Slots } from './common-slots.ts';
import { quotedClaim } from './cut-quotation.ts';
import { fill } from './fill.ts';
import { leadSlots } from './lead-slots.ts';
import { linkLines } from './link-line.ts';
import { noticeFor } from './notices.ts';
import { quickLength } from './quick-length.ts';
import type { Sources } from './sources.ts';
import { openReference } from './story/open-references.ts';
import { type Opening, pointsBack } from './story/opening.ts';
import type { Line } from './voice.ts';

/** The first line of a post: hook and finding. */
export interface Lead {
  readonly text: string;
  readonly hook: Line;
  /** True where the finding itself would not fit and another result, or the title, stands in its place. */
  readonly replaced: boolean;
}

/**
 * The first paragraph for a platform. The posts of a set take different hooks, as far as there are any; what makes the finding clear
 * comes before what would fit a fold.
 */
export function chooseLead(sources: Sources, platform: PlatformId): Lead {
  const set = setOf(sources);
  for (const next of platformIds.slice(set.leads.size, platformIds.indexOf(platform) + 1)) {
    // The tables have hooks for four posts; those after them may open as one of the four does, but not as the one like them.
    const alike = set.leads.get(platforms[next].like);
    if (alike !== undefined) {
      if (set.hooks.every((hook) => set.used.has(hook))) set.used.clear();
      set.used.add(alike.hook);
    }
    const lead = leadFor(sources, next, set.hooks, set.used);
    set.used.add(lead.hook);
    set.leads.set(next, lead);
  }
  return set.leads.get(platform) ?? leadFor(sources, platform, set.hooks, set.used);
}

/** The leads of a set so far, in the platforms' order whichever is asked for first: each takes a hook from those after it. */
interface LeadSet {
  readonly key: string;
  readonly hooks: readonly Line[];
  readonly used: Set<Line>;
  readonly leads: Map<PlatformId, Lead>;
}

/** Kept: each post of a set asks for it. */
function setOf(sources: Sources): LeadSet {
  const { sheet, request } = sources;
  const key = JSON.stringify([request.tone, request.seed, request.author, request.info]);
  const known = chosen.get(sheet);
  if (known?.key === key) return known;
  const set = { key, hooks: rotatedHooks(sources), used: new Set<Line>(), leads: new Map() };
  chosen.set(sheet, set);
  return set;
}

const chosen = new WeakMap<FactSheet, LeadSet>();

function rotatedHooks(sources: Sources): readonly Line[] {
  const { sheet, voice, conditions, material } = sources;
  const misfit = voice.misfitHooks !== undefined && !conditions.has('people') && !conditions.has('document');
  const own = misfit ? (voice.misfitHooks ?? []) : voice.hooks;
  const slots = slotsOf(sources, material.openings[0] ?? nothing);
  const usable = (lines: readonly Line[]): readonly Line[] =>
    rotated(
      lines
        .filter((hook) => fill(hook, slots, conditions) !== null)
        .filter((hook) => !conditions.has('announces') || !speaksOfResult.test(hook.text)),
      sources,
    );
  // Whoever put the finding into words of their own named what matters: whom it concerns may still open the post.
  const isOwn = sheet.finding.sentence === null;
  const named = usable(voice.topicHooks.filter(({ text }) => text.includes('{whom}') === isOwn));
  return [...named, ...usable(own)];
}

/** A protocol or an announcement ("the authors develop a model") is no result. */
const speaksOfResult = /\b(?:results?|findings?|found|outcome|answer|evidence|learned|bit)\b/i;

function rotated(hooks: readonly Line[], { request, sheet }: Sources): readonly Line[] {
  // Neighbouring seeds start at neighbouring hooks: asking again always opens differently.
  const first = seededIndex(0, `${request.tone}:${sheet.finding.text}`, hooks.length) + request.seed;
  const start = hooks.length === 0 ? 0 : ((first % hooks.length) + hooks.length) % hooks.length;
  return [...hooks.slice(start), ...hooks.slice(0, start)];
}

function leadFor(
  sources: Sources,
  platform: PlatformId,
  hooks: readonly Line[],
  used: ReadonlySet<Line>,
): Lead {
  // Rather the same opening words twice in a set than one post of it that does not say what it is about.
  const isOwn = sources.sheet.finding.sentence === null;
  const ofTopic = hooks.filter((hook) => sources.voice.topicHooks.includes(hook));
  const fresh = [
    ...ofTopic.filter((hook) => !used.has(hook)),
    ...(sources.sheet.title === null && !isOwn ? [] : ofTopic.filter((hook) => used.has(hook))),
    ...hooks.filter((hook) => !ofTopic.includes(hook) && !used.has(hook)),
  ];
  const { openings, supporting } = sources.material;
  const { shortHooks } = sources.voice;
  const hard = hardRoom(sources, platform);
  // A tone's own line gives way to the best way to begin, and opening words give way to it.
  const rooms =
    platforms[platform].fold === null
      ? [...new Set([hard - alwaysRoom(sources, platform), hard].map((room) => Math.min(room, longestLead)))]
      : [longestLead];
  // A question is an opening of its own.
  const terse = (opening: Opening): readonly Line[] =>
    opening.kind === 'asked'
      ? [bare]
      : [...fresh.filter((hook) => opening.before === '' || isTerse(hook)), ...shortHooks];
  const allClear = openings.filter((opening) => opening.clear);
  // What a person wrote is cut only where it would not fit.
  const clear = isOwn ? allClear : shortFirst(allClear, platform);
  // Clear before short: the best way to begin that fits, with the fullest opening words that fit beside it.
  const found = saysNothing(sources.sheet)
    ? null
    : (firstOf(clear, (opening) =>
        firstOf(rooms, (room) => pick(sources, platform, terse(opening), [opening], room)),
      ) ??
      pick(sources, platform, [bare], clear, hard) ??
      firstOf(openings, (opening) => pick(sources, platform, terse(opening), [opening], hard)) ??
      pick(sources, platform, [bare], openings, hard));
  if (found !== null)
    return { ...found, replaced: found.opening.finding === '' && found.opening.kind !== 'title' };
  const others = supporting
    .filter(
      ({ text, sentence }) => text.length <= 220 && openReference(text, sentence, '', sources.sheet) === null,
    )
    .map(({ text }): Opening => ({ ...nothing, finding: text }));
  const instead = pick(sources, platform, [...fresh.filter(isTerse), ...shortHooks, bare], others, hard);
  return { ...(instead ?? { text: lastResort(sources, hard), hook: bare }), replaced: true };
}

/**
 * Where the finding leads alone and is long, its shorter forms come first: what stands behind a fold is not read, and in a short post
 * the number and the people need the room.
 */
function shortFirst(clear: readonly Opening[], platform: PlatformId): readonly Opening[] {
  const isShort = ({ kind, quoted, finding, other = '' }: Opening): boolean =>
    kind === 'alone' && !quoted && finding.length - other.length <= readable[platforms[platform].like];
  return clear[0]?.kind === 'alone'
    ? [...clear.filter(isShort), ...clear.filter((one) => !isShort(one))]
    : clear;
}

/** Characters of a finding: what a fold shows, and a little more where the platform's readers read on. */
const readable: Readonly<Record<ShapeId, number>> = {
  twitter: 170,
  linkedin: 200,
  facebook: 150,
  instagram: 150,
};

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** Where all that the text holds is a notice of its keeper, and nobody chose it, no post is made of it. */
function saysNothing({ finding, sentences, candidates }: FactSheet): boolean {
  const sentence = sentences[finding.sentence ?? -1];
  return isApparatus(sentence) && (candidates[0]?.score ?? 1) < 1;
}

/** The first way to open, then the first hook, that stay within `room`. */
function pick(
  sources: Sources,
  platform: PlatformId,
  hooks: readonly Line[],
  openings: readonly Opening[],
  room: number,
): { text: string; hook: Line; opening: Opening } | null {
  for (const opening of openings) {
    const slots = slotsOf(sources, opening);
    for (const hook of hooks) {
      // "So, so, what did they find": a person's own first word.
      const text =
        fill(hook, slots, sources.conditions)
          ?.replace(/^So, so,? /, 'So, ')
          // "On ultrasonography in boys: in boys, it has no place".
          .replace(/( in \p{Ll}[\p{L} -]{2,40}):\1, /u, '$1: ') ?? null;
      if (text !== null && quickLength(platform, text) <= room) return { text, hook, opening };
    }
  }
  return null;
}

/** The same for every platform, and asked for again where a way to begin is too long for one. */
function slotsOf(sources: Sources, opening: Opening): Slots {
  const known = slotsBySources.get(sources) ?? new Map<Opening, Slots>();
  slotsBySources.set(sources, known);
  const { sheet, material, voice, request } = sources;
  const slots = known.get(opening) ?? leadSlots(sheet, material, opening, voice, request);
  known.set(opening, slots);
  return slots;
}

const slotsBySources = new WeakMap<Sources, Map<Opening, Slots>>();

const nothing: Opening = { before: '', kind: 'alone', finding: '', quoted: false, clear: true };

const bare: Line = { text: '{F}' };

/** Characters of a first paragraph where the platform sets no limit: two sentences of a good length. */
const longestLead = 380;

/** Characters: longer, a quotation is a page and no opening. */
const longestQuotation = 260;

/** A hook that adds little: where a finding is long anyway, a long opening is not put on top of it. */
function isTerse(hook: Line): boolean {
  return hook.text.replace(/\{\w+\}/g, '').length <= 34 && !/\{(?:Q|q|N_short|d)\}/.test(hook.text);
}

/** What the platform leaves for a first line once the link and the marks have their place. */
function hardRoom(sources: Sources, platform: PlatformId): number {
  if (platforms[platform].fold !== null) return Number.POSITIVE_INFINITY;
  const { voice, reference, conditions, request, sheet } = sources;
  const ending = linkLines(voice, platform, reference, conditions, {}, request.seed).at(-1) ?? '';
  const notice = noticeFor(sheet, '', voice.noticeLabel);
  return platforms[platform].limit - quickLength(platform, `${notice} ${ending} `);
}

/** What the lines take that a tone says under every post. */
function alwaysRoom({ voice, conditions }: Sources, platform: PlatformId): number {
  // Whichever post asks first, the leads are the same.
  const onX = new Set([...conditions].filter((condition) => condition !== 'room' && condition !== 'acts'));
  const lengths = (voice.always ?? []).map((part) => {
    const lines = (voice.say[part] ?? []).flatMap((line) => fill(line, {}, onX) ?? []);
    return lines.length === 0 ? 0 : Math.min(...lines.map((line) => quickLength(platform, line))) + 1;
  });
  return lengths.reduce((sum, one) => sum + one, 0);
}

/** The last resort: a quotation that stops at a clause, or else which work this is and nothing of what it found. */
function lastResort({ sheet, request }: Sources, room: number): string {
  const { finding, sentences } = sheet;
  const whole = sentences.map(({ text }) => text).join(' ');
  const source = finding.verbatim ? finding.text : sentences[finding.sentence ?? -1]?.text;
  const quotation =
    source === undefined || saysNothing(sheet) || pointsBack.test(source)
      ? null
      : quotedClaim(source, Math.min(room - leadIn.length - 2, longestQuotation));
  if (quotation !== null && unpostable(quotation, whole) === null) return `${leadIn}${quotation}`;
  const title = (sheet.title ?? request.info.title ?? '').replace(/\s+/g, ' ').trim();
  // In quotation marks: it names the work, and need not be what the work found.
  const line = `To be read in full: “${title.replace(/\.$/, '')}”.`;
  return title !== '' && line.length <= room && unpostable(line, whole) === null
    ? line
    : 'The finding is best read in full.';
}

const leadIn = 'The abstract states: ';
