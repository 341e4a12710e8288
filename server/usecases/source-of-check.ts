import type { CheckAnswer, Metadata } from '#contract/types.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import {
  fieldOf,
  type LookupKind,
  recogniseIdentifier,
} from '#domain/research/identifiers/read-identifier.ts';
import { infoOf } from '#domain/research/info-of-record.ts';
import { noAbstract } from '#domain/research/no-abstract.ts';
import { researchTextLimits } from '#domain/research/research-text.ts';
import { shortenAbstract } from '#domain/research/shorten-abstract.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** What a post is checked against, as the one who asks named it. */
export interface NamedSource {
  readonly source?: string | undefined;
  readonly identifier?: string | undefined;
  readonly articleInfo?: ArticleInfo | undefined;
}

export interface SourceOfCheck {
  readonly text: string;
  readonly info: ArticleInfo | undefined;
  readonly work: CheckAnswer['source']['work'];
}

/** Looks a work up, or says why whoever asks may not. */
export type AskForWork = (asked: {
  readonly kind: LookupKind;
  readonly paste: string;
}) => Promise<Result<Metadata>>;

/** The text that was sent, or the abstract of the work that was named; `no_abstract` where there is none on record. */
export async function sourceOfCheck(
  { source, identifier, articleInfo }: NamedSource,
  lookUp: AskForWork,
): Promise<Result<SourceOfCheck>> {
  if (identifier === undefined) return ok({ text: source ?? '', info: articleInfo, work: null });
  const read = recogniseIdentifier(identifier);
  if (!read.ok) return fail('wrong_identifier', read.failure.message);
  const found = await lookUp({ kind: fieldOf(read.value), paste: identifier });
  if (!found.ok) return found;
  const text = shortenAbstract(found.value.abstract?.trim() ?? '');
  if (text.length < researchTextLimits.min)
    return noAbstract(found.value, 'Please paste the text itself instead.');
  return ok({ text, info: { ...infoOf(found.value), ...articleInfo }, work: workOf(found.value) });
}

function workOf({ identifier, title, url, sources, notices, lookedUpAt }: Metadata): SourceOfCheck['work'] {
  return { identifier, title, url, abstractFrom: sources.abstract ?? null, notices, lookedUpAt };
}
