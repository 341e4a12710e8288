import type { Field, SourceSentence } from '../../fact-sheet.ts';
import { fieldAt } from './spans.ts';

/**
 * The whole sample, exactly as printed: the first noun phrase of the methods that counts who or what was studied, up to
 * the verb that follows. Subgroups ("of whom", "group A") and rates are passed over. Null where no count is printed.
 */
export function readStudied(sentences: readonly SourceSentence[]): Field | null {
  let best: { field: Field; score: number } | null = null;
  for (const sentence of sentences) {
    for (const pattern of [counted, bracketed]) {
      for (const match of sentence.text.matchAll(pattern)) {
        const candidate = read(sentence, match);
        if (candidate !== null && (best === null || candidate.score > best.score)) best = candidate;
      }
    }
  }
  return best?.field ?? null;
}

const noun =
  '(?:patients?|participants?|respondents?|children|adolescents?|women|men|adults?|infants?|neonates?|newborns?|students?|residents?|physicians?|doctors?|nurses?|volunteers?|people|persons?|subjects?|individuals?|households?|mothers?|workers?|veterans?|athletes?|smokers?|cases?|controls?|families|pairs|twins|boys|girls|eyes|knees|hips|teeth|tumou?rs?|specimens?|samples?|biops(?:y|ies)|cadavers?|mice|rats|animals|rabbits|dogs|pigs|studies|trials|articles|reviews|complaints|hospitals|practices|schools|countries|experts?|employees|officers|seafarers|donors|recipients|survivors|couples|pregnancies|births|deliveries|admissions|procedures|operations|episodes|curves|medicines|proteins|genomes|species|sites|plots|lakes|galaxies|stars|disks|candidates|images|documents|tweets|cleaners|dentists|GPs|psychiatrists|surgeons|caregivers|parents|pupils|users|drivers|consumers|fractures?)';
const spelled =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:one|two|three|four|five|six|seven|eight|nine|a)[- ](?:hundred|thousand)(?:[- ](?:and[- ])?(?:[\\p{Ll}-]+)){0,4}?)';
const adjectives =
  "(?:(?!(?:were|was|had|did|who|that|of|in|and|or|the|to|with|for|from|by|at|on|than|as|years?|months?|weeks?|days?|hours?|minutes?|times?|mg|ml|kg|g|cm|mm|percent|centers|centres)\\b)[\\p{L}\\p{N}/’'-]+,? ){0,6}?";
const number = `(?:\\d{1,3}(?:[ ,]\\d{3})+|\\d+|${spelled})`;
const counted = new RegExp(
  `(?<![\\p{N}.,=<>%±–-])(?<![=<>±] )\\b(?:${number})(?!\\s?%|\\.\\d|[-–]\\d) ${adjectives}${noun}\\b`,
  'giu',
);
const bracketed = new RegExp(
  `\\b(?:[\\p{Lu}][\\p{Ll}]+ |(?:healthy|consecutive|adult|elderly|pregnant|female|male) )?${noun}(?: [^.;()]{0,80}?)? ?\\([nN] ?= ?\\d[\\d, ]*\\)`,
  'giu',
);

/** Where the phrase stops: a finite verb or a new clause. */
const stop =
  /\s(?:were|was|are|is|had|have|has|who (?:completed|had been excluded)|underwent|received|completed|participated|took part|responded|answered|filled|agreed|rated|reported|showed|met|attended|provided|served|consented|presented|volunteered|experienced|developed|died|entered|gave|wore|performed|to (?:receive|undergo|determine|assess|either|acupuncture)|using|by means of|we|according to|and (?:were|was|had|we|then|their|analy[sz]ed|followed|compared|used)|, (?:of (?:whom|which)|with (?:a |an )?(?:mean|median|average)|including|the|all|we)|, (?=(?:and )?(?:were|was|who)\b)|that (?:were|was)|which (?:were|was)|in order|whose|for whom|at baseline|were)\b|[;:.](?=\s|$)|,(?=\s(?:and|of whom|of which|were|was|who|we|including|with|mean|median|all|aged? (?:mean|range)))|\s\((?!n\s?=)/u;

function read(sentence: SourceSentence, match: RegExpMatchArray): { field: Field; score: number } | null {
  const start = match.index ?? 0;
  const from = start + match[0].length;
  const rest = sentence.text.slice(from);
  const ends = stop.exec(rest);
  const end = trimEnd(sentence.text, start, from + Math.min(ends === null ? rest.length : ends.index, 150));
  const text = sentence.text.slice(start, end);
  const score = weigh(sentence, match, text);
  return score === null || text.length > 190 ? null : { field: fieldAt(sentence, start, end), score };
}

function weigh(sentence: SourceSentence, match: RegExpMatchArray, text: string): number | null {
  const before = sentence.text.slice(0, match.index);
  if (
    /\b(?:of (?:these|the|whom|which|them|those)|in only|group [A-Z1-4]|remaining|other|another|additional|in (?:the )?\w+ group|only|excluded|further|previous|at least|more than|fewer than|less than|every|per|per cent of|% of|%\) of|among the|least|last|first|next|after|within|between)\s*$/i.test(
      before,
    )
  )
    return null;
  if (
    /^(?:one|two|three|four|1|2|3)\b/i.test(match[0]) &&
    !/\b(?:cases|case|groups? of|studies|cohorts?)\b/i.test(match[0])
  )
    return null;
  const role = { methods: 3, objective: 2.2, background: -1, results: 0.5, conclusions: -2, other: 1 }[
    sentence.role
  ];
  const size = Number(/\d[\d, ]*/.exec(text)?.[0].replace(/[, ]/g, '') ?? 30);
  let score = role + Math.min(2, Math.log10(size + 1) / 2) - sentence.index * 0.06;
  if (
    /\b(?:total|overall|all|consecutive|included|enrolled|recruited|records of|studied|data (?:from|of|for))\b/i.test(
      `${before.slice(-30)} ${text}`,
    )
  )
    score += 1;
  if (
    /\b(?:recruited|enrolled|included|randomi[sz]ed|studied|selected|evaluated|reviewed|analy[sz]ed|surveyed|assessed|examined|participated|underwent|interviewed|identified)\b/i.test(
      sentence.text.slice(match.index ?? 0),
    )
  )
    score += 0.7;
  if (/\b(?:controls?|control (?:subjects|group))\b/i.test(match[0])) score -= 1;
  if (/%/.test(text)) score -= 1.5;
  return score;
}

function trimEnd(text: string, start: number, end: number): number {
  const phrase = text
    .slice(start, end)
    .replace(/[\s,;:]+$/, '')
    .replace(/\s(?:and|or|with|in|of|from|for|at|by|to|the|an?|who|that|as|on)$/i, '')
    .replace(/[\s,;:]+$/, '');
  return start + phrase.length;
}
