import { type Block, link, type MailDraft, note, paragraph } from '../blocks.ts';
import type { TemplateData } from '../mail.ts';
import { manyLines, oneLine, plainName, shortened, withoutLinks } from '../plain-text.ts';
import { momentText } from '../when.ts';
import { greet } from './greeting.ts';

/** Titles are long, and subjects are cut by mail programs anyway. */
const longestTitle = 90;

export function signOffAsked({
  name,
  askerName,
  title,
  note: said,
  link: address,
  expiresAt,
  reminder,
}: TemplateData['sign-off-asked']): MailDraft {
  const asker = plainName(askerName) || 'Somebody';
  const work = nameOfWork(title);
  return {
    subject: `${reminder ? 'Reminder: ' : ''}${asker} asks you to check posts on “${work}”`,
    greeting: greet(name),
    blocks: [
      paragraph(
        `${asker} wants to publish posts on “${work}” and asks you to check them first. You see each sentence beside the source, and can approve, propose other words, or refuse.`,
      ),
      ...quoteOf(said),
      link('Check the posts', address),
      ...(expiresAt === null
        ? []
        : [
            note(
              `The link is yours alone and needs no account. What you decide is recorded under your name. It works until ${momentText(expiresAt)}.`,
            ),
          ]),
      note('You do not know what this is about? Then you need not do anything.'),
    ],
  };
}

export function signOffNews({
  name,
  byName,
  title,
  what,
  text,
  link: address,
  isComplete,
}: TemplateData['sign-off-news']): MailDraft {
  const by = plainName(byName) || 'Somebody';
  const work = nameOfWork(title);
  return {
    subject: `${by} ${done[what]} your posts on “${work}”`,
    greeting: greet(name),
    blocks: [
      paragraph(`${by} ${done[what]} your posts on “${work}”.`),
      ...quoteOf(text),
      ...(isComplete ? [paragraph('No further approval is needed.')] : []),
      link('See the sign-off', address),
    ],
  };
}

const done = {
  approved: 'approved',
  changes: 'wants a change in',
  refused: 'refused',
  proposed: 'proposes other words for',
} as const;

function nameOfWork(title: string): string {
  return shortened(withoutLinks(oneLine(title)), longestTitle);
}

function quoteOf(text: string): Block[] {
  const said = withoutLinks(manyLines(text));
  return said === '' ? [] : [{ kind: 'quote', text: said }];
}
