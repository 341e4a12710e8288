import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { readInput } from '#contract/read-input.ts';

/** The parts of a schema that say what it is made of, as zod keeps them. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** A value of the schema's shape that has the text wherever there is a place for one. */
function filledWith(text: string, schema: z.ZodMiniType): unknown {
  const { shape, innerType, element, options } = schema._zod.def as Definition;
  if (shape !== undefined)
    return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, filledWith(text, inner)]));
  if (innerType !== undefined) return filledWith(text, innerType);
  if (element !== undefined) return [filledWith(text, element)];
  const [first] = (options ?? []).toSorted((a, b) => Number(isText(b)) - Number(isText(a)));
  return first === undefined ? text : filledWith(text, first);
}

function isText(schema: z.ZodMiniType): boolean {
  return schema._zod.def.type === 'string';
}

/** Lets every call of the contract judge a request whose every field is the text. */
export function readEverySchema(text: string): unknown[] {
  return Object.values<Endpoint>(endpoints).flatMap(({ params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema === undefined ? [] : [readInput(schema, filledWith(text, schema))],
    ),
  );
}
