import { fail, type Result } from '../result.ts';
import type { Notice } from './notices.ts';

interface LookedUp {
  readonly identifier: string;
  readonly notices: readonly (Pick<Notice, 'weight' | 'text'> & { readonly type: string })[];
}

/** That a work was found, and no abstract of it: with who stayed silent, and what must be known of the work all the same. */
export function noAbstract({ identifier, notices }: LookedUp, instead: string): Result<never> {
  const told = notices.filter(({ type, weight }) => type === 'register-silent' || weight === 'stop');
  const said = [`No abstract of ${identifier} is on record.`, ...told.map(({ text }) => text), instead];
  return fail('no_abstract', said.join(' '), { title: 'No Abstract Detected' });
}
