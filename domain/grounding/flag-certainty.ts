import { findHedges, findSofteners } from '../language/hedges.ts';
import { stem } from '../language/stem.ts';
import type { AlignedClaim } from './align.ts';
import { countShared, hasVerb } from './clauses.ts';
import type { Flag } from './grounded-sentence.ts';
import type { SourceIndex } from './source-index.ts';

/** Words that are surer than the source, and hedges that got lost on the way. */
export function flagCertainty(claim: AlignedClaim, source: SourceIndex): Flag[] {
  const sure = sureWords(claim.text, source);
  if (sure.length > 0) return sure;
  const lost = lostHedge(claim);
  if (lost === null) return [];
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

const absolute =
  /\b(?:prov(?:e|es|ed|en|ing)|definitive(?:ly)?|conclusive(?:ly)?|undoubted(?:ly)?|without (?:a |any )?doubt|beyond (?:any )?doubt|no doubt|undeniabl[ey]|unquestionabl[ey]|certainly|guarantee[sd]?|always|never|invariably|for (?:sure|certain)|once and for all|settles? (?:it|the)|irrefutabl[ey]|indisputabl[ey]|confirm(?:s|ed)?|establish(?:es|ed) that|clearly|obviously|every (?:single )?(?:patient|person|case)|100 ?%|will (?:always|never|soon))\b/gi;

function sureWords(text: string, source: SourceIndex): Flag[] {
  return Array.from(text.matchAll(absolute))
    .filter((match) => !saysSo(match[0], source) && !isDenied(text, match.index))
    .map((match) => ({
      type: 'certainty' as const,
      detail: `The source does not say "${match[0]}".`,
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** True where the source uses the word itself, in any form. */
function saysSo(word: string, source: SourceIndex): boolean {
  if (source.text.toLowerCase().includes(word.toLowerCase())) return true;
  const root = stem(word.toLowerCase());
  for (const known of source.words) if (stem(known) === root) return true;
  return root === 'prove' && /\bproofs?\b|\bproven\b/i.test(source.text);
}

/** "Does not prove", "never proven": the sureness is taken back. */
function isDenied(text: string, at: number): boolean {
  return /\b(?:not|n['’]t|no|never|cannot|without)(?: \w+)? $/i.test(text.slice(Math.max(0, at - 22), at));
}

/** Below this the claim may rest on something else than the hedged clause. */
const leastShare = 0.5;

function lostHedge(claim: AlignedClaim): string | null {
  const best = claim.sentences[0];
  if (best === undefined || best.share < leastShare || isSoft(claim.text) || !hasVerb(claim.text))
    return null;
  const concepts = new Set(claim.tokens.map((token) => token.concept));
  const hedge = best.sentence
    .clauses()
    .flatMap((clause) => clause.hedges)
    // A hedge is lost only where the claim repeats what it weakened.
    .find(
      ({ word, scope }) =>
        !isAmount(word) && scope.size > 0 && countShared(scope, concepts) >= Math.min(2, scope.size),
    );
  if (hedge === undefined) return null;
  const plainlySaid = claim.sentences
    .slice(1)
    .some((other) => other.share >= best.share * 0.85 && !isSoft(other.sentence.text));
  return plainlySaid ? null : hedge.word;
}

function isSoft(text: string): boolean {
  return (
    findHedges(text).some((hedge) => !isAmount(hedge.text)) ||
    findSofteners(text).length > 0 ||
    /\?\s*$/.test(text)
  );
}

/** "About 7 %" hedges the number, not the claim. */
function isAmount(hedge: string): boolean {
  return /^(?:about|approximately|roughly|around)$/i.test(hedge);
}
