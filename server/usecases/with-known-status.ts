import type { ParsedInputOf } from '#contract/types.ts';
import { recogniseIdentifier } from '#domain/research/identifiers/read-identifier.ts';
import type { Notice } from '#domain/research/notices.ts';
import { statusOf } from '#domain/research/notices.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';

/** Any request about an article. */
type Body = Pick<ParsedInputOf<'generatePosts'>['body'], 'articleInfo'>;

interface Deps {
  readonly database: Pick<Database, 'lookups'>;
  readonly clock: Clock;
}

/**
 * Adds what an earlier look-up said of the article's standing, so that a retracted one cannot be posted about by leaving
 * that out. Asks no service: only kept answers are read.
 */
export async function withKnownStatus<Asked extends Body>(
  { database, clock }: Deps,
  body: Asked,
): Promise<Asked> {
  const { articleInfo } = body;
  const linked = articleInfo?.url === undefined ? null : recogniseIdentifier(articleInfo.url);
  if (linked?.ok !== true || linked.value.kind !== 'doi') return body;
  const known = await database.lookups.get(`doi ${linked.value.doi}`, clock.now());
  if (known === null) return body;
  const answer: { ok: boolean; value?: { notices?: readonly Notice[] } } = JSON.parse(known);
  const status = new Set([...(articleInfo?.status ?? []), ...statusOf(answer.value?.notices ?? [])]);
  return status.size === 0 ? body : { ...body, articleInfo: { ...articleInfo, status: [...status] } };
}
