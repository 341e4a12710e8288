import * as z from 'zod/mini';
import { writerKinds } from '#domain/engine/written.ts';
import { verifierKinds } from '#domain/grounding/verdict.ts';

/** Who could read what a writer is sent: nobody else, one's own network, the internet. */
const reaches = ['nowhere', 'this-machine', 'network', 'internet'] as const;

export const writerAnswer = z.object({
  writer: z.enum(writerKinds),
  /** Null for the embedded writer. */
  model: z.nullable(z.string()),
  host: z.nullable(z.string()),
  reach: z.enum(reaches),
  /** Who looks at the sentences of posts beside the exact rules; null where nobody does. */
  verifier: z.nullable(z.enum(verifierKinds)),
  /** False while an admin has switched models off. */
  on: z.boolean(),
  /** The model that sees figures, and who could read them; null where none does. */
  figures: z.nullable(z.object({ model: z.string(), host: z.string(), reach: z.enum(reaches) })),
  /** For admins; null for everybody else. */
  admin: z.nullable(
    z.object({
      /** Model servers on this machine that nobody configured: offered, never used unasked. */
      found: z.array(z.object({ server: z.string(), baseUrl: z.string(), models: z.array(z.string()) })),
      /** Of today (UTC), everybody together; the cost in millionths of a US dollar. */
      today: z.object({
        requests: z.number(),
        input: z.number(),
        output: z.number(),
        costMicros: z.number(),
      }),
    }),
  ),
});

export const switchWriterBody = z.object({ on: z.boolean() });

export const testWriterAnswer = z.object({
  /** A post from a sample text, checked like any other. */
  text: z.string(),
  flags: z.number(),
  seconds: z.number(),
});
