import type { FactSheet, SourceSentence } from '../../fact-sheet.ts';
import { dropApparatus } from '../../read/compress/brackets.ts';
import { finish } from '../../read/compress/forms.ts';
import { revoice, unframe } from '../../read/compress/frames.ts';
import { dropOpeners } from '../../read/compress/openers.ts';
import { screen } from '../../read/compress/screens.ts';
import { trimWords } from '../../read/compress/trims.ts';
import { upperFirst } from '../../read/compress/voice.ts';
import { unpostable } from '../../read/unpostable.ts';
import { withArticle } from '../phrases.ts';
import { oneAuthor } from './one-author.ts';
import { tellDocument } from './tell-document.ts';

/**
 * A sentence of the source as a post says it: whole, in the third person, without what ties it to the page ("In this
 * paper", "also", "p = 0.02"). Null where it cannot be said so. What it says of the world is not touched.
 */
export function tell(sheet: FactSheet, index: number): string | null {
  const known = toldBySheet.get(sheet) ?? new Map<number, string | null>();
  toldBySheet.set(sheet, known);
  const before = known.get(index);
  if (before !== undefined) return before;
  const sentence = sheet.sentences[index];
  const told = sentence === undefined ? null : toldOf(sentence, sheet);
  known.set(index, told);
  return told;
}

const toldBySheet = new WeakMap<FactSheet, Map<number, string | null>>();

function toldOf(sentence: SourceSentence, sheet: FactSheet): string | null {
  if (notForPosts.test(sentence.text)) return null;
  // Of what was known before, "we" is everybody.
  if (
    sentence.role === 'background' &&
    /\b(?:we|our|us)\b/i.test(sentence.text) &&
    !ofTheAuthors.test(sentence.text)
  )
    return null;
  const listed = sentence.text
    .replace(/^(?:\(?(?:\d|[ivx]{1,4}|[a-f])\)|1\.) (?=\p{Lu})/u, '')
    // The first item of a numbered list; the others would need their numbers.
    .replace(/; \(?2[.)] .*$/su, '.');
  const plain = withoutStatistics(dropApparatus(tellDocument(oneAuthor(listed), sheet)));
  const text = turned(
    finish(trimWords(withoutTies(upperFirst(dropOpeners(inThirdPerson(upperFirst(dropOpeners(plain)))))))),
  );
  return isSentence(text) &&
    !ownScope.test(text) &&
    !tornList.test(text) &&
    unpostable(text, sourceOf(sheet)) === null
    ? text
    : null;
}

/** "We show that an earlier result is not correct" is the authors' word against another's, and stays theirs. */
function inThirdPerson(text: string): string {
  const claim = unframe(text, 'third');
  return ofOthers.test(claim) || withoutDoer.test(claim) ? revoice(text, 'third') : claim;
}

const ofOthers =
  /^(?:(?:an?|the|some|many|several) )?(?:previous|earlier|prior|existing|published|recent)\b/i;

/** "Using X, Y rises": who used it is gone with "we show that". */
const withoutDoer =
  /^(?:By \w+ing|Using|Employing|Combining|Applying|Utili[sz]ing|Invoking|Building on|Breaking down|Leveraging|Exploiting)\b.*?, (?!the authors|they)/;

/** The first item of a list whose others stand elsewhere. */
const tornList =
  /\((?:i|1|a)\)(?!.*\((?:ii|2|b)\))|\((?:ii|2|b)\)(?<!\((?:i|1|a)\).*)|; (?:mean|median) [\w ]{2,20}: /;

/** Verbs that the reader's list does not hold. */
const verbs =
  /(?<=\p{L}{3,} )(?:set out|identif(?:y|ies)|continues?|employs?|realizes?|establish(?:es)?|illustrates?|captures?|describes?|argues?|offers?|emerges?|arises?|serves?|becomes?|occurs?|gives?|takes?|makes?|uses?|proposes?|includes?|contains?|follows?|consists?|combines?|extends?|presents?|represents?|involves?|supports?|explains?) /u;

/** "In our sample" bounds a claim, and has no third person. */
const ownScope =
  /\b(?:in|of|from) (?:the authors'|their) (?:experience|samples?|series|cent(?:er|re)|cohort|patients|hospital|department|institution)\b/i;

/** The reader's screens, whose list of verbs is short: after "The authors" or a document's name comes a verb. */
function isSentence(text: string): boolean {
  const faults = screen(text, { firstPerson: false });
  return faults.every(
    (fault) =>
      fault === 'no verb' &&
      (verbs.test(text) || /^(?:The authors|They|The (?:report|document)\b.*?”?) \p{Ll}+/u.test(text)),
  );
}

/** "Although A, B" -> "B, although A": the news first. Only where the sentence holds those two halves and no more. */
export function turned(text: string): string {
  const match = /^(Even though|Although|Though) ([^,;:]+), ([^,;:]+)\.$/.exec(text);
  if (match === null || /\b(?:it|they|this|these|its|their)\b/i.test(match[3] ?? '')) return text;
  const [, joint = '', aside = '', claim = ''] = match;
  return `${upperFirst(claim)}, ${joint.toLowerCase()} ${aside}.`;
}

const ofTheAuthors =
  /\b[Ww]e (?:\w+ly |here |also |then )?(?:plan|aim|will|present|propose|introduce|develop|stud(?:y|ied)|investigate|test|report|show|use|conduct|examine|compare|describe|analy[sz]e|explore|survey|consider|demonstrate|find|found|prove)/;

/** A registration, an address, a keyword line, a sentence that only lists what the text holds. */
const notForPosts =
  /^(?:trial registration|registration|keywords?|funding|clinical trial number)\b|https?:|\bwww\.|\?$|^\d+\.|\bI (?:then|also|first|here|further) |^(?:To|Finally,? to) (?:\w+ly )?\p{Ll}+ [^,]*\.$/iu;

/** "[BFM = 3.38, g = 0.31 (0.09, 0.54)]", "(p < 0.001 for …)": figures of a test, for readers of the paper. */
export function withoutStatistics(text: string): string {
  return text
    .replace(/ ?\[(?:[^[\]]*[=<>≤≥]|\d+ ?% )[^[\]]*\]/gu, '')
    .replace(
      / ?\((?=[^()]*(?:\b[pPtFzrRdgβχ]\d?²?\s?[=<>≤≥]|\bCI\b|\bBF\w*\s?=))(?:[^()]|\([^()]*\))*\)/gu,
      '',
    )
    .replace(/ ?\((?:e\.g\.|for example|see),? [^()]*\)/gu, '')
    .replace(/ ?\([+±−–-] ?\d[^()\p{L}]*\)(?! ?[\p{L}°⊙%×·])/gu, '')
    .replace(/ ?\([−–-]?\d[\d.]*[;,] [−–-]?[\d.]+ (?:to|–|-) [−–-]?[\d.]+\)/gu, '')
    .replace(/\(\p{Lu}{1,3}\d{2,4}; /gu, '(')
    .replace(/(\d[^(),;]* vs\.? \d[^(),;]*), respectively(?=[;)])/gu, '$1')
    .replace(/\b(\w+) \((\d)\)-(?=\p{Ll})/gu, (whole, word: string) => (word === '' ? whole : `${word}-`));
}

/** Words inside a sentence that look back to the one before it. */
export function withoutTies(text: string): string {
  return inTheStudy(text)
    .replace(/, (?=\()/gu, ' ')
    .replace(/^((?!If |When |While )[^,]{3,80}), however, (?=\p{Ll})/u, '$1 ')
    .replace(
      /^With (?:[\p{Ll}-]+ ){0,3}(?:approval|consent)\b[^,]{0,50}, (?=\S)| after (?:written )?informed consent (?:was|had been) obtained(?=\.)/giu,
      '',
    )
    .replace(/(?<=[\p{L},] )(?:dramatically|remarkably|strikingly) (?=\p{Ll})/gu, '')
    .replace(
      /^((?!In |When |While |After |Before |During |If |As |For |At |On |By |With |Among )[^,;:()]{3,60}), (?=(?:is|are|was|were|has|have|had) (?!(?:to|been)\b)\p{Ll}[^,]*$)/u,
      '$1 ',
    )
    .replace(/^(?:In doing so|Specifically|Critically|Crucially|Here),? (?=(?:the authors|they) )/iu, '')
    .replace(/^([Tt]he authors \p{Ll}+) here (?=\p{L})/u, '$1 ')
    .replace(
      /^The (?:primary |main |overall |principal )?(?:aim|goal|objective|purpose) of (?:the|this) ((?:[\w-]+ )?(?:study|paper|review|trial|survey|work|analysis|article)) (?:was|is) to (?=\p{Ll})/u,
      'The $1 set out to ',
    )
    .replace(/\b(in|of|by) the authors' (?=(?:study|work|paper|analysis)\b)/gu, '$1 the ')
    .replace(
      /^((?:The authors|They|It|The \w+) )(?:also|first|further|then|thus|therefore|instead|hence|additionally|furthermore|here) /u,
      '$1',
    )
    .replace(
      /^(?:(?:More|Most|Very|Quite) \p{Ll}+ly|Frustratingly|Encouragingly|Strikingly|Intriguingly)(?:,? and [^,]{3,70})?, (?=\p{L})/u,
      '',
    )
    .replace(
      /^(?:Jointly|Together|Collectively|Overall|Altogether|Taken together|In summary|In conclusion),? (?=the (?:authors|results|findings|data)\b)/u,
      '',
    )
    .replace(
      /^(?:[Tt]he authors' |[Tt]he )(?:results|findings|data) (?:show|demonstrate|reveal|showed|demonstrated|revealed) that (?!.*\band that\b)/u,
      '',
    )
    .replace(/\bthis (?=(?:[\w-]+ ){0,3}?(?:trial|study|paper|review|survey)\b)/u, 'the ')
    .replace(/^(?!.{0,60}not only)([^,]{3,40}?) also (?=\p{Ll}{3,})/u, '$1 ')
    .replace(/^([^,]{3,90} (?:is|are|was|were) )(?:thus|therefore|hence) (?=\p{Ll})/u, '$1')
    .replace(/(, the authors )(?:also|further|then|thus|instead) /u, '$1')
    .replace(
      /^(?:(?:In order )?[Tt]o|Motivated by|Inspired by|Building (?:up)?on|Based on|Using|With|Following|In response to|In light of) [^,]{0,90}?\b(?:this|these|such|those)\b[^,]{0,90}, (?=(?:the authors|they) )/u,
      '',
    )
    .replace(
      /^(The authors )(?:discuss|describe|review|consider|outline) [^.;]*?,? and (?=(?:determine|conclude|find|show|argue|demonstrate|suggest) )/u,
      '$1',
    )
    .replace(
      /^(?:On the way|To remedy this (?:problem|issue)|To overcome this (?:problem|issue)|To this end|To address this (?:gap|problem|issue|question|challenge)|As a result|In fact|For this purpose|In doing so|Based on (?:this|these findings|these results)|In response|In this context|Using this construction), (?=the\b|an?\b|they\b)/u,
      '',
    )
    .replace(
      /^(?:Instead|First|Second|Third|In fact|In particular|Indeed|On the other hand|On the contrary), (?=\p{L})/u,
      '',
    )
    .replace(/^(the|an?|they)\b/u, (word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    .replace(/^\p{Ll}(?=\p{Ll}+ )/u, (letter) => letter.toUpperCase());
}

/** What a reader of the page would look up above: "in this group of subjects" -> "in the subjects studied". */
function inTheStudy(text: string): string {
  return text
    .replace(
      /^(In )?[Tt]his ((?:[\w-]+ ){0,5}(?:trial|study|review|meta-analysis|survey|cohort))\b(?=(.*))/u,
      (whole, within: string | undefined, work: string) => {
        const head = within ?? (/ /.test(work) ? '' : null);
        return head === null ? whole : upperFirst(`${head}${withArticle(work)}`);
      },
    )
    .replace(
      /\b([Ii]n|[Aa]mong|[Ff]or|[Ww]ithin|[Oo]f) (?:this|these) (?:(?:group|series|sample|cohort|population) of )?((?:[‘']?[\p{Ll}-]+[’']? ){0,2}(?:groups?|population|cohort|sample|series|subjects|patients|participants|women|men|children|cases|individuals|people|adults|infants|families|students))\b(?! (?:of|with|who|that|whose))/gu,
      '$1 the $2 studied',
    )
    .replace(
      /\b([Ii]n|[Aa]mong|[Ff]or|[Ww]ithin|[Oo]f) (?:this|these) ((?:[‘']?[\p{Ll}-]+[’']? ){0,2}(?:groups?|population|cohort|sample|series|subjects|patients|participants|women|men|children|cases|individuals|people|adults|infants)) (?=of|with|who|that|whose)/gu,
      '$1 the $2 ',
    );
}

function sourceOf(sheet: FactSheet): string {
  const known = sources.get(sheet) ?? sheet.sentences.map(({ text }) => text).join(' ');
  sources.set(sheet, known);
  return known;
}

const sources = new WeakMap<FactSheet, string>();
