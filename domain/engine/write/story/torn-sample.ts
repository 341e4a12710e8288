import type { FactSheet } from '../../fact-sheet.ts';
import { partOfSample, sizeOf } from './sample.ts';

/**
 * Whether the words for who was studied are a piece of what the source says: it goes on with what they need ("rats at doses
 * higher" than which, "a disease defined" as what), or counts others right before them ("14 younger and 16 older women").
 */
export function isTorn({ studied, sentences }: FactSheet): boolean {
  const { sentence = -1, start = 0, end = 0 } = studied?.span ?? {};
  const [phrase, source] = [studied?.text ?? '', sentences[sentence]?.text ?? ''];
  const rest = source.slice(end);
  if (/,/.test(phrase) && /^, and /.test(rest)) return true;
  if (/(?:ing|ed)$/.test(phrase) && /^ (?:the|an?|their|its|his|her) /.test(rest)) return true;
  // "We treated 23 patients with the drug": they did not come with it.
  if (/\btreated $/i.test(source.slice(0, start)) && /^\S+ (?:\p{Ll}+ )?\p{L}+ with /u.test(phrase))
    return true;
  return tornBefore[/^ (\p{Ll}+)/u.exec(rest)?.[1] ?? '']?.test(phrase) === true;
}

/** "We randomised 46 adults to stimulation or to sham": to what, is no part of who they were. */
export function withoutArms({ studied, sentences }: FactSheet): string {
  const { sentence = -1, start = 0 } = studied?.span ?? {};
  const text = studied?.text ?? '';
  const isAssigned = /\b(?:randomi[sz]ed|assigned|allocated) $/i.test(
    sentences[sentence]?.text.slice(0, start) ?? '',
  );
  return isAssigned ? text.replace(/ (?:to|into) (?=\p{L}).*$/su, '') : text;
}

/**
 * "14 pre-menopausal and 16 post-menopausal women": those alone are half of them, as in "healthy subjects (n = 16) and recipients
 * (n = 46)" and "29 children were classified as well, 21 as ill"; "a register of 14,758 adults, of whom those with scans were
 * selected" is where they came from.
 */
export function isPartOfSample({ studied, sentences }: FactSheet): boolean {
  const { sentence = -1, start = 0, end = 0 } = studied?.span ?? {};
  const [source, phrase] = [sentences[sentence]?.text ?? '', studied?.text ?? ''];
  const [before, rest] = [source.slice(0, start), source.slice(end)];
  return (
    partOfSample.test(before) ||
    (/\([nN]\s?=\s?\d[\d,]*\)$/.test(phrase) && otherGroup.test(before)) ||
    sorted.test(rest) ||
    (/\b(?:database|register|registry|records|cohort)\b[^.;,]* $/.test(before) && selected.test(rest))
  );
}

const otherGroup = /\([nN]\s?=\s?\d[\d,]*\),? (?:and|or|versus|vs\.?) (?:[\p{L}-]+ ){0,4}$/u;
/** "… were classified as uninfected, 21 as …" */
const sorted =
  /^ (?:were|was) (?:classified|categori[sz]ed|diagnosed|identified|graded|rated|defined|grouped) (?:as|into) [^,.;]{2,60}(?:,| and) \d+ (?:\([^()]*\) )?as\b/;
const selected = /^,? (?:those|of whom|of which|from whom|from which)\b/;

const tornBefore: Readonly<Record<string, RegExp>> = {
  than: /\b(?:\p{Ll}+er|more|less|other|rather)$/iu,
  as: /\b(?:defined|diagnosed|classified|regarded|known|such|characteri[sz]ed)$/i,
  in: / (?:with|by|for) the (?:changes?|differences?|increases?|decreases?|reductions?)$/i,
  of: / (?:with|by|for) the \p{Ll}+$/iu,
  day: / on the \S+$/,
};

/** "20 patients by dividing them", "68 patients confirmed": behind a count and its noun, words that say nothing of them. */
export function goesAstray(phrase: string): boolean {
  if (leavesOpen.test(phrase)) return true;
  const size = sizeOf(phrase);
  return size !== null && size !== phrase && !saysWho.test(phrase.slice(size.length));
}

const saysWho =
  /^(?: \([^()]*\))?,? (?:\(|(?:with|without|as well as|together with|along with|plus|free of|who|whose|whom|that|which|aged?|of|in|from|at|on|for|and|or|across|between|among|within|under|over|during|after|before|not|\d[\d-]* years?)\b|\p{Ll}{3,}ing\b|(?!(?:confirmed|identified|found|observed|defined|reported|divided|assigned|randomi[sz]ed|allocated|analy[sz]ed|included|enrolled|studied|recruited|evaluated|examined|walked|followed)(?:$| (?!with|from|at|in|after|by)))\p{Ll}+(?:ed|wn|ng|rn|nt|ld|pt)\b)/u;

/** "Members of this family", "cases illustrating that it", "on the 1st". */
const leavesOpen = /\b(?:this|these|those|their|same)\b|\b(?:that|it|they|which|who|1st|2nd|3rd|\p{Lu})$/u;
