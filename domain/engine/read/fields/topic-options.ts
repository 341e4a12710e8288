import { beginsWord } from '#domain/language/printed-words.ts';
import { stem } from '#domain/language/stem.ts';

/** A phrase of the title that could name what a post is about. */
export interface TopicOption {
  readonly phrase: string;
  /** Stems of its words of content. */
  readonly stems: readonly string[];
  readonly signs: readonly number[];
}

/**
 * The phrases of a title, with what speaks for each; the first sign is always 1. `finding` is the sentence that will lead: what
 * it names already need not be named before it.
 */
export function topicOptions(title: string, finding: string, sentences: readonly string[]): TopicOption[] {
  const about = aboutOf(title, finding, sentences);
  const parts = title
    .replace(newPlace, 'New\u00a0')
    .replace(/[“”"!]+|(?<!\b\p{Lu}(?=\.\s\p{Ll}))\.+(?=\s|$)/gu, '')
    .split(/[:;,()?]|\s[–—-]+\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const text = about.text;
  return parts
    .flatMap((part, at) => runsOf(part).map((run) => ({ ...run, at, last: parts.length - 1 })))
    .filter(
      (run) =>
        mayName(run, sentences) && (isPrinted(run.words, text) || !(isAsked(run) || run.words.some(isThird))),
    )
    .map((run) => ({
      phrase: run.phrase.replaceAll('\u00a0', ' '),
      stems: contentStems(run.words),
      signs: signsOf(run, about),
    }));
}

/** "Can X and Y discriminate A from B": where a question's verb is none that we know, it may be part of the phrase. */
function isAsked({ asks, before, words }: Words): boolean {
  return asks && (/^(?:and|or)$/i.test(before) || words.length > 3);
}

/** "New Jersey" is one word, "new methods" are two. */
const newPlace =
  /\bNew (?=(?:Zealand|York|Jersey|South|England|Mexico|Delhi|Caledonia|Guinea|Orleans|Hampshire|Brunswick|Haven|World)\b)/g;

/** Words that no phrase begins or ends with. */
const stopWords =
  /^(?:the|an?|of|in|on|for|with|by|to|from|and|or|as|at|is|are|was|were|be|been|do|does|did|can|could|may|might|will|would|should|has|have|that|this|these|those|its|their|it|they|between|among|after|before|during|using|through|via|than|versus|vs|into|not|no|how|what|why|which|when|where|who|we|our|under|over|without|within|more|less|most|new|novel|different|similar|towards?|based|there|any|if|whether|really|still|also|both|all|upon|about|against|across|due|beyond|along|around|near|per|but|only|so|matters?|because|while|onto|off|out|up|down)$/i;

/** Those that may stand inside one. */
const inside = /^(?:of|in|for|the|and)$/i;

/** Verbs of titles that state a finding: a phrase ends before them. */
const verbs =
  'improv|reduc|increas|decreas|predict|affect|caus|influenc|differ|lead|help|chang|inhibit|prevent|suppress|promot|induc|attenuat|impair|regulat|mediat|enhanc|trigger|driv|reveal|show|control|requir|enabl|activat|protect|contribut|determin|modulat|shap|alter|limit|disrupt|link|associat|relat|underli|explain|restrict|facilitat|maintain|accelerat|support|provid|identif|highlight|confer|target|block|mak|made|becom|bring|cooperat|coordinat|bind|interact|exhibit|suggest|demonstrat|outperform|exceed|remain|contain|defin|undergo|encod|us|prefer|learn';

/** In the forms that they have there, and bare where they are hardly ever nouns. */
const titleVerb = new RegExp(
  `^(?:${verbs})(?:e?s|ed|ies)$|^(?:contain|promote|regulate|mediate|modulate|inhibit|prevent|induce|enhance|suppress|reveal|require|enable|encode|determine|facilitate|predict|improve|reduce|define|undergo|exhibit|provide|identify|outperform|play|drive|go)$`,
  'i',
);

/** "Hox genes control …": bare behind a plural. */
const bareVerb = new RegExp(`^(?:${verbs})e?$`, 'i');

/** Between a question's subject and its object. */
const askedVerb =
  /^(?:affect|increase|decrease|lower|raise|cause|lead|help|change|influence|protect|work|need|benefit|worsen|boost|shape|alter|alleviate|delay|explain|differ|reflect|limit|impair|attenuate|trigger|prolong|shorten|lengthen|mean|depend|correlate|accelerate|make|have|contribute|save|replace|become|lead|relate|respond|support|use|speed|slow|stop|reverse|cure|treat|add|allow|cut|win|learn|know|think|see|feel|eat|sleep|live|die)$/i;

/** What any paper could be on. */
const generic =
  /^(?:study|trial|analysis|effects?|role|impact|influence|association|relationship|relation|evidence|case|approach(?:es)?|results?|review|comparison|use|evaluation|assessment|investigation|associations?|methods?|applications?|implications?|perspectives?|challenges?|survey|overview|introduction|models?|frameworks?|systems?|theory|problems?|data|insights?|factors?|outcomes?|experiences?|importance|development|design|performance|strategy|strategies|report|protocol|pilot|dynamics|properties|mechanisms?|part|paper)$/i;

interface Words {
  readonly phrase: string;
  readonly words: readonly string[];
  readonly before: string;
  /** The word before that. */
  readonly beyond: string;
  readonly after: string;
  /** Whether the title's part asks: "Does light shorten sleep". */
  readonly asks: boolean;
}

/** A phrase, and which part of the title it is of. */
interface Run extends Words {
  readonly at: number;
  readonly last: number;
}

/** Up to six words up to where a phrase ends, by the words around it. */
function runsOf(part: string): Words[] {
  // A space that does not part stands inside "New Jersey".
  const words = part.split(/[ \t\n]+/);
  const asks = /^(?:do|does|did|can|could|will|would|may|might|should)$/i.test(words[0] ?? '');
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(6, words.length - start) }, (_each, more): Words => {
      const end = start + more + 1;
      const run = words.slice(start, end);
      return {
        phrase: run.join(' '),
        words: run,
        before: words[start - 1] ?? '',
        beyond: words[start - 2] ?? '',
        after: words[end] ?? '',
        asks,
      };
    }).filter(isPhrase),
  );
}

/** "Light kills prions": a word in "s" with a noun behind it may be the verb of a claim. */
function isThird(word: string, at: number, run: readonly string[]): boolean {
  const next = run[at + 1];
  return /[^su'’i]s$/.test(word) && next !== undefined && !inside.test(next);
}

function isPhrase(run: Words): boolean {
  return (
    isWhole(run) &&
    !half.test(run.words.at(-1) ?? '') &&
    !isDeed(run) &&
    !isTurned(run) &&
    run.words.filter((word) => inside.test(word)).length <= 2
  );
}

/** "No effect of …", "Less salt …", "Loss of Trem2 …", "failure of the drug (to …)": without what stands beside it, the opposite. */
function isTurned({ words, before, beyond, after }: Words): boolean {
  return (
    denying.test(before) ||
    (/^(?:of|in)$/i.test(before) && losing.test(beyond)) ||
    (/^to$/i.test(after) && losing.test(headOf(words))) ||
    inverting.test(before === 'the' ? beyond : before)
  );
}

/** "Levels in response (to)". */
const half =
  /^(?:response|relation|comparison|contrast|addition|regard|respect|order|view|light|terms|presence|absence|context|case|spite)$/i;

const denying = /^(?:no|not|never|without|less|fewer|more|most|few|little|hardly|zero)$/iu;
const losing =
  /^(?:loss|lack|absence|deletion|deficiency|depletion|failure|inhibition|blockade|knockout|knockdown|silencing|end|myth|decline|removal|withdrawal|cloning|avoidance|ineffectiveness|attempts?|ability|inability)$/i;
const inverting =
  /^(?:inhibit|prevent|block|suppress|reduc|impair|attenuat|abolish|limit|lower|decreas|counteract|revers|antagoni[sz]|restrict|delay|disrupt)(?:e?s|ed|ing)?$/i;

/** From where a phrase begins to where it ends: "Venezuelan" is not to be lost; "Learning" of word vectors is. */
function isWhole({ words, before, after, asks }: Words): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const parts = (word: string, behind: string): boolean =>
    word === '' || isStop(word) || isVerb(word, behind, asks);
  return (
    !isStop(first) &&
    !isStop(last) &&
    parts(after, last) &&
    (parts(before, '') || /\p{Ll}{2}ing$/u.test(before)) &&
    !words.some(
      (word, at) => isVerb(word, words[at - 1] ?? '', asks) || (isStop(word) && !inside.test(word)),
    ) &&
    // "C. elegans" is one name, and so is "in silico".
    !genus.test(before) &&
    !genus.test(last) &&
    !/^(?:silico|vivo|vitro|situ|utero)$/i.test(first)
  );
}

/** A verb of a title, by itself or behind a plural. */
function isVerb(word: string, behind: string, asks: boolean): boolean {
  return (
    titleVerb.test(word) || (asks && askedVerb.test(word)) || (bareVerb.test(word) && /[^s]s$/.test(behind))
  );
}

/** "… to specify signaling states", "Exploring expressions of …", "… reductions passed", "Don't forget …". */
function isDeed({ words, before, after }: Words): boolean {
  return (
    /^to$/i.test(before) ||
    (after === 'as' && /^(?:functions?|acts?|serves?|emerges?|works?)$/i.test(words.at(-1) ?? '')) ||
    unfinished.test(words.at(-1) ?? '') ||
    words.some((word) => /n[’']t$/.test(word)) ||
    [words[0], words.at(-1)].some((word = '') => /[’']s$/.test(word)) ||
    /^\d[\d,.]*$/.test(words[0] ?? '') ||
    (before === '' && words.length > 1 && /\p{Ll}{2}ing$/u.test(words[0] ?? ''))
  );
}

/** No noun ends a phrase so: "… reductions passed", "the colon secondary (to)", "variable stars V", "information-theoretic (and …)". */
const unfinished =
  /\p{Ll}{2}ed$|\p{Ll}-(?:free|less|like|wise|\p{Ll}+(?:etic|ative|itive|ional|ical))$|^(?:secondary|prior|relative|adjacent|resistant|sensitive|dependent|independent|specific|subject|[IVX]+)$/iu;

const genus = /^\p{Lu}\.$/u;

/** A single word names something where it is a name or a kind of its own; a formula and whoever took part do not. */
function mayName({ phrase, words, before }: Run, sentences: readonly string[]): boolean {
  if (!/^(?:\p{Lu}\. )?[\p{L}\p{N}][\p{L}\p{N} \u00a0’'/+*-]*$/u.test(phrase) || /^\d+$/.test(phrase))
    return false;
  if (/\b(?:patients|people|participants|subjects|individuals|settings?)$/i.test(phrase)) return false;
  if (ofWork.test(headOf(words)) || isPlace(words, before, sentences)) return false;
  const [only = ''] = words;
  if (words.length > 1) return true;
  const isName = /\p{Lu}/u.test(only) && sentences.some((text) => text.slice(1).includes(only));
  return only.length > 3 && !generic.test(only) && !anySide.test(only) && (isName || ofKind.test(only));
}

/** A side that any thing has: of what, only more words would say. */
const anySide =
  /^(?:sensitivity|specificity|accuracy|efficiency|reliability|stability|robustness|complexity|validity|variability|similarity|diversity|quality|capability|utility|intensity|velocity|density|activity|mobility|availability|possibility|characteri[sz]ation|validation|optimi[sz]ation|implementation|estimation|detection|prediction|classification|identification|recognition|generation|simulation|interaction|distribution|variation|correlation|function|formation|production|application|information|integration|adaptation|regulation|activation|expression|evolution|reduction|creation|selection|transition|position|action|question|condition)$/i;

/**
 * Between its prepositions the text, given in small letters, prints it too, word beside word: "salt cuts strokes" is a clause of the title's own, and no
 * thing that the text knows.
 */
function isPrinted(words: readonly string[], text: string): boolean {
  return words
    .join(' ')
    .split(/ (?:of|in|for|and)(?: the)? /i)
    .every((part) =>
      text.includes(
        part
          .toLowerCase()
          .replaceAll('\u00a0', ' ')
          .replace(/(?:ies|es|s)$/, ''),
      ),
    );
}

/** What names the kind of work. */
const ofWork =
  /^(?:trials?|stud(?:y|ies)|reviews?|analys[ei]s|meta-analys[ei]s|surveys?|protocols?|cohorts?|experiments?|reports?|series|perspectives?|overviews?|evidence|years?|months?|days?)$/i;

/** "In Africa and the Americas" says where, and not what: names alone, which the text never prints in small letters. */
function isPlace(words: readonly string[], before: string, sentences: readonly string[]): boolean {
  return (
    /^(?:in|from|at|across|of|and|to|the)$/i.test(before) &&
    words
      .filter((word) => !isStop(word))
      .every(
        (word) =>
          /^(?:New\u00a0)?\p{Lu}\p{Ll}+$/u.test(word) &&
          !sentences.some((text) => beginsWord(text, word.toLowerCase())),
      )
  );
}

const ofKind = /(?:tion|ity|ism|osis|itis|[ae]mia|ology|graphy|ics|therapy|surgery|cancer|disease)$/i;

interface About {
  readonly title: string;
  readonly text: string;
  readonly first: string;
  /** Stems of the sentence that will lead. */
  readonly held: ReadonlySet<string>;
  /** How often each stem stands in the text, and in which share of its sentences. */
  readonly counts: ReadonlyMap<string, number>;
  readonly spread: (one: string) => number;
  readonly hasColon: boolean;
}

function aboutOf(title: string, finding: string, sentences: readonly string[]): About {
  const text = sentences.join(' ').toLowerCase();
  const each = sentences.map((sentence) => stemsIn(sentence));
  const counts = new Map<string, number>();
  for (const one of wordsIn(text).map(stem)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return {
    title,
    text,
    first: (sentences[0] ?? '').toLowerCase(),
    held: stemsIn(finding),
    counts,
    spread: (one) => each.filter((held) => held.has(one)).length / Math.max(1, each.length),
    hasColon: /[:?] \S/.test(title),
  };
}

function signsOf(run: Run, about: About): number[] {
  return [
    1,
    ...placeSigns(run, about),
    ...lengthSigns(run),
    ...freshSigns(run, about),
    ...wordSigns(run),
    flag(about.title.length < 50),
    flag(isPrinted(run.words, about.text)),
  ];
}

const beforeIt =
  'of in on for with by from using via between among during to and at the through against'.split(' ');
const insideIt = 'of in for and'.split(' ');
const behindIt = 'of in for and with'.split(' ');

function placeSigns({ words, before, after, at, last }: Run, { hasColon }: About): number[] {
  return [
    flag(before === ''),
    flag(isStop(before)),
    flag(before !== '' && !isStop(before) && !titleVerb.test(before)),
    flag(titleVerb.test(before)),
    flag(after === ''),
    flag(titleVerb.test(after)),
    flag(at === 0),
    flag(at === last),
    flag(hasColon && at === 0),
    flag(hasColon && at > 0),
    ...beforeIt.map((word) => flag(before.toLowerCase() === word)),
    ...insideIt.map((word) => flag(words.some((one) => one.toLowerCase() === word))),
    ...behindIt.map((word) => flag(after.toLowerCase() === word)),
  ];
}

function lengthSigns({ words, phrase }: Run): number[] {
  return [
    ...[1, 2, 3, 4, 5, 6].map((length) => flag(words.length === length)),
    Math.min(60, phrase.length) / 60,
  ];
}

/** What it adds to the sentence that will lead, and how much the text speaks of that. */
function freshSigns({ words, phrase }: Run, about: About): number[] {
  const content = contentStems(words);
  const fresh = content.filter((one) => !about.held.has(one));
  const plain = phrase.toLowerCase().replace(/s$/, '');
  const occurrences = about.text.split(plain).length - 1;
  const absent = fresh.filter((one) => !about.counts.has(one)).length;
  return [
    fresh.length / Math.max(1, content.length),
    flag(fresh.length === 0),
    Math.min(3, fresh.length) / 3,
    flag(about.held.has(content.at(-1) ?? '')),
    flag(about.held.has(stem(headOf(words)))),
    Math.min(4, occurrences) / 4,
    flag(occurrences === 0),
    flag(about.first.includes(plain)),
    mean(fresh.map((one) => Math.min(6, about.counts.get(one) ?? 0))) / 6,
    mean(fresh.map(about.spread)),
    Math.max(0, ...fresh.map(about.spread)),
    Math.max(0, ...content.map(about.spread)),
    flag(fresh.length > 0 && absent === fresh.length),
    absent / Math.max(1, fresh.length),
  ];
}

function wordSigns({ words, phrase }: Run): number[] {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return [
    flag(/ing$/i.test(first)),
    flag(/ing$/i.test(last)),
    flag(generic.test(first)),
    flag(generic.test(last)),
    flag(generic.test(headOf(words))),
    flag(/s$/i.test(last)),
    flag(/\p{Lu}\S*\p{Lu}|\d/u.test(phrase)),
    flag(/\d/.test(phrase)),
    flag(whoOrWhat.test(phrase)),
    flag(techniques.test(phrase)),
    flag(/(?:tion|sion|ment|ity|ness|ance|ence|ism)s?$/i.test(last)),
  ];
}

const whoOrWhat =
  /\b(?:patients|people|adults|women|men|children|infants|mice|rats|students|workers|adolescents|elderly|cancer|disease|syndrome|infection|virus|surgery|care)\b/i;
const techniques =
  /\b(?:learning|networks?|algorithms?|models?|methods?|inference|optimi[sz]ation|estimation|detection|prediction|recognition|planning)$/i;

/** "Kin discrimination in yeast": discrimination. */
function headOf(words: readonly string[]): string {
  const at = words.findIndex((word) => inside.test(word));
  return (at < 0 ? words.at(-1) : words[at - 1]) ?? '';
}

function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => !isStop(word)).map((word) => stem(word.replace(/[^\p{L}\p{N}-]/gu, '')));
}

/** Stems of a text's words, the parts of hyphened ones too. */
function stemsIn(text: string): Set<string> {
  const words = wordsIn(text);
  return new Set([...words, ...words.flatMap((word) => word.split('-'))].map(stem));
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
}

function isStop(word: string): boolean {
  return stopWords.test(word);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function flag(test: boolean): number {
  return test ? 1 : 0;
}
