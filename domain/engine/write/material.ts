import { degreeWords } from '#domain/language/degree-words.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { partOwnFinding } from '../own-finding.ts';
import { type Casing, readCasing } from './casing.ts';
import {
  hasFiniteVerb,
  isBalanced,
  isNounPhrase,
  numbersOf,
  overlap,
  speaksAsWe,
  tidyText,
  usablePhrase,
  withoutStop,
} from './phrases.ts';
import { isSecondary } from './secondary.ts';
import { askedQuestion } from './story/asked.ts';
import { sayableFindings } from './story/finding-forms.ts';
import { furtherResults } from './story/further-results.ts';
import { inWhom } from './story/in-whom.ts';
import { isNarrowed } from './story/narrowed.ts';
import { saysLittle, tellsAimOnly } from './story/news.ts';
import { openReference, proposes } from './story/open-references.ts';
import type { Opening } from './story/opening.ts';
import { openingsOf } from './story/openings.ts';
import { otherSide } from './story/other-side.ts';
import { sizeOf } from './story/sample.ts';
import type { Telling } from './story/telling.ts';
import { usableNumber } from './usable-number.ts';
import { usableStudied } from './usable-sample.ts';

/** What a sheet offers to a writer, screened: whatever cannot be said well is left out here. */
export interface Material {
  readonly casing: Casing;
  /** The finding, best form first. All say the same; shorter forms leave asides out. */
  readonly findings: readonly string[];
  /** True where the finding can only be given in quotation marks. */
  readonly quoted: boolean;
  /** What a person told behind their own finding, sentence by sentence. */
  readonly told: readonly string[];
  /** The ways to begin a post, best first. */
  readonly openings: readonly Opening[];
  readonly question: string | null;
  /** The sentence with the number that carries the finding. */
  readonly number: Telling | null;
  readonly studied: string | null;
  readonly design: string | null;
  readonly limit: string | null;
  /** Where the source names no limit: the design or the small sample that bounds what was found. */
  readonly caution: string | null;
  /** `quoted` where it must be given in quotation marks. */
  readonly authors: { readonly text: string; readonly quoted: boolean } | null;
  readonly topic: string | null;
  /** Further results, in the order in which they are worth saying. */
  readonly supporting: readonly Telling[];
}

/** Screened once per sheet: the same sheet serves every tone and platform. */
export function gatherMaterial(sheet: FactSheet): Material {
  const known = gathered.get(sheet);
  if (known !== undefined) return known;
  const material = screenSheet(sheet);
  gathered.set(sheet, material);
  return material;
}

const gathered = new WeakMap<FactSheet, Material>();

function screenSheet(sheet: FactSheet): Material {
  const casing = readCasing(sheet);
  const sayable = sayableFindings(sheet);
  const { forms: findings, quoted } = sayable;
  const studied = usableStudied(sheet, casing);
  const design = isOfOthers(sheet) ? null : usableDesign(sheet);
  const isOfFewer = isNarrowed(sheet, sheet.studied?.span?.sentence ?? -1);
  const limit = usableLimit(sheet.limit?.text);
  const openings = waysToBegin(sheet, sayable, casing, [
    studied,
    isOfFewer ? null : (sheet.studied?.text ?? null),
  ]);
  return {
    casing,
    findings,
    quoted,
    told: sheet.finding.sentence === null ? partOwnFinding(sheet.finding.text).told.map(tidyText) : [],
    openings,
    question: askedQuestion(sheet),
    number: usableNumber(sheet),
    studied,
    design,
    limit,
    // Of a review, what designs it read is no design of its own.
    caution: limit === null && sheet.genre !== 'review' ? cautionOf(design, studied) : null,
    authors: usableAuthors(sheet),
    topic: usableTopic(sheet.topic, casing),
    supporting: furtherResults(sheet),
  };
}

function waysToBegin(
  sheet: FactSheet,
  { forms, quoted }: ReturnType<typeof sayableFindings>,
  casing: Casing,
  whom: readonly (string | null)[],
): Opening[] {
  return findingFirst(openingsOf(sheet, forms, quoted, casing), sheet).flatMap((opening) => {
    const scoped = inWhom(opening, whom, sheet, casing);
    const ways =
      scoped === null ? [opening] : [{ ...opening, kind: 'made' as const, finding: scoped }, opening];
    return [...ways.flatMap((one) => withOtherSide(one, sheet, casing)), ...ways];
  });
}

/** Characters of a finding that can be read together with what the source sets against it. */
const readTogether = 200;

function withOtherSide(opening: Opening, sheet: FactSheet, casing: Casing): Opening[] {
  const { kind, finding, quoted } = opening;
  const isAlone = kind === 'alone' || kind === 'made';
  if (!isAlone || quoted || finding.length > readTogether || overlap(finding, sheet.finding.text) < 0.5)
    return [];
  const other = otherSide(finding, sheet, casing);
  return other === null ? [] : [{ ...opening, finding: `${finding} ${other}`, other }];
}

/**
 * What was done or known stands before a finding only where no form of it is clear alone, and where it brings in what the
 * work made: else it is told behind the finding.
 */
function findingFirst(openings: readonly Opening[], sheet: FactSheet): Opening[] {
  const isLate = ({ kind, before }: Opening): boolean =>
    kind === 'background' || (kind === 'introduced' && (!proposes.test(before) || tellsAimOnly(before)));
  const at = openings.findIndex((one) => !isLate(one));
  const first = openings[at];
  if (first === undefined || !isClearAlone(first, sheet)) return [...openings];
  return [first, ...openings.slice(0, at), ...openings.slice(at + 1)];
}

function isClearAlone({ kind, quoted, finding }: Opening, sheet: FactSheet): boolean {
  return (
    (kind === 'alone' || kind === 'made') &&
    !quoted &&
    !saysLittle(finding) &&
    openReference(finding, sheet.finding.sentence, '', sheet) === null
  );
}

/** "A qualitative analysis" of one sentence need not be of the patients whom another counts. */
function isOfOthers({ design, studied }: FactSheet): boolean {
  const [how, whom] = [design?.span?.sentence, studied?.span?.sentence];
  return (
    /\banalys[ei]s$/i.test(design?.text ?? '') && how !== undefined && whom !== undefined && how !== whom
  );
}

function usableDesign(sheet: FactSheet): string | null {
  // "A CASE REPORT" of a heading.
  const plain =
    usablePhrase(sheet.design?.text, 90)?.replace(/\b\p{Lu}{4,}(?: \p{Lu}{4,})+\b/gu, (words) =>
      words.toLowerCase(),
    ) ?? null;
  if (plain !== null && /\btrial$/i.test(plain) && isSecondary(sheet)) return null;
  return plain !== null && designHead.test(plain) && !anyDesign.test(plain) && !tornDesign.test(plain)
    ? plain
    : null;
}

/** "A network model directly to recordings", "a statistical model to data". */
const tornDesign =
  /\b(?:this|these|those|such|same|our|their)\b| (?:\p{Ll}+ly )?to |\b(?:and|or) (?:in|on|at|of|for|with|to|by)\b|^\p{Ll}+ly /u;

/** A deed ("generating mock data"), and what any work could say of itself ("further experiments", "a detailed analysis"). */
const anyDesign =
  /^(?!(?:imaging|modell?ing|sequencing|profiling|mapping|living|existing|matching) )\p{Ll}+ing |^(?:an? |the )?(?:further|detailed|ideal|extensive|several|various|new|recent|rigorous|careful|comprehensive|in-depth|thorough|additional|novel|first|our|more|present|current|quantitative|theoretical|empirical|numerical)(?:, [\p{L}-]+)? (?:[\p{L}-]+ )?(?:analys[ei]s|experiments?|stud(?:y|ies)|evaluation|investigation|model|data|measurements|observations|review|comparison)$|^(?:an? |the )?(?:analys[ei]s|experiments?|stud(?:y|ies)|simulations?|models?|data|datasets?|review|measurements?|observations?|survey|evaluation|investigation|comparison)$/iu;

const designHead =
  /\b(?:trials?|stud(?:y|ies)|cohorts?|surveys?|reviews?|meta-analys[ie]s|experiments?|simulations?|analys[ie]s|interviews|focus groups|case series|case reports?|comparison|audit|models?|evaluation|investigation|measurements?|observations?|imaging|microscopy|sequencing|spectroscopy|photometry|tomography|recordings|questionnaires|data|datasets)$/i;

function usableLimit(text: string | undefined): string | null {
  const plain = tidyText(withoutStop(text ?? ''))
    .replace(/^(?:(?:is|are|was|were) )?limited (?:by|in) /, '')
    .replace(/^(?:because of|due to|owing to|given) (?:its|the) /, 'the ')
    .replace(/^(?:at|in|from) (?=(?:a |one )?single\b)/, '')
    .replace(/^an? (?=single\b)/, '')
    .replace(
      /^single[- ](?=\w+$|(?:tertiary|academic|university|referral) \w+$)/i,
      'it comes from a single ',
    );
  if (
    /^(?:in|of|for|with) (?:this|these|the|our)\b|^(?:this|these|that|those|such|under|within|assuming|given)\b/i.test(
      plain,
    )
  )
    return null;
  if (plain.length < 6 || plain.length > 150 || speaksAsWe(plain) || !isBalanced(plain)) return null;
  // "… combined with", and what any paper says of further research.
  if (/\b(?:with|of|to|by|in|on|and|or|for|that|from|as|the|an?)$/i.test(plain)) return null;
  if (/^(?:further|more|additional|larger|future) (?:research|stud(?:y|ies)|work|trials?)\b/i.test(plain))
    return null;
  // "To ascribe them to it": to what, a sentence before it said.
  if (/\bthem\b|^(?:it|they|these|those)\b(?! (?:is|was|comes) )/i.test(plain)) return null;
  return /^(?:remains?|is|are|was|were|limited) /.test(plain) || /^[,;)]/.test(plain) ? null : plain;
}

function cautionOf(design: string | null, studied: string | null): string | null {
  if (design !== null && weakDesign.test(design) && oneDesign.test(design) && !/ and /.test(design))
    return design;
  const plain = (studied ?? '').replace(new RegExp(`^(?:${degreeWords}) `, 'i'), '');
  const count = Number(/^\d+(?! ?%)/.exec(plain)?.[0] ?? Number.NaN);
  const isSample =
    /^\d+ (?!million|thousand|billion|years?|months?|weeks?|hospitals|countries|schools|cent)\p{L}/u;
  // "12 females, 4 males" says who they were, and no weakness.
  return count <= smallSample && isSample.test(plain) && numbersOf(plain).length === 1
    ? (sizeOf(studied ?? '') ?? studied)
    : null;
}

/** Designs that bound what can be concluded, by their names alone. */
const weakDesign =
  /\b(?:retrospective|cross-sectional|case (?:series|reports?|study)|pilot|feasibility|exploratory|single[- ](?:cent(?:er|re)|arm|institution)|uncontrolled|quasi-experimental|open-label|preliminary|simulations?|questionnaires?|interviews|focus groups|in vitro)\b/i;

const oneDesign =
  /\b(?:trial|study|cohort|survey|review|series|report|audit|experiment|analysis|evaluation|investigation|comparison|simulation|questionnaire)$/i;

/** From so few on a reader is owed the number; our own choice. */
const smallSample = 60;

function usableAuthors(sheet: FactSheet): Material['authors'] {
  const text = tidyText(withoutStop(sheet.authorsConclude?.text ?? ''));
  if (text.length < 15 || text.length > 300 || !isBalanced(text)) return null;
  if (overlap(text, sheet.finding.text) > 0.7) return null;
  const quoted = speaksAsWe(text) || !hasFiniteVerb(text) || /^\p{Ll}/u.test(text);
  // "The authors also recommend" is told by us: between marks it would be nobody's words.
  if (quoted && /^The authors\b/.test(text)) return null;
  // The line that it stands in names the authors already.
  return { text: quoted ? text : text.replace(/^The authors['’] /, 'Their '), quoted };
}

function usableTopic(topic: string | null, casing: Casing): string | null {
  const plain = tidyText(withoutStop(topic ?? ''));
  return plain.length >= 3 &&
    plain.length <= 60 &&
    isNounPhrase(plain) &&
    !unfinished.test(plain) &&
    !ofNothing.test(plain) &&
    !ofWhom.test(plain) &&
    !turning.test(plain) &&
    !deed.test(plain)
    ? casing.lowerWords(plain)
    : null;
}

/** "measure tumor hypoxia" of a title that asks what can. */
const deed =
  /^(?:measure|improve|predict|reduce|increase|assess|detect|treat|prevent|identify|diagnose|evaluate|determine|help|use|make|affect|influence|differ|need|benefit) \p{Ll}/u;

/** "Typically developing" lacks its children. */
const ofWhom = /\p{Ll}+ly \p{Ll}+ing$/u;

/** Nouns that beside other words read as a verb with a direction: "falls for discharge home". */
const turning = /\b(?:falls|rises|drops|declines|gains)\b/i;

/** What any paper could be on. */
const ofNothing =
  /^(?:(?:efficacy|safety|immunogenicity|tolerability|feasibility|effectiveness)(?: and (?:efficacy|safety|immunogenicity|tolerability|feasibility|effectiveness))?|risk factors?|combination tests?|(?:mean|risk) differences?|(?:odds|hazard|risk|rate) ratios?|relative risks?|confidence intervals?|areas? under the curve|(?:clinical |patient )?outcomes?|effects?|results?|(?:case|control) studies|predictors?|associations?|comparisons?|experiences?|implications?|findings?|use|quality|large numbers?|locations?|stations?|bridges?|constructions?|explorations?|multiple (?!sclerosis|myeloma|system)\p{L}+|same \p{L}+ counts?)$/iu;

/** A topic cut off before its noun: "adrenal masses larger", "risk of long-term". */
const unfinished =
  /(?:\b(?:threatening|affecting|involving|requiring|causing|receiving|undergoing|containing|preventing|treating)$|-(?:term|based|related|scale|level|dose|order|like|wide|type)|\b(?:dark|larger|smaller|higher|lower|greater|better|worse|early|late|high|low|new|large|small|novel|multiple|different|long|short|human|clinical|social|medical|severe|acute|chronic|increased|reduced|using|among|during|versus|vs|underlying|moderate|practical|theoretical|dynamical|neural|obese|together|occurs?|happens?|in (?:comparison|relationship|relation|contrast)|the detection|the exchange|(?:in|of|on) the \p{Ll}+ing))$|-$| in the \d+$|\b(?:of|in) \p{Ll}{1,2}$|^(?:them|namely|same|greater|given|develop|even|first lifetime|sit|four|three|five|two|different) /iu;
