import { draftMail } from './draft-mail.ts';
import { htmlOf } from './html.ts';
import type { MailContent, RenderedMail } from './mail.ts';
import { oneLine, shortened } from './plain-text.ts';
import { textOf } from './text.ts';

const longestSubject = 150;

/** The mail as it is sent, text and HTML from one source. Pure: the same content gives the same bytes. */
export function renderMail(content: MailContent): RenderedMail {
  const draft = draftMail(content);
  const subject = shortened(oneLine(draft.subject), longestSubject);
  return { subject, text: textOf(draft), html: htmlOf({ ...draft, subject }) };
}
