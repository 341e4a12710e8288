import { findAcronyms } from '#domain/language/acronyms.ts';
import { isNegated } from '#domain/language/negation.ts';
import type { Genre } from '../fact-sheet.ts';
import { isApparatus } from './apparatus.ts';
import { bareReference } from './compress/bare-reference.ts';
import { findingFeatures, titleShare } from './finding-features.ts';
import { type FindingModel, findingScore } from './finding-model.ts';
import { trust, trustFeatures } from './finding-trust.ts';
import { isHeadless, tellsWhatWasDecided } from './headless.ts';
import { missedPrimary } from './missed-primary.ts';
import { lostExponent, mustNotLead } from './must-not-lead.ts';
import { plansOn, readsAsPlan } from './plan.ts';
import type { ReadSentences } from './read-sentences.ts';
import { substance } from './substance.ts';
import { unspelledForms } from './unspelled.ts';
import { findingModel } from './weights/finding.generated.ts';

export interface FindingChoice {
  /** Sentence indices with their shares, best first: at most three. */
  readonly ranked: readonly { readonly sentence: number; readonly score: number }[];
  readonly sure: boolean;
  /** Why not, for the person; null when sure. */
  readonly doubt: string | null;
}

/**
 * Ranks the sentences by how likely a careful press officer would lead with them. Official documents and patents have
 * their own rule; everything else is scored by the trained model.
 */
export function chooseFinding(read: ReadSentences, title: string | null, genre: Genre): FindingChoice {
  if (read.sentences.length === 0)
    return { ranked: [], sure: false, doubt: 'The text holds no sentence to lead with.' };
  const shares = findingShares(read, { title, genre }, findingModel);
  if (read.official !== null) return lead(shares, read.official.main);
  const device = genre === 'patent' ? deviceIn(read, title) : -1;
  if (device >= 0) return lead(shares, device);
  if (isPlanned(read, genre)) return planned(read, shares);
  const now = ofNow(read, shares, title);
  return afterPrimary(read, now) ?? judged(read, now, title);
}

/** A primary outcome that was missed leads, and a person is asked, where the likeliest finding says nothing of the kind. */
function afterPrimary(read: ReadSentences, shares: readonly number[]): FindingChoice | null {
  const primary = missedPrimary(read);
  const best = rank(shares)[0]?.sentence ?? -1;
  if (primary < 0 || best === primary || isNegated(read.sentences[best]?.text ?? '')) return null;
  return { ...lead(shares, primary), sure: false, doubt: primaryMissed };
}

const primaryMissed =
  'The primary outcome was not met, and another result reads more strongly. Choose what to lead with, and say both.';

/** For each sentence its share of being the finding; shares sum to 1. A pasted title and apparatus get none. */
export function findingShares(
  read: ReadSentences,
  { title, genre }: { readonly title: string | null; readonly genre: Genre },
  model: Pick<FindingModel, 'weights' | 'units'>,
): number[] {
  const scores = findingFeatures({ title, genre, sentences: read.sentences }).map((features) =>
    findingScore(features, model),
  );
  const open = read.sentences.map((sentence) => !isApparatus(sentence));
  const usable = open.some(Boolean) ? open : open.map(() => true);
  const top = Math.max(...scores.filter((_, index) => usable[index]));
  return normalised(scores.map((score, index) => (usable[index] ? Math.exp(score - top) : 0)));
}

/** A protocol, or a text that tells in the future tense what will be done and reports no result. */
function isPlanned(read: ReadSentences, genre: Genre): boolean {
  const future = read.sentences.filter((sentence) => /\bwill\b/.test(sentence.text)).length;
  const results = read.sentences.filter((sentence) => sentence.role === 'results').length;
  if (genre === 'protocol') return future > 0 || readsAsPlan(read.sentences);
  return future >= 3 && results === 0;
}

/** A plan is led by its aim, else by what it says it will test: never by what was known before or by a detail of procedure. */
function planned(read: ReadSentences, shares: readonly number[]): FindingChoice {
  const weighed = shares.map((share, index) => {
    const text = read.sentences[index]?.text ?? '';
    const weight = aim.test(text) ? 1e4 : plan.test(text) || plansOn(text) ? 1e2 : 1;
    return share * (/\bsecondary\b/i.test(text) ? 1 : weight);
  });
  return {
    ranked: rank(normalised(weighed)),
    sure: false,
    doubt: 'This reads like a plan or protocol: it has no result yet. Choose what the post should lead with.',
  };
}

/**
 * Shares with next to nothing for sentences that must not lead, less for those that say little, and somewhat less for those
 * that cannot be understood without another: where the model is in two minds, the one that stands alone leads.
 */
function ofNow(read: ReadSentences, shares: readonly number[], title: string | null): number[] {
  return normalised(
    shares.map((plain, index) => {
      const text = read.sentences[index]?.text ?? '';
      const share = plain * standing(read.sentences[index]);
      // What hardly counts needs no reading: whatever it says, it does not come before the others.
      if (share < 0.003) return share;
      if (mustNotLead(text)) return share * 0.02;
      if (isHeadless(text)) return share * (tellsWhatWasDecided(text) ? 1 : 0.2);
      if (share < 0.04) return share;
      return share * substance(text) * (bareReference(text, title) === null ? 1 : 0.7);
    }),
  );
}

/**
 * What a sentence's place and words are worth beside the model's share: under a printed heading of conclusions the answer to the
 * paper's question stands, and a figure of a side analysis is none. Decision 41.
 */
function standing(sentence: ReadSentences['sentences'][number] | undefined): number {
  if (sentence === undefined) return 1;
  const isPrinted = sentence.role === 'conclusions' && sentence.certainty === 1;
  return (isPrinted && !advises.test(sentence.text) ? 2 : 1) * (ofSideAnalysis.test(sentence.text) ? 0.5 : 1);
}

const advises = /\b(?:should|need(?:ed|s)?|warrant\w*|recommend\w*|further (?:research|studies))\b/i;
const ofSideAnalysis =
  /\b(?:unadjusted|univariate|univariable|bivariate|the corresponding|sub-?groups?|secondary)\b/i;

function judged(read: ReadSentences, shares: readonly number[], title: string | null): FindingChoice {
  const ranked = rank(shares);
  const best = read.sentences[ranked[0]?.sentence ?? 0];
  const trusted = trust(trustFeatures(read.sentences, shares, title), findingModel.trust);
  const suspect = lostExponent.exec(best?.text ?? '')?.[0];
  if (suspect !== undefined)
    return {
      ranked,
      sure: false,
      doubt: `“${suspect.trim()}” may be a power of ten that lost its exponent. Check it against the paper.`,
    };
  const text = best?.text ?? '';
  if (bareReference(text, title) !== null || namesNoCure(text, title))
    return { ranked, sure: false, doubt: pointsElsewhere };
  if (substance(text) < 1 || isHeadless(text)) return { ranked, sure: false, doubt: saysLittle };
  const unknown = unspelledIn(text, read, title);
  if (unknown.length >= mostUnspelled) return { ranked, sure: false, doubt: isUnspelled(unknown) };
  const tellsResult = best?.role === 'results' || best?.role === 'conclusions';
  if (trusted >= findingModel.sureFrom && tellsResult && !mustNotLead(text))
    return { ranked, sure: true, doubt: null };
  const doubt = tellsResult
    ? 'More than one sentence could be the main finding. Choose the one you would lead with.'
    : 'No sentence plainly states a result. Choose the one that is your finding.';
  return { ranked, sure: false, doubt };
}

const pointsElsewhere =
  'The likeliest main finding speaks of something that only another sentence names. Reword it, or choose another.';
const saysLittle =
  'The likeliest main finding announces more than it says. Reword it, or choose the sentence that states the result.';

/** "The intervention resulted in …": which one, only another sentence or the title says. */
function namesNoCure(text: string, title: string | null): boolean {
  const found =
    /\b[Tt]he (intervention|program(?:me)?|device|procedure|drug|supplement|app)s?\b(?! (?:of|with|for|to|in|on|group|arm|called|named|\p{Lu}))/u.exec(
      text,
    );
  const noun = found?.[1]?.toLowerCase();
  if (found === null || noun === undefined) return false;
  return !new RegExp(`\\b${noun}`, 'i').test(`${text.slice(0, found.index)} ${title ?? ''}`);
}

/** A reader makes out one short form from the words around it; of two nobody knows what is compared. */
const mostUnspelled = 2;

function unspelledIn(text: string, { sentences }: ReadSentences, title: string | null): string[] {
  const titled = title?.match(/\p{Lu}{2,6}/gu) ?? [];
  return unspelledForms(text, [...findAcronyms(sentences).map(({ short }) => short), ...titled]);
}

function isUnspelled(forms: readonly string[]): string {
  return `The text does not spell out ${forms.slice(0, 3).join(', ')} of the likeliest main finding. Reword it, or choose another.`;
}

/** The sentence that a rule chose, before the model's own. */
function lead(shares: readonly number[], sentence: number): FindingChoice {
  const others = rank(shares.map((share, index) => (index === sentence ? 0 : share))).slice(0, 2);
  return {
    ranked: [{ sentence, score: 1 }, ...others.filter(({ score }) => score > 0)],
    sure: true,
    doubt: null,
  };
}

function normalised(powers: readonly number[]): number[] {
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function rank(shares: readonly number[]): { sentence: number; score: number }[] {
  return shares
    .map((share, sentence) => ({ sentence, score: Math.round(share * 1e4) / 1e4 }))
    .sort((a, b) => b.score - a.score || a.sentence - b.sentence)
    .slice(0, 3);
}

/**
 * The sentence that says what the invention is; else the first one where it names what the title names, as abstracts of
 * patents begin; else the first that says what the thing is built of; -1 without any.
 */
function deviceIn({ sentences }: ReadSentences, title: string | null): number {
  const named = sentences.findIndex(({ text }) => invention.test(text));
  if (named < 0 && title !== null && titleShare(title, sentences[0]?.text ?? '') >= 0.4) return 0;
  return named >= 0 ? named : sentences.findIndex(({ text }) => built.test(text));
}

const invention =
  /^(?:\w+ )?(?:the|this) (?:present |disclosed )?(?:invention|disclosure) (?:is|relates|provides|concerns|discloses|describes|comprises)\b/i;

/** What a patent's thing is built of and does. */
const built =
  /\b(?:compris(?:es|ing|e)|includ(?:es|ing)|provid(?:es|ed|ing)|consist(?:s|ing)|having|configured|adapted|disclosed|relates to)\b/i;

/** What a plan sets out to find. */
const aim =
  /\b(?:plan|propose|intend)(?:s|ned)? to (?:\w+ ){1,12}?to (?:\w+ly )?(?:establish|determine|test|assess|evaluate|examine|investigate|compare) (?:whether|if|the)\b|\b(?:aims?|aimed|objectives?|purpose|goal|designed) (?:of (?:this|the|our) [\w\s-]{3,40} )?(?:is |are |was |will be )?to (?:\w+ly )?(?!reduce|improve|provide)\w+|^To (?:\w+ly )?(?:assess|evaluate|compare|test|determine|investigate|examine|explore|establish)\b|\bwill (?:\w+ly )?(?:compare|test whether|evaluate|assess whether|investigate|examine|determine|explore)\b/i;

/** What it says it will do. */
const plan =
  /\bwill (?:\w+ly )?(?:conduct|study|recruit|enrol|perform|carry out|be (?:a|an|conducted|randomi[sz]ed|randomly))\b/i;
