import * as z from 'zod/mini';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema as JSON Schema: of what is sent (`input`) or of what is answered (`output`). */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      const { def } = (zodSchema as z.core.$ZodTypes)._zod;
      // What a request does not list is refused (unknown-field.ts).
      if (io === 'input' && def.type === 'object' && def.catchall === undefined)
        made.additionalProperties = false;
    },
  });
  return rest;
}
