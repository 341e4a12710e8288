import * as z from 'zod/mini';
import { genres, type Mark, roles, type Subjects } from '#domain/engine/fact-sheet.ts';

const subjects = [
  'people',
  'animals',
  'cells',
  'plants',
  'microbes',
  'simulation',
  'theory',
  'texts-or-data',
  'instruments',
  'celestial',
  'software',
  'other',
] as const satisfies readonly Subjects[];

const marks = [
  'preprint',
  'in-animals',
  'in-vitro',
  'simulation',
  'protocol',
  'patent',
  'corrected',
  'concern',
  'withdrawn',
  'retracted',
] as const satisfies readonly Mark[];

const strength = z.literal([0, 1, 2, 3]);
const span = z.object({ sentence: z.number(), start: z.number(), end: z.number() });
const field = z.object({ text: z.string(), span: z.nullable(span) });
const finding = z.object({
  text: z.string(),
  short: z.nullable(z.string()),
  sentence: z.nullable(z.number()),
  verbatim: z.boolean(),
  hedges: z.array(z.string()),
  negated: z.boolean(),
  strength,
});

/** What the source says, read field by field; the domain's FactSheet, and a test holds the two together. */
export const factSheetSchema = z.object({
  title: z.nullable(z.string()),
  sentences: z.array(
    z.object({
      index: z.number(),
      text: z.string(),
      start: z.number(),
      end: z.number(),
      role: z.enum(roles),
      certainty: z.number(),
      heading: z.nullable(z.string()),
    }),
  ),
  genre: z.enum(genres),
  question: z.nullable(field),
  finding,
  candidates: z.array(z.object({ sentence: z.number(), text: z.string(), score: z.number() })),
  sure: z.boolean(),
  doubt: z.nullable(z.string()),
  numbers: z.array(
    z.object({
      text: z.string(),
      sentence: z.number(),
      arms: z.array(z.object({ label: z.string(), value: z.string(), unit: z.nullable(z.string()) })),
      n: z.nullable(z.string()),
      // Only where the person gave it.
      given: z.optional(z.literal(true)),
    }),
  ),
  studied: z.nullable(field),
  design: z.nullable(field),
  limit: z.nullable(field),
  authorsConclude: z.nullable(field),
  gap: z.nullable(field),
  topic: z.nullable(z.string()),
  supporting: z.array(finding),
  subjects: z.enum(subjects),
  mood: z.enum(['good', 'grave', 'neutral']),
  marks: z.array(z.enum(marks)),
  acronyms: z.array(z.object({ short: z.string(), long: z.string(), sentence: z.number() })),
});
