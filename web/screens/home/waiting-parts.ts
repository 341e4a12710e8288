/** What is shown while posts are written, and where that failed: one file to fetch, there before either is needed. */
export { FailedWriter } from './failed-writer.tsx';
export { ResultsWaiting } from './results-waiting.tsx';
