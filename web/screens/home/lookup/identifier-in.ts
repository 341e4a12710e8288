import { type Identifier, identifierText } from '#domain/research/identifiers/identifier.ts';
import {
  fieldOf,
  type LookupKind,
  recogniseIdentifier,
} from '#domain/research/identifiers/read-identifier.ts';

/** A number of a work that stands in the text field instead of a text. */
export interface FoundIdentifier {
  readonly kind: LookupKind;
  /** As it was pasted: what is looked up. */
  readonly paste: string;
  /** As it is shown. */
  readonly name: string;
  /** True where nothing but the number stands there: then it is what posts are wanted of. */
  readonly alone: boolean;
}

/** What is pasted as a citation or an address, and no abstract, is at most so long, in characters. */
const longest = 300;

/** The one identifier of a short text; null where there is none, or where it is text that only mentions one. */
export function identifierIn(text: string): FoundIdentifier | null {
  const paste = text.trim();
  if (paste === '' || paste.length > longest || paste.includes('\n')) return null;
  const found = recogniseIdentifier(paste);
  if (!found.ok) return null;
  return {
    kind: fieldOf(found.value),
    paste,
    name: identifierText(found.value),
    alone: paste.split(' ').length <= mostWords(found.value),
  };
}

/** "PMID: 123", "doi: 10.1/x" and "S/RES/1325 (2000)" are several words, and still nothing but a number. */
function mostWords({ kind }: Identifier): number {
  return kind === 'un' || kind === 'un-record' ? 5 : 3;
}
