import type { NumberFact, SourceSentence } from '../../fact-sheet.ts';
import { bareReference } from '../compress/bare-reference.ts';
import { dropApparatus } from '../compress/brackets.ts';
import { hasClearVerb, screen } from '../compress/screens.ts';
import { withVerdict } from '../compress/taken-back.ts';
import { factsModel } from '../weights/facts.generated.ts';
import type { Evidence } from './evidence.ts';
import { type Arms, readArms } from './number-arms.ts';
import { foundNothing, foundSomething, isBaseline, measuresIn, withoutPeople } from './quantities.ts';
import { describesSample } from './sample-description.ts';
import { sharedWords } from './spans.ts';

/** Writes one sentence of the source as a finding would be written; null where that is not safe. */
export type Shorten = (sentence: SourceSentence) => string | null;

/**
 * The comparisons and values that carry the finding, best first (at most three): a pair measured alike beats a change, a
 * change beats a share, a share beats a single value. Each text is one clause of the source without its statistics.
 * A figure of another sentence counts only where it is of the quantity the finding speaks of. Figures that describe the
 * sample (ages, follow-up, enrolment) are none of these.
 */
export function readNumbers(
  sentences: readonly SourceSentence[],
  finding: number,
  shorten: Shorten,
  evidence: readonly Evidence[] | null,
): NumberFact[] {
  const about = aboutOf(sentences[finding]?.text ?? '');
  const ranked = sentences
    // What the finding says with a figure is its number, whatever its sentence was taken for.
    .filter((sentence) => sentence.index === finding || (!isBefore(sentence) && mayCarry(sentence, evidence)))
    .flatMap((sentence) =>
      clauses(sentence, withVerdict(sentences, sentence.index), sentence.index === finding, shorten).map(
        (clause) => ({ sentence, clause }),
      ),
    )
    .flatMap(({ sentence, clause }) => toRanked(sentence, clause, finding, about))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
  const alike = ranked.filter(({ fact }) => fact.sentence === finding || sharesMeasure(fact.text, about));
  return (alike.length > 0 ? alike : ranked).slice(0, 3).map(({ fact }) => fact);
}

/** Whether a sentence is a likely one of those that carry the finding, where that was learned. */
function mayCarry({ index }: SourceSentence, evidence: readonly Evidence[] | null): boolean {
  return (
    evidence === null || evidence.some(({ sentence, share }) => sentence === index && share >= leastShare)
  );
}

/** Half of what is told as evidence: a figure that fits the finding's words besides needs less. */
const leastShare = factsModel.evidence.from / 2;

/** Sentences that come before the results; one whose role is no more than guessed may be a result all the same. */
function isBefore({ role, certainty }: SourceSentence): boolean {
  return role === 'background' || role === 'objective' || (role === 'methods' && certainty > 0.7);
}

const leastScore = 3;
const longest = 210;
/** Of the finding itself, which is said anyway. */
const longestOwn = 330;

function clauses(sentence: SourceSentence, printed: string, isFinding: boolean, shorten: Shorten): string[] {
  if (!/\d/.test(sentence.text) || (!isFinding && describesSample.test(sentence.text))) return [];
  const whole = shorten(sentence);
  if (whole !== null && whole.length <= longest) return [whole];
  const parts = partsOf(printed);
  // Whatever its form, a figure in the finding is that of the finding.
  const own = dropApparatus(printed);
  return isFinding && parts.every((part) => readArms(part) === null) && own.length <= longestOwn
    ? [own]
    : parts;
}

function partsOf(text: string): string[] {
  return dropApparatus(text)
    .split(
      /;\s+|:\s+|,\s+(?:and|but|while|whereas|although|whilst)\s+(?=(?:the|no|in|there|this|\d+ of|\p{Ll}+ of \d+|\p{Ll}+ \p{Ll}+ (?:was|were|had))\b)/u,
    )
    .map((part) => part.trim().replace(/^(?:and|while|whereas|but|however,|although)\s+/i, ''))
    .map((part) => (part.charAt(0).toUpperCase() + part.slice(1)).replace(/[.,;]*$/, '.'))
    .filter(
      (part) =>
        part.length <= longest &&
        part.split(' ').length >= 6 &&
        hasClearVerb(part) &&
        screen(part, { firstPerson: false }).length === 0 &&
        bareReference(part, null) === null,
    );
}

function toRanked(
  sentence: SourceSentence,
  clause: string,
  finding: number,
  about: About,
): { fact: NumberFact; score: number }[] {
  const isFinding = sentence.index === finding;
  if (!isFinding && isBaseline(clause)) return [];
  const read = readArms(clause) ?? (isFinding ? measuredValue(clause) : null);
  if (read === null || (!isFinding && !isSameQuantity(clause, read.rank, about))) return [];
  const fact: NumberFact = {
    text: clause.replace(/\.$/, ''),
    sentence: sentence.index,
    arms: read.arms,
    n: /\b[nN] ?= ?(\d[\d,]*\d|\d)/.exec(clause)?.[1] ?? null,
  };
  return [{ fact, score: read.rank + weigh(fact, sentence, finding, about) }];
}

/** A value with a unit anywhere in the finding itself: its number, where no pattern of `readArms` names the sides. */
function measuredValue(clause: string): Arms | null {
  return ownValue.test(clause) ? { arms: [], rank: 1.5 } : null;
}

const ownValue =
  /\d\s?(?:%|per ?cent|percentage points|times|-?fold|x\b|BLEU)|\b(?:of|is|was|are|were|by|to|at|than|reach\w*|achiev\w*|about|approximately|averag\w*|infer|measure|estimate) (?:(?:an?|only|about|approximately|nearly|over|up to) ){0,2}[~≈≲≳<>]?\s?\d+(?:[.,]\d+)*(?:\s?[-–±]\s?\d+(?:\.\d+)?)?(?:\s?×\s?10\S+)?\s?(?:points|°|deg|[kMGT]?eV|[kMG]?pc|au|M⊙|R⊙|K\b|[kMG]?Hz|[µnm]?m\b|ms\b|[µn]s\b|km|σ|dB)|\b(?:factors? of|as (?:many|much|few|little|low|high) as|up to) [~≈]?\d|\bone[- ](?:third|half|quarter|fifth|tenth) of\b|\d\s?±\s?\d|\d\s?×\s?10[⁰¹²³⁴-⁹⁻]|\bx\d+(?:\.\d+)? (?:fewer|less|more|faster|smaller|larger)|\b(?:identif(?:y|ied)|discover(?:ed)?|detect(?:ed)?|find|found|activates?|discovery of|detection of) (?:(?:over|about|approximately|more than|a total of|the) )*[~≈]?\d{2,}(?:,\d{3})* (?:(?:new|individual|novel|candidate) )?\p{L}{3,}/u;

interface About {
  readonly words: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  readonly isNull: boolean;
}

function aboutOf(text: string): About {
  return { words: withoutPeople(text), measures: measuresIn(text), isNull: foundNothing.test(text) };
}

/**
 * Whether a clause gives a figure of what the finding speaks of: it shares words with it (one is enough where two groups
 * stand side by side), and it does not name another measure than the finding does.
 */
function isSameQuantity(clause: string, rank: number, about: About): boolean {
  const own = withoutPeople(clause);
  const shared = sharedWords(own, about.words);
  if (about.isNull && foundSomething.test(clause) && !foundNothing.test(clause)) return false;
  const measures = measuresIn(clause);
  if (sharesMeasure(clause, about)) return shared >= 1;
  if (about.measures.size > 0 && measures.size > 0) return shared >= 4;
  return shared >= 2 || (shared === 1 && (rank >= 3.4 || own.size <= 4));
}

function sharesMeasure(clause: string, about: About): boolean {
  return [...measuresIn(clause)].some((measure) => about.measures.has(measure));
}

const ofSubgroup = /^(?:Among|Of|In) (?:the |those )?[^,]{3,80}\b(?:who|with|without|whose)\b[^,]*,/;

function weigh(fact: NumberFact, sentence: SourceSentence, finding: number, about: About): number {
  let score = (4 * sharedWords(withoutPeople(fact.text), about.words)) / Math.max(5, about.words.size);
  if (sentence.index === finding) score += 4;
  if (ofSubgroup.test(fact.text)) score -= 0.8;
  if (sentence.role === 'results') score += 0.5;
  if (sentence.role === 'methods') score -= 0.7;
  if (sharesMeasure(fact.text, about)) score += 0.7;
  if (/\bprimary (?:outcome|endpoint|end[- ]point)\b/i.test(sentence.text)) score += 1;
  return score - Math.min(1, Math.max(0, fact.text.length - 150) / 80) - sentence.index * 0.03;
}
