import { remembered } from '#domain/language/remembered.ts';
import type { FactSheet } from '../../fact-sheet.ts';

/**
 * "It rose with the drug but not with placebo", where the text says that the two did not differ: each group beside its own
 * start, which a reader takes for a difference between them (Gelman and Stern 2006, doi 10.1198/000313006X152649).
 */
export function isWithinGroups(sentence: number | null, { sentences }: FactSheet): boolean {
  const told = sentences[sentence ?? -1]?.text;
  if (told === undefined || !movedAlone(told)) return false;
  return betweenGroups.test(told) || sentences.some(({ text }) => noDifference.test(text));
}

/** In this order, each behind the one before: one step a word keeps long texts quick. */
const oneMovedAlone: readonly RegExp[] = [
  /\b(?:increas|improv|ris|rose|fell|decreas|reduc|declin|chang)\p{Ll}*\b/iu,
  /\b(?:but|while|whereas|and)\b/iu,
  /\b(?:not|no|unaltered|unchanged|stable)\b/iu,
  /\b(?:placebo|controls?|sham|comparison|other group)\b/iu,
];

const movedAlone: (text: string) => boolean = remembered((text) => {
  let rest = text;
  for (const step of oneMovedAlone) {
    const found = step.exec(rest);
    if (found === null) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
});

/** "Between conditions: p = 0.410". */
const betweenGroups =
  /\bbetween[- ](?:conditions?|groups?|treatments?|arms?)\b[^;)]{0,40}\bp ?[=>≥] ?0?\.(?:0[5-9]|[1-9])/iu;

const noDifference =
  /\b(?:no (?:statistically )?(?:significant )?(?:differences?|interactions?)\b[^.]{0,120}\bbetween (?:the )?(?:two )?(?:groups|conditions|treatments|arms)|did not (?:significantly )?differ (?:significantly )?between (?:the )?(?:two )?(?:groups|conditions|treatments|arms))\b/iu;
