import * as z from 'zod/mini';

const mailHead = {
  id: z.string(),
  template: z.string(),
  state: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']),
  to: z.string(),
  replyTo: z.nullable(z.string()),
  subject: z.string(),
  createdAt: z.string(),
};

export const sandboxMailParams = z.object({ mailId: z.uuid() });
export const sandboxMailsAnswer = z.array(z.object(mailHead));
export const sandboxMailAnswer = z.object({ ...mailHead, text: z.string() });
