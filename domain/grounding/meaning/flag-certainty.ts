import { finder } from '../../language/finder.ts';
import { findHedges, findSofteners } from '../../language/hedges.ts';
import { stem } from '../../language/stem.ts';
import { findAssociationWords, findCauseWords } from '../../language/strength.ts';
import type { AlignedClaim } from '../align.ts';
import { type Clause, countShared, hasVerb, readClauses } from '../clauses.ts';
import { conceptTokens } from '../concepts.ts';
import type { Flag } from '../grounded-sentence.ts';
import type { SourceIndex } from '../source-index.ts';

/** Words that are surer than the source, and hedges that got lost on the way. `said` is the claim with its frames. */
export function flagCertainty(claim: AlignedClaim, said: string, source: SourceIndex): Flag[] {
  if (asksWhether.test(claim.text)) return [];
  const sure = sureWords(claim, source);
  if (sure.length > 0) return sure;
  const promised = promisedWill(claim, source);
  if (promised !== null) return [promised];
  if (onlyNames(claim.text, source) || asks.test(claim.text)) return [];
  const lost = lostHedge(claim);
  if (lost === null || isKept(lost, said, source)) return [];
  const end = claim.text.trimEnd().length;
  return [
    {
      type: 'certainty',
      detail: `The source is less sure: it says "${lost}".`,
      start: claim.text.length - claim.text.trimStart().length,
      end,
    },
  ];
}

/** Who tells in one clause what was studied claims nothing of it yet. */
const studied =
  '^\\s*(?:we|the (?:authors|team|study|researchers)|they|it|this study) (?:\\p{Ll}+ly )?(?:studied|asked|tested|looked (?:at|into)|examined|investigated|compared|wanted to|set out to|explored|checked)';
const question = '(?:(?:show|see|find out|test|learn|know) )?(?:how|whether|what|if|that)';
const asks = new RegExp(`${studied} (?:${question}|which|the)\\b[^,;:]*$`, 'iu');
/** Not even where it says "always". */
const asksWhether = new RegExp(`${studied} ${question}\\b[^,;:]*$`, 'iu');

/** "Bacillus subtilis:", a few words of the title with no link between them: what the post is about, and no claim. */
function onlyNames(text: string, source: SourceIndex): boolean {
  const named = text
    .trim()
    .replace(/[\s.:]+$/, '')
    .toLowerCase();
  return (
    named.split(/\s+/).length <= 4 &&
    source.title.toLowerCase().includes(named) &&
    findCauseWords(text).length === 0 &&
    findAssociationWords(text).length === 0
  );
}

/** True where the claim weakens itself otherwise than by the word that the source has. */
function isKept(lost: string, claimed: string, source: SourceIndex): boolean {
  if (/^(?:could|can)$/i.test(lost)) return asksForWays(claimed, source.text);
  // "Under the assumption that": so does an "if".
  if (/^(?:under th|assuming)/i.test(lost))
    return /\b(?:if|as long as|provided|given|assum\p{Ll}+)\b/iu.test(claimed);
  if (
    /^(?:suggest|indicat)ing$/i.test(lost) &&
    valued.test(source.text) &&
    source.text.split(lost).length === 2
  )
    return true;
  // "In a U.S. sample" bounds it as "in our sample" does.
  if (/^in our sample$/i.test(lost)) return /\bsampled?\b/i.test(claimed);
  if (/^consistent with$/i.test(lost) && asExpected.test(source.text)) return true;
  // What fits, or lends credence, is no surer than what is consistent.
  if (/^(?:consistent with|suggest)/i.test(lost) && agrees.test(claimed)) return true;
  if (classifies.test(claimed) || asksForMore.test(claimed)) return true;
  // "Indicated" reports as much as it weakens: so does "a study found".
  return /^indicat/i.test(lost) && attributed.test(claimed);
}

/** "Indicating a significant difference (P = 0.01)", "suggesting good reliability": how good a figure is. */
const valued =
  /\b(?:suggest|indicat)ing (?:an? |no )?(?:significant (?:difference|effect)|(?:very )?(?:good|excellent|high|moderate|acceptable|adequate|strong) (?:reliability|agreement|consistency|validity|fit|accuracy|correlation))/i;

/** "Consistent with this hypothesis, we show that …" weakens nothing. */
const asExpected =
  /(?:^|[.!?]\s)Consistent with (?:(?:this|these|that),|(?:this|these|that|our|the|previous|prior|earlier) (?:[\p{L}-]+ )?(?:hypothes[ei]s|predictions?|idea|view|findings?|results?|work|studies|reports?|expectations?|model|theory|notion)\b)/u;

/** What something is called or a kind of is no finding. */
const classifies =
  /\bis (?:a|one) (?:type|kind|form|sort) of\b|^\W*(?:this|that|it) is (?:called|known as)\b/i;

const agrees =
  /\b(?:fits?|fit (?:with|to)|in (?:line|keeping) with|agree[sd]? with|lend(?:s|ing)? (?:credence|weight|support)|points? to(?:wards?)?|evocative of)\b/i;

const attributed =
  /\b(?:study|survey|analysis|authors?|team|researchers?|paper) (?:found|finds?|reports?|reported|says?|said|writes?|wrote|concludes?|concluded)\b|\b(?:is|are|was|were|has been|have been) (?:reported|said) to\b|\ba (?:\w+ )?(?:study|survey|analysis) of\b/i;

/** More research is a wish, never a claim. */
const asksForMore =
  /\b(?:research|data|studies|work|evidence|trials) (?:would be|is|are) (?:still )?(?:useful|needed|required|necessary|warranted)\b|\bneeds? to be (?:better |further )?(?:understood|studied|tested|examined|confirmed)\b/i;

/** "Ways to improve it" says no more than "ways in which it could be improved": where the source speaks of ways too. */
function asksForWays(claimed: string, source: string): boolean {
  const ways = /\b(?:ways|means|options|possibilities)\b/i;
  return ways.test(source) && /\b(?:ways|means|options|possibilities) (?:to|of|for)\b/i.test(claimed);
}

const absolutesIn = finder(
  /\b(?:prov(?:e|es|ed|en|ing)|definitive(?:ly)?|conclusive(?:ly)?|undoubted(?:ly)?|without (?:a |any )?doubt|beyond (?:any )?doubt|no doubt|undeniabl[ey]|unquestionabl[ey]|certainly|guarantee[sd]?|always|never|invariably|for (?:sure|certain)(?! (?!that\b|whether\b|if\b)[a-z])|once and for all|settles? (?:it|the (?:question|matter|debate|issue|argument))|irrefutabl[ey]|indisputabl[ey]|confirm(?:s|ed)?|establish(?:es|ed) that|clearly|obviously|every (?:single )?(?:patient|person|case)|100 ?%|will (?:always|never|soon))\b/gi,
);

function sureWords({ text, sentences }: AlignedClaim, source: SourceIndex): Flag[] {
  const home = sentences.map(({ sentence }) => sentence.text).join(' ');
  return absolutesIn(text)
    .filter((match) => !isDenied(text, match.index))
    .filter(
      (match) =>
        !saysSo(match[0], source) || (provesThat.test(text.slice(match.index)) && !proofs.test(home)),
    )
    .filter(
      (match) =>
        !isToCome(match[0], text.slice(0, match.index)) &&
        !supposed.test(text.slice(0, match.index)) &&
        !turnsOut.test(text.slice(match.index)),
    )
    .map((match) => ({
      type: 'certainty' as const,
      detail: `The source does not say "${match[0]}".`,
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** "If you've never met it", "if someone proved it", "instead of always using it": told of nobody. */
const supposed =
  /\b(?:(?:if|in case|unless)\b(?:(?!\b(?:and|but|then|so)\b)[^.,;:]){0,40}|(?:instead of|rather than) )$/i;

/** "It proved efficient", "proves more accurate": it turned out so. */
const turnsOut =
  /^proves? (?:more|less|better|worse|faster|slower|just as|to be|to have)\b|^proved? (?!that\b|the\b|an?\b|its?\b|this\b|these\b|our\b|by\b|to (?!be\b)|in\b|beyond\b)\p{Ll}/u;

/** Who proves something proves that, and not what another sentence speaks of. */
const provesThat = /^prov(?:es?|ed) that\b/i;
const proofs =
  /\bproofs?\b|\b(?:prov(?:e[sn]?|ing|abl[ey])|proved(?! (?:to be\b|\p{L}+ly\b|useful|effective|\p{L}+ful\b)))\b|\btheorems?\b|\blemmas?\b|\brigorous(?:ly)?\b|\bcorollar/iu;

/** "Will help" where the source nowhere looks ahead but with a "may" or "can". */
function promisedWill({ text, sentences }: AlignedClaim, source: SourceIndex): Flag | null {
  const will = /\bwill (?!not\b|you\b|they\b|it\b|we\b|have to\b)(?:\p{L}+ly )?\p{L}{3,}/iu.exec(text);
  if (
    will === null ||
    hopes.test(text.slice(0, will.index)) ||
    /\?\s*$/.test(text) ||
    ahead.test(source.text) ||
    sentences.length === 0
  )
    return null;
  return {
    type: 'certainty',
    detail: 'The source does not say "will".',
    start: will.index,
    end: will.index + will[0].length,
  };
}

/** "We hope this will help" promises nothing. */
const hopes = /\b(?:hop(?:e[sd]?|ing)|wish(?:es|ed)?)\b[^.,;]{0,40}$/i;

const ahead =
  /\b(?:will|shall|would|going to|plan(?:s|ned|ning)?|protocols?|upcoming|ongoing|expect\p{L}*|predict\p{L}*|forecast\p{L}*|project(?:s|ed|ions?)|intend\p{L}*|hypothesi\p{L}*|resolv\p{L}*|request\p{L}*|decid\p{L}*|promis\p{L}*)\b/iu;

/** True where the source uses the word itself, in any form. */
function saysSo(word: string, source: SourceIndex): boolean {
  if (source.text.toLowerCase().includes(word.toLowerCase())) return true;
  // "Establishes that it converges" for "establish convergence".
  if (/^establish/i.test(word) && source.words.has('establish')) return true;
  if (/^confirm/i.test(word) && /\bvalidat/i.test(source.text)) return true;
  // "Every case" for "all cases reported".
  const each = /^every (?:single )?(\p{L}+)$/iu.exec(word)?.[1];
  if (each !== undefined)
    return new RegExp(
      `\\ball (?:(?:of )?the )?(?:\\p{Ll}+ )?${each === 'person' ? 'people' : `${each}s`}\\b`,
      'iu',
    ).test(source.text);
  // What is unseen was never seen, and who is naive to a drug never had it.
  if (
    /^never$/i.test(word) &&
    /\bna[iï]ve\b|\bun(?:seen|known|heard|explored|tested|observed|published)\b/i.test(source.text)
  )
    return true;
  // In plain words what is significant is clear.
  if (/^clearly$/i.test(word) && /\b(?:significant|marked|substantial|considerabl)/i.test(source.text))
    return true;
  const root = stem(word.toLowerCase());
  // "Definition" has the stem of "definitive".
  const base = word.toLowerCase().replace(/(?:ly|es|ed|ing|en|e|s)$/, '');
  for (const known of source.words) if (known.startsWith(base) && stem(known) === root) return true;
  return (
    /^prov/i.test(word) &&
    /\bproofs?\b|\bprov(?:e[ns]?|ed|ing|abl[ey])\b|\btheorems?\b|\brigorous(?:ly)? (?:mathematical )?(?:analysis|show)/i.test(
      source.text,
    )
  );
}

/** "More experiments are needed to confirm it": nothing is confirmed yet. */
function isToCome(word: string, before: string): boolean {
  return (
    /^(?:confirm|prove|establish|settle)/i.test(word) &&
    /\b(?:needed|required|warranted|necessary) (?:\p{Ll}+ )?to $/iu.test(before)
  );
}

/** "Does not prove", "never proven": the sureness is taken back. */
function isDenied(text: string, at: number): boolean {
  return /(?:\b(?:not|no|never|cannot|without)|n['’]t)(?: \w+){0,3} $/i.test(
    text.slice(Math.max(0, at - 40), at),
  );
}

/** Below this the claim may rest on something else than the hedged clause. */
const leastShare = 0.5;

function lostHedge(claim: AlignedClaim): string | null {
  const best = claim.sentences[0];
  if (best === undefined || best.share < leastShare || isSoft(claim.text) || !hasVerb(claim.text))
    return null;
  const concepts = new Set(claim.tokens.map((token) => token.concept));
  const clauses = best.sentence.clauses();
  const hedge = clauses
    .filter((clause) => !isElsewhere(clause, clauses, concepts))
    .flatMap((clause) => clause.hedges)
    .filter(({ end }) => !weakensWish.test(best.sentence.meaning.slice(end, end + 10)))
    // A hedge is lost only where the claim repeats what it weakened.
    .find(
      ({ word, scope, end, isBracketed }) =>
        !isAmount(word) &&
        !isBracketed &&
        scope.size > 0 &&
        countShared(scope, concepts) >= Math.min(2, scope.size) &&
        (!/^(?:suggest|indicat)/i.test(word) || repeatsThat(best.sentence.meaning.slice(end), concepts)),
    );
  if (hedge === undefined) return null;
  const plainlySaid = claim.sentences.slice(1).some(
    (other) =>
      // "Indicate" reports as much as it weakens.
      other.share >= best.share * (/^indicat/i.test(hedge.word) ? 0.6 : 0.85) && !isSoft(other.sentence.text),
  );
  return plainlySaid ? null : hedge.word;
}

/** "Suggesting that A promotes B": who tells something else of A repeats only whose it is. */
function repeatsThat(after: string, concepts: ReadonlySet<string>): boolean {
  const [said = ''] = readClauses(after).map(({ text }) => text);
  if (!/^ that\b/i.test(said)) return true;
  const theirs = new Set(conceptTokens(said).map(({ concept }) => concept));
  return countShared(theirs, concepts) >= theirs.size * leastOfThat;
}

const leastOfThat = 0.4;

/** "We might hope that it would": what is weakened is the hope. */
const weakensWish = /^ (?:hope|wish|ask|wonder)\b/i;

/** True where the claim retells another clause of the sentence, which no hedge weakens. */
function isElsewhere(clause: Clause, clauses: readonly Clause[], concepts: ReadonlySet<string>): boolean {
  const shared = countShared(clause.concepts, concepts);
  if (shared * 2 > clause.concepts.size) return false;
  return clauses.some(
    (other) => other.hedges.length === 0 && countShared(other.concepts, concepts) >= shared + 2,
  );
}

function isSoft(text: string): boolean {
  return (
    findHedges(text).some((hedge) => !isAmount(hedge.text)) ||
    findSofteners(text).length > 0 ||
    /\b(?:evidence|data) favou?r(?:s|ed)?\b/i.test(text) ||
    /\?\s*$/.test(text)
  );
}

/** "About 7 %" hedges the number, not the claim. */
function isAmount(hedge: string): boolean {
  return /^(?:about|approximately|roughly|around)$/i.test(hedge);
}
