import { degreeWords } from '#domain/language/degree-words.ts';

/** Words for those who or that which is counted in a sample. */
const sampled =
  'patients|participants|people|adults|children|adolescents|infants|women|men|students|physicians|nurses|individuals|volunteers|respondents|mothers|families|households|cases|samples|studies|papers|articles|trials|mice|rats|animals|interviews|users|workers|subjects|residents|farmers|teachers|tweets|images|stars|galaxies|species|plants|families|teams|schools|hospitals|practices|countries|cities|sites|companies|firms|couples|twins|dogs|cats|birds|fish|trees|isolates|specimens|tumou?rs|lesions|eyes|knees|hips|teeth|cleaners|employees|veterans|cadavers|deliveries|births|pregnancies|scans|operations|procedures|records';

const numberWord =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|one)';
/** A number of somebody, in digits or words: the source of a pattern. */
export const count = `(?:\\d[\\d,]*|${numberWord}(?:(?:[ -]| and )${numberWord}){0,6})`;
const qualifier = `(?:(?:${degreeWords}|some|more than|at least|up to) )?`;
const counted = new RegExp(`^${qualifier}${count}(?= )(?! of\\b)`, 'iu');
/** What may stand between a count and its noun: what they are, and nothing else. */
const between =
  '(?:(?!(?:of|in|with|who|that|from|for|and|or|at|on|to|by|during|after|before|under|were|was)\\b)[\\p{L}\\d-]+,? ){0,4}?';
/** The people or things right behind their count. */
const countedNoun = new RegExp(
  `^${qualifier}${count} ${between}(?:${sampled}|athletes|girls|boys|males|females|\\p{L}{3,}(?:ers|ees|ants|ents|ists|ians|sions|tions|omies))\\b`,
  'iu',
);
const countedAnywhere = new RegExp(
  `(?<!\\b(?:one|two|three|four|\\d+) (?:in|out of) )\\b${count} ${between}(?:${sampled}|dentists|doctors|surgeons|caregivers|parents|boys|girls|babies)\\b`,
  'iu',
);

/** True where a text counts those who or that which was studied: "In 475 patients, …"; "one in five people" is a share. */
export function countsSomebody(text: string): boolean {
  return countedAnywhere.test(text);
}

/** What stands before a count of some of the sample: "14 pre-menopausal and", "12 adults (". */
export const partOfSample =
  /(?:(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\p{L}-]+ ){1,3}and |\([^)]*|\[[^\]]*)$/iu;

/** Counts of time or of parts of the work are no sample. */
const noSample = new RegExp(
  `^${qualifier}\\S+ (?:[\\w-]+ ){0,2}(?:episodes?|beats?|years?|months?|weeks?|days?|minutes?|hours?|mg|kg|g|ml|mL|cm|mm|µg|mmHg|groups?|arms?|authors?|reviewers?|investigators?|times)\\b`,
  'i',
);

/** True for "64 consecutive patients who underwent laparotomy": a sample with its size. */
export function isCounted(studied: string): boolean {
  return counted.test(studied) && !noSample.test(studied);
}

/**
 * "64 consecutive patients who underwent laparotomy" -> "64 consecutive patients"; null where no such words begin it, and for
 * "46 men and 27 women", of whom the first alone are not who was studied.
 */
export function sizeOf(studied: string): string | null {
  if (noSample.test(studied) || severalGroups.test(studied.replace(/\([^()]*\)/g, ''))) return null;
  return countedNoun.exec(studied)?.[0] ?? null;
}

const severalGroups =
  /(?: and (?:the )?|, (?:and )?)(?!(?:19|20)\d\d\b)\d[\d,]* (?!years?\b|months?\b|weeks?\b|days?\b|kg\b|mg\b|cm\b)\p{L}/u;

/** Who was studied without when, and without a second count that the reader caught behind a comma. */
export function withoutDates(studied: string): string {
  const bare = studied.replace(dates, '');
  const kept = isWhole(bare) ? bare : studied;
  return kept
    .replace(/, (?:\p{L}+ )?of (?:whom|which)$/u, '')
    .replace(/,(?: \d[\d,.]*| and)? ?$|,? (?:admitted|were|was)$/u, '');
}

/** "Adults born", "patients not", "countries that joined": without its date the phrase would say something else. */
function isWhole(bare: string): boolean {
  const [last = '', ...before] = bare.split(' ').reverse();
  if (before.slice(0, 3).some((word) => /^(?:not|never|first|that|last)$/.test(word))) return false;
  return (
    /^(?:hospitali[sz]ed|admitted|operated|enrolled|recruited)$/.test(last) ||
    !/^(?:not|first|last|that|who|which|born|all|both|vote)$|(?:ed|ing)$/.test(last)
  );
}

const dates =
  /,? (?:seen |treated |admitted |diagnosed |performed )?(?:between|from|during|in)(?: the (?:period|years?))? (?:from )?(?:\p{Lu}\p{Ll}+ )?(?:\d{1,2},? )?(?:19|20)\d\d(?: ?(?:and|to|through|until|-|–) ?(?:\p{Lu}\p{Ll}+ )?(?:\d{1,2},? )?(?:19|20)\d\d)?$/u;
