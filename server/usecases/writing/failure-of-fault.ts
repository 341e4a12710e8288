import type { Failure } from '#domain/result.ts';
import type { FaultKind, ModelAbout, ModelFault } from '../../ports/language-model.ts';

/** What the person is told of a fault: what happened, and at whom. */
export function failureOfFault(
  { provider, model, host }: ModelAbout,
  { kind, retryAfter, why = 'it is not ready' }: ModelFault,
): Failure {
  const { code, says } = words[kind];
  const who = provider === 'local' ? `${model} on ${host}` : `${model} at ${host}`;
  return {
    code,
    message: says(who, why),
    ...(retryAfter === undefined ? {} : { retryAfter: Math.ceil(retryAfter) }),
    fallback: 'embedded',
  };
}

interface FaultWords {
  readonly code: 'generation_failed' | 'unavailable';
  readonly says: (who: string, why: string) => string;
}

const words: Readonly<Record<FaultKind, FaultWords>> = {
  busy: { code: 'unavailable', says: (who) => `The model (${who}) has too much to do right now.` },
  'no-credit': {
    code: 'unavailable',
    says: (who) => `The account at the model (${who}) has no credit left. An admin has to see to it.`,
  },
  refused: {
    code: 'generation_failed',
    says: (who) => `The model (${who}) refused the request. An admin can look at its key and name.`,
  },
  failed: { code: 'unavailable', says: (who) => `The model (${who}) reported a fault of its own.` },
  unreachable: { code: 'unavailable', says: (who) => `The model (${who}) cannot be reached.` },
  slow: { code: 'unavailable', says: (who) => `The model (${who}) took too long.` },
  stalled: { code: 'unavailable', says: (who) => `The model (${who}) stopped in the middle of its answer.` },
  cut: { code: 'unavailable', says: (who) => `The connection to the model (${who}) broke off.` },
  garbled: {
    code: 'generation_failed',
    says: (who) => `No content generated: the answer of the model (${who}) could not be used.`,
  },
  resting: {
    code: 'unavailable',
    says: (who) => `The model (${who}) failed several times just now and is left alone for a moment.`,
  },
  unready: {
    code: 'unavailable',
    says: (who, why) => `The model (${who}) could not be used: ${why}.`,
  },
  left: { code: 'generation_failed', says: () => 'Cancelled.' },
};
