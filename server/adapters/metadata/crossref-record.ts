import { doiLink } from '#domain/research/identifiers/doi-link.ts';
import type { Licence, Person, Signal, SourceRecord } from '#domain/research/record.ts';
import { type TitleStanding, titleStanding } from '#domain/research/title-standing.ts';
import { personName } from './clean/person-name.ts';
import { abstractOf, affiliationOf, firstLine, linkOf, uniqueNames, yearOf } from './field-values.ts';
import { at, listAt, textAt } from './json.ts';
import { licenceOfUrl } from './licence.ts';

/** A work as Crossref describes it (`message` of its answer). */
export function crossrefRecord(work: unknown): SourceRecord {
  const doi = (textAt(work, 'DOI') ?? '').toLowerCase();
  const title = firstLine([
    ...texts(work, 'title'),
    ...texts(work, 'original-title'),
    ...texts(work, 'short-title'),
  ]);
  const abstract = abstractOf(textAt(work, 'abstract'));
  return {
    source: 'crossref',
    identifier: doi,
    abstract,
    title,
    journal: journalOf(work),
    year: yearOfWork(work),
    pi: firstAuthor(work),
    publisher: firstLine([textAt(work, 'publisher')]),
    funders: uniqueNames(listAt(work, 'funder').map((funder) => textAt(funder, 'name'))),
    url: doi === '' ? linkOf(textAt(work, 'URL')) : doiLink(doi),
    licence: licenceOf(work),
    signals: [...standing(work, doi, title, abstract), ...versions(work, doi), ...typeSignals(work)],
  };
}

function texts(work: unknown, key: string): (string | null)[] {
  return listAt(work, key).map((value) => (typeof value === 'string' ? value : null));
}

function journalOf(work: unknown): string | null {
  const containers = texts(work, 'container-title');
  const institutions = listAt(work, 'institution').map((one) => textAt(one, 'name'));
  const group = textAt(work, 'group-title');
  // Some servers put lists of subjects here: "Clouds and Precipitation/Troposphere/…".
  return firstLine([...containers, ...institutions, group?.includes('/') === true ? null : group]);
}

/** Never "created" or "deposited": those are dates of the record (Wakefield 1998 was created in 2002). */
function yearOfWork(work: unknown): number | null {
  const dates = [
    'issued',
    'published',
    'published-print',
    'published-online',
    'posted',
    'approved',
    'accepted',
  ];
  for (const date of dates) {
    const year = yearOf(at(work, date, 'date-parts', 0, 0));
    if (year !== null) return year;
  }
  return null;
}

/** The person named first; else the first person; else a group. "sequence: first" may stand in the middle. */
function firstAuthor(work: unknown): Person | null {
  const authors = listAt(work, 'author');
  const people = authors.filter((author) => textAt(author, 'family') !== null);
  const author = people.find((one) => textAt(one, 'sequence') === 'first') ?? people[0] ?? authors[0];
  if (author === undefined) return null;
  const [given, family, group] = [textAt(author, 'given'), textAt(author, 'family'), textAt(author, 'name')];
  const name = personName([given, family].filter(Boolean).join(' ') || (group ?? ''));
  const affiliation = affiliationOf(listAt(author, 'affiliation').map((one) => textAt(one, 'name')));
  return name === null ? null : { name, affiliation };
}

function licenceOf(work: unknown): Licence | null {
  const all = listAt(work, 'license').flatMap((one) => {
    const url = linkOf(textAt(one, 'URL'));
    return url === null ? [] : (licenceOfUrl(url) ?? []);
  });
  return all.find(({ open }) => open) ?? all[0] ?? null;
}

const retracting = ['retraction', 'partial_retraction', 'removal'];
const correcting = ['correction', 'erratum', 'corrigendum', 'clarification'];

/** Crossref's own notices, Retraction Watch's, and what the title says; all entries, since the weightiest may come last. */
function standing(work: unknown, doi: string, title: string | null, abstract: string | null): Signal[] {
  const own = listAt(work, 'update-to').map(updateOf);
  const selves = own.filter((update) => update.doi === doi);
  const others = own.filter((update) => update.doi !== doi);
  const updates = [...listAt(work, 'updated-by').map(updateOf), ...selves];
  const said = titleStanding(title);
  const about = takenBack(updates, doi, said);
  // Publishers also put "update-to" with the notice's DOI on the retracted article itself.
  if (about.length === 0) about.push(...noticeSignals(others, doi, said));
  if (
    said === 'retracted' &&
    abstract === null &&
    listAt(work, 'author').length <= 1 &&
    !hasType(updates, retracting)
  )
    about.push({ type: 'may-be-notice' });
  for (const [type, types] of softer)
    if (hasType(updates, types)) about.push({ type, ...linkTo(ofType(updates, types), doi) });
  return about;
}

function takenBack(updates: readonly Update[], doi: string, said: TitleStanding | null): Signal[] {
  const signals: Signal[] = [];
  const retractions = ofType(updates, retracting);
  const isPartial = retractions.length > 0 && retractions.every(({ type }) => type === 'partial_retraction');
  if (retractions.length > 0 || said === 'retracted')
    signals.push({
      type: 'retracted',
      ...(isPartial ? { name: 'in part' } : {}),
      ...linkTo(retractions, doi),
    });
  const withdrawals = ofType(updates, ['withdrawal']);
  if (withdrawals.length > 0 || said === 'withdrawn')
    signals.push({ type: 'withdrawn', ...linkTo(withdrawals, doi) });
  return signals;
}

const softer = [
  ['concern', ['expression_of_concern']],
  ['corrected', correcting],
  ['addendum', ['addendum']],
] as const;

/** The record is itself a notice about another one. */
function noticeSignals(others: readonly Update[], doi: string, said: TitleStanding | null): Signal[] {
  const kinds = [
    ['retraction-notice', [...retracting, 'withdrawal']],
    ['correction-notice', [...correcting, 'addendum']],
    ['concern-notice', ['expression_of_concern']],
  ] as const;
  return kinds
    .filter(([type, types]) => said === type || hasType(others, types))
    .map(([type, types]) => ({ type, ...linkTo(ofType(others, types), doi) }));
}

function ofType(updates: readonly Update[], types: readonly string[]): readonly Update[] {
  return updates.filter(({ type }) => types.includes(type));
}

function hasType(updates: readonly Update[], types: readonly string[]): boolean {
  return ofType(updates, types).length > 0;
}

interface Update {
  readonly type: string;
  readonly doi: string;
  readonly date: string | null;
}

function updateOf(update: unknown): Update {
  const parts = listAt(update, 'updated', 'date-parts', 0).filter((part) => typeof part === 'number');
  return {
    type: (textAt(update, 'type') ?? '').toLowerCase().replace(/[\s-]+/g, '_'),
    doi: (textAt(update, 'DOI') ?? '').toLowerCase(),
    date: parts.length === 0 ? null : parts.map((part) => String(part).padStart(2, '0')).join('-'),
  };
}

/** The first notice with a DOI of its own: publishers often name the article itself. */
function linkTo(updates: readonly Update[], doi: string): Pick<Signal, 'doi' | 'date'> {
  const notice = updates.find((update) => update.doi !== '' && update.doi !== doi);
  const date = (notice ?? updates[0])?.date ?? null;
  return { ...(notice === undefined ? {} : { doi: notice.doi }), ...(date === null ? {} : { date }) };
}

function versions(work: unknown, doi: string): Signal[] {
  const related = (name: string): string | null => {
    const found = listAt(work, 'relation', name).find((one) => textAt(one, 'id-type') === 'doi');
    return textAt(found, 'id')?.toLowerCase() ?? null;
  };
  const signals: Signal[] = [];
  const isPosted = textAt(work, 'type') === 'posted-content';
  const isPreprint = isPosted && textAt(work, 'subtype') === 'preprint';
  const published = related('is-preprint-of');
  if (isPreprint || published !== null) signals.push({ type: 'preprint' });
  else if (isPosted) signals.push({ type: 'blog-post' });
  if (published !== null) signals.push({ type: 'published-version', doi: published });
  const preprint = related('has-preprint');
  if (preprint !== null) signals.push({ type: 'has-preprint', doi: preprint });
  const newer = listAt(work, 'updated-by')
    .map(updateOf)
    .find(({ type, doi: other }) => type === 'new_version' && other !== doi);
  if (newer !== undefined) signals.push({ type: 'new-version', doi: newer.doi });
  return signals;
}

/** Things with a DOI that are nobody's research (types seen in recorded answers). */
const notPapers: Readonly<Record<string, string>> = {
  journal: 'journal',
  'journal-issue': 'journal issue',
  'journal-volume': 'journal volume',
  component: 'figure or supplement of an article',
  'peer-review': 'peer review',
  grant: 'grant',
  database: 'database',
};

function typeSignals(work: unknown): Signal[] {
  const name = notPapers[textAt(work, 'type') ?? ''];
  return name === undefined ? [] : [{ type: 'not-a-paper', name }];
}
