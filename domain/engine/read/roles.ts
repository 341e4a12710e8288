import { type Role, roles } from '../fact-sheet.ts';
import { bestPath, marginals } from './label-chain.ts';
import { roleFeatures } from './role-features.ts';
import { emissions, type RoleModel, unpackRoleModel } from './role-model.ts';
import { packedRoleModel } from './weights/roles.generated.ts';

export interface RoleGuess {
  readonly role: Role;
  /** Probability of each role, in the order of `roles`. */
  readonly probabilities: readonly number[];
}

/**
 * The role of each sentence of one abstract by a linear-chain model over hashed words, with a probability for every role.
 * `allowed` holds what headings leave open for each sentence; the model only chooses among these.
 */
export function guessRoles(
  sentences: readonly { readonly text: string; readonly allowed: readonly Role[] }[],
  model: RoleModel = shippedModel(),
): RoleGuess[] {
  if (sentences.length === 0) return [];
  const features = roleFeatures(
    sentences.map(({ text }) => text),
    model.gate,
  );
  const scores = emissions(model, features);
  sentences.forEach((sentence, place) => {
    roles.forEach((role, label) => {
      if (!sentence.allowed.includes(role)) scores[place * roles.length + label] = forbidden;
    });
  });
  const { probabilities } = marginals(model.chain, scores);
  return bestPath(model.chain, scores).map((label, place) => ({
    role: roles[label] ?? 'other',
    probabilities: [...probabilities.subarray(place * roles.length, (place + 1) * roles.length)],
  }));
}

/** Far below any sum of weights, yet finite, so that no sum of logs becomes NaN. */
const forbidden = -1e4;

let unpacked: RoleModel | null = null;

/** Unpacked on first use and kept: the same value every time, so callers cannot tell. */
function shippedModel(): RoleModel {
  unpacked ??= unpackRoleModel(packedRoleModel);
  return unpacked;
}
