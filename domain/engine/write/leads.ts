import { seededIndex } from '#domain/language/seeded.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { unpostable } from '../read/unpostable.ts';
import { cutQuotation } from './cut-quotation.ts';
import { fill } from './fill.ts';
import { linkLines } from './link-line.ts';
import { noticeFor } from './notices.ts';
import { quickLength } from './quick-length.ts';
import { leadSlots } from './slots.ts';
import type { Sources } from './sources.ts';
import type { Line } from './voice.ts';

/** The first line of a post: hook and finding. */
export interface Lead {
  readonly text: string;
  readonly hook: Line;
  /** True where the finding itself would not fit and another result, or the title, stands in its place. */
  readonly replaced: boolean;
}

/**
 * The first line for a platform. The four posts of a set take different hooks, and each first line is complete before
 * the platform's fold where the source allows it.
 */
export function chooseLead(sources: Sources, platform: PlatformId): Lead {
  return leadsOfSet(sources)[platform];
}

/** All four are chosen together, and kept: each of the four posts of a set asks for them. */
function leadsOfSet(sources: Sources): Readonly<Record<PlatformId, Lead>> {
  const { sheet, request } = sources;
  const key = JSON.stringify([request.tone, request.seed, request.author, request.info]);
  const known = chosen.get(sheet);
  if (known?.key === key) return known.leads;
  const hooks = rotatedHooks(sources);
  const used = new Set<Line>();
  const take = (platform: PlatformId): Lead => {
    const lead = leadFor(sources, platform, hooks, used);
    used.add(lead.hook);
    return lead;
  };
  const leads = {
    twitter: take('twitter'),
    linkedin: take('linkedin'),
    facebook: take('facebook'),
    instagram: take('instagram'),
  };
  chosen.set(sheet, { key, leads });
  return leads;
}

const chosen = new WeakMap<
  FactSheet,
  { readonly key: string; readonly leads: Readonly<Record<PlatformId, Lead>> }
>();

function rotatedHooks(sources: Sources): readonly Line[] {
  const { voice, conditions, request, sheet, material } = sources;
  const misfit = voice.misfitHooks !== undefined && !conditions.has('people') && !conditions.has('document');
  const own = misfit ? (voice.misfitHooks ?? []) : voice.hooks;
  const slots = leadSlots(sheet, material, sheet.finding.text, voice, request);
  const hooks = own
    .filter((hook) => fill(hook, slots, conditions) !== null)
    .filter((hook) => !conditions.has('announces') || !speaksOfResult.test(hook.text));
  if (conditions.has('quoted')) return topicFirst(rotated(hooks, sources));
  return rotated(hooks, sources);
}

/** A protocol or an announcement ("the authors develop a model") is no result. */
const speaksOfResult = /\b(?:results?|findings?|found|outcome|answer|evidence|learned|bit)\b/i;

/** A quotation may begin with a pronoun; an opening that names the subject comes to its help. */
function topicFirst(hooks: readonly Line[]): Line[] {
  const names = (hook: Line): number => (/\{(?:T|label|T_cap)\}/.test(hook.text) ? 0 : 1);
  return [...hooks].sort((a, b) => names(a) - names(b));
}

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
  const fresh = hooks.filter((hook) => !used.has(hook));
  const { findings, supporting } = sources.material;
  const { shortHooks } = sources.voice;
  const unusedShort = shortHooks.filter((hook) => !used.has(hook));
  const hard = hardRoom(sources, platform);
  const fold = platforms[platform].fold ?? Math.min(roomyLead, hard);
  const shortest = findings.slice(-1);
  const others = supporting.map(({ text }) => text).filter((text) => text.length <= 220);
  // A page of quotation is no first line; a result in plain reach stands in for it.
  const tooLong =
    sources.sheet.finding.verbatim && (findings[0]?.length ?? 0) > longestQuotation && others.length > 0;
  const found =
    tooLong || saysNothing(sources.sheet)
      ? null
      : (pick(sources, platform, fresh, findings, fold) ??
        pick(sources, platform, unusedShort, findings, fold) ??
        pick(sources, platform, fresh.filter(isTerse), findings, Math.min(fold + foldSlack, hard)) ??
        pick(sources, platform, shortHooks, findings, fold) ??
        pick(sources, platform, fresh.filter(isTerse), shortest, hard) ??
        pick(sources, platform, [...shortHooks, bare], shortest, hard));
  if (found !== null) return { ...found, replaced: false };
  const instead = pick(sources, platform, [...fresh.filter(isTerse), ...shortHooks, bare], others, hard);
  return { ...(instead ?? { text: lastResort(sources, hard), hook: bare }), replaced: true };
}

/** Where all that the text holds is a notice of its keeper, and nobody chose it, no post is made of it. */
function saysNothing({ finding, sentences, candidates }: FactSheet): boolean {
  const sentence = sentences[finding.sentence ?? -1];
  return sentence?.role === 'other' && sentence.certainty === 1 && (candidates[0]?.score ?? 1) < 1;
}

/** The first hook, then the first form of the finding, that stay within `room`. */
function pick(
  sources: Sources,
  platform: PlatformId,
  hooks: readonly Line[],
  forms: readonly string[],
  room: number,
): { text: string; hook: Line } | null {
  const { sheet, material, voice, request, conditions } = sources;
  for (const form of forms) {
    const slots = leadSlots(sheet, material, form, voice, request);
    for (const hook of hooks) {
      const text = fill(hook, slots, conditions);
      if (text !== null && quickLength(platform, text) <= room) return { text, hook };
    }
  }
  return null;
}

const bare: Line = { text: '{F}' };

const longestQuotation = 240;

/** Folds move by device: a second or third opening of a set may pass one by this much, so that the set does not open alike. */
const foldSlack = 30;

/** Longest first line on X that still leaves room for who, how many, the limit and the link. */
const roomyLead = 200;

/** A hook that adds little: where a finding is long anyway, a long opening is not put on top of it. */
function isTerse(hook: Line): boolean {
  return hook.text.replace(/\{\w+\}/g, '').length <= 34 && !/\{(?:Q|q|p|N_short|in_p|d)\}/.test(hook.text);
}

/** What the platform leaves for a first line once the link and the marks have their place. */
function hardRoom(sources: Sources, platform: PlatformId): number {
  if (platforms[platform].fold !== null) return Number.POSITIVE_INFINITY;
  const { voice, reference, conditions, request, sheet } = sources;
  const ending = linkLines(voice, platform, reference, conditions, {}, request.seed).at(-1) ?? '';
  const notice = noticeFor(sheet, sheet.finding.text);
  return platforms[platform].limit - quickLength(platform, `${notice} ${ending} `);
}

/** The last resort: a quotation that stops at a clause, or else which work this is and nothing of what it found. */
function lastResort({ sheet, request }: Sources, room: number): string {
  const { finding, sentences } = sheet;
  const whole = sentences.map(({ text }) => text).join(' ');
  const source = finding.verbatim ? finding.text : sentences[finding.sentence ?? -1]?.text;
  const quotation =
    source === undefined || saysNothing(sheet) ? null : cutQuotation(source, room - leadIn.length - 2);
  if (quotation !== null && unpostable(quotation, whole) === null) return `${leadIn}${quotation}`;
  const title = (sheet.title ?? request.info.title ?? '').replace(/\s+/g, ' ').trim();
  // In quotation marks: it names the work, and need not be what the work found.
  const line = `To be read in full: “${title.replace(/\.$/, '')}”.`;
  return title !== '' && line.length <= room && unpostable(line, whole) === null
    ? line
    : 'The finding is best read in full.';
}

const leadIn = 'The abstract states: ';
