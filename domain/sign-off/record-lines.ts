import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { sayFlag, sayMark } from '../grounding/say-mark.ts';
import { platforms } from '../posts/platforms.ts';
import { articleInfoFields } from '../research/article-info.ts';
import { whoApproves } from './decide.ts';
import type { RecordedPost, SignOffRecord } from './record.ts';
import type { SignOffDeed, SignOffState } from './sign-off.ts';

/** A record as lines to print, in their order. */
export interface RecordLine {
  readonly look: 'title' | 'heading' | 'label' | 'text' | 'small' | 'code';
  readonly text: string;
}

/** All that a reader of the record needs, from what it is about to how it is proven. */
export function linesOfRecord(record: SignOffRecord): RecordLine[] {
  const { work, posts, events, disclosure } = record;
  const known = articleInfoFields.flatMap(({ name, label }) => {
    const value = work.info[name] ?? '';
    return value === '' ? [] : [text(`${label}: ${value}`)];
  });
  return [
    { look: 'title', text: 'Record of sign-off' },
    text(`${states[record.state]}. ${ruleLine(record)}`),
    small(`Sign-off ${record.id}, printed ${moment(record.madeAt)}.`),
    heading('The work'),
    ...known,
    ...work.notices.map((notice) => text(`On record then, as stated by who asked: ${notice}`)),
    ...(disclosure === '' ? [] : [text(disclosure)]),
    text(writerLine(record)),
    label('The text, by sentences'),
    ...work.sentences.map((sentence, at) => text(`${at + 1}. ${sentence}`)),
    ...posts.flatMap((post) => linesOfPost(record, post)),
    heading('What happened'),
    ...events.map(({ event }) => text(`${moment(event.at)}: ${event.by.name} ${deedWords(event)}`)),
    heading('Proof'),
    small(record.proof),
    ...events.map(({ hash }, at) => code(`${at + 1}  ${hash}`)),
  ];
}

function linesOfPost(
  record: SignOffRecord,
  { platform, text: post, sentences, hash }: RecordedPost,
): RecordLine[] {
  return [
    heading(`The post for ${platforms[platform].label}`),
    ...post.split('\n').map(text),
    code(`SHA-256 ${hash}`),
    label('Each sentence beside the text'),
    ...sentences.flatMap((sentence) => linesOfSentence(record, platform, sentence)),
  ];
}

function linesOfSentence(
  { kept }: SignOffRecord,
  platform: RecordedPost['platform'],
  grounded: GroundedSentence,
): RecordLine[] {
  const { text: sentence, flags } = grounded;
  const reason = kept.find((one) => one.platform === platform && one.sentence === sentence);
  return [
    text(sentence),
    small(`${sayMark(grounded)}.`),
    ...flags.map((flag) => small(`Flag: ${sayFlag(sentence, flag)}`)),
    ...(reason === undefined ? [] : [small(`Kept because: ${reason.text} (${reason.by.name})`)]),
  ];
}

function ruleLine({ rule }: SignOffRecord): string {
  const count = rule.approvals === 1 ? 'One approval' : `${rule.approvals} approvals`;
  return `${count} needed, by ${whoApproves(rule.approvers)} other than who asked.`;
}

function writerLine({ made }: SignOffRecord): string {
  if (made === null) return 'Writer: not stated.';
  const writer = made.writer === 'embedded' ? 'Paperlark’s own, no AI model' : (made.model ?? 'an AI model');
  return `Writer, as stated by who asked: ${writer}.`;
}

const states: Readonly<Record<SignOffState, string>> = {
  asked: 'Not approved yet',
  changes: 'Changes are wanted',
  refused: 'Refused',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
};

function deedWords(deed: SignOffDeed): string {
  switch (deed.kind) {
    case 'asked':
      return `asked for sign-off${deed.note === '' ? '' : `: ${deed.note}`}`;
    case 'invited':
      return `asked ${deed.reviewer.name} to review`;
    case 'uninvited':
      return 'took a reviewer’s link back';
    case 'commented':
      return `commented on ${platforms[deed.platform].label}: ${deed.text}`;
    case 'kept':
      return `kept a flagged sentence on ${platforms[deed.platform].label}: ${deed.text}`;
    case 'proposed':
      return `proposed other words for ${platforms[deed.platform].label}: ${deed.text}`;
    case 'edited':
      return `${deed.proposal === null ? 'changed' : 'took the proposal for'} ${platforms[deed.platform].label} to: ${deed.text}`;
    case 'declined':
      return 'declined a proposal';
    case 'decided':
      return `${decided[deed.decision]}${deed.text === '' ? '' : `: ${deed.text}`}`;
    case 'withdrawn':
      return 'withdrew the sign-off';
    case 'released':
      return `let the post for ${platforms[deed.platform].label} go (${deed.channel})`;
  }
}

const decided = { approved: 'approved', changes: 'wants a change', refused: 'refused' } as const;

function moment(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}

const heading = (words: string): RecordLine => ({ look: 'heading', text: words });
const label = (words: string): RecordLine => ({ look: 'label', text: words });
const text = (words: string): RecordLine => ({ look: 'text', text: words });
const small = (words: string): RecordLine => ({ look: 'small', text: words });
const code = (words: string): RecordLine => ({ look: 'code', text: words });
