import type { Field, Genre, SourceSentence } from '../../fact-sheet.ts';
import { fieldAt } from './spans.ts';

/**
 * The words that name the study's design, exactly as printed; null where none is named. A review or a method that speaks of
 * trials is none itself: of such works only a design that is theirs counts.
 */
export function readDesign(sentences: readonly SourceSentence[], genre: Genre): Field | null {
  for (const pattern of [namedDesign, looseDesign]) {
    for (const sentence of inReadingOrder(sentences)) {
      const match = pattern.exec(sentence.text);
      if (match === null || (studiesOthers.has(genre) && ofParticipants.test(match[0]))) continue;
      if (!isOwn(match[0], sentence, genre)) continue;
      if (!isAboutOthers(sentence.text, match.index))
        return fieldAt(sentence, match.index, match.index + match[0].length);
    }
  }
  return null;
}

const quality =
  '(?:single[- ]?(?:cent(?:er|re)|blind(?:ed)?|arm|institution(?:al)?)|multi-?cent(?:er|re)|double-?blind(?:ed)?|triple-?blind(?:ed)?|open-?label|placebo-?controlled|controlled|randomi[sz]ed|non-?randomi[sz]ed|cluster-?randomi[sz]ed|prospective|retrospective|observational|longitudinal|cross-?sectional|population-?based|hospital-?based|community-?based|nationwide|national|descriptive|comparative|experimental|quasi-?experimental|exploratory|pilot|parallel(?:-group)?|crossover|cross-?over|matched|nested|historical|pragmatic|qualitative|quantitative|mixed-?methods?|cohort|case-?control|two-arm|three-arm|factorial|field|clinical|feasibility|non-?inferiority|equivalence|phase [I1-4]+[ab]?|\\d+-(?:month|year|week)|consecutive|observer-?blind(?:ed)?|multi-?site|register-?based|registry-?based|birth)';
const namedDesign = new RegExp(
  `\\b(?:${quality},?(?: and)? ){1,6}(?:trial|study|cohort(?: study)?|survey|analysis|review|design|experiment|audit|comparison|evaluation|case series|case-control study|chart review|investigation)\\b|\\b(?:systematic review(?: and meta-analysis)?|(?:individual patient data |network )?meta-analys[ie]s|case[- ]control study|case series|case reports?|cohort study|cross-sectional survey|simulation study|Delphi process|semi-structured interviews|focus groups|qualitative interviews|field experiment|secondary analysis|post[- ]hoc analysis|chart review)\\b`,
  'i',
);
const looseDesign =
  /\b(?:(?:statistical mechanical|linear response|density functional|mean[- ]field|epidemiological|agent-based|mathematical|multi-?scale|computational) (?:model|theory)(?:l?ing)?|(?:Monte Carlo|molecular dynamics|N-body|hydrodynamic(?:al)?|numerical|particle-in-cell|3D|cosmological) simulations?|in vitro (?:study|measurement|experiments?)|retrospectively (?:reviewed|analy[sz]ed|evaluated)|prospectively (?:recruited|enrolled|followed|collected|studied)|structured reviews?|genome-wide association)\b/i;

/** True for words that name a design as such ("cross-sectional survey"), and not what it was done with. */
export function isNamedDesign(words: string): boolean {
  return namedDesign.test(words);
}

/**
 * Whether the words name how this work was done: not a survey by its proper name, a simulation that a
 * measurement is compared with, or a pooling that only follows the work's own experiments.
 */
function isOwn(words: string, sentence: SourceSentence, genre: Genre): boolean {
  if (hardlyOne.test(words)) return false;
  if (/\p{Lu}\p{Ll}+ (?:Survey|Study|Trial|Cohort)\b/u.test(words)) return false;
  if (/meta-?analys/i.test(words))
    return (
      genre === 'review' &&
      !/^(?:Finally|Lastly|In addition|Additionally|We also)\b|\b(?:are|is) used to\b/.test(sentence.text) &&
      !/\bfor each result\b|\b(?:regression and|random[- ]effects?) (?:\w+ )?meta/i.test(sentence.text)
    );
  if (/\b(?:simulations?|theory|model(?:l?ing)?)$/i.test(words)) return genre === 'simulation';
  return true;
}

/** Any analysis is quantitative: that is no design. */
const hardlyOne =
  /^(?:quantitative|experimental|comparative|clinical|descriptive|exploratory) (?:analysis|evaluation|study|comparison|investigation|review)$|^genome-wide/i;

/** Works that have no participants of their own. */
const studiesOthers: ReadonlySet<Genre> = new Set<Genre>([
  'review',
  'method',
  'dataset',
  'theory',
  'simulation',
  'policy',
  'patent',
]);
const ofParticipants =
  /\btrial\b|randomi[sz]ed|placebo|blind|cohort|case[- ]control|cross-?over|parallel|factorial|clinical/i;

function inReadingOrder(sentences: readonly SourceSentence[]): SourceSentence[] {
  const rank = (sentence: SourceSentence): number =>
    sentence.role === 'methods'
      ? 0
      : sentence.role === 'objective'
        ? 1
        : sentence.role === 'background'
          ? 3
          : 2;
  return [...sentences].sort((a, b) => rank(a) - rank(b) || a.index - b.index);
}

/** "Further randomized trials are needed", "previous cohort studies": someone else's design. */
function isAboutOthers(text: string, at: number): boolean {
  return (
    /^(?:Future|Further) (?:\w+ )?(?:research|studies|work|trials)\b/.test(text) ||
    /\b(?:further|future|larger?|previous|prior|earlier|other|existing|no|few|several|published|needed|additional|more|recent)\b[^,;.]{0,40}$/i.test(
      text.slice(0, at),
    ) ||
    // "We suggest that cosmological simulations should …" speaks of what others are to do.
    /\b(?:suggest|recommend|advise|urge|argue|encourage|propose)\w* (?:that|to)\b/i.test(text.slice(0, at)) ||
    /\b(?:needed|required|warranted|necessary)\b/.test(text)
  );
}
