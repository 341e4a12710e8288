import { isGuarded } from './phrases.ts';

/** True where a clause denies, limits or sets a condition: without it the rest would claim more. */
export function bindsWhole(clause: string): boolean {
  return binds(clause) || isGuarded(clause);
}

/** The same by its words alone: a hedge of the clause's own does not bind what stands before it. */
export function binds(clause: string): boolean {
  return binding.test(clause);
}

const binding =
  /\b(?:not?|nor|never|without|only|but|except|although|though|however|unless|until|if|when|whereas|fails?|failed|failing|neither|despite|limited|unlikely)\b/i;
