import { seededIndex } from '#domain/language/seeded.ts';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import { fill } from './fill.ts';
import { linkLines } from './link-line.ts';
import { leadSlots } from './slots.ts';
import type { Sources } from './sources.ts';
import type { Line } from './voice.ts';

/** The first line of a post: hook and finding. */
export interface Lead {
  readonly text: string;
  readonly hook: Line;
}

/**
 * The first line for each platform of a set: each takes the next hook, so that no two posts of a set open alike, and
 * each is complete before the platform's fold where the source allows it.
 */
export function chooseLead(sources: Sources, platform: PlatformId): Lead {
  const hooks = rotatedHooks(sources);
  const used = new Set<Line>();
  for (const one of platformIds) {
    const lead = leadFor(sources, one, hooks, used);
    if (one === platform) return lead;
    used.add(lead.hook);
  }
  throw new Error(`Unknown platform ${platform}`);
}

function rotatedHooks(sources: Sources): readonly Line[] {
  const { voice, conditions, request, sheet } = sources;
  const own =
    voice.misfitHooks !== undefined && !conditions.has('people') && !conditions.has('document')
      ? voice.misfitHooks
      : voice.hooks;
  const slots = leadSlots(sheet, sources.material, sheet.finding.text, voice, request);
  const hooks = own.filter((hook) => fill(hook, slots, conditions) !== null);
  // Neighbouring seeds start at neighbouring hooks: asking again always opens differently.
  const start =
    (seededIndex(0, `${request.tone}:${sheet.finding.text}`, hooks.length) + request.seed) %
    Math.max(1, hooks.length);
  return [...hooks.slice(start), ...hooks.slice(0, start)];
}

function leadFor(
  sources: Sources,
  platform: PlatformId,
  hooks: readonly Line[],
  used: ReadonlySet<Line>,
): Lead {
  const { finding } = sources.sheet;
  const room = roomFor(sources, platform);
  const forms =
    finding.short === null || finding.short === finding.text ? [finding.text] : [finding.text, finding.short];
  const fresh = hooks.filter((hook) => !used.has(hook));
  for (const form of forms) {
    for (const hook of [...fresh, sources.voice.shortHook]) {
      const text = leadText(sources, hook, form);
      if (text !== null && postLength(platform, text) <= room) return { text, hook };
    }
  }
  return tightest(sources, platform, forms.at(-1) ?? finding.text);
}

/** Nothing fits before the fold: the shortest opening, and on X one that leaves room for the link. */
function tightest(sources: Sources, platform: PlatformId, form: string): Lead {
  const { shortHook } = sources.voice;
  const bare: Line = { text: '{F}' };
  const hard = platforms[platform].fold === null ? hardRoom(sources, platform) : Number.POSITIVE_INFINITY;
  for (const hook of [shortHook, bare]) {
    const text = leadText(sources, hook, form);
    if (text !== null && postLength(platform, text) <= hard) return { text, hook };
  }
  return { text: leadText(sources, bare, form) ?? form, hook: bare };
}

function leadText(sources: Sources, hook: Line, form: string): string | null {
  const { sheet, material, voice, request, conditions } = sources;
  return fill(hook, leadSlots(sheet, material, form, voice, request), conditions);
}

/** Characters for the first line: the fold, or on X what leaves room for who, how many, the limit and the link. */
function roomFor(sources: Sources, platform: PlatformId): number {
  return platforms[platform].fold ?? Math.min(200, hardRoom(sources, platform));
}

function hardRoom(sources: Sources, platform: PlatformId): number {
  const { voice, reference, conditions, request } = sources;
  const ending = linkLines(voice, platform, reference, conditions, {}, request.seed).at(-1) ?? '';
  return platforms[platform].limit - postLength(platform, ending) - 1;
}
