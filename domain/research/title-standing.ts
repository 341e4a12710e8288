/** How publishers mark the standing of an article in its title. A word alone is none: "Withdrawal-induced anxiety in rats". */
export type TitleStanding =
  | 'retracted'
  | 'withdrawn'
  | 'retraction-notice'
  | 'correction-notice'
  | 'concern-notice';

const separator = '\\s*[:.\\]–—]';
const patterns: readonly (readonly [TitleStanding, RegExp])[] = [
  ['concern-notice', new RegExp(`^\\W*(?:editorial )?expression of concern(?:${separator}|$)`, 'i')],
  [
    'retraction-notice',
    new RegExp(
      `^\\W*(?:notice of retraction|retraction(?: note| notice)?(?:${separator}|$)|retraction(?: note| notice)\\b)`,
      'i',
    ),
  ],
  [
    'retracted',
    new RegExp(
      `^\\W*retracted(?: (?:article|paper|chapter))?(?: and republished)?${separator}|[([]\\s*retracted(?: article)?\\s*[)\\]]\\W*$`,
      'i',
    ),
  ],
  ['retracted', /^\W*RETRACTED (?:ARTICLE|PAPER|CHAPTER)\b/],
  [
    'withdrawn',
    new RegExp(`^\\W*(?:withdrawn|removed|temporary removal)(?: (?:article|paper))?${separator}`, 'i'),
  ],
  [
    'correction-notice',
    new RegExp(
      `^\\W*(?:(?:author|publisher|editorial) )?(?:correction|erratum|corrigendum)(?:${separator}|$)|^\\W*(?:correction|erratum|corrigendum) to\\b`,
      'i',
    ),
  ],
];

/** Null where the title says nothing of it. */
export function titleStanding(title: string | null): TitleStanding | null {
  return title === null ? null : (patterns.find(([, pattern]) => pattern.test(title))?.[0] ?? null);
}
