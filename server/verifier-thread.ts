import { workerData } from 'node:worker_threads';
import { createJudge } from './adapters/claim-verifier/judge.ts';

// The thread of the learned verifier. Its weights are read once, at its beginning.
const { weights }: { readonly weights: string } = workerData;
const judged = createJudge(weights);

/** Judges claims (`server/adapters/claim-verifier/learned-verifier.ts` asks for it by this name). */
export const judge = async (claims: Parameters<Awaited<typeof judged>>[0]) => (await judged)(claims);
