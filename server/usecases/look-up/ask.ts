import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import { type SourceName, type SourceRecord, sourceNames } from '#domain/research/record.ts';
import type { MetadataSource, NoAnswer, SourceAnswer } from '../../ports/metadata-source.ts';

/** One look-up on its way through the services: whom it may still ask, and who has stayed silent. */
export interface Search {
  /** Ends when the caller leaves: everything stops, and the search rejects. */
  readonly caller: AbortSignal;
  /** Ends when the time for the whole look-up is over: what is not answered by then is silent. */
  readonly deadline: AbortSignal;
  readonly silent: Silence[];
}

export interface Silence {
  readonly source: SourceName;
  readonly why: string;
  readonly retryAfter: number | null;
}

/** Longest that a person is kept waiting for a look-up, in milliseconds. */
const longestSearch = 20_000;

export function startSearch(caller: AbortSignal): Search {
  return { caller, deadline: AbortSignal.timeout(longestSearch), silent: [] };
}

/** Asks one service, and remembers where it gave no answer. */
export async function ask(
  search: Search,
  source: MetadataSource,
  identifier: Identifier,
): Promise<SourceAnswer> {
  return remember(search, source.name, (signal) => source.find(identifier, signal));
}

export async function remember<Answer extends { readonly kind: string }>(
  { caller, deadline, silent }: Search,
  source: SourceName,
  work: (signal: AbortSignal) => Promise<Answer | NoAnswer>,
): Promise<Answer | NoAnswer> {
  const answer = await work(AbortSignal.any([caller, deadline])).catch((error: unknown): NoAnswer => {
    if (deadline.aborted && !caller.aborted) return { kind: 'no-answer', why: 'took too long' };
    throw error;
  });
  if (isSilence(answer)) silent.push({ source, why: answer.why, retryAfter: answer.retryAfter ?? null });
  return answer;
}

function isSilence(answer: { readonly kind: string }): answer is NoAnswer {
  return answer.kind === 'no-answer';
}

/** "Crossref took too long, OpenAlex is busy". */
export function silenceWords(silent: readonly Silence[]): string {
  return [...new Set(silent.map(({ source, why }) => `${sourceNames[source]} ${why}`))].join(', ');
}

/** What a search comes to, before it is told to anybody. */
export type SearchResult =
  | { readonly kind: 'found'; readonly records: readonly [SourceRecord, ...SourceRecord[]] }
  /** Said by a service that would know. `hint` is another sentence for the person. */
  | { readonly kind: 'not-found'; readonly hint?: string }
  | { readonly kind: 'no-answer' };

/** Found where anything was found. */
export function foundOr(records: readonly SourceRecord[], otherwise: SearchResult): SearchResult {
  const [first, ...rest] = records;
  return first === undefined ? otherwise : { kind: 'found', records: [first, ...rest] };
}
