import { type Corrections, correctableFields } from '#domain/engine/corrections.ts';
import { defaultPlatform, isPlatformId, type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { defaultTone, isToneId, type ToneId } from '#domain/posts/tones.ts';
import { type ArticleInfo, articleInfoFields } from '#domain/research/article-info.ts';
import { statusOf } from '#domain/research/notices.ts';
import { normaliseResearchText, researchTextLimits } from '#domain/research/research-text.ts';
import { usableInfo } from './check-info.ts';
import { type Lookup, parseLookup } from './lookup/lookup.ts';

/** Everything one can set in the form. Plain JSON: it is kept for a reload. */
export interface Draft {
  readonly text: string;
  /** The part of a longer text that is used; null where all of it is, and while the part is not known yet. */
  readonly used: string | null;
  readonly info: Readonly<Partial<Record<InfoName, string>>>;
  readonly infoOpen: boolean;
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
  readonly author: boolean;
  /** The browser's own model writes, and the text stays here. */
  readonly onDevice: boolean;
  /** The source sentence the person named as the finding, or their own words for it; null leaves it to the engine. */
  readonly finding: number | string | null;
  /** Facts that the person put right. */
  readonly corrections: Corrections;
  /** What was looked up and filled in; null where nothing was, or where another text took its place. */
  readonly lookup: Lookup | null;
}

export type InfoName = (typeof articleInfoFields)[number]['name'];

export const emptyDraft: Draft = {
  text: '',
  used: null,
  info: {},
  infoOpen: false,
  tone: defaultTone,
  platforms: [defaultPlatform],
  author: false,
  onDevice: false,
  finding: null,
  corrections: {},
  lookup: null,
};

/** A kept draft, as far as it still makes sense. */
export function parseDraft(kept: unknown): Draft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft;
  const { text, used, info, infoOpen, tone, platforms, author, onDevice, finding, corrections, lookup } =
    kept as Record<keyof Draft, unknown>;
  return {
    text: typeof text === 'string' ? text : '',
    used: typeof used === 'string' && used.length <= researchTextLimits.max ? used : null,
    info: parseInfo(info),
    infoOpen: infoOpen === true,
    tone: isToneId(tone) ? tone : defaultTone,
    platforms: Array.isArray(platforms) ? platforms.filter(isPlatformId) : [defaultPlatform],
    author: author === true,
    onDevice: onDevice === true,
    finding: parseFinding(finding),
    corrections: parseCorrections(corrections),
    lookup: parseLookup(lookup),
  };
}

/**
 * A change of the form. Another text has other sentences, so the chosen finding and the corrections go with the old one; where the text is of
 * another work altogether, what was looked up goes too.
 */
export function changeDraft(draft: Draft, change: Partial<Draft>): Draft {
  const isNewText = change.text !== undefined && change.text.trim() !== draft.text.trim();
  const isNewPart = change.used !== undefined && draft.used !== null && change.used !== draft.used;
  const isOther = change.text !== undefined && isOtherWork(draft.text, change.text);
  return {
    ...draft,
    ...((isNewText || isNewPart) && { finding: null, corrections: {} }),
    ...(isNewText && { used: null }),
    ...(isOther && { lookup: null }),
    ...change,
  };
}

/** The text that posts are written from: all of it, or the part of a longer one. */
export function usedText({ text, used }: Pick<Draft, 'text' | 'used'>): string {
  return normaliseResearchText(used ?? text);
}

/** Whether only a part of a text can be used. */
export function isTooLong(text: string): boolean {
  return normaliseResearchText(text).length > researchTextLimits.max;
}

/** The platforms with one more or one fewer, in the table's order. */
export function togglePlatform(chosen: readonly PlatformId[], platform: PlatformId): readonly PlatformId[] {
  return platformIds.filter((id) => (id === platform ? !chosen.includes(id) : chosen.includes(id)));
}

/** The filled citation fields with the standing that was looked up; undefined where there is neither. */
export function filledInfo({ info, lookup }: Pick<Draft, 'info' | 'lookup'>): ArticleInfo | undefined {
  const usable = usableInfo(info);
  const filled = articleInfoFields.flatMap(({ name }) => {
    const value = usable[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const status = lookup === null ? [] : statusOf(lookup.notices);
  if (filled.length === 0 && status.length === 0) return undefined;
  return { ...Object.fromEntries(filled), ...(status.length > 0 && { status }) };
}

function parseFinding(kept: unknown): Draft['finding'] {
  if (typeof kept === 'string') return kept.trim() === '' ? null : kept;
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 ? kept : null;
}

function parseCorrections(kept: unknown): Corrections {
  if (typeof kept !== 'object' || kept === null) return {};
  const found = correctableFields.flatMap((name) => {
    const value: unknown = Reflect.get(kept, name);
    return value === null || typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function parseInfo(kept: unknown): Draft['info'] {
  if (typeof kept !== 'object' || kept === null) return {};
  const found = articleInfoFields.flatMap(({ name, max }) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? [[name, value.slice(0, max)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Typing, shortening and correcting keep the opening or hold the rest; a pasted abstract does neither. */
function isOtherWork(before: string, after: string): boolean {
  const [old, now] = [before.trim(), after.trim()];
  if (old === '') return false;
  if (now === '') return true;
  const opening = 60;
  return (
    !now.includes(old.slice(0, opening)) &&
    !old.includes(now.slice(0, opening)) &&
    !now.includes(old.slice(-opening))
  );
}
