import { type ArticleStatus, articleStatuses } from './article-info.ts';
import { doiLink } from './identifiers/doi-link.ts';
import { type Signal, type SignalType, type SourceRecord, sourceNames } from './record.ts';

/** Something that one must know before posting about a work. */
export interface Notice {
  readonly type: SignalType | 'none-on-record' | 'register-silent';
  /** How much it weighs: a stop allows only a post that says so; a warning must be read; the rest is good to know. */
  readonly weight: 'stop' | 'warning' | 'note';
  /** One or two sentences. */
  readonly text: string;
  /** The notice itself, or the other version. */
  readonly url: string | null;
  /** Name of the service that says so. */
  readonly source: string;
}

/** Most serious first; one notice of a kind, from the first service that has it. */
export function noticesOf(records: readonly SourceRecord[]): Notice[] {
  const signals = records.flatMap((record) => record.signals.map((signal) => ({ signal, record })));
  const types = order.filter((type) => signals.some(({ signal }) => signal.type === type));
  const notices = types
    .filter((type) => !hiddenBy[type]?.some((other) => types.includes(other)))
    .flatMap((type) => {
      const same = signals.filter(({ signal }) => signal.type === type);
      const best = same.find(({ signal }) => signal.doi !== undefined) ?? same[0];
      return best === undefined ? [] : [noticeOf(best.signal, best.record)];
    });
  return notices.some(({ type }) => isAboutStanding(type)) ? notices : [...notices, ...noneOnRecord(records)];
}

interface NoticeWords {
  readonly weight: Notice['weight'];
  readonly text: (signal: Signal) => string;
}

/** In order of weight. */
const words: Readonly<Record<SignalType, NoticeWords>> = {
  retracted: {
    weight: 'stop',
    text: ({ date, name }) =>
      `This article has been retracted${name === undefined ? '' : ` ${name}`}${date === undefined ? '' : ` (${date})`}. Only a post that says so can be made.`,
  },
  withdrawn: {
    weight: 'stop',
    text: () => 'This article has been withdrawn. Only a post that says so can be made.',
  },
  'retraction-notice': {
    weight: 'warning',
    text: () => 'This is the notice of a retraction, not the article itself.',
  },
  'may-be-notice': {
    weight: 'warning',
    text: () =>
      'The title says "retracted", and there is no text: this may be the notice rather than the article.',
  },
  'concern-notice': {
    weight: 'warning',
    text: () => 'This is an expression of concern about an article, not the article itself.',
  },
  concern: {
    weight: 'warning',
    text: () =>
      'The journal has published an expression of concern about this article. Read it before you post.',
  },
  'correction-notice': {
    weight: 'warning',
    text: () => 'This is the notice of a correction, not the article itself.',
  },
  corrected: {
    weight: 'warning',
    text: () => 'This article has been corrected. Check that what you post still holds.',
  },
  'not-a-paper': {
    weight: 'warning',
    text: ({ name }) => `This DOI names a ${name ?? 'record'}, not a paper.`,
  },
  'blog-post': { weight: 'warning', text: () => 'This is a blog post: it has not been peer-reviewed.' },
  'draft-resolution': {
    weight: 'warning',
    text: () => 'This is a draft: it has not been adopted under this symbol.',
  },
  preprint: { weight: 'warning', text: () => 'This is a preprint: it has not been peer-reviewed.' },
  'published-version': {
    weight: 'note',
    text: () => 'There is a published version. It may say something else; better post about that one.',
  },
  addendum: { weight: 'note', text: () => 'An addendum to this article has been published.' },
  'new-version': { weight: 'note', text: () => 'There is a newer version of this record.' },
  'patent-application': {
    weight: 'warning',
    text: () => 'This is a published application: no patent has been granted under this number.',
  },
  'patent-lapsed': {
    weight: 'warning',
    text: ({ name }) => `The patent office lists it as: ${name ?? 'no longer in force'}.`,
  },
  'patent-grant': { weight: 'note', text: () => 'This is a granted patent.' },
  'abstract-kind': {
    weight: 'note',
    text: ({ name }) => `There is no abstract; the text is the record's "${name ?? 'other'}" description.`,
  },
  'not-a-dataset': {
    weight: 'note',
    text: ({ name }) => `The record calls this ${name ?? 'something else'}, not a data set.`,
  },
  'has-preprint': { weight: 'note', text: () => 'An earlier preprint of this article exists.' },
};
const order = Object.keys(words) as SignalType[];

/** What goes without saying beside something stronger. */
const hiddenBy: Partial<Record<SignalType, readonly SignalType[]>> = {
  'may-be-notice': ['retraction-notice'],
  corrected: ['retracted', 'withdrawn'],
  concern: ['retracted', 'withdrawn'],
  withdrawn: ['retracted'],
  'has-preprint': ['retracted'],
};

function noticeOf(signal: Signal, record: SourceRecord): Notice {
  const { weight, text } = words[signal.type];
  return {
    type: signal.type,
    weight,
    text: text(signal),
    url: signal.doi === undefined ? null : doiLink(signal.doi),
    source: sourceNames[record.source],
  };
}

const aboutStanding: readonly Notice['type'][] = [
  'retracted',
  'withdrawn',
  'retraction-notice',
  'may-be-notice',
  'concern',
  'correction-notice',
  'corrected',
  'concern-notice',
  'addendum',
];

function isAboutStanding(type: Notice['type']): boolean {
  return aboutStanding.includes(type);
}

/** "No notice on record" is never "not retracted" (decisions section 6): it names who was asked. */
function noneOnRecord(records: readonly SourceRecord[]): Notice[] {
  const asked = records
    .filter(({ source }) => keepsNotices.has(source))
    .map(({ source }) => sourceNames[source]);
  if (asked.length === 0)
    return records.every(({ source }) => source === 'semantic-scholar') ? [noRegister] : [];
  return [
    {
      type: 'none-on-record',
      weight: 'note',
      text: `No notice of a retraction or correction on record at ${asked.join(', ')}.`,
      url: null,
      source: asked.join(', '),
    },
  ];
}

const noRegister: Notice = {
  type: 'none-on-record',
  weight: 'note',
  text: 'No register of retractions and corrections that we ask knows this record.',
  url: null,
  source: sourceNames['semantic-scholar'],
};

const keepsNotices: ReadonlySet<SourceRecord['source']> = new Set(['crossref', 'openalex', 'europe-pmc']);

/** Where the record is the notice itself, what it still holds of the article stands as the article does. */
const noticeOfStatus: Readonly<Record<string, ArticleStatus>> = {
  'retraction-notice': 'retracted',
  'concern-notice': 'concern',
  'correction-notice': 'corrected',
};

/** What of the notices a post has to heed. */
export function statusOf(notices: readonly { readonly type: string }[]): ArticleStatus[] {
  const types = notices.map(({ type }) => noticeOfStatus[type] ?? type);
  return articleStatuses.filter((status) => types.includes(status));
}
