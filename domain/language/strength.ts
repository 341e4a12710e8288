import { finder } from './finder.ts';
import { findHedges, type Mention } from './hedges.ts';
import { remembered } from './remembered.ts';

/** Levels of the exaggeration literature: 0 no relation, 1 correlation, 2 conditional cause, 3 direct cause. */
export type Strength = 0 | 1 | 2 | 3;

/**
 * How strong a relation a sentence claims: 0 none, 1 correlation, 2 conditional cause, 3 direct cause (levels of the
 * exaggeration literature). Nulls, descriptions, proofs and the performance of a method claim no relation.
 */
export const claimStrength: (text: string) => Strength = remembered((text) => {
  const clauses = mayBreak.test(text) ? text.split(clauseBreak) : [text];
  const levels = clauses.map(clauseStrength);
  return levels.sort((a, b) => b - a)[0] ?? 0;
});

// A null in one clause does not silence the other ("did not improve the rate, but increased the risk").
const clauseBreak = /[;:]\s|,?\s(?:but|whereas|while|although|however)\s|,?\sand (?=might|may|could)/i;
/** Sooner told than where. */
const mayBreak = /[;:]|but|wh(?:ereas|ile)|although|however|and (?:might|may|could)/i;

function clauseStrength(text: string): Strength {
  const related = associationIn(text);
  if (nullResult.test(text)) return 0;
  if (methodPraise.test(text)) return related ? 1 : 0;
  const causal = causeIn(text);
  if (related && !causal) return 1;
  if (!causal) return comparison.test(text) ? 1 : 0;
  return isConditional(text) ? 2 : 3;
}

/** Words that state a correlation and no more. */
export const findAssociationWords: (text: string) => readonly Mention[] = remembered((text) =>
  spans(associationsIn(text)),
);

/** Words that state that one thing brings about another. */
export const findCauseWords: (text: string) => readonly Mention[] = remembered((text) =>
  spans(causesIn(text)).filter((word) => !isAdjective(text, word.start, word.text)),
);

const association =
  /\b(?:associat(?:ed|es?|ing|ions?)|correlat(?:ed|es?|ing|ions?)|link(?:ed|s) (?:to|with)|(?:were|was|is|are|be) (?:strongly |closely |positively |negatively |inversely )?(?:related|linked|tied) (?:to|with)|relat(?:ed to|ionships? (?:between|with|of))|predict(?:s|ed|or|ors|ive)?|risk factors?|risk markers?|likelihood|odds|more likely|less likely|went with|goes with|var(?:y|ies|ied) with|depend(?:s|ed) on|coincid(?:e|es|ed)|co-?occur(?:s|red)?|prognostic|determinants?|in proportion to)\b/gi;
const associationsIn = finder(association);

const causeStems =
  'caus(?:e|es|ed|ing)|(?:lead|leads|led|leading) to|result(?:s|ed|ing)? (?:in|from)|(?:bring|brings|brought) about|contribut(?:e|es|ed|ing) to|giv(?:e|es|ing) rise to|induc(?:e|es|ed|ing)|trigger(?:s|ed|ing)?|prevent(?:s|ed|ing)?|protect(?:s|ed|ing)?|promot(?:e|es|ed|ing)|driv(?:e|es|en|ing)|drove|inhibit(?:s|ed|ing)?|suppress(?:es|ed|ing)?|attenuat(?:e|es|ed|ing)|exacerbat(?:e|es|ed|ing)|enabl(?:e|es|ed|ing)|mediat(?:e|es|ed|ing)|modulat(?:e|es|ed|ing)|regulat(?:e|es|ed|ing)|activat(?:e|es|ed|ing)|impair(?:s|ed|ing)?|alleviat(?:e|es|ed|ing)|ameliorat(?:e|es|ed|ing)|stimulat(?:e|es|ed|ing)|facilitat(?:e|es|ed|ing)|accelerat(?:e|es|ed|ing)|block(?:s|ed|ing)?|(?<!\\b(?:decision|policy|law|sense|rule|meaning)[- ])mak(?:e|es|ing)(?! (?:up|use|sense|sure|do)\\b| (?:them|it)[.,;:])|restor(?:e|es|ed|ing)|cur(?:e|es|ed|ing)|due to|because of|thanks to|owing to|through its effects? on|effects? (?:of|on)|effective(?:ly)?|efficacious|impacts? on|affect(?:s|ed|ing)?|influenc(?:e|es|ed|ing)|counteract(?:s|ed|ing)?|abolish(?:es|ed|ing)?|eliminat(?:e|es|ed|ing)|produc(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|shap(?:ed|ing)|shapes?(?! ?(?:[.,;:)]|$|and\\b|or\\b|of\\b|in\\b))|boost(?:s|ed|ing)?|allows?|allowed|explains?(?! (?:how|why|that|what)\\b)';
// "Mortality increased" states no cause, "X increased mortality" does: these verbs need an object.
const transitiveVerbs =
  '(?:(?:increas|decreas|reduc|improv|enhanc|rais|alter|chang|diminish)(?:e|es|ed|ing)?|(?:worsen|shorten|prolong|delay|limit|strengthen|weaken|cut)(?:s|ed|ing)?|(?:lower|slow)(?:s|ed|ing)|(?<=\\b(?:to|may|might|could|can|will|would|does|did) )(?:lower|slow))';
const object =
  '(?= (?!(?:in|by|from|with|to|over|after|during|at|on|when|as|and|or|but|for|than|between|among|across|until|under|seem\\w*|appear\\w*|is|are|was|were|has|have|had|may|might|can|could|will|would|did|does|do|linearly|significantly|markedly|slightly|steadily|rapidly|gradually|dramatically|progressively|further)\\b)[\\p{L}\\d])';
const causesIn = finder(new RegExp(`\\b(?:${causeStems})\\b|\\b${transitiveVerbs}\\b${object}`, 'giu'));

const nullResult =
  /\b(?:no|not|n['’]t|neither|without|nor|cannot)\b[^.;]{0,60}\b(?:differ(?:ent|ences?|ed)?|chang(?:e|es|ed)|effects?|associat\w*|correlat\w*|relat\w*|significant\w*|improv\w*|reduc\w*|increas\w*|affect\w*|influenc\w*|predict\w*|impact|benefit|evidence|superior|linked|caus\w*|alter\w*|lead)\b|\bnon-?significant\b|\bunaffected\b|\bunrelated\b|\b(?:similar|comparable|equivalent|non-?inferior)\b/i;
const methodPraise =
  /\b(?:outperform\w*|state[- ]of[- ]the[- ]art|(?:our|the proposed|proposed|this) (?:method|model|approach|algorithm|framework|system|technique|tool|architecture)|baselines?|benchmarks?|accuracy|sensitivity|specificity|AUC|theorem|we prove|is proved|dataset|classifier|neural network|convergence)\b/i;
const conditional = /\b(?:simulat\w+|in (?:the|this|our|a) model|in theory|theoretical\w*|modell?ing)\b/i;
const comparison =
  /\b(?:higher|lower|greater|larger|smaller|more|less|fewer|longer|shorter|better|worse|older|younger|faster|slower)\b[^.;]{0,80}\b(?:than|compared|versus|vs|in (?:the )?(?:patients|women|men|children|those|people))\b|\b(?:gender|sex|age|group) differences?\b|\b(?:increased|higher|lower|greater|more at) risk\b/i;

function associationIn(text: string): boolean {
  return text.search(association) >= 0;
}

function causeIn(text: string): boolean {
  return findCauseWords(text).length > 0 && !onlyInsideAssociation(text);
}

/** "Associated with reduced mortality": the cause word describes one side of a correlation. */
function onlyInsideAssociation(text: string): boolean {
  const first = text.search(association);
  return (
    first >= 0 &&
    findCauseWords(text).every((word) => word.start > first || /^effects?|^impact/i.test(word.text))
  );
}

/** "An increased risk", "the reduced group", "cue-induced behaviour": a participle before its noun is no verb. */
function isAdjective(text: string, start: number, word: string): boolean {
  if (!/ed$/i.test(word) || /^ by\b/.test(text.slice(start + word.length, start + word.length + 4)))
    return false;
  if (/\p{L}-$/u.test(text.slice(0, start))) return true;
  // "Was caused with …" names a cause all the same.
  if (/^caused$/i.test(word)) return /\b(?:an?|the|of) $/i.test(text.slice(0, start));
  return /\b(?:an?|the|of|with|for|to|and|or|by|in|significantly|markedly|its|their|was|were|is|are|be|been|has|have)\s$/i.test(
    text.slice(Math.max(0, start - 14), start),
  );
}

function isConditional(text: string): boolean {
  const weak = findHedges(text).some(({ text: word }) =>
    /^(?:may|might|could|can|possibl|probably|potential|likely|perhaps|tend|appear|seem|suggest|has the)/i.test(
      word,
    ),
  );
  return weak || /\bpotential\b|\bpossible\b/i.test(text) || conditional.test(text);
}

function spans(matches: readonly RegExpExecArray[]): Mention[] {
  return matches.map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
