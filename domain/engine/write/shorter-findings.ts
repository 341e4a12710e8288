import type { Finding } from '../fact-sheet.ts';
import { isFreeOfProtected } from '../read/compress/protected.ts';
import { lowerFirst, upperFirst } from '../read/compress/voice.ts';
import { bindsWhole } from './binds-whole.ts';
import { cutTails } from './cut-tails.ts';
import { hasFiniteVerb, isBalanced } from './phrases.ts';

/**
 * The finding in ever shorter forms for places where it would not fit: as given, without bracketed asides, without a
 * clause between commas that protects nothing, and the reader's own short form. A quotation is never shortened.
 */
export function shorterFindings(finding: Finding): string[] {
  if (finding.verbatim) return [finding.text];
  const forms = [finding.text, ...claimHead(finding.text)];
  if (finding.text.length > 150) {
    const bare = withoutAsides(finding.text);
    forms.push(bare, ...withoutMiddle(bare), ...cutTails(bare), ...firstItem(bare), ...lastShown(bare));
  }
  if (finding.text.length > tooLong && finding.text.length < longestListed)
    forms.push(...withoutExamples(finding.text));
  forms.push(...firstSentence(finding.text));
  if (finding.short !== null) forms.push(finding.short);
  return [...new Set(forms)].filter(isBalanced).sort((a, b) => b.length - a.length);
}

/** Characters: no sentence of an abstract is longer, and the pattern would take the square of a longer one. */
const longestListed = 700;

/** "… disorders including A, B and C." -> "… disorders.": of what is named, the examples at the end. */
function withoutExamples(text: string): string[] {
  const [examples, list = ''] =
    /(?<=\p{Ll}{3}),? (?:including|such as|e\.g\.,?) ([^;:()]*,[^;:()]* and [^;:()]*)\.$/u.exec(text) ?? [];
  const head = text.slice(0, text.length - (examples ?? '').length);
  return examples === undefined ||
    /\d|\b(?:that|which|who|is|are|was|were)\b/.test(list) ||
    bindsWhole(list) ||
    head.length < 60
    ? []
    : [`${head}.`];
}

/** "The authors find that: (i) A; (ii) B" -> "A": the first of what is counted out stands for itself. */
function firstItem(text: string): string[] {
  if (text.length <= 200) return [];
  const [, frame = '', that = '', colon = '', item = ''] = counted.exec(text) ?? [];
  if (item.length < 40 || !hasFiniteVerb(item) || leansBack.test(item)) return [];
  if (shown.test(frame)) return [asSentence(item)];
  if (that === '' && colon !== '') return [];
  return [asSentence(`${frame}${that} ${lowerFirst(item)}`)];
}

const counted = /^([^:;()]{8,80}?)( that)?(:)? \((?:1|i|a)\) (?:that )?(.+?)[;,] (?:and )?\((?:2|ii|b)\) /;

/** "The authors use X to do Y, and show that Z" -> "Z"; not where X is whom or what it was shown in. */
function lastShown(text: string): string[] {
  const [, done = '', claim = ''] = (text.length > 200 ? thenShown.exec(text) : null) ?? [];
  const own = withOwner(claim, done);
  const bare = own.replace(/^The authors' /, '');
  const where = /\bsimulat(?:ions?|ed)\b/.test(done) ? 'In simulations, ' : '';
  return bare.length >= 40 &&
    !scope.test(where === '' ? done : done.replace(/\bsimulat\p{Ll}+/gu, '')) &&
    !needsMore.test(bare) &&
    !leansBack.test(bare)
    ? [asSentence(where === '' ? own : `${where}${own.replace(/^The (?=authors')/, 'the ')}`)]
    : [];
}

/** "Their method", and "it" where a method is what they put to the test, are the authors' method. */
function withOwner(claim: string, done: string): string {
  const tested =
    /^\p{Ll}+ (?:the effectiveness of )?their ((?:\p{L}+ )?(?:method|model|approach|algorithm|framework|system))\b/u.exec(
      done,
    )?.[1];
  const named =
    tested === undefined
      ? claim
      : claim.replace(/^it (?!is \p{Ll}+ (?:to|that)\b)(?=\p{Ll})/u, `their ${tested} `);
  return named.replace(/^their (?=\p{L})/u, "The authors' ");
}

const thenShown =
  /^(?:To [^,]{8,80}?,? )?(?:[Tt]he authors|They) (.{30,}?),? and (?:show|find|demonstrate|observe|prove) that (.+)$/;
const scope =
  /\d{2,}|\b(?:patients?|participants?|volunteers?|people|adults?|child(?:ren)?|infants?|wom[ae]n|m[ae]n|girls?|boys?|students?|workers?|users?|mice|mouse|rats?|monkeys?|animals?|humans?|fish|flies|cells?|plants?|samples?|simulat\p{Ll}+|in vitro|in silico|assum\p{Ll}+)\b/iu;
const needsMore = /^(?:the|these|those|both|all|each|such|when|if|while|under)\b| that |, and |^[^ ]+, /i;

const shown =
  /^(?:The authors|They|The (?:results|experiments|findings)) (?:\p{Ll}+ly )?(?:show|find|found|demonstrate|prove|observe)(?: \p{Ll}+ly)?$/u;
const leansBack = /\b(?:it|its|they|their|them|this|these|those|such|the authors|the latter|the former)\b/i;

function asSentence(text: string): string {
  return `${upperFirst(text).replace(/[.;,]$/, '')}.`;
}

/** Where the source ran two sentences together, the first. */
function firstSentence(text: string): string[] {
  const head = /^.{80,}?\p{Ll}{3}\.(?= \p{Ll}?\p{Lu}?\p{L}{2})/u.exec(text)?.[0];
  return head === undefined || head.length === text.length || bindsWhole(text.slice(head.length))
    ? []
    : [head];
}

/** What a patent's claim is for, without the list of its parts: "The invention relates to an apparatus for …". */
function claimHead(text: string): string[] {
  if (text.length <= 220) return [];
  const head =
    /^(?:The (?:present )?(?:invention|disclosure|utility model)|The authors disclose|Disclosed|Provided|Described)\b.{25,190}?(?=,? (?:comprising|characteri[sz]ed|wherein|which comprises?|that comprises?|including|having)\b)/.exec(
      text,
    )?.[0];
  return head === undefined ? [] : [`${head}.`];
}

/** Characters: from here on a post of X has no room for the bracket. */
const tooLong = 245;
const ratio = /\b(?:hazard|odds|risk|rate|incidence) ratios?\b/i;

/** Brackets with uncertainties, intervals or a short form that does not return. */
function withoutAsides(text: string): string {
  const isListed = /\(1\) .*\(2\) /s.test(text);
  return text.replace(/ \(([^()]*)\)/g, (whole, inside: string, at: number) => {
    if (isListed && /^\d$/.test(inside)) return whole;
    const isStatistic =
      /^[−±-]?[\d.]+(?:\s?[,;]\s?[−±-]?[\d.]+)*$/.test(inside) ||
      ((/[~≈=<>≤≥±≲≳]/.test(inside) || (text.length > tooLong && ratio.test(inside))) &&
        !bindsWhole(inside) &&
        !/\b(?:vs\.?|versus|than)\b/.test(inside));
    const isIdleName =
      /^[\p{Lu}\p{N}-]{2,12}s?$/u.test(inside) &&
      !/^[IVX]+$/.test(inside) &&
      !text.slice(at + whole.length).includes(inside);
    // "(mass 100 GeV, 10% efficiency)": which values, the paper says.
    const isOfValues =
      text.length > tooLong &&
      /\d/.test(inside) &&
      inside.includes(', ') &&
      /\b(?:parameters?|values?|settings?)$/.test(text.slice(0, at)) &&
      !bindsWhole(inside);
    return isStatistic || isIdleName || isOfValues ? '' : whole;
  });
}

function withoutMiddle(text: string): string[] {
  return Array.from(text.matchAll(/, ([^,]{12,120}),(?= )/g)).flatMap((match) => {
    const clause = match[1] ?? '';
    // A list or a second clause is no aside.
    if (
      !/^(?:as|such as|including|especially|particularly|which|who|known|called|also|via|using|in turn)\b/.test(
        clause,
      )
    )
      return [];
    if (!isFreeOfProtected(clause) || / and /.test(clause)) return [];
    // What follows must be the verb of the sentence: else the clause went on, and its list is cut in two.
    const next = text.slice(match.index + match[0].length).split(',')[0] ?? '';
    const start = text.slice(0, match.index);
    const isInOpening = /^In\b[^,]*$/.test(start);
    if (!isInOpening && (!hasFiniteVerb(next) || /^ (?:which|who|whose|where)\b/.test(next))) return [];
    return [
      isInOpening
        ? `${start},${text.slice(match.index + match[0].length)}`
        : start + text.slice(match.index + match[0].length),
    ];
  });
}
