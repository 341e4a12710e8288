import type { Metadata } from '#contract/types.ts';
import { citationOf } from '#domain/research/info-of-record.ts';
import type { Notice } from '#domain/research/notices.ts';
import { normaliseResearchText } from '#domain/research/research-text.ts';
import type { Draft } from '../draft.ts';

/** What a found record does to the form: its fields replace all of the last article's, so that no two are mixed. */
export function changesOf(found: Metadata, draft: Pick<Draft, 'text' | 'lookup'>): Partial<Draft> {
  const notices = found.notices as readonly Notice[];
  const abstract = normaliseResearchText(found.abstract ?? '');
  // Without an abstract a text of the person's own stays; one of the last article goes.
  const text = abstract !== '' ? abstract : draft.lookup === null ? draft.text : '';
  return {
    text,
    info: citationOf(found),
    infoOpen: true,
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
