/** JSON Schema of an answer: plain data, because services, grammars and browsers all take it as it is. */
export interface AnswerSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, { readonly type: 'string' }>>;
  readonly required: string[];
  readonly additionalProperties: false;
}

/** One text for each field asked for (a platform's name), and nothing else. Lengths are left out: strict modes refuse them, and the guard counts anyway. */
export function answerSchema(fields: readonly string[]): AnswerSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' as const }])),
    required: [...fields],
    additionalProperties: false,
  };
}
