import { type ArticleInfo, articleInfoFields } from './article-info.ts';
import { type Notice, statusOf } from './notices.ts';
import type { RecordFields } from './record.ts';

/** A looked-up record as the fields of the form, each within its limit; what is not known is left out. */
export function infoOf(
  record: Omit<RecordFields, 'abstract'> & { readonly notices: readonly Pick<Notice, 'type'>[] },
): ArticleInfo {
  const { title, journal, year, pi, publisher, funders, url } = record;
  const values: Readonly<Record<(typeof articleInfoFields)[number]['name'], string | null>> = {
    title,
    journal,
    year: year === null ? null : String(year),
    pi: pi?.name ?? null,
    labOrInstitute: pi?.affiliation ?? null,
    publisher,
    funders: funders.join(', '),
    url,
  };
  const filled = articleInfoFields.flatMap(({ name, max }) => {
    const value = values[name] ?? '';
    return value === '' ? [] : [[name, value.slice(0, max)] as const];
  });
  const status = statusOf(record.notices);
  return { ...Object.fromEntries(filled), ...(status.length === 0 ? {} : { status }) };
}
