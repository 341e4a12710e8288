import type { FactSheet } from '../../fact-sheet.ts';

/**
 * "It rose with the drug but not with placebo", where the text says that the two did not differ: each group beside its own
 * start, which a reader takes for a difference between them (Gelman and Stern 2006, doi 10.1198/000313006X152649).
 */
export function isWithinGroups(sentence: number | null, { sentences }: FactSheet): boolean {
  const told = sentences[sentence ?? -1]?.text;
  if (told === undefined || !oneMovedAlone.test(told)) return false;
  return betweenGroups.test(told) || sentences.some(({ text }) => noDifference.test(text));
}

const oneMovedAlone =
  /\b(?:increas|improv|ris|rose|fell|decreas|reduc|declin|chang)\p{Ll}*\b.*\b(?:but|while|whereas|and)\b.*\b(?:not|no|unaltered|unchanged|stable)\b.*\b(?:placebo|controls?|sham|comparison|other group)\b/iu;

/** "Between conditions: p = 0.410". */
const betweenGroups =
  /\bbetween[- ](?:conditions?|groups?|treatments?|arms?)\b[^;)]{0,40}\bp ?[=>≥] ?0?\.(?:0[5-9]|[1-9])/iu;

const noDifference =
  /\b(?:no (?:statistically )?(?:significant )?(?:differences?|interactions?)\b[^.]*\bbetween (?:the )?(?:two )?(?:groups|conditions|treatments|arms)|did not (?:significantly )?differ (?:significantly )?between (?:the )?(?:two )?(?:groups|conditions|treatments|arms))\b/iu;
