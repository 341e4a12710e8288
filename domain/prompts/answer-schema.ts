import type { PlatformId } from '../posts/platforms.ts';

/** JSON Schema of an answer: plain data, because services, grammars and browsers all take it as it is. */
export interface AnswerSchema {
  readonly type: 'object';
  readonly properties: Readonly<Partial<Record<PlatformId, { readonly type: 'string' }>>>;
  readonly required: PlatformId[];
  readonly additionalProperties: false;
}

/** One text for each platform asked for, and nothing else. Lengths are left out: strict modes refuse them, and the guard counts anyway. */
export function answerSchema(platforms: readonly PlatformId[]): AnswerSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(platforms.map((id) => [id, { type: 'string' as const }])),
    required: [...platforms],
    additionalProperties: false,
  };
}
