import type { Field, SourceSentence } from '../../fact-sheet.ts';
import type { Shorten } from './numbers.ts';
import { fieldFrom } from './spans.ts';

/** Where the authors conclude more than their result, or advise: to be quoted with attribution only. */
export function readAuthorsConclude(
  sentences: readonly SourceSentence[],
  finding: number,
  shorten: Shorten,
): Field | null {
  const candidates = sentences.filter(
    (sentence) =>
      sentence.index !== finding &&
      (sentence.role === 'conclusions' || sentence.index >= sentences.length - 2) &&
      sentence.role !== 'background' &&
      sentence.role !== 'methods',
  );
  for (const sentence of candidates) {
    if (!advice.test(sentence.text) || boilerplate.test(sentence.text)) continue;
    const text = shorten(sentence);
    if (text !== null && text.length <= 220) return fieldFrom(sentence, text);
  }
  return null;
}

/** What was unknown or wanting before, from the background. */
export function readGap(
  sentences: readonly SourceSentence[],
  finding: number,
  shorten: Shorten,
): Field | null {
  for (const sentence of sentences) {
    if (
      sentence.index === finding ||
      sentence.role === 'results' ||
      sentence.role === 'conclusions' ||
      sentence.index > sentences.length * 0.6
    )
      continue;
    if (!unknown.test(sentence.text)) continue;
    const text = shorten(sentence);
    if (text !== null && text.length <= 240 && unknown.test(text) && !/^The authors\b/.test(text))
      return fieldFrom(sentence, text);
  }
  return null;
}

const advice =
  /\b(?:should|recommend(?:s|ed)?|is (?:not )?(?:required|necessary|warranted|justified|advisable)|may be (?:useful|considered|of (?:help|value)|beneficial)|could (?:be|help|reduce|improve)|can be (?:used|considered|recommended)|needs? to be|highlights? the (?:need|importance)|supports? the use|implications?|has the potential|might be)\b/i;
const boilerplate =
  /\b(?:further|future|additional|more) (?:[\w-]+,? ){0,3}(?:studies|research|trials|work|investigations?)\b|\bplease see\b|\bregistration\b|\btrial number\b/i;
const unknown =
  /\b(?:(?:is|are|remains?|still|was|were|largely|yet) (?:\w+ )?(?:unknown|unclear|unexplored)|not (?:yet )?(?:known|been (?:studied|investigated|established|evaluated|clear|fully|examined|reported))|little (?:is|was|research|evidence|attention)|few studies|limited (?:evidence|data|information)|poorly (?:understood|known|characteri[sz]ed)|remains? (?:to be|controversial|debated|uncertain|elusive|a challenge|challenging|poorly|largely)|(?:is|are|remains?|still) (?:\w+ )?(?:controversial|lacking|scarce|sparse|debated)|no (?:studies|consensus|evidence|data)|has rarely been)\b/i;
