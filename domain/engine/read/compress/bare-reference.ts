import { finder } from '#domain/language/finder.ts';
import { quickExec } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';
import { contentWords, sharedWords } from '../fields/spans.ts';
import { hasClearVerb } from './screens.ts';

/**
 * The first reference that a reader cannot resolve from the sentence alone ("These patients", "the proposed method"), or
 * null when it stands alone. "The authors' method" passes where the sentence shares two words with the title: the topic
 * then says what kind of method it is.
 */
export function bareReference(text: string, title: string | null): string | null {
  return pointer(text) ?? (isOnTopic(text, title) ? null : ownTool(text));
}

/** What points out of the sentence whatever the title says. Asked again wherever the sentence may stand. */
const pointer: (text: string) => string | null = remembered((text) => {
  for (const find of atHead) {
    const found = find(text);
    if (found !== null) return found[0].trim();
  }
  return pointedNoun(text);
});

const toolNoun =
  '(?:method|approach|algorithm|model|framework|system|technique|tool|architecture|network|procedure|strategy|scheme|pipeline|software|platform|estimator|tester|detector|formulation|solution|design|technology|package|library|program|code|dataset|database|benchmark|protocol|device|sensor|loss function)(?:s|es)?';

const studyNoun =
  '(?:paper|study|work|trial|article|analysis|analyses|meta-analysis|survey|review|cohort|series|year|end|regard|respect|sample)';

const studyWord = new RegExp(`^${studyNoun}$`, 'i');

/** What points back where it opens a sentence. */
const openers = [
  'This',
  'These',
  String.raw`Those(?! (?:who|whose|with|without)\b)`,
  'They',
  'Its',
  'Their',
  'Such',
  'He',
  'She',
  'That',
  'One of (?:these|those|them)',
  'The (?:former|latter|same|others?)',
].join('|');

const atHead = [
  /^It(?! (?:is|was|remains|seems|appears|may be|might be|can be|does not (?:seem|appear))\b (?:(?:\p{Ll}+ly|not|still|also) )?(?:likely|unlikely|possible|impossible|important|necessary|unclear|clear|difficult|known|unknown|evident|essential|estimated|suggested|assumed|expected|predicted|believed|hypothesi[sz]ed|thought|recommended|that)\b)(?=[\s,])/u,
  new RegExp(String.raw`^(?:${openers})(?=[\s,])`),
  /\b(?:[Tt]his|[Tt]hese|[Tt]hose) ["“]/,
  /^(?:Then|Next|Afterwards?|Later),? (?:it|they|the|this|these|its|their)\b/,
  /^(?:By|In|When|After|While|Through) doing (?:so|this|that|these)\b/,
  /^On (?:the )?one hand,? (?:both|it|they|this|these)\b/,
  /\b(?:calculation|analysis|study|version|measurement|description|proof|estimate|evaluation|application)s? of (?:it|them)\b/,
  /^Both(?= (?:of (?:these|them)|were|are|had|have|groups?|models|methods|approaches|interventions|algorithms|techniques)\b(?! of))/,
  new RegExp(
    `^(?:In|For|With|Under|Using|From|Through|By|Among|Of|On|At|After|During|Within) (?:this|these|those|such|both|each|it|them|that)\\b(?! (?:[\\p{L}-]+ ){0,6}?${studyNoun}\\b)`,
    'u',
  ),
  /^The authors (?:\p{Ll}+ ){1,3}?(?:its|their|them|it(?! (?:is|was) (?:\p{Ll}+ )?(?:likely|unlikely|possible|impossible|important|necessary|difficult)\b)|they|these|this)\b/u,
  /^The authors \p{Ll}+ (?:an?|the) (?:[\p{L}-]+ ){1,4}?(?:for|of|to|on) its\b/u,
  /^(?:The|An?|No|One|Some) (?:[\p{Ll}-]+ ){1,5}?(?:of|for|in|on|to|behind) (?:its|their) /u,
  /\b(?:developed|presented|described|proposed|reported|introduced|outlined|derived|obtained) here(?:in)?\b|\bhereby\b/,
  /^(?:On|In|For|With|Across|By|At)\b[^;:.]{3,120}?, this (?:yields?|leads? to|results? in|allows?|gives?|improves?|enables?|reduces?|achieves?|outperforms?|can)\b/,
  /^The authors (?:\p{Ll}+ ){1,2}(?:experiments|evaluations|simulations|tests) (?:\p{Ll}+ )?(?:show|demonstrat|evaluat|verif|validat|confirm)\p{Ll}* its\b/u,
  /^(?:(?! and | or |,).){0,40}\b(?:for|of|in|by|to) the (?:former|latter)\b/,
].map(quickExec);

/**
 * "this/these/such NOUN" anywhere, unless the noun was named before it in the sentence, or a whole clause stands before
 * it that the noun sums up ("this change"). "Those who …" and "those found in …" say themselves what they mean.
 */
function pointedNoun(text: string): string | null {
  for (const match of pointed(text)) {
    const words = (match[2] ?? '').trim().split(' ');
    if (isRestrictive(match[1] ?? '', words) || words.some((word) => studyWord.test(word))) continue;
    const before = text.slice(0, match.index);
    if (
      isNamedBefore(words, before) ||
      (pointsBack(before) && words.slice(0, 3).some((word) => summing.test(word)))
    )
      continue;
    return match[0];
  }
  return null;
}

const pointed = finder(
  /\b(these|those|this|such)((?: (?:[~≈<>≲≳×] ?)?[\p{L}\p{N}’'.⁰¹²³⁴⁵⁶⁷⁸⁹⊙-]+){1,4})/giu,
);

function isRestrictive(pointer: string, words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (
    /^such$/i.test(pointer) &&
    (/^(?:as|that)$/i.test(first) || /^(?:way|manner|extent|degree)$/.test(second))
  )
    return true;
  return (
    /^those$/i.test(pointer) &&
    (/^(?:who|whose|that|with|without|of|in|from|for|not|having|receiving|found|\p{Ll}+ed|\p{Ll}+ing)$/iu.test(
      first,
    ) ||
      /^(?:who|whose|that)$/i.test(second))
  );
}

/** A clause of some length with a verb: enough for a pointer to have its antecedent inside the sentence. */
function pointsBack(before: string): boolean {
  return before.length >= 60 && hasClearVerb(before);
}

/** Nouns that sum up what a clause has just told; any other is a thing that the sentence would have to name. */
const summing =
  /^(?:changes?|increases?|decreases?|reductions?|declines?|rises?|shifts?|differences?|process(?:es)?|relationships?|relations?|associations?|correlations?|dependence|interactions?|transitions?|conversions?|phenomen(?:on|a)|behaviou?rs?|patterns?|trends?|mechanisms?|responses?|improvements?|variations?|deviations?|discrepanc(?:y|ies)|similarit(?:y|ies)|propert(?:y|ies)|features?|events?|activit(?:y|ies)|factors?|conditions?|is|was|are|were|may|might|can|could|will|would|suggests?|implies|indicates?|allows?|leads?|results?|makes?|depends?)$/i;

function isNamedBefore(words: readonly string[], before: string): boolean {
  const said = before.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, 2).some((word) => {
    const root = word.toLowerCase().slice(0, Math.max(4, word.length - 3));
    return root.length >= 4 && said.some((one) => one.startsWith(root));
  });
}

const ownTools = [
  new RegExp(
    `\\bthe (?:proposed|resulting|presented|suggested|developed|devised|new|above|described|obtained) (?:[\\p{L}-]+ ){0,2}?${toolNoun}\\b`,
    'iu',
  ),
  new RegExp(
    `\\bthe ${toolNoun}(?= (?:is|are|was|were|has|have|had|can|could|may|might|should|will|also|does|do|leads?|provides?|allows?|shows?|achieves?|outperforms?|yields?|enables?|requires?|performs?)\\b)`,
    'iu',
  ),
  new RegExp(
    `\\bthe authors' (?:[\\p{L}-]+ ){0,3}?(?:${toolNoun}|approaches|hypothes[ie]s|theory|predictions?|assumptions?|characterization)\\b`,
    'iu',
  ),
].map(quickExec);

const ownTool: (text: string) => string | null = remembered((text) => {
  for (const find of ownTools) {
    const found = find(text);
    if (found === null) continue;
    const noun = found[0].split(' ').at(-1) ?? '';
    if (!isNamedBefore([noun], text.slice(0, found.index))) return found[0];
  }
  return null;
});

function isOnTopic(text: string, title: string | null): boolean {
  return (
    /\bthe (?:authors'|proposed|devised|presented)/i.test(text) &&
    sharedWords(contentWords(text), contentWords(title ?? '')) >= 2
  );
}
