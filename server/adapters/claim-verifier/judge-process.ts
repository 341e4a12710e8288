import { setPriority } from 'node:os';
import { createJudge } from './judge.ts';
import type { Asked, Judged } from './messages.ts';

// The process of the learned verifier: reads the weights that its first argument names, and judges what it is sent. Not a thread:
// one that ends while the model runs takes its whole process with it.
// Whoever asks for a page goes first.
setPriority(10);
const judge = createJudge(process.argv[2] ?? '');
judge.catch(() => undefined);
const answer = (judged: Judged): boolean => process.send?.(judged) ?? false;

process.on('message', ({ claims }: Asked) => {
  judge
    .then((ready) => ready(claims))
    .then(
      (verdicts) => answer({ verdicts }),
      () => answer({ verdicts: null }),
    );
});
process.on('disconnect', () => process.exit());
