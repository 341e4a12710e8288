import { degreeWords } from '#domain/language/degree-words.ts';
import { findNumbers } from '#domain/language/numbers.ts';
import type { Field, SourceSentence } from '../../fact-sheet.ts';
import { fieldAt } from './spans.ts';

/**
 * The whole sample, exactly as printed: the first noun phrase of the methods that counts who or what was studied, up to
 * the verb that follows. Subgroups ("of whom", "group A") and rates are passed over. Null where no count is printed.
 */
export function readStudied(sentences: readonly SourceSentence[]): Field | null {
  let best: Candidate | null = null;
  for (const sentence of sentences) {
    for (const candidate of candidatesIn(sentence)) {
      if (best === null || candidate.score > best.score) best = candidate;
    }
  }
  return best?.field ?? null;
}

interface Candidate {
  readonly field: Field;
  readonly score: number;
}

/** A count inside a longer phrase ("seventeen trials with 20,960 patients") is part of that phrase. */
function candidatesIn(sentence: SourceSentence): Candidate[] {
  const found: Candidate[] = [];
  for (const { pattern, needs } of [counted, bracketed, asked]) {
    if (!needs.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(pattern)) {
      const within = found.some(
        ({ field }) => (field.span?.start ?? 0) <= match.index && match.index < (field.span?.end ?? 0),
      );
      const candidate = within ? null : read(sentence, match);
      if (candidate !== null) found.push(candidate);
    }
  }
  return found;
}

const noun =
  '(?:patients?|participants?|respondents?|children|adolescents?|women|men|adults?|infants?|neonates?|newborns?|students?|residents?|physicians?|doctors?|nurses?|volunteers?|people|persons?|subjects?|individuals?|households?|mothers?|workers?|veterans?|athletes?|smokers?|cases?|controls?|families|pairs|twins|boys|girls|eyes|knees|hips|teeth|tumou?rs?|specimens?|samples?|biops(?:y|ies)|cadavers?|mice|rats|animals|rabbits|dogs|pigs|studies|trials|articles|reviews|complaints|hospitals|practices|schools|countries|experts?|employees|officers|seafarers|donors|recipients|survivors|couples|pregnancies|births|deliveries|admissions|procedures|operations|episodes|curves|medicines|proteins|genomes|species|sites|plots|lakes|galaxies|stars|disks|candidates|images|documents|tweets|cleaners|dentists|GPs|psychiatrists|surgeons|caregivers|parents|pupils|users|neonates|elderly|trios|melanomas|records|tests|programs|principals|teachers|transplantations|reconstructions|(?:[a-z]+ectomies)|residencies|males|females|drivers|consumers|fractures?|counties|municipalities|companies|firms|voters|Americans|Europeans|professionals|developers|professors|quasars|dwarfs|pulsars|publications|websites|speakers|listeners|beneficiaries)';
const spelled =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:one|two|three|four|five|six|seven|eight|nine|a)[- ](?:hundred|thousand)(?:[- ](?:and[- ])?(?:[\\p{Ll}-]+)){0,4}?)';
const adjectives =
  "(?:(?!(?:were|was|had|did|who|that|of|in|and|or|the|to|with|for|from|by|at|on|than|as|years?|months?|weeks?|days?|hours?|minutes?|times?|through|since|until|between|during|January|February|March|April|June|July|August|September|October|November|December|mg|ml|kg|g|cm|mm|percent|centers|centres)\\b)[\\p{L}\\p{N}/’'-]+,? |head and neck ){0,6}?";
const number = `(?:\\d{1,3}(?:[ ,]\\d{3})+|(?!(?:19|20)\\d\\d (?!${noun}))\\d+|${spelled})`;
/** `needs` is what no sentence without such a phrase holds: most are passed over by it. */
const counted = {
  pattern: new RegExp(
    `(?<![\\p{N}.,=<>%±–-])(?<![=<>±] )(?<!\\b(?:year|grade|stage|type|phase|level|class|group|chapter|table|week|day|month|age) )\\b(?:${number})(?!\\s?%|\\.\\d|[-–]\\d) ${adjectives}${noun}\\b`,
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

/** Whom they asked, where no count is printed. */
const asked = {
  pattern: new RegExp(
    `(?<=\\b(?:surveyed|interviewed|polled|recruited|enrolled) (?:the )?)(?!\\d)(?:[\\p{Ll}-]+ ){0,4}?${noun}\\b`,
    'gu',
  ),
  needs: /\b(?:surveyed|interviewed|polled|recruited|enrolled) /,
};

/** Where the phrase stops: a finite verb (not one of its own "who …"), or a new clause. */
const stop =
  /(?<!\b(?:who|that|which|had|were|was))\s(?:(?:were|was|are|is|had|have|has|will|underwent|elected|chose|received|completed|participated|took part|responded|answered|filled|agreed|rated|reported|showed|met|attended|provided|served|consented|presented|volunteered|experienced|developed|died|meet|entered|gave|wore|performed|demonstrated|followed|tended|learned|died|illustrated?|resembles?|did|could|would|suggests?|shows?|reveals?|indicates?|yields?|yielded|revealed|suggested)\b|to (?:receive|undergo|determine|assess|either|acupuncture|examine|evaluate|develop|test|compare|investigate|explore|identify|predict|measure|study)\b|and (?:in|of|for) (?:whom|which)\b|(?:divided |split )?into (?:an?|the|two|three|four|five)\b|using\b|by (?:means|immuno|using|two|three)|we\b|according to\b|and (?:were|was|had|we|then|their|analy[sz]ed|followed|compared|used|determined|from published|measured|assessed|compare|analy[sz]e|show|find|found|use|apply|report|identify)\b|about (?:their|how|whether|what|the)\b|in order\b|whose\b|for whom\b|at baseline\b|(?:when|after|before|while|because) (?:they|we|he|she)\b)|[;:](?=\s|$)|\.(?=\s[\p{Lu}]|$)|,(?=\s(?:and|of whom|of which|none|neither|those|which (?:was|were)|with \d|all|were|was|who (?:were|was)|we|including|with (?:a |an )?(?:mean|median|average)|mean|median|aged? (?:mean|range)))/u;

function read(sentence: SourceSentence, match: RegExpMatchArray): Candidate | null {
  const first = match.index ?? 0;
  const start = first - (qualified.exec(sentence.text.slice(0, first))?.[0].length ?? 0);
  const from = first + match[0].length;
  const rest = sentence.text.slice(from);
  const ends = stop.exec(rest);
  const end = trimEnd(
    sentence.text,
    start,
    from + cutAsides(rest.slice(0, Math.min(ends === null ? rest.length : ends.index, 170))),
  );
  const text = sentence.text.slice(start, end);
  const score = weigh(sentence, match, text);
  return score === null || text.length > 200 || /\b(?:they|their|these|our)\b/i.test(text)
    ? null
    : { field: fieldAt(sentence, start, end), score };
}

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

function weigh(sentence: SourceSentence, match: RegExpMatchArray, text: string): number | null {
  const before = sentence.text.slice(0, match.index);
  if (isLastOfList(before)) return null;
  if (isOthers(sentence, before) || isPartOrControls(before, match, text)) return null;
  // What a search found, and whom something befell, is not who was studied.
  if (searchFound.test(before) && !person.test(match[0])) return null;
  if (
    /^ (?:died|developed|experienced|relapsed|dropped out)\b/.test(
      sentence.text.slice((match.index ?? 0) + match[0].length),
    )
  )
    return null;
  const role = { methods: 3, objective: 2.2, background: -1, results: -0.4, conclusions: -2, other: 1 }[
    sentence.role
  ];
  const size = findNumbers(text).find(({ role: kind }) => kind !== 'year')?.normalised ?? 10;
  let score = role + Math.min(2.5, Math.log10(Math.abs(size) + 1) * 0.8) - sentence.index * 0.06;
  const around = `${before.slice(-40)} ${sentence.text.slice(match.index ?? 0)}`;
  if (
    /\b(?:total|overall|all|consecutive|included|enrolled|recruited|records of|data (?:from|of|for))\b/i.test(
      `${before.slice(-30)} ${text}`,
    )
  )
    score += 1;
  if (
    /\b(?:recruited|enrolled|included|randomi[sz]ed|studied|selected|evaluated|reviewed|analy[sz]ed|surveyed|assessed|examined|participated|underwent|interviewed|identified|investigated)\b/i.test(
      around,
    )
  )
    score += 0.7;
  if (/\b(?:controls?|control (?:subjects|group)|healthy)\b/i.test(match[0])) score -= 1.2;
  if (!startsWithCount.test(text)) score -= 0.9;
  if (/%/.test(text) || /\bn ?= ?/.test(text)) score -= 1;
  return score < 1.2 ? null : score;
}

/**
 * "12 sighted, 10 visually impaired, and 10 blind subjects", "8 pregnant and 6 virgin mice": the last alone are not who was
 * studied. What stands before it names nobody by itself.
 */
function isLastOfList(before: string): boolean {
  const first = /\b\d+ ((?:\p{Ll}+ ){0,2}\p{Ll}+),? (?:\d+ [\p{Ll} ]+,? )?and $/u.exec(before)?.[1];
  return first !== undefined && !new RegExp(`\\b${noun}$`, 'iu').test(first);
}

const ownWork =
  /\bin this\b|\bhere,? we\b|\bthis (?:study|trial|work|paper|article|review|report|survey)\b|\bour (?:study|sample|cohort|trial|data|analysis|review|work|survey)\b|\bwe (?:\w+ly |also |then |have |here )?(?:stud|analy|review|examin|investigat|assess|evaluat|collect|recruit|enrol|survey|interview|compar|includ|use|follow|test|measur|report|present|search|identif|treat|perform)\w*/i;

const partOpening =
  /^(?:When|While|In) (?:only )?(?:studying|analy[sz]ing|considering|looking|examining|restricting|focus+ing|comparing)\b[^,]*,\s*$/;

/** What was known before counts nobody that this work studied, and "when studying severe cases, …" a part of them. */
function isOthers(sentence: SourceSentence, before: string): boolean {
  const isKnown = sentence.role === 'background' && sentence.certainty >= 0.8 && !ownWork.test(sentence.text);
  return isKnown || partOpening.test(before.replace(/\([^()]*\)/g, ''));
}

function isPartOrControls(before: string, match: RegExpMatchArray, text: string): boolean {
  const isFew =
    /^(?:one|two|three|four|1|2|3|4)\b(?![,.]?\d|[ -](?:hundred|thousand|\d))/i.test(match[0]) &&
    !/\b(?:cases|case|groups? of|studies|cohorts?)\b/i.test(match[0]);
  return (
    isFew ||
    isPart.test(before) ||
    /^(?:\S+ )?(?:normal |healthy |matched )*(?:controls?|control subjects)\b/i.test(text)
  );
}

const startsWithCount = new RegExp(
  `^(?:${degreeWords}) |\\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|\\p{L}+(?:teen|ty)|eleven|twelve)\\b`,
  'iu',
);

const searchFound =
  /\b(?:identif(?:y|ied)|detect(?:ed)?|discover(?:ed|y of)|found|report|reporting|yield(?:s|ed)?|covering|reached)\s+(?:a total of |the |about |over |~|more than )*$/i;
const person =
  /(?:patients?|participants?|respondents?|children|adolescents?|women|men|adults?|infants?|neonates?|newborns?|students?|subjects?|individuals?|people|persons?|cases?|studies|trials|articles|reviews)$/i;

/** What stands before a count that is a part of the sample, a rate, or no count of the sample at all. */
const isPart =
  /\b(?:of (?:these|the|whom|which|them|those)|in only|groups?(?: [A-Z1-4])?|remaining|other|another|additional|in (?:the )?\w+ group|only|excluded|further|previous|at least|more than|fewer than|less than|every|per|per cent of|% of|%\) of|among the|least|last|first|next|after|within|(?:with|to|and|plus|versus|vs\.?) (?:a )?control)\s*$/i;

function trimEnd(text: string, start: number, end: number): number {
  const phrase = text
    .slice(start, end)
    .replace(/[\s,;:]+$/, '')
    .replace(/(?:\s(?:and|or|with|in|of|from|for|at|by|to|the|an?|who|that|as|on|which|diagnosed))+$/i, '')
    .replace(/[\s,;:]+$/, '');
  const open = (phrase.match(/\(/g) ?? []).length - (phrase.match(/\)/g) ?? []).length;
  return start + (open > 0 ? phrase.slice(0, phrase.lastIndexOf('(')).trimEnd().length : phrase.length);
}
