import type { Flag } from './grounded-sentence.ts';
import { populations } from './populations.ts';
import { isScopeNote } from './scope-note.ts';
import type { SourceIndex } from './source-index.ts';

/** Groups that the post speaks of and the source does not: patients for mice, children for adults. */
export function flagPopulation(text: string, source: SourceIndex): Flag[] {
  if (!anyPopulation.test(text) || isScopeNote(text)) return [];
  return populations.flatMap(({ label, named, allowedBy }) => {
    const match = Array.from(text.matchAll(named)).find((one) => !isAside(text, one.index));
    if (match === undefined || allowedBy.test(source.text)) return [];
    return [
      {
        type: 'population',
        detail: `The source does not speak of ${label}.`,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

/** True where the text names a group at all. */
export function namesPopulation(text: string): boolean {
  if (!anyPopulation.test(text)) return false;
  return populations.some(({ named }) =>
    Array.from(text.matchAll(named)).some((match) => !isAside(text, match.index)),
  );
}

/** Most sentences name no group: one look before the many. */
const anyPopulation = new RegExp(populations.map(({ named }) => named.source).join('|'), 'i');

/** "No patients in this one", "other people's money": said of nobody who was studied. */
function isAside(text: string, at: number): boolean {
  return (
    /\b(?:no|not|without|than) (?:\w+ )?$/i.test(text.slice(Math.max(0, at - 20), at)) ||
    /\bother people['’]s?\b/i.test(text.slice(Math.max(0, at - 6), at + 9))
  );
}
