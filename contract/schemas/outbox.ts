import * as z from 'zod/mini';
import { inputText } from './text.ts';

const mailHead = {
  id: z.string(),
  template: z.string(),
  state: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']),
  to: z.string(),
  replyTo: z.nullable(z.string()),
  subject: z.string(),
  createdAt: z.string(),
};

/** What stands behind "#" in the address that the start prints. */
export const sandboxKeyBody = z.object({ key: inputText(100) });
export const sandboxMailParams = z.object({ mailId: z.uuid() });
export const sandboxMailsAnswer = z.array(z.object(mailHead));
export const sandboxMailAnswer = z.object({ ...mailHead, text: z.string() });
