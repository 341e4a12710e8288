import { degreeWords } from '#domain/language/degree-words.ts';
import { findNumbers } from '#domain/language/numbers.ts';
import type { SourceSentence } from '../../fact-sheet.ts';
import { noun, type SampleSpan, sampleSpans } from './sample-spans.ts';
import { contentWords, sharedWords } from './spans.ts';

interface Option {
  readonly span: SampleSpan;
  readonly signs: readonly number[];
}

/** What speaks for and against each count that could be the whole sample; the first sign is always 1. */
export function sampleOptions(sentences: readonly SourceSentence[], title: string | null): Option[] {
  const spans = sentences.flatMap(sampleSpans);
  const sizes = spans.map(sizeOf);
  const known: Known = {
    text: sentences.map(({ text }) => text).join(' '),
    length: sentences.length,
    title: contentWords(title ?? ''),
    largest: Math.max(...sizes.map((size) => size ?? 0)),
    speaksOfPeople: sentences.some(({ text }) => people.test(text)),
    people: spans.some(({ counted }) => person.test(counted)),
  };
  return spans.map((span, place) => {
    const own = [
      1,
      ...placeSigns(span, place, known),
      ...sizeSigns(span, sizes[place] ?? null, known),
      ...nounSigns(span, known),
      ...verbSigns(span),
      ...partSigns(span),
    ];
    // Samples of people are told of in other places and words than those of things: each sign counts for all, and for them.
    const isPerson = person.test(span.counted) ? 1 : 0;
    return { span, signs: [...own, ...own.map((sign) => sign * isPerson)] };
  });
}

interface Known {
  readonly text: string;
  readonly length: number;
  readonly title: ReadonlySet<string>;
  readonly largest: number;
  /** Whether people are counted, or spoken of. */
  readonly people: boolean;
  readonly speaksOfPeople: boolean;
}

function sizeOf({ text }: SampleSpan): number | null {
  const size = findNumbers(text).find(({ role }) => role !== 'year')?.normalised;
  return size === undefined ? null : Math.abs(size);
}

function placeSigns({ sentence, first }: SampleSpan, place: number, known: Known): number[] {
  const { role, certainty, index } = sentence;
  return [
    flag(role === 'methods'),
    flag(role === 'objective'),
    flag(role === 'background'),
    flag(role === 'results'),
    flag(role === 'conclusions'),
    flag(role === 'background' && certainty >= 0.8),
    index / Math.max(1, known.length),
    flag(place === 0),
    flag(first < 30),
    flag(
      sentence.heading !== null && /participant|patient|subject|population|sample/i.test(sentence.heading),
    ),
  ];
}

function sizeSigns({ text, counted }: SampleSpan, size: number | null, known: Known): number[] {
  const digits = /\d[\d,]*/.exec(text)?.[0];
  const again =
    digits === undefined || digits.length < 2
      ? 0
      : known.text.split(new RegExp(`(?<![\\d.,])${digits}(?![\\d]|[.,]\\d| ?%)`)).length - 2;
  return [
    flag(size === null),
    Math.min(3, Math.log10((size ?? 0) + 1)) / 3,
    flag(isFew(counted)),
    flag(/^\d+ of /.test(counted)),
    flag(size !== null && size === known.largest),
    size === null || known.largest === 0 ? 0 : Math.log10((size + 1) / (known.largest + 1)),
    flag(again > 0),
    flag(startsWithCount.test(text)),
  ];
}

function nounSigns({ counted, text }: SampleSpan, known: Known): number[] {
  return [
    flag(person.test(counted)),
    flag(work.test(counted)),
    flag(animal.test(counted)),
    flag(deed.test(counted)),
    flag(thing.test(counted)),
    flag(!person.test(counted) && known.people),
    flag(usual.test(counted)),
    flag(!usual.test(counted) && known.speaksOfPeople),
    flag(/\bcontrols?\b/i.test(counted)),
    flag(/\bhealthy\b/i.test(counted)),
    Math.min(1, sharedWords(contentWords(text), known.title) / 3),
    Math.min(1, (text.length - counted.length) / 60),
    flag(/%|\bn ?=/i.test(text)),
    flag(/\bconsecutive\b/i.test(text)),
  ];
}

function verbSigns({ sentence, first, text }: SampleSpan): number[] {
  const before = sentence.text.slice(0, first);
  const near = before.slice(-40);
  const after = sentence.text.slice(first + text.length);
  return [
    flag(
      /\b(?:total of|overall|in all|altogether|sample of|cohort of|records of|data (?:from|of|for|on)|charts of)\b/i.test(
        near,
      ),
    ),
    flag(taken.test(near)),
    flag(taken.test(after.slice(0, 60))),
    flag(/\b(?:randomi[sz]ed|randomly|allocated|assigned)\b/i.test(`${near} ${after.slice(0, 60)}`)),
    flag(/\b[Ww]e \w+ (?:\w+ ){0,4}$/.test(near)),
    flag(ownWork.test(sentence.text)),
    flag(/\b(?:in|among|from|of|on|with|for) (?:a total of )?$/i.test(near)),
    flag(/\bof (?:the |these )?$/i.test(near)),
    flag(/^ ?\(?\s?\d[\d.]* ?%/.test(after)),
    flag(
      /^ (?:died|developed|experienced|relapsed|dropped out|were lost|withdrew|refused|declined|were excluded)\b/.test(
        after,
      ),
    ),
    flag(/^ (?:had|showed|reported|achieved|required)\b/.test(after)),
    flag(/^,? and (?:\d|an? )/.test(after)),
    flag(/^,? ?(?:of (?:whom|which|them)|\d+ of)/.test(after)),
    flag(before === ''),
    flag(/^ (?:who|that|which) (?:met|meet|fulfilled|satisfied)\b/.test(after)),
    flag(
      /\b(?:database|registry|register|records?)\b[^.]*\b(?:reported|contained|showed|yielded|listed)\b/i.test(
        before,
      ),
    ),
  ];
}

function partSigns({ sentence, first, counted, text }: SampleSpan): number[] {
  const before = sentence.text.slice(0, first);
  return [
    flag(isPart.test(before)),
    flag(isLastOfList(before)),
    flag(partOpening.test(before.replace(/\([^()]*\)/g, ''))),
    flag(searchFound.test(before)),
    flag(/^(?:Of|Among|From|In) (?:these|those|them|the)\b/.test(sentence.text)),
    flag(/\b(?:and|plus|versus|vs\.?|with|to) $/i.test(before) && /\d/.test(before)),
    flag(/\b(?:sub-?(?:set|group|sample)|pilot|validation|test set|training)\b/i.test(sentence.text)),
    flag(/\b(?:excluded|eligible|invited|approached|screened|contacted|identified)\b/i.test(sentence.text)),
    flag(/^(?:\S+ )?(?:normal |healthy |matched )*(?:controls?|control subjects)\b/i.test(text)),
    flag(
      /\b(?:one|each|every|per|at least|more than|fewer than|less than|up to|first|last)\s*$/i.test(before),
    ),
    flag(/\bgroups?\b/i.test(counted + sentence.text.slice(first + counted.length, first + text.length))),
  ];
}

/** True of what can be no sample, however it scores: the last of a list, and those whom something befell. */
export function isNoSample({ sentence, first, counted }: SampleSpan): boolean {
  const before = sentence.text.slice(0, first);
  const after = sentence.text.slice(first + counted.length);
  return (
    isLastOfList(before) ||
    /\bother\b/i.test(counted) ||
    /\b(?:controls?|control groups?|comparison groups?) of (?:the )?$/i.test(before) ||
    /\bpilot\b[^.]*$/i.test(before) ||
    /^(?:\S+ )?(?:\p{Ll}+ )?(?:controls?|control (?:subjects|group|patients))\b/iu.test(counted) ||
    /\bsub-?(?:set|group|sample)s? of (?:the )?$/i.test(before) ||
    (isFew(counted) && !person.test(counted)) ||
    (searchFound.test(before) && !person.test(counted)) ||
    isKnownBefore(sentence) ||
    partOpening.test(before.replace(/\([^()]*\)/g, '')) ||
    /^ (?:died|developed|experienced|relapsed|dropped out)\b/.test(after)
  );
}

/** What was known before counts nobody that this work studied. */
function isKnownBefore({ role, certainty, text }: SourceSentence): boolean {
  return role === 'background' && certainty >= 0.8 && !ownWork.test(text);
}

function isFew(counted: string): boolean {
  return (
    /^(?:one|two|three|four|1|2|3|4)\b(?![,.]?\d|[ -](?:hundred|thousand|\d))/i.test(counted) &&
    !/\b(?:cases|case|groups? of|studies|cohorts?)\b/i.test(counted)
  );
}

/**
 * "12 sighted, 10 visually impaired, and 10 blind subjects", "8 pregnant and 6 virgin mice": the last alone are not who was
 * studied. What stands before it names nobody by itself.
 */
function isLastOfList(before: string): boolean {
  const first =
    /\b(?:\d+|\p{L}+(?:ty|teen)|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve) ((?:\p{Ll}+ ){0,2}\p{Ll}+),? (?:\d+ [\p{Ll} ]+,? )?and $/u.exec(
      before,
    )?.[1];
  return first !== undefined && !new RegExp(`\\b${noun}$`, 'iu').test(first);
}

const ownWork =
  /\bin this\b|\bhere,? we\b|\bthis (?:study|trial|work|paper|article|review|report|survey)\b|\bour (?:study|sample|cohort|trial|data|analysis|review|work|survey)\b|\bwe (?:\w+ly |also |then |have |here )?(?:stud|analy|review|examin|investigat|assess|evaluat|collect|recruit|enrol|survey|interview|compar|includ|use|follow|test|measur|report|present|search|identif|treat|perform)\w*/i;

const taken =
  /\b(?:recruit\w*|enrol\w*|includ\w*|randomi[sz]\w*|studied|selected|evaluat\w*|review\w*|analy[sz]\w*|survey\w*|assess\w*|examin\w*|participat\w*|underwent|interview\w*|investigat\w*|followed|treated|perform\w*|completed)\b/i;

/** "When studying severe cases, …" counts a part of them. */
const partOpening =
  /^(?:When|While|In) (?:only )?(?:studying|analy[sz]ing|considering|looking|examining|restricting|focus+ing|comparing)\b[^,]*,\s*$/;

const startsWithCount = new RegExp(
  `^(?:${degreeWords}) |\\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|\\p{L}+(?:teen|ty)|eleven|twelve)\\b`,
  'iu',
);

const searchFound =
  /\b(?:identif(?:y|ied)|detect(?:ed)?|discover(?:ed|y of)|found|report|reporting|yield(?:s|ed)?|covering|reached)\s+(?:a total of |the |about |over |~|more than )*$/i;

const people =
  /\b(?:patients|participants|respondents|women|men|children|adolescents|infants|adults|students|volunteers|residents|physicians|nurses)\b/i;
/** Nouns that samples are counted in. */
const usual = new RegExp(`\\b${noun}$`, 'iu');
const person =
  /(?:patients?|participants?|respondents?|children|adolescents?|women|men|adults?|infants?|neonates?|newborns?|students?|subjects?|individuals?|people|persons?|cases?|studies|trials|articles|reviews|volunteers|nurses|physicians|doctors|residents|mothers|families|boys|girls|males|females)$/i;
const work = /(?:studies|trials|articles|reviews|publications|records|documents)$/i;
const animal = /(?:mice|rats|animals|rabbits|dogs|pigs|cadavers?)$/i;
const deed =
  /(?:procedures|operations|deliveries|births|admissions|transplantations|reconstructions|ectomies|fractures?|episodes|tests|pregnancies|complaints|biops(?:y|ies))$/i;
const thing =
  /(?:eyes|knees|hips|teeth|specimens?|samples?|tumou?rs?|images|sites|plots|genomes|species|proteins)$/i;

/** What stands before a count that is a part of the sample, a rate, or no count of the sample at all. */
const isPart =
  /\b(?:of (?:these|the|whom|which|them|those)|in only|groups?(?: [A-Z1-4])?|remaining|other|another|additional|in (?:the )?\w+ group|only|excluded|further|previous|at least|more than|fewer than|less than|every|per|per cent of|% of|%\) of|among the|least|last|first|next|after|within|(?:with|to|and|plus|versus|vs\.?) (?:a )?control)\s*$/i;

function flag(test: boolean): number {
  return test ? 1 : 0;
}
