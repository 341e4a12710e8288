import { workInThread } from '#server/adapters/workshop/thread.ts';
import { createSentinelWorks } from './sentinel-works.ts';

/** A thread of a workshop under test. */
export const work = workInThread(createSentinelWorks());
