/** "In a two-week randomized trial of 50 adults, …": the post needs no "randomized, double-blinded, 2-week study" behind it. */
export function isSaidDesign(design: string, said: string): boolean {
  return kindsOfDesign.some((kind) => kind.test(design) && kind.test(said));
}

const kindsOfDesign: readonly RegExp[] = [
  /\btrials?\b|\brandomi[sz]ed\b|\bplacebo\b/i,
  /\bcohort/i,
  /\bsurvey/i,
  /\breview\b|\bmeta-analys/i,
  /\binterview|\bfocus group/i,
  /\bsimulat/i,
  /\bcase (?:report|series|stud)/i,
];
