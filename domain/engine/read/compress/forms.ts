import type { Acronym } from '#domain/language/acronyms.ts';
import type { SourceSentence } from '../../fact-sheet.ts';
import { dropIdleDefinitions } from './brackets.ts';
import { expandAcronyms } from './expand-acronyms.ts';
import { revoice, unframe } from './frames.ts';
import { dropOpeners } from './openers.ts';
import { resolveReferences } from './references.ts';
import { innerCut, leadCut, softTrim, tailCuts, trimWords } from './trims.ts';
import { upperFirst, type Voice } from './voice.ts';

/** What a sentence may need from around it. */
export interface CompressContext {
  readonly title: string | null;
  readonly sentences: readonly SourceSentence[];
  readonly acronyms: readonly Acronym[];
}

/**
 * The whole claim as one sentence, boldest first: frame off and short forms spelled out, then without spelling out, then
 * with the frame kept in the third person. Made one by one, since the first is nearly always safe.
 */
export function* fullForms(source: string, context: CompressContext, voice: Voice): Generator<string> {
  const opened = upperFirst(dropOpeners(source));
  const spell = (text: string): string =>
    finish(expandAcronyms(text, context.acronyms, context.sentences, context.title));
  const at = context.sentences.findIndex(({ text }) => text === source);
  const before = context.sentences[at - 1]?.text ?? '';
  const bold = resolveReferences(tidied(unframe(opened, voice)), context.title, before);
  yield spell(bold);
  yield finish(bold);
  const plain = tidied(revoice(opened, voice));
  yield spell(plain);
  yield finish(plain);
}

/** Every shorter form that deletion of whole clauses gives. */
export function cuts(base: string): string[] {
  const cut = leadCut(base);
  // "Using X, the authors found that Y": once the way is gone, the frame can go too.
  const led = cut === null ? null : unframe(cut, /\b(?:[Ww]e|[Oo]ur)\b/.test(cut) ? 'author' : 'third');
  const whole = led === null ? [base] : [base, led];
  const starts = [...new Set([...whole, ...whole.map(softTrim)])];
  const inner = starts.flatMap((start) => {
    const cut = innerCut(start);
    return cut === null ? [start] : [start, cut];
  });
  return inner.flatMap((start) => [start, ...tailCuts(start)]).slice(1);
}

/** One space between words, one full stop, a capital. */
export function finish(text: string): string {
  const tidy = text
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,;]|\.(?!\d))/g, '$1')
    .replace(/[,;:\s]+$/, '')
    .trim();
  return upperFirst(/[.!?]["”')]?$/.test(tidy) ? tidy : `${tidy}.`);
}

function tidied(claim: string): string {
  return trimWords(dropIdleDefinitions(upperFirst(dropOpeners(claim))));
}
