import * as z from 'zod/mini';
import { type ArticleInfo, articleInfoFields, articleStatuses } from '#domain/research/article-info.ts';
import { fittedInfo } from '#domain/research/info-of-record.ts';
import { statusOf } from '#domain/research/notices.ts';

type FieldName = (typeof articleInfoFields)[number]['name'];

const limits = Object.fromEntries(articleInfoFields.map(({ name, max }) => [name, max])) as Readonly<
  Record<FieldName, number>
>;

const field = z.optional(z.string());

/** What is known about the source besides its text, as it is kept. */
export const articleInfoSchema = z.object({
  title: field,
  journal: field,
  year: field,
  pi: field,
  labOrInstitute: field,
  publisher: field,
  funders: field,
  url: field,
  /** What a look-up said of the article's standing: a retracted one gets no other post than that it is. */
  status: z.optional(z.array(z.enum(articleStatuses))),
} satisfies Record<keyof ArticleInfo, z.ZodMiniType>);

const typed = z.string().check(z.trim());
const text = z.optional(z.nullable(typed));
const named = z.object({ name: z.optional(z.nullable(typed)) });

/** A field of a look-up's answer that says nothing of the source here. */
const passedOver = z.optional(z.unknown());

const sent = z.object({
  title: text,
  journal: text,
  /** As text or as a number. */
  year: z.optional(z.nullable(z.union([typed, z.int()]))),
  /** A name, or as a look-up answers it. */
  pi: z.optional(
    z.nullable(z.union([typed, z.object({ ...named.shape, affiliation: z.optional(z.nullable(typed)) })])),
  ),
  labOrInstitute: text,
  publisher: text,
  /** As one text or as a list. */
  funders: z.optional(z.nullable(z.union([typed, z.array(z.union([typed, named]))]))),
  url: text,
  /** What a look-up said of the article's standing: a retracted one gets no other post than that it is. */
  status: z.optional(z.nullable(z.array(z.enum(articleStatuses)).check(z.maxLength(articleStatuses.length)))),
  /** Of a look-up: read for the standing. */
  notices: z.optional(z.nullable(z.array(z.looseObject({ type: z.string() })))),
  // The rest of a look-up's answer, so that it can be sent as it came.
  abstract: passedOver,
  identifier: passedOver,
  sources: passedOver,
  licence: passedOver,
  gaps: passedOver,
  lookedUpAt: passedOver,
});

type Sent = z.output<typeof sent>;

/**
 * The same as it is sent: by hand, or as a look-up answered it, with a number, objects, lists and nulls. What somebody typed is
 * refused where it is longer than its field; of a look-up's answer as much is taken as fits.
 */
export const articleInfoInput = z.optional(
  z.pipe(
    z.nullable(
      sent.check(
        z.check(({ value, issues }) => {
          if (value.lookedUpAt !== undefined) return;
          for (const [name, content] of Object.entries(textsOf(value))) {
            const maximum = limits[name as FieldName];
            if (content !== null && content.length > maximum)
              issues.push({ code: 'too_big', origin: 'string', maximum, input: content, path: [name] });
          }
        }),
      ),
    ),
    z.transform(readInfo),
  ),
);

function readInfo(value: Sent | null): ArticleInfo | undefined {
  if (value === null) return undefined;
  const status = [...new Set([...(value.status ?? []), ...statusOf(value.notices ?? [])])];
  return { ...fittedInfo(textsOf(value)), ...(status.length === 0 ? {} : { status }) };
}

/** Each field as text; null where it says nothing. */
function textsOf(value: Sent): Readonly<Record<FieldName, string | null>> {
  const { pi, year } = value;
  const person = typeof pi === 'string' ? { name: pi } : pi;
  return {
    title: value.title ?? null,
    journal: value.journal ?? null,
    year: year === undefined || year === null ? null : String(year),
    pi: person?.name ?? null,
    labOrInstitute: value.labOrInstitute ?? person?.affiliation ?? null,
    publisher: value.publisher ?? null,
    funders: fundersOf(value.funders).join(', '),
    url: value.url ?? null,
  };
}

function fundersOf(funders: Sent['funders']): string[] {
  const all = typeof funders === 'string' ? [funders] : (funders ?? []);
  return all.map((one) => (typeof one === 'string' ? one : (one.name ?? ''))).filter((one) => one !== '');
}
