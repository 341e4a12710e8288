import { type Role, roles } from '#domain/engine/fact-sheet.ts';
import { isBoilerplate } from '#domain/engine/read/boilerplate.ts';
import type { RoleModel } from '#domain/engine/read/role-model.ts';
import { guessRoles } from '#domain/engine/read/roles.ts';
import type { RoleExample } from './role-corpora.ts';

export interface RoleScore {
  readonly sentences: number;
  /** Share of sentences with an allowed role (micro F1), per cent. */
  readonly micro: number;
  /** Mean F1 over the gold roles, per cent. A sentence with several allowed roles counts for the one that was guessed, else for the first. */
  readonly macro: number;
  readonly byRole: Readonly<Record<string, number>>;
}

/** Scores guesses made as the engine reads, but without headings. Sentences whose annotation allows every role are left out. */
export function scoreRoles(examples: readonly RoleExample[], model?: RoleModel): RoleScore {
  const hits = new Map<Role, number>();
  const seen = new Map<Role, number>();
  const count = (map: Map<Role, number>, role: Role): void => void map.set(role, (map.get(role) ?? 0) + 1);
  let sentences = 0;
  let right = 0;
  for (const example of examples) {
    const guesses = guessRoles(
      example.sentences.map((text) => ({ text, allowed: isBoilerplate(text) ? ['other'] : roles })),
      model,
    );
    example.allowed.forEach((allowed, index) => {
      const guess = guesses[index]?.role ?? 'other';
      if (allowed.length === roles.length) return;
      const gold = allowed.includes(guess) ? guess : (allowed[0] ?? 'other');
      sentences += 1;
      if (guess === gold) right += 1;
      if (guess === gold) count(hits, gold);
      count(seen, gold);
      count(seen, guess);
    });
  }
  const byRole = Object.fromEntries(
    [...seen].map(([role, total]) => [role, (200 * (hits.get(role) ?? 0)) / total]),
  );
  const scores = Object.values(byRole);
  return {
    sentences,
    micro: (100 * right) / sentences,
    macro: scores.reduce((a, b) => a + b, 0) / scores.length,
    byRole,
  };
}
