import { isFamiliar } from '#domain/language/familiar.ts';
import { findGlossedTerms } from '#domain/language/glossary/glossary.ts';
import { stemsOf } from './story/stems.ts';

/**
 * The sentence with its first strange word explained in brackets, from a list checked by hand: "the amygdala (a brain area tied
 * to emotion)". One a sentence, never inside a quotation, a compound or a bracket, nor where the post has used the word or the
 * sentence holds the words that would explain it. A sentence that would get too long to be read at once stays as it is.
 */
export function withGloss(text: string, said: string): string {
  if (/["“”«]/.test(text)) return text;
  const [held, heldBefore] = [stemsOf(text), stemsOf(said)];
  for (const { term, gloss, start, end } of findGlossedTerms(text)) {
    const isStrange = term.split(' ').some((word) => !isFamiliar(word));
    const rest = text.slice(end);
    // "Cytokine and chemokine levels": a term in the singular may stand before a noun that comes later.
    const isShared =
      /^(?:,| (?:and|or|nor))(?! (?:(?:the|an?|its|their|was|were|is|are|has|had|did)|\p{Ll}+ed)\b)/u.test(
        rest,
      );
    const isFree =
      /(?:^|[\s—–])$/u.test(text.slice(0, start)) && endsPhrase.test(rest) && !(isShared && !/s$/.test(term));
    const isInBrackets = /\([^)]*$/.test(text.slice(0, start));
    const isNew = ![...stemsOf(term)].every((one) => heldBefore.has(one));
    const repeats = [...stemsOf(gloss)].some((one) => one.length > 4 && held.has(one));
    if (
      isStrange &&
      isFree &&
      !isInBrackets &&
      isNew &&
      !repeats &&
      text.length + gloss.length + 3 <= longest
    )
      return `${text.slice(0, end)} (${gloss})${text.slice(end)}`;
  }
  return text;
}

/** Characters of a sentence with its bracket: on X the rest is told in what is left of 280. */
const longest = 210;

/** What may follow: no bracket, no ending, and no noun that the term would stand before. */
const endsPhrase =
  /^(?:[.,;:!?](?!\d)|$| (?:and|or|nor|in|of|with|without|for|to|on|at|by|from|into|was|were|is|are|has|have|had|does|do|did|may|might|can|could|will|would|should|than|as|but|that|which|who|whose|after|before|during|between|among|when|while|if|not|using|via|per|against|under|over|through|within|across|because|although|compared|linked|associated|rather|located|found|used|based|due|such|including|where)\b)/u;
