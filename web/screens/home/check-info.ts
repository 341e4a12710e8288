import { readReference } from '#domain/engine/write/reference.ts';
import type { articleInfoFields } from '#domain/research/article-info.ts';
import { words } from './words.ts';

type Info = Readonly<Partial<Record<(typeof articleInfoFields)[number]['name'], string>>>;

/** A link as a post can carry it: what was typed, with https:// where only that is missing. Null where it can be no link. */
export function linkOf(typed: string): string | null {
  const link = typed.trim();
  if (readReference({ url: link }) !== null) return link;
  const whole = `https://${link}`;
  const isAddress =
    !/\s|:\/\//.test(link) && URL.canParse(whole) && /\.\p{L}{2,}$/u.test(new URL(whole).hostname);
  return isAddress ? whole : null;
}

/** From the first journals to the volume of next year. */
export function isYear(typed: string, now: Date): boolean {
  const year = Number(typed);
  return /^\d{4}$/.test(typed) && year >= 1600 && year <= now.getFullYear() + 1;
}

/** What is wrong with what was typed, told under the field; such a field is left out of the posts. */
export function infoProblems(
  info: Info,
  now = new Date(),
): { readonly url?: string; readonly year?: string } {
  const [url, year] = [info.url?.trim() ?? '', info.year?.trim() ?? ''];
  return {
    ...(url !== '' && linkOf(url) === null && { url: words.source.noLink }),
    ...(year !== '' && !isYear(year, now) && { year: words.source.noYear }),
  };
}

/** What of it a post can carry. */
export function usableInfo(info: Info, now = new Date()): Info {
  const { url: wrongUrl, year: wrongYear } = infoProblems(info, now);
  const { url, year, ...others } = info;
  const link = wrongUrl === undefined && url !== undefined ? linkOf(url) : null;
  return {
    ...others,
    ...(year !== undefined && wrongYear === undefined && { year }),
    ...(link !== null && { url: link }),
  };
}
