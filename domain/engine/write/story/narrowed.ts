import type { FactSheet } from '../../fact-sheet.ts';

/**
 * True where the results are of fewer than the sentence counts: "Of these, 436 had stage I disease", "Among these 377 patients,
 * 87 were referred with …" next, or "312 were contacted, and 154 returned …" in it. Whose figures they are only the source's
 * own sentences tell; the larger count beside them would mislead.
 */
export function isNarrowed({ sentences }: FactSheet, index: number): boolean {
  const here = sentences[index]?.text ?? '';
  const next = sentences[index + 1]?.text ?? '';
  return ofThem.test(here) || answered.test(here) || ofThose.test(here) || ofThose.test(next);
}

const ofThem =
  /\b\d+ (?:\([^)]*\) )?of (?:them|these|which|whom)\b[^.]*\b(?:included|analy[sz]ed|eligible|completed|evaluated|audited|enrolled)\b/;

const answered =
  /\b(?:contacted|invited|approached|mailed|posted|sent|screened|assessed for eligibility|identified|eligible)\b[^.]*\b(?:and|of (?:which|whom)|,) ?\d[\d,]* (?:\([^)]*\) )?(?:\p{Ll}+ ){0,2}?(?:returned|responded|replied|participated|completed|answered|agreed|consented|(?:were|was) (?:included|analy[sz]ed|enrolled|recruited|eligible))\b/u;

const ofThose =
  /^(?:Only )?(?:Of|Among|From) (?:these|those|them|the|this)\b[^,]{0,60}, (?:there were |only )?(?:\d|\p{L}+(?:ty|teen)\b)/u;
