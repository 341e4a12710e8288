import { beginsWord, standsInside } from '#domain/language/printed-words.ts';
import type { Field, SourceSentence } from '../../fact-sheet.ts';
import { invertClause, questionFromObject, questionFromWord } from './question-clause.ts';
import { fieldFrom } from './spans.ts';
import { questionFromClaim } from './title-question.ts';

/**
 * The paper's own question as one plain question: its title where that asks, else its aim, else what its title claims,
 * each only where the rewording is certain to be grammatical. Null otherwise: no question is better than a broken one.
 */
export function readQuestion(title: string | null, sentences: readonly SourceSentence[]): Field | null {
  // A title that was pasted with the text stands there in capitals of its own.
  const body = sentences.filter(({ text }) => text !== title);
  const asked = title === null ? null : questionFromTitle(title);
  if (asked !== null) return { text: inSentenceCase(asked, body), span: null };
  for (const sentence of sentences) {
    if (sentence.role === 'results' || sentence.role === 'conclusions') continue;
    const made = questionFromAim(sentence.text);
    if (made !== null) return fieldFrom(sentence, withoutDesign(made));
  }
  const answered = title === null ? null : questionFromClaim(lowerStart(inSentenceCase(title, body), body));
  return answered !== null && answered.length <= maximum && isSound(answered)
    ? { text: answered, span: null }
    : null;
}

/** "… in a randomised, placebo-controlled trial?": how it was asked is said beside it. */
function withoutDesign(question: string): string {
  const cut = question.replace(
    /,? (?:in|by|through|using) an? (?:[\p{L}\d,:()-]+ ){0,7}?(?:trial|study|survey|experiment)\?$/u,
    '?',
  );
  return cut.split(' ').length >= 6 ? cut : question;
}

const opener =
  /^(?:Do|Does|Did|Is|Are|Was|Were|Can|Could|Will|Would|Should|Has|Have|May|Might|How|What|Which|Why|When|Where|Who|Whose|To what)\b/;
const maximum = 170;

/** A Title In Capitals read as a sentence: a word stays capital only where the text prints it so inside a sentence. */
function inSentenceCase(question: string, sentences: readonly SourceSentence[]): string {
  const words = question.split(' ');
  const capitals = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  if (capitals < words.length * 0.4) return question;
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const lowered = words.map((word, at) => {
    if (isBinomial(word, words[at + 1])) return word;
    return /^An?$/.test(word)
      ? word.toLowerCase()
      : word.replace(/\p{Lu}\p{Ll}+/gu, (part, from: number) =>
          at === 0 && from === 0 ? part : lowerPart(part, word, from, text),
        );
  });
  return lowered.join(' ');
}

/** One word of a title, or one side of its hyphen; "iPad", "McDonald" and "Wi-Fi" stay. */
function lowerPart(part: string, word: string, from: number, text: string): string {
  const isBeforePlace = /^(?:Indo|Trans|Afro|Euro|Anglo|Sino|Pan)-\p{Lu}/u.test(word);
  const isWhole = from === 0 || (word[from - 1] === '-' && !/^Sub-/i.test(word));
  const isEnd = /^(?:['’]s?)?[?,:;.)]*$|^-/.test(word.slice(from + part.length));
  if (isBeforePlace || !isWhole || !isEnd || (from > 0 && part.length < 3) || names.test(part)) return part;
  return isNameIn(text, part) ? part : part.toLowerCase();
}

/** Printed with its capital inside a sentence, and never without. */
function isNameIn(text: string, word: string): boolean {
  return standsInside(text, word) && !beginsWord(text, word.toLowerCase());
}

/** "Anoplolepis gracilipes": in a Title In Capitals a small word behind its genus is a species. */
function isBinomial(word: string, next = ''): boolean {
  return (
    /^\(?\p{Lu}\p{Ll}{3,}$/u.test(word) &&
    /^\p{Ll}{4,}(?:us|is|a|um|i|ae|es|ens|ii|or|ix)[?,:;.)]*$/u.test(next)
  );
}

/** The first word as it stands inside a sentence: capital only where the text prints it so there, and never otherwise. */
function lowerStart(title: string, sentences: readonly SourceSentence[]): string {
  const first = /^(?:\p{Lu}\p{Ll}+|An?)(?=[\s-])/u.exec(title)?.[0];
  if (first === undefined || names.test(title)) return title;
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return isNameIn(text, first) ? title : first.toLowerCase() + title.slice(first.length);
}

/** Of places and people, whatever the text prints. */
const names =
  /^(?:African|American|Asian|Australian|Austrian|Bayesian|Belgian|Brazilian|British|Canadian|Caucasian|Chinese|Danish|Doppler|Dutch|English|European|Finnish|French|German|Greek|Hispanic|Indian|Iranian|Irish|Israeli|Italian|Japanese|Korean|Latin|Mediterranean|Medicare|Medicaid|Mexican|Norwegian|Polish|Russian|Scottish|Spanish|Swedish|Swiss|Thai|Turkish|Welsh|Western)\b/;

/** A title that asks, whole or after its colon; "X: is it safe?" puts X in place of "it". */
export function questionFromTitle(title: string): string | null {
  const plain = title.trim().replace(/\s+/g, ' ');
  if (!plain.includes('?')) return null;
  const parts = plain
    .slice(0, plain.lastIndexOf('?') + 1)
    .split(/(?<=\?)\s+|[:.]\s+|\s[–—-]\s/)
    .map((part) => part.trim());
  const asked = parts.filter((part) => part.endsWith('?')).at(0);
  if (asked === undefined) return null;
  const text = asked.charAt(0).toUpperCase() + asked.slice(1);
  if (!opener.test(text) || text.length > maximum || text.split(' ').length < 4) return null;
  // "X: is there any use?": of what, only the part before it says.
  const pronoun =
    /\b(?:it|they|this|these|its|their|them)\b/i.test(text) ||
    (parts.length > 1 && /^(?:Is|Are|Was|Were|Has|Have) there\b/.test(text));
  if (!pronoun) return text;
  return parts.length === 2 ? withSubject(text, parts[0] ?? '') : null;
}

function withSubject(question: string, subject: string): string | null {
  const match =
    /^(Is|Are|Does|Do|Can|Could|Was|Were|Did|Should|Will|Has|Have) (?:it|they) (?!really\b)(.+)$/.exec(
      question,
    );
  if (
    match === null ||
    subject.endsWith('?') ||
    /\b(?:it|they|its|their)\b/i.test(match[2] ?? '') ||
    subject.split(' ').length > 12
  )
    return null;
  return `${match[1]} ${decapitalise(subject)} ${match[2]}`;
}

/** Lower-cases an ordinary first word; names and acronyms keep their capitals. */
function decapitalise(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) &&
    !names.test(text) &&
    (/^(?:\S+) \p{Ll}/u.test(text) || /^(?:The|A|An|Some|Use) /.test(text))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const aim =
  /\b(?:to|aimed at|aim of|we) (?:(?:further|better|also|prospectively|retrospectively|systematically|therefore) )?(?:determin(?:e|ing)|assess(?:ing)?|examin(?:e|ing)|investigat(?:e|ing)|evaluat(?:e|ing)|explor(?:e|ing)|test(?:ing)?|study|find out|ascertain|establish|clarify|identify|compare|analy[sz]e|elucidate|estimate|quantify|determined|assessed|examined|investigated|evaluated|explored|tested|asked|ask|hypothesized)\b/i;

/** "to assess whether X does Y" -> "Does X do Y?"; "to study the effect of X on Y" -> "What is the effect of X on Y?". */
export function questionFromAim(sentence: string): string | null {
  const start = aim.exec(sentence);
  const rest =
    start === null || !isOwnAim(sentence, start.index)
      ? null
      : sentence.slice(start.index + start[0].length).trim();
  const question = rest === null ? questionFromDoubt(sentence) : questionFromRest(rest);
  return question !== null && question.length <= maximum && isSound(question) ? question : null;
}

/** An aim of the study itself: the sentence opens with it, or names an aim, a study or "we" before it. */
function isOwnAim(sentence: string, at: number): boolean {
  return (
    at < 4 ||
    /\b(?:aim\w*|objectives?|purpose|goal|sought|study|we|hypothes\w+|undertaken|conducted|designed|trial|question|wanted|paper)\b/i.test(
      sentence.slice(Math.max(0, at - 90), at + 3),
    )
  );
}

function questionFromRest(rest: string): string | null {
  const whether = /^(?:whether|if) (?:or not )?(.+)$/i.exec(rest);
  if (whether !== null) return invertClause(cutClause(whether[1] ?? ''));
  return questionFromObject(cutClause(rest)) ?? questionFromWord(cutClause(rest));
}

function questionFromDoubt(sentence: string): string | null {
  const doubt =
    /\b(?:unclear|unknown|not known|uncertain|not clear|debated|controversial) (?:whether|if) (.+)$/i.exec(
      sentence,
    );
  return doubt === null ? null : invertClause(cutClause(doubt[1] ?? ''));
}

function cutClause(clause: string): string {
  return clause
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/(?:;|\.(?!\d)).*$/, '')
    .replace(
      /, (?:and (?:to|whether|if)|using|by|in order to|as well as to|we|thereby|including|based on|with the (?:aim|goal)|to)\b.*$/i,
      '',
    )
    .replace(
      /,? and (?:evaluate|assess|compare|determine|examine|identify|describe|explore|analy[sz]e|investigate)\b.*$/i,
      '',
    )
    .replace(/ and (?:to (?:\p{Ll}+)|whether|if)\b.*$/u, '')
    .trim();
}

function isSound(question: string): boolean {
  return (
    !/\b(?:we|our|us|this|these|those|its|their|it|they|herein|here|such|the (?:former|latter|present|current|proposed))\b/i.test(
      question.replace(/^Is there\b/, ''),
    ) &&
    !/\b(?:of|in|by|and|to|with|for|on) \p{Lu}\?$|, [ie]\?$/u.test(question) &&
    !/[:;"]|\b(?:and|or|of|in|with|the|an?|to|by|for|on)\?$/i.test(question) &&
    question.split(' ').length >= 5
  );
}
