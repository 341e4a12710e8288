/** All that looking up shows, fetched with the first signs that may be the number of a work. */
export { identifierIn } from './identifier-in.ts';
export { IdentifierLine } from './identifier-line.tsx';
export { LookupPanel } from './lookup-panel.tsx';
export { LookupRecord } from './lookup-record.tsx';
