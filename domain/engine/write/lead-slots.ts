import type { FactSheet } from '../fact-sheet.ts';
import { clausesApart } from './apart/clauses-apart.ts';
import {
  commonSlots,
  inVoice,
  inWords,
  quoted,
  quotedSentence,
  type Slots,
  sourceNoun,
} from './common-slots.ts';
import { forWhom } from './for-whom.ts';
import type { Material } from './material.ts';
import { overlap, withoutListMarks, withoutStop } from './phrases.ts';
import { openReference } from './story/open-references.ts';
import type { Opening } from './story/opening.ts';
import { restated } from './telling-screen.ts';
import { twoFigures } from './two-figures.ts';
import type { Voice } from './voice.ts';
import { withGloss } from './with-gloss.ts';
import type { WriteRequest } from './write-request.ts';

/** The slots of a first line, for one way to open. */
export function leadSlots(
  sheet: FactSheet,
  material: Material,
  opening: Opening,
  voice: Voice,
  request: WriteRequest,
): Slots {
  const lower = material.casing.lowerStart;
  const slots: Record<string, string> = { ...commonSlots(sheet, material, request) };
  const said = (text: string): string => {
    if (text === '') return '';
    const parted = inParts(withoutListMarks(text), sheet, voice);
    const told = inWords(byResearchers(parted, voice, request), sheet, voice, request);
    // What a person wrote is theirs, terms and all.
    return voice.glosses === true && sheet.finding.sentence !== null ? withGloss(told, '') : told;
  };
  const { quoted: isQuotation, before } = opening;
  const finding = isQuotation ? quotedSentence(sheet, opening.finding) : said(opening.finding);
  // A title is given as it is printed.
  const first =
    opening.kind === 'title' || opening.kind === 'asked' ? inVoice(before, request) : said(before);
  addCheer(slots, opening, finding, first, lower);
  const sentence = [first, finding].filter((text) => text !== '').join(' ');
  if (!isQuotation) dropRepeatedTopic(slots, sentence, sheet);
  if (isQuotation && before === '') Object.assign(slots, { isQuotation: 'yes', source: sourceNoun(sheet) });
  dropRepeatedQuestion(slots, material.question, sentence, sheet);
  slots['F'] = sentence;
  slots['f'] =
    isQuotation && before === ''
      ? quoted(opening.finding)
      : lower(withoutStop(bareDocument(sentence, sheet)));
  Object.assign(slots, forWhom(sentence, slots['f'], sheet));
  if (!/[“”:;]|\. /.test(sentence) && sentence.length <= 150)
    Object.assign(slots, {
      Fx: withoutStop(sentence),
      fx: lower(withoutStop(bareDocument(sentence, sheet))),
    });
  // "Short version." is no opening for a long one.
  if (sentence.length <= brief && !/[.:] /.test(sentence) && !(isQuotation && before === ''))
    Object.assign(slots, { Fs: slots['F'], fs: slots['f'] });
  const figure = shortFigure(sheet, material);
  if (figure !== null) slots['N_short'] = figure;
  const blow = sheet.finding.sentence === null ? twoFigures(sheet.finding.text) : null;
  if (blow !== null && sentence.length <= longestBehindBlow) slots['blow'] = blow;
  return slots;
}

/** A result with its figures, short enough to stand before the finding; before a person's own words none but theirs. */
function shortFigure(sheet: FactSheet, { number }: Material): string | null {
  if (number === null || number.text.length > 90) return null;
  const isTheirs = sheet.finding.sentence !== null || number.sentence === null;
  return isTheirs && openReference(number.text, number.sentence, '', sheet) === null ? number.text : null;
}

/** A person's own words in sentences as short as the tone wants them. */
function inParts(text: string, { finding }: FactSheet, { told }: Voice): string {
  return finding.sentence === null && told?.brief !== undefined ? clausesApart(text, told.brief) : text;
}

/** Characters of a finding that two figures may stand before: they are hard on a reader who has to wait for what they are of. */
const longestBehindBlow = 160;

/** Characters: what may be announced as short. */
const brief = 130;

/** At the head of a post nobody has said yet whose work it is; after it they are "they". */
function byResearchers(text: string, { rewrite }: Voice, { author }: WriteRequest): string {
  return rewrite.includes('they') && !author
    ? text
        .replace(/^The authors (?=\p{Ll})/u, 'Researchers ')
        .replace(/^([^.]+, )the authors (?=\p{Ll})/u, '$1researchers ')
    : text;
}

/** What can be cheered: the result, or the first sentence about the work; what was known before it is not `r`. */
function addCheer(
  slots: Record<string, string>,
  { kind, quoted: isQuotation, finding: form }: Opening,
  finding: string,
  before: string,
  lower: (text: string) => string,
): void {
  if (isQuotation || kind === 'asked') return;
  const isBackground = kind === 'background' && form !== '';
  const first = isBackground ? `${before} ${finding}` : before === '' ? finding : before;
  const [head = '', ...more] = isBackground ? [first] : first.split(/ (?<=\. )(?=\p{Lu})/u);
  slots['g'] = lower(withoutStop(head));
  if (!isBackground) slots['r'] = slots['g'];
  slots['post'] = [...more, isBackground || before === '' ? '' : finding].join(' ').trim();
}

/** After "Invention brief:" the thing itself follows. */
function bareDocument(sentence: string, sheet: FactSheet): string {
  return sheet.genre === 'patent' ? sentence.replace(/^The document describes (?=\p{Ll})/u, '') : sentence;
}

/** "STAR-MELT", "GISE-51". */
const coinedNames = (text: string): string[] | null =>
  text.match(
    /(?<![\p{L}\p{N}-])(?:\p{L}*\p{Lu}[\p{L}-]*\p{Lu}[\p{L}\p{N}-]*|\p{Lu}[\p{L}-]*\d[\p{L}\p{N}-]*)/gu,
  );

/** Whoever put the finding into words of their own may have put the question into them, too. */
function dropRepeatedQuestion(
  slots: Record<string, string>,
  question: string | null,
  finding: string,
  { finding: { sentence } }: FactSheet,
): void {
  if (sentence !== null || question === null || overlap(question, finding) < restated) return;
  for (const name of ['Q', 'q']) delete slots[name];
}

/** A topic of which the finding names half is not said before it, nor one whose name it holds. */
function dropRepeatedTopic(slots: Record<string, string>, finding: string, { acronyms }: FactSheet): void {
  const topic = slots['label'];
  if (topic === undefined) return;
  // "On MCMC: … Markov Chain Monte Carlo …"
  const whole = acronyms.find(({ short }) => short === topic)?.long ?? topic;
  // "On features of meshes: for meshes, …".
  const scope = /^(?:For|In|Among|On|At|Under|Within|Across|During) ([^,]{3,60}),/.exec(finding)?.[1];
  const isNamed =
    (scope !== undefined && overlap(scope, topic) > 0.9) ||
    overlap(topic, finding) >= 0.5 ||
    overlap(whole, finding) >= 0.5 ||
    (coinedNames(topic) ?? []).some((name) => finding.includes(name));
  if (!isNamed) return;
  for (const name of ['T', 'T_cap', 'Ts_cap', 'label']) delete slots[name];
}
