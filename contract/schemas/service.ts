import * as z from 'zod/mini';
import { type FailureCode, failures } from '#domain/failures.ts';
import { planKeys } from '#domain/plans/catalogue.ts';
import { platformIds } from '#domain/posts/platforms.ts';

const failureCodes = Object.keys(failures).filter((code): code is FailureCode =>
  Object.hasOwn(failures, code),
);

/** What every refused call answers. `error` repeats `message` for older clients. */
export const failureAnswer = z.object({
  message: z.string(),
  code: z.enum(failureCodes),
  requestId: z.string(),
  error: z.string(),
  /** Title of the message on screen, where the product fixes one. */
  title: z.optional(z.string()),
  /** Seconds to wait; also in the Retry-After header. */
  retryAfter: z.optional(z.number()),
  /** With plan_required: the cheapest plan that allows the call. */
  plan: z.optional(z.enum(planKeys)),
  /** Where a model failed: Paperlark's own writer can write instead; send the request again with `writer: 'embedded'`. */
  fallback: z.optional(z.literal('embedded')),
  /** Posts that a stream had told before it failed: they count. The same request under the same Idempotency-Key gives them again, uncounted, and the rest. */
  counted: z.optional(z.array(z.enum(platformIds))),
});

/** Who runs the installation, and who else gets what people give: what its public pages say. */
export const operatorAnswer = z.object({
  /** Null where the operator has not said it; so for the two that follow. */
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** A mail address, or the https address of a page. */
  contact: z.nullable(z.string()),
  /** The model that texts are sent to; null where they stay with Paperlark's own writer. Its host is told where it is outside. */
  model: z.nullable(
    z.object({ reach: z.enum(['this-machine', 'network', 'internet']), host: z.nullable(z.string()) }),
  ),
  /** Who takes the money; null where nothing can be bought. */
  payment: z.nullable(z.enum(['sandbox', 'paddle'])),
  /** Whether passwords are kept here; else somebody outside signs people in. */
  keepsPasswords: z.boolean(),
});

export const healthAnswer = z.object({ status: z.literal('ok') });
export const readyAnswer = z.object({ status: z.literal('ready'), database: z.literal('ready') });
export const openApiAnswer = z.looseObject({ openapi: z.string() });
