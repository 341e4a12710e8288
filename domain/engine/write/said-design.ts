/** "In a two-week randomized trial of 50 adults, …": the post needs no "randomized, double-blinded, 2-week study" behind it. */
export function isSaidDesign(design: string, said: string): boolean {
  return kindsOfDesign.some((kind) => kind.test(design) && kind.test(said));
}

const kindsOfDesign: readonly RegExp[] = [
  /\btrials?\b|\brandomi[sz]ed\b|\bplacebo\b/i,
  /\bcohort/i,
  /\bphase (?:I{1,3}V?|[1-4])\b/i,
  /\bsurvey/i,
  // "Pooling eleven trials, …", "Across 10 randomized trials": whoever tells that has told of a review.
  /\b(?:review|overview|pool(?:ed|ing))\b|\bmeta-analys|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\p{L}-]+ ){0,2}(?:trials|studies)\b/iu,
  /\binterview|\bfocus group/i,
  /\bsimulat/i,
  /\bcase (?:report|series|stud)/i,
];
