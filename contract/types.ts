import type * as z from 'zod/mini';
import type { EndpointName, endpoints } from './endpoints.ts';
import type { chatHeadSchema, chatSchema } from './schemas/chats.ts';
import type { checkPostAnswer } from './schemas/check.ts';
import type { userSchema } from './schemas/identity.ts';
import type { planSchema, teamSchema } from './schemas/plans.ts';
import type { generatePostsAnswer, generatePostsBody, usageSchema } from './schemas/posts.ts';
import type { failureAnswer } from './schemas/service.ts';

/** Answers are read, never changed. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

type Table = typeof endpoints;
type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> = Table[Name] extends {
  readonly [K in Key]: infer S;
}
  ? S
  : never;
type Sent<S> = S extends z.ZodMiniType ? Frozen<z.input<S>> : never;
type Received<S> = S extends z.ZodMiniType ? Frozen<z.output<S>> : never;
type Present<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> = [Part<Name, Key>] extends [
  never,
]
  ? never
  : Key;
type InputKeys<Name extends EndpointName> =
  | Present<Name, 'params'>
  | Present<Name, 'query'>
  | Present<Name, 'body'>;

/** What a client sends to a call: params, query and body, as far as the call has them. */
export type InputOf<Name extends EndpointName> = { readonly [Key in InputKeys<Name>]: Sent<Part<Name, Key>> };

/** The same after validation: trimmed, with defaults. */
export type ParsedInputOf<Name extends EndpointName> = {
  readonly [Key in InputKeys<Name>]: Received<Part<Name, Key>>;
};

/** What a call answers; an empty object where it answers nothing, text where it answers a page. */
export type OutputOf<Name extends EndpointName> = Table[Name]['output'] extends infer S
  ? S extends z.ZodMiniType
    ? Frozen<z.output<S>>
    : S extends string
      ? string
      : Record<string, never>
  : never;

/** What a look-up answers, whatever was looked up. */
export type Metadata = OutputOf<'getDoiMetadata'>;
export type User = Frozen<z.output<typeof userSchema>>;
export type Team = Frozen<z.output<typeof teamSchema>>;
export type PlanRow = Frozen<z.output<typeof planSchema>>;
export type SavedChat = Frozen<z.output<typeof chatSchema>>;
export type SavedChatHead = Frozen<z.output<typeof chatHeadSchema>>;
export type GenerateInput = Frozen<z.input<typeof generatePostsBody>>;
export type GenerateAnswer = Frozen<z.output<typeof generatePostsAnswer>>['data'];
export type CheckAnswer = Frozen<z.output<typeof checkPostAnswer>>;
export type Usage = Frozen<z.output<typeof usageSchema>>;
export type FailureBody = Frozen<z.output<typeof failureAnswer>>;
