/** JSON Schema of an answer: plain data, because services, grammars and browsers all take it as it is. */
export interface AnswerSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, AnswerField>>;
  readonly required: string[];
  readonly additionalProperties: false;
}

type AnswerField =
  | { readonly type: 'string' | 'integer' }
  | { readonly type: 'array'; readonly items: { readonly type: 'string' } }
  | AnswerSchema;

/** One text for each field asked for (a platform's name), and nothing else. Lengths are left out: strict modes refuse them, and the guard counts anyway. */
export function answerSchema(fields: readonly string[]): AnswerSchema {
  return objectOf(Object.fromEntries(fields.map((name) => [name, { type: 'string' as const }])));
}

/** An object with exactly these fields. */
export function objectOf(properties: AnswerSchema['properties']): AnswerSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
