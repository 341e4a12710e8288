import { degreeWords } from '#domain/language/degree-words.ts';
import type { SourceSentence } from '../../fact-sheet.ts';

/** Words of a sentence that count somebody or something: a sample, a part of one, or none. */
export interface SampleSpan {
  readonly sentence: SourceSentence;
  /** Where the count begins; a word before it ("about", "more than") may belong to the span. */
  readonly first: number;
  /** The count with its noun alone. */
  readonly counted: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** All that a sentence counts. A count inside a longer phrase ("seventeen trials with 20,960 patients") is part of that phrase. */
export function sampleSpans(sentence: SourceSentence): SampleSpan[] {
  const found: SampleSpan[] = [];
  for (const { pattern, needs } of [counted, bracketed]) {
    if (!needs.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(pattern)) {
      const within = found.some(({ start, end }) => start <= match.index && match.index < end);
      const span = within ? null : spanAt(sentence, match);
      if (span !== null) found.push(span);
    }
  }
  return found;
}

/** Whom they asked, where no count is printed: "We surveyed physicians in rural practices". */
export function askedSpan(sentence: SourceSentence): SampleSpan | null {
  const match = asked.needs.test(sentence.text)
    ? sentence.text.matchAll(asked.pattern).next().value
    : undefined;
  return match === undefined ? null : spanAt(sentence, match);
}

export const noun =
  '(?:patients?|participants?|respondents?|children|adolescents?|women|men|adults?|infants?|neonates?|newborns?|students?|residents?|physicians?|doctors?|nurses?|volunteers?|people|persons?|subjects?|individuals?|households?|mothers?|workers?|veterans?|athletes?|smokers?|cases?|controls?|families|pairs|twins|boys|girls|eyes|knees|hips|teeth|tumou?rs?|specimens?|samples?|biops(?:y|ies)|cadavers?|mice|rats|animals|rabbits|dogs|pigs|studies|trials|articles|reviews|complaints|hospitals|practices|schools|countries|experts?|employees|officers|seafarers|donors|recipients|survivors|couples|pregnancies|births|deliveries|admissions|procedures|operations|episodes|curves|medicines|proteins|genomes|species|sites|plots|lakes|galaxies|stars|disks|candidates|images|documents|tweets|cleaners|dentists|GPs|psychiatrists|surgeons|caregivers|parents|pupils|users|neonates|elderly|trios|melanomas|records|tests|programs|principals|teachers|transplantations|reconstructions|(?:[a-z]+ectomies)|residencies|males|females|drivers|consumers|fractures?|counties|municipalities|companies|firms|voters|Americans|Europeans|professionals|developers|professors|quasars|dwarfs|pulsars|publications|websites|speakers|listeners|beneficiaries|trainees|apprentices|candidates|teams|farmers|customers|clients|citizens|villagers|graduates|undergraduates|members|masses|lesions|isolates|scans|interviews|ureteroscopies|colonoscopies|endoscopies|implants|stents|vaccinations|farms|cities|towns|villages|trees|birds|fish|cats|cattle|cows|sheep|horses|monkeys|macaques|larvae|embryos|halos|haloes|planets|Jupiters|supernovae|asteroids|comets|testicles|ears|wounds|feet|hands|limbs|bones|hearts|kidneys|livers|lungs|joints|shoulders|breasts|bats|guinea pigs|ferrets|hamsters|chickens|flies|bees)';
const ones =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/** Each word is a number's, so that no text can be read in more than one way. */
const spelled = `(?:(?:${tens})(?:[- ](?:${ones}))?|(?:${ones}|a)[- ](?:hundred|thousand)(?:[- ](?:and[- ])?(?:${ones}|${tens}|hundred|thousand)){0,5}|(?:${ones}))(?!-?(?:hundred|thousand)\\b)`;
const adjectives =
  "(?:(?!(?:were|was|had|did|who|that|of|in|and|or|the|to|with|for|from|by|at|on|than|as|years?|months?|weeks?|days?(?! (?:case|surgery|care|hospital))|hours?|minutes?|times?|through|since|until|between|during|January|February|March|April|June|July|August|September|October|November|December|mg|ml|kg|g|cm|mm|percent|centers|centres)\\b)[\\p{L}\\p{N}/’'-]+,? |head and neck ){0,6}?";
const number = `(?:(?:\\d+ of (?:the )?(?=\\d))?\\d{1,3}(?:[ ,]\\d{3})+|\\d+ of (?:the )?\\d+|\\d{1,3}(?:[ ,]\\d{3})+|\\d+(?:\\.\\d+)? (?:thousand|million|billion)|\\d+k|(?!(?:19|20)\\d\\d (?!${noun}))\\d+|${spelled})`;
/** True for "12 mice" and "about 300 rural nurses", not for "five wire modes": what samples are counted in. */
export function countsUsual(text: string): boolean {
  return usual.test(text);
}

/** Plurals that count time, degrees or parts of the work, and nobody. */
const noThings =
  'years|months|weeks|days|hours|minutes|seconds|times|groups|arms|points|percent|percents|degrees|levels|stages|steps|phases|types|kinds|ways|factors|variables|items|parameters|dimensions|orders|authors|reviewers|investigators|observers|centres|centers|doses|grams|metres|meters|kilometres|kilometers|fingers|folds|quarters|thirds|halves|cycles|sections|parts|aspects|themes|domains|categories|classes|scores|scales|questions|outcomes|measures|sessions|visits|intervals|tesla|this|was|has|is|its|versus|plus|across|versus|thus|various|previous|serious|continuous|numerous|vs|less|analysis|basis|virus|colleagues|dollars|euros|pounds|gauss|celsius|solar masses|parsecs|pixels|bits|bytes|layers|conditions|approaches|methods|ones|others';
/** Whatever else is counted: "54 galaxy halos", "20 Italian regions". */
const thing = `(?!(?:${noThings})\\b)[\\p{L}-]{3,}s`;
/** "In Study 2 one group", "Experiment 1 tested": a part of the work by its number, and nothing that is counted. */
const numberedPart = '(?:study|experiment|trial|survey|wave|round|task|session|sample|cohort|part)';
const notNumbered = `(?<!(?:^|[(;:,] |\\b(?:in|for|of|and|from|to|across|unlike|after) )${numberedPart} )`;
const usual = new RegExp(`^(?:\\p{Ll}+ ){0,2}?${number} ${adjectives}${noun}\\b`, 'iu');
/** `needs` is what no sentence without such a phrase holds: most are passed over by it. */
const counted = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}.,=<>%±–/-])(?<![=<>±] )(?<!\\b(?:year|grade|stage|type|phase|level|class|group|chapter|table|week|day|month|age) )${notNumbered}\\b(?:${number})(?!\\s?%|\\.\\d|[-–]\\d) ${adjectives}(?:${noun}|${thing})\\b`,
    'giu',
  ),
  needs:
    /\d|t(?:wo|hree|en|welve|wenty|hirty|hirteen)|one|f(?:our|ive|if|orty)|si?x|seven|eight|nine|eleven|hundred|thousand/iu,
};
const bracketed = {
  pattern: new RegExp(
    `\\b(?:(?:healthy|consecutive|adult|elderly|pregnant|female|male) )?${noun}(?: (?:(?!\\b(?:was|were|is|are|had|have|has|tended|showed|did)\\b)[^.;()]){0,80}?)? ?\\([nN] ?= ?\\d[\\d, ]*\\)`,
    'giu',
  ),
  needs: /\(n ?= ?\d/iu,
};

const asked = {
  pattern: new RegExp(
    `(?<=\\b(?:surveyed|interviewed|polled|recruited|enrolled) (?:the )?)(?!\\d)(?:[\\p{Ll}-]+ ){0,4}?${noun}\\b`,
    'gu',
  ),
  needs: /\b(?:surveyed|interviewed|polled|recruited|enrolled) /,
};

/** Where the phrase stops: a finite verb (not one of its own "who …"), or a new clause. */
const stop =
  /(?<!\b(?:who|that|which|had|were|was))\s(?:(?:were|was|are|is|had|have|has|will|underwent|elected|chose|received|completed|participated|took part|responded|answered|filled|agreed|rated|reported|showed|met|attended|provided|served|consented|presented|volunteered|experienced|developed|died|meet|entered|gave|wore|performed|demonstrated|followed|tended|learned|died|illustrated?|resembles?|did|could|would|suggests?|shows?|reveals?|indicates?|yields?|yielded|revealed|suggested)\b|to (?:receive|undergo|determine|assess|either|acupuncture|examine|evaluate|develop|test|compare|investigate|explore|identify|predict|measure|study)\b|(?:and )?(?:in|of|for) (?:whom|which)\b|(?:divided |split )?into (?:an?|the|two|three|four|five)\b|using\b|by (?:means|immuno|using|two|three)|we\b|according to\b|and (?:were|was|had|we|then|their|analy[sz]ed|followed|compared|used|determined|from published|measured|assessed|compare|analy[sz]e|show|find|found|use|apply|report|identify|present|propose|introduce|develop|evaluate|examine|provide|identified|performed|collected|found|showed|interviewed|surveyed|visited|recruited|enrolled)\b|in detail\b|for (?:\d[\d,.]*|a|one|two|three|four|five|six|ten|twelve) (?:hours?|days?|weeks?|months?|years?|minutes?)\b|(?:(?:referred|admitted|presenting|attending|treated|seen|enrolled|followed) )?(?:(?:to|in|at|by|from|of|with|about|for|on|during|under|within) )?(?:our|their|these|they)\b|(?:analy[sz]ed|identified|studied|screened|treated|assessed|evaluated)(?=,|$| by\b)|as (?:an?|part|the)\b|(?:who|that|which) (?:met|meet|fulfilled|satisfied)\b|including\b|and the (?:median|mean|average|number|total)\b|with that (?:on|of|in)\b|about (?:their|how|whether|what|the)\b|in order\b|whose\b|for whom\b|at baseline\b|(?:when|after|before|while|because) (?:they|we|he|she)\b)|[;:](?=\s|$)|\.(?=\s[\p{Lu}]|$)|,(?=\s(?!(?:19|20)\d\d\b)\d)|,(?=\s(?:\p{Ll}+ ){1,3}(?:was|were|is|are|did|had)\b)|,(?=\s(?:two|three|four|five|six|seven|eight|nine|ten) of\b)|,(?=\s(?:an? |the |there|and|of whom|of which|none|neither|those|which (?:was|were)|with \d|all|were|was|who (?:were|was)|we|including|with (?:a |an )?(?:mean|median|average)|mean|median|aged? (?:mean|range)))/u;

function spanAt(sentence: SourceSentence, match: RegExpMatchArray): SampleSpan | null {
  const first = match.index ?? 0;
  const start = first - (qualified.exec(sentence.text.slice(0, first))?.[0].length ?? 0);
  const from = first + match[0].length;
  const rest = sentence.text.slice(from);
  const ends = stop.exec(rest);
  const end = trimEnd(
    sentence.text,
    start,
    // "In a vegetative state (n = 10) and …": who some of them were.
    describesSome.test(rest)
      ? from
      : from + cutAsides(rest.slice(0, Math.min(ends === null ? rest.length : ends.index, 170))),
  );
  const text = sentence.text.slice(start, end);
  return text.length > 200 || /\b(?:they|their|these|our)\b/i.test(text)
    ? null
    : { sentence, first, counted: match[0], start, end, text };
}

const describesSome = /^ (?:with|in|who|of) [^.;()]{3,60} \([^()]*\b[nN] ?= ?\d/;

/** Behind a verb of sampling, a "with" or nothing: "averaged over 30 images" and "data about 200 users" have others. */
const qualified = new RegExp(
  `(?<=^|, |\\b(?:recruited|included|includes|enrolled|sequenced|surveyed|interviewed|examined|analy[sz]ed|collected|screened|genotyped|sampled|observed|of|from|in|with|total) )(?:${degreeWords}) $`,
  'iu',
);

/** A bracket inside is kept where the phrase goes on to say who they were; else the phrase ends before it. */
function cutAsides(rest: string): number {
  const open = rest.search(/ ?\((?!n\s?=)/i);
  if (open < 0) return rest.length;
  const close = rest.indexOf(')', open);
  const after = close < 0 ? '' : rest.slice(close + 1);
  return /^ (?:with|who|aged|from|in|at|of|undergoing|living|participating|randomi[sz]ed|treated|diagnosed|presenting|recruited)\b/.test(
    after,
  ) && !/[()]/.test(after)
    ? rest.length
    : open;
}

function trimEnd(text: string, start: number, end: number): number {
  const phrase = text
    .slice(start, end)
    .replace(/[\s,;:]+$/, '')
    // "infants enrolled under the program 1745": the next count.
    .replace(/ at (?:years?|weeks?|months?|days?)$/, '')
    .replace(/,? (?!(?:19|20)\d\d$)\d[\d,]{2,}$/, '')
    .replace(/(?:\s(?:and|or|with|in|of|from|for|at|by|to|the|an?|who|that|as|on|which|diagnosed))+$/i, '')
    .replace(/[\s,;:]+$/, '');
  const open = (phrase.match(/\(/g) ?? []).length - (phrase.match(/\)/g) ?? []).length;
  return start + (open > 0 ? phrase.slice(0, phrase.lastIndexOf('(')).trimEnd().length : phrase.length);
}
