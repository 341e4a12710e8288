import type { Metadata } from '#contract/types.ts';
import { citationOf } from '#domain/research/info-of-record.ts';
import type { Notice } from '#domain/research/notices.ts';
import { normaliseResearchText } from '#domain/research/research-text.ts';
import type { Draft } from '../draft.ts';

/** What a found record does to the form: its fields replace all of the last article's, so that no two are mixed. */
export function changesOf(found: Metadata, draft: Pick<Draft, 'text'>): Partial<Draft> {
  const notices = found.notices as readonly Notice[];
  const abstract = normaliseResearchText(found.abstract ?? '');
  // Never emptied: whether what stands there is of this work, the person knows. The record says that it brought none.
  const text = abstract === '' ? draft.text : abstract;
  return {
    text,
    info: citationOf(found),
    lookup: {
      identifier: found.identifier,
      notices,
      sources: found.sources,
      licence: found.licence?.name ?? null,
      lookedUpAt: found.lookedUpAt,
      length: abstract.length,
    },
  };
}
