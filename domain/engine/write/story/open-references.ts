import { remembered } from '#domain/language/remembered.ts';
import { stem } from '#domain/language/stem.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { bareReference } from '../../read/compress/bare-reference.ts';

/**
 * What a sentence leaves to words that the post does not hold: "they", "these patients", "the brown dwarf" of which
 * only an earlier sentence of the source said which. Null where a reader who has read `said` understands it.
 */
export function openReference(
  text: string,
  index: number | null,
  said: string,
  sheet: FactSheet,
): string | null {
  const held = stemsOf(said);
  return (
    pointer(text, held, sheet) ??
    hangingWord(text, said) ??
    unspelled(text, said, sheet) ??
    unnamedThing(text, index, held, sheet)
  );
}

/**
 * Whether all that is left open is a name that the source itself spells nowhere, or a thing said in two words and more
 * ("the diffusion measurements"): less than what is lost where another sentence leads in the finding's place.
 */
export function isNearlyClear(text: string, index: number | null, sheet: FactSheet, said = ''): boolean {
  const held = stemsOf(said);
  if (pointer(text, held, sheet) !== null || hangingWord(text, said) !== null) return false;
  const short = unspelled(text, said, sheet)?.replace(/s$/, '');
  if (short !== undefined && sheet.acronyms.some((one) => one.short === short)) return false;
  const thing = unnamedThing(text, index, held, sheet);
  return (
    thing === null ||
    /^the (?!same|proposed|resulting|obtained|two|three|four)[\p{L}\p{N}-]+ \p{L}/u.test(thing.trim())
  );
}

/** A pointer is at home where the post has just said the thing it points at. */
function pointer(text: string, held: ReadonlySet<string>, sheet: FactSheet): string | null {
  const found = bareReference(text, sheet.title);
  if (found === null) return null;
  // "The authors' method", behind words that announced one.
  if (ownThing.test(found) && announced.some((verb) => held.has(verb))) return null;
  const named = wordsOf(found).filter((word) => !pronouns.has(word));
  return named.length > 0 && named.some((word) => held.has(stem(word))) ? null : found;
}

const ownThing =
  /^the authors' (?:(?:new|proposed|final|best) )?(?:method|approach|model|framework|algorithm|system|tool|technique|strategy|architecture|pipeline)\b/i;
const announced = ['propose', 'present', 'introduce', 'develop', 'describe', 'design', 'build'].map(stem);

const pronouns = new Set(
  'it its they their them this these those such the authors of in for with on from both one same proposed found showed suggest show'.split(
    ' ',
  ),
);

/**
 * A short form that nothing here spells out, save where the title itself uses it as a name. One that the source spells
 * nowhere (a gene, a test) may stand in the second half, when the reader knows what the sentence is about.
 */
function unspelled(text: string, said: string, { title, acronyms }: FactSheet): string | null {
  for (const [short] of text.matchAll(/(?<![\p{L}\p{N}(/.-])\p{Lu}{2,6}s?(?![\p{L}\p{N}/)-])/gu)) {
    const plain = short.replace(/s$/, '');
    if (wellKnown.has(plain) || `${title ?? ''} ${said}`.includes(plain)) continue;
    const far = text.indexOf(short) > text.length / 2 && !acronyms.some((one) => one.short === plain);
    if (!far && !text.includes(`(${plain}`) && !text.includes(`${plain} (`) && !/^[IVX]+$/.test(plain))
      return short;
  }
  return null;
}

/** Short forms that readers of any field know. */
const wellKnown = new Set(
  'DNA RNA HIV AIDS MRI CT PCR US UK EU UN WHO NASA GPS USA UV LED IQ TB ICU BMI ADHD AI OR AND ATP USD II III IV HPV NHS ECG EEG PTSD ANOVA ANCOVA COVID SARS GDP OECD NATO'.split(
    ' ',
  ),
);

/** Words that compare with something said before, or count what only an earlier sentence named. */
function hangingWord(text: string, said: string): string | null {
  for (const pattern of hanging) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const isPaired = /respectively/i.test(found[0]) && / and [^.]* and /.test(text);
    const isTurn = said !== '' && turns.test(found[0]);
    const noun = found.groups?.['noun'];
    const isNamed = noun !== undefined && stemsOf(`${said} ${text.slice(0, found.index)}`).has(stem(noun));
    if (!isPaired && !isTurn && !isNamed) return found[0];
  }
  return null;
}

const hanging: readonly RegExp[] = [
  /^All (?:had|were|was|have|are|did|could|but|except)\b/,
  /(?<!\()\b[Gg]roups? (?:[1-5]|I{1,3}|[A-D])\b/,
  /\b(?:first|second|third|former|latter) group\b/,
  /\bthe (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?<noun>patients|participants|children|women|men|subjects|studies|cases|groups)\b(?! (?:who|with|that|of|in)\b)/i,
  /\bthe proposed (?<noun>\p{Ll}+)/iu,
  /\b(?:both|either|neither|all|each) (?<noun>systems?|species|classes|arms|drugs?|treatments?|procedures?|outcomes?|cases?|goals?|groups?|tasks?|settings?|models?|datasets?|conditions?|methods?|approaches|experiments?)\b/i,
  /\bthe (?:resulting|obtained|said|latter|aforementioned) (?:[\p{Ll}-]+ )?(?<noun>\p{Ll}+)/iu,
  /\bthe (?<noun>approach|method|model|framework|algorithm|technique|scheme) (?:to|on|with|and|in)\b/i,
  /\b(?:the (?:former|latter|above|following)|respectively|as follows|likewise|the same (?:is|was|holds|trend|pattern))\b/i,
  /^(?:Each|One|Some|Many|Most|None|Others?|Another|Few) (?:can|is|was|has|had|are|were|have|may|also)\b/,
  /^Both (?:\p{Ll}+ ){1,2}(?:can|are|were|have|had)\b/u,
  /^The (?:results?|data|findings?|authors|study|paper)\b[^,]{0,40}? that (?:it|they|its|their)\b/,
  /\b(?:between|across|among|in|for) (?:the )?(?:two|three|four) (?<noun>groups|conditions|cohorts|methods|models|arms|types|sites|populations)\b(?! of)/i,
  /\bon the other hand\b|^(?:Once again|Again)\b/i,
  /^(?:Nor|Neither did|Nevertheless|Yet|So|And|But|Or|Conversely|Similarly|However|Still)\b/,
];

/** A turn is at home behind what it turns from. */
const turns = /^(?:but|yet|however|conversely|similarly)$/i;

/**
 * "the slides" where an earlier sentence brought slides in, the post did not, and nothing here says which ("the slides
 * of …"). What the source itself never brings in ("the brain", "the sun") everybody knows.
 */
function unnamedThing(
  text: string,
  index: number | null,
  held: ReadonlySet<string>,
  sheet: FactSheet,
): string | null {
  if (index === null) return null;
  const own = text.toLowerCase();
  for (const match of own.matchAll(definite)) {
    const phrase = match[1] ?? '';
    const rest = own.slice(match.index + match[0].length);
    const words = trimmed(wordsOf(phrase));
    if (words.length === 0 || words.some(isKnown)) continue;
    if (isSaidWhich(phrase, words, rest)) continue;
    // A name: "the Holmium:YAG laser", "the PHQ-9".
    if (/^\S*[\p{Lu}\d]/u.test(text.slice(match.index + match[0].length - phrase.length))) continue;
    const stems = words.map(stem);
    const isNamed = (one: string): boolean =>
      held.has(one) || stemPlaces(own).some(({ text, end }) => text === one && end <= match.index);
    if (stems.some(isNamed)) continue;
    const isCounted = /^these (?:two|three|four|five|several)\b/.test(match[0]);
    if (isCounted || broughtIn(sheet, index).has(thingOf(words, stems, broughtIn(sheet, index))))
      return match[0];
  }
  return null;
}

/** What "the" may stand before though nothing brought it in: a part of every body, a person of every ward, a superlative. */
function isKnown(word: string): boolean {
  return everyday.has(word) || partsOfAll.has(word.replace(/s$/, ''));
}

/** "the year in which …", "the readings obtained by the physician", "the regional or global apex of a curve". */
function isSaidWhich(phrase: string, words: readonly string[], rest: string): boolean {
  const behind = phrase.slice(phrase.indexOf(words.at(-1) ?? '') + (words.at(-1) ?? '').length) + rest;
  return (
    /^ ?(?:of|that|which|who|whose|where|between|(?:to|in|for|at|on|by|from|with) (?:which|whom))\b/.test(
      rest,
    ) ||
    /^ ?(?:or|and|,|:|\/) ?(?:[\p{L}\p{N}-]+ ){1,4}?of\b/u.test(rest) ||
    /^ ?\p{L}+ed (?:with|by|in|from|for|during|after|before|to|on|at)\b/u.test(behind) ||
    (words.length > 1 && /^ ?(?:to|for) \p{L}/u.test(rest)) ||
    words.some(
      (word, at) => at > 0 && /^(?:contain|encod|express|carry|requir|receiv|undergo|liv)ing$/.test(word),
    )
  );
}

/** "the knob turns": where the last word is the verb, the one before it is the thing. */
function thingOf(words: readonly string[], stems: readonly string[], brought: ReadonlySet<string>): string {
  const [last = '', other = ''] = [...stems].reverse();
  return /s$/.test(words.at(-1) ?? '') && !brought.has(last) && other !== '' ? other : last;
}

const definite =
  /\b(?:the|these|those|this|such) ((?:(?!(?:of|in|on|at|to|for|from|by|with|and|or|but|that|which|who|whose|where|is|are|was|were|has|have|had|can|could|may|might|will|would|should|did|do|does|as|than|when|while|if|not|between|among|into|under|over|after|before|during|via|per|using|based|because|the|an?|these|those|this|such)\b)[\p{L}\p{N}'’-]+ ?){1,5})/gu;

/** A verb that the run of words has caught at its end is not the head. */
function trimmed(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) => at > 0 && verbal.test(word));
  return (end < 0 ? [...words] : words.slice(0, end)).filter((word) => word.length > 2);
}

const verbal =
  /^(?:\p{L}+ed|show|shows|find|finds|found|suggests?|increases?|decreases?|reduces?|remains?|provides?|yields?|allows?|requires?|achieves?|outperforms?|exhibits?|leads?|led|depends?|gives?|gave|becomes?|became|enables?|\p{L}+ly)$/u;

const everyday = new Set(
  'authors author team study paper work article results result findings finding data number numbers majority most first second third last same other others world literature past present end time field rate effect effects use role risk presence absence amount level degree case cases basis aim goal purpose whole total average mean median overall following one two three four difference differences relationship relation association change changes united national general government community public sun earth moon universe galaxy brain heart internet group groups outcome outcomes intervention interventions control controls study studies field literature trial trials review survey analysis sample article participants patients'.split(
    ' ',
  ),
);

/** What every body, ward, household or sky has; without a last s, as `isKnown` asks. */
const partsOfAll = new Set(
  'vein artery nerve muscle ligament tendon cortex hippocampus amygdala thalamus cerebellum brainstem spine retina cornea len liver kidney lung stomach colon rectum bladder prostate uterus cervix ovary placenta pancrea spleen skin bone femur tibia knee hip shoulder elbow ankle wrist hand foot jaw mandible maxilla tongue larynx pharynx esophagus oesophagus trachea airway membrane nucleu cytoplasm genome epithelium endothelium mucosa fascia pelvi abdomen thorax neck head face eye ear nose mouth gland gut intestine blood bloodstream plasma serum urine lumen cord canal duct ureter urethra anastomosi nurse physician doctor surgeon clinician patient mother father child fetus foetus infant newborn parent host teacher user reader clinic hospital emergency laboratory classroom school home disease condition illness workplace internet media law economy market environment atmosphere ocean soil climate planet sky weather land sea coast size year onset age sex length duration severity location position procedure need ability likelihood probability proportion percentage incidence prevalence performance cost benefit'.split(
    ' ',
  ),
);

/** Stems of the things that sentences before `index` bring in by name rather than by "the". */
function broughtIn(sheet: FactSheet, index: number): ReadonlySet<string> {
  const known = broughtBySheet.get(sheet) ?? new Map<number, ReadonlySet<string>>();
  broughtBySheet.set(sheet, known);
  const before = known.get(index);
  if (before !== undefined) return before;
  const brought = new Set<string>();
  for (const { text } of sheet.sentences.slice(0, index)) {
    const newly = text.toLowerCase().replace(definite, (whole, phrase: string, at: number) =>
      // "the distal end of a catheter body" brings in a catheter body, and an end.
      text.slice(at + whole.length).startsWith(' of') ? phrase : ' ',
    );
    for (const one of stemsOf(newly)) brought.add(one);
  }
  known.set(index, brought);
  return brought;
}

const broughtBySheet = new WeakMap<FactSheet, Map<number, ReadonlySet<string>>>();

/** Stems of a text's words of three letters and more, with where the words end; the parts of hyphened ones too. */
const stemPlaces: (text: string) => readonly { readonly text: string; readonly end: number }[] = remembered(
  (text) =>
    Array.from(text.matchAll(word), ({ 0: one, index }) => ({ one, end: index + one.length })).flatMap(
      ({ one, end }) =>
        [one, ...(one.includes('-') ? one.split('-') : [])]
          .filter((part) => part.length > 2)
          .map((part) => ({ text: stem(part), end })),
    ),
);

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

/** Stems of a text's words, the parts of hyphened ones too. */
export const stemsOf: (text: string) => ReadonlySet<string> = remembered((text) => {
  const words = wordsOf(text);
  return new Set(
    [...words, ...words.flatMap((word) => word.split('-'))].filter((word) => word.length > 2).map(stem),
  );
});
