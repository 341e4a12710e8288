import { type ArticleInfo, articleInfoFields } from './article-info.ts';
import { statusOf } from './notices.ts';
import type { RecordFields } from './record.ts';

type Citable = Omit<RecordFields, 'abstract'>;
type InfoName = (typeof articleInfoFields)[number]['name'];

/** A looked-up record as the citation fields of the form, each within its limit; what is not known is left out. */
export function citationOf({
  title,
  journal,
  year,
  pi,
  publisher,
  funders,
  url,
}: Citable): Partial<Record<InfoName, string>> {
  const values: Readonly<Record<InfoName, string | null>> = {
    title,
    journal,
    year: year === null ? null : String(year),
    pi: pi?.name ?? null,
    labOrInstitute: pi?.affiliation ?? null,
    publisher,
    funders: funders.join(', '),
    url,
  };
  return fittedInfo(values);
}

/** Fields as far as they fit into those of the form; what is empty is left out. */
export function fittedInfo(
  values: Readonly<Record<InfoName, string | null>>,
): Partial<Record<InfoName, string>> {
  const citation: Partial<Record<InfoName, string>> = {};
  for (const { name, max } of articleInfoFields) {
    const value = values[name] ?? '';
    if (value !== '') citation[name] = value.slice(0, max);
  }
  return citation;
}

/** The same with the standing that a post has to heed. */
export function infoOf(
  record: Citable & { readonly notices: readonly { readonly type: string }[] },
): ArticleInfo {
  const status = statusOf(record.notices);
  return { ...citationOf(record), ...(status.length === 0 ? {} : { status }) };
}
