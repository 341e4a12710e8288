import { type Acronym, bareAcronyms, findShortForm, fromTitle } from '#domain/language/acronyms.ts';

/** Short forms that more readers know than their long forms, and what they know them for: "TB" of total bilirubin is another. */
const wellKnown: Readonly<Record<string, RegExp>> = {
  DNA: /deoxyribo/i,
  RNA: /ribonucl/i,
  mRNA: /messenger/i,
  HIV: /immunodeficiency/i,
  AIDS: /immun/i,
  MRI: /magnetic/i,
  CT: /tomogra/i,
  PCR: /polymerase/i,
  'COVID-19': /corona|covid/i,
  'SARS-CoV-2': /corona/i,
  US: /united states/i,
  UK: /united kingdom/i,
  EU: /european/i,
  UN: /united nations/i,
  WHO: /world health/i,
  NASA: /aeronautics/i,
  GPS: /positioning/i,
  USA: /united states/i,
  UV: /ultraviolet|ultra-violet/i,
  LED: /light/i,
  IQ: /intelligence/i,
  TB: /tubercul/i,
  ICU: /intensive/i,
  BMI: /body[ -]mass/i,
  ADHD: /attention/i,
  CO2: /carbon/i,
  OR: /odds/i,
  HR: /hazard/i,
  RR: /risk/i,
  CI: /confidence/i,
};

/**
 * Puts the source's own long form in place of a bare short form at its first use: "PTB was linked to…" -> "Preterm birth
 * (PTB) was linked to…", with the bracket only where the short form returns; a plural that its verb would
 * not fit stands in brackets behind the short form. Long forms over 60 characters, and texts
 * that would pass `longest` characters, are left alone, and so is a name that the title uses bare: there the short form is the name.
 */
export function expandAcronyms(
  text: string,
  acronyms: readonly Acronym[],
  sentences: readonly { readonly text: string }[],
  title: string | null,
  longest = 260,
): string {
  let result = text;
  for (const acronym of bareAcronyms(text, acronyms)) {
    const isKnown =
      Object.hasOwn(wellKnown, acronym.short) && wellKnown[acronym.short]?.test(acronym.long) === true;
    if (isKnown || acronym.long.length > 60 || holdsAnother(acronym.long, acronyms)) continue;
    if (findShortForm(title ?? '', acronym.short) !== null) continue;
    const opensSentence =
      (acronym.sentence === fromTitle ||
        (sentences[acronym.sentence]?.text.startsWith(acronym.long) ?? false)) &&
      !isNameElsewhere(acronym.long, sentences);
    const named = { ...acronym, long: withTheirArticle(acronym, result, sentences) };
    const expanded = expandFirst(result, named, opensSentence || isOrdinary(acronym.long, sentences));
    if (expanded.length <= longest) result = expanded;
  }
  return result;
}

/** "In CrowS-Pairs", of which the source says "the Crowdsourced Stereotype Pairs benchmark (CrowS-Pairs)". */
function withTheirArticle(
  { long, short, sentence }: Acronym,
  text: string,
  sentences: readonly { readonly text: string }[],
): string {
  const at = findShortForm(text, short)?.index ?? 0;
  const isBare = /(?:^|\b(?:in|on|of|by|with|for|from|to|at|using|than|and|via|through) )$/iu.test(
    text.slice(0, at),
  );
  const isEnd =
    !/^ (?!(?:and|or|in|of|with|for|to|on|at|by|from|is|was|has|had|may|can|could|did|does|will|than|as|but)\b)\p{Ll}/u.test(
      text.slice(at + short.length),
    );
  const isName = /^\p{Lu}\p{Ll}+(?: .*)? \p{L}+$/u.test(long);
  return isBare && isEnd && isName && (sentences[sentence]?.text ?? '').includes(` the ${long} (${short}`)
    ? `the ${long}`
    : long;
}

/** "Müller" stays capital where the source prints it so inside a sentence. */
function isNameElsewhere(long: string, sentences: readonly { readonly text: string }[]): boolean {
  const first = long.split(' ')[0] ?? '';
  return sentences.some(
    ({ text }) =>
      text.slice(1).includes(` ${first}`) && !/[.:!?]$/.test(text.slice(0, text.indexOf(` ${first}`, 1))),
  );
}

/** "Neural stem cell (NSC)" of a text that writes "neural" elsewhere is no name. */
function isOrdinary(long: string, sentences: readonly { readonly text: string }[]): boolean {
  const first = (long.split(' ')[0] ?? '').toLowerCase();
  return sentences.some(({ text }) => (text.match(/\p{L}[\p{L}-]*/gu) ?? []).some((word) => word === first));
}

function holdsAnother(long: string, acronyms: readonly Acronym[]): boolean {
  return acronyms.some((other) => findShortForm(long, other.short) !== null);
}

function expandFirst(text: string, acronym: Acronym, opensSentence: boolean): string {
  const { long } = acronym;
  const match = findShortForm(text, acronym.short);
  if (match === null) return text;
  const after = text.slice(match.index + match.text.length);
  const before = text.slice(0, match.index);
  // Inside brackets or quotes, hyphened to another word, or in the genitive of a thing the long form does not fit the grammar.
  if (
    /[([][^)\]]*$/.test(before) ||
    (/^['’]/.test(after) && !(match.plural && /^['’] \p{Ll}/u.test(after))) ||
    /^[-/]\p{L}|^[+−]|^["”]|^\(\S*[|=]|^ \(\p{Lu}{2,7}\)/u.test(after) ||
    /[-/"“_^{|]$/.test(before)
  )
    return text;
  const name = numbered(long, match.plural, isSubject(before, after) ? after : '');
  const last = long.split(' ').at(-1) ?? '';
  // "VLBW infants" of "very low birth weight infants (VLBW)" has its last word already.
  if (long.includes(' ') && new RegExp(`^ ${last}\\b`, 'i').test(after))
    return text.replace(match.text, () => match.text);
  if (name === null) return `${before}${match.text} (${midSentence(long)})${after}`;
  const cased =
    before === '' ? (name[0] ?? '').toUpperCase() + name.slice(1) : opensSentence ? midSentence(name) : name;
  const again = findShortForm(after, acronym.short) === null ? '' : ` (${match.text})`;
  return fixArticle(before, cased) + cased + again + after;
}

/** "with HDM is positive": behind a preposition the verb is not the short form's own. */
function isSubject(before: string, after: string): boolean {
  return !(
    /\b(?:with|in|of|for|to|on|at|by|from|against) $/i.test(before) &&
    /^ (?:is|was|has|does|\p{Ll}+s)\b/u.test(after)
  );
}

/** The long form in the number that the short form has there; null where verb and number would disagree. */
function numbered(long: string, plural: boolean, after: string): string | null {
  if (plural) return pluralOf(long);
  if (/(?:^|\s)\p{Lu}\p{Ll}+s$/u.test(long)) return long;
  if (!/[^siu]s$/.test(long) || /(?:diabetes|series|species|herpes|ascites|rabies)$/i.test(long)) return long;
  if (/^ (?:is|was|has|does|\p{Ll}+s)\b/u.test(after)) return null;
  const modifies =
    /^ (?!(?:and|or|in|of|with|for|to|on|at|by|from|were|are|was|than|as|but|had|have|did|do|may|can|could|who|that|which|after|before|during|between|among|when|while|if|is|not|using|via|per|against)\b)\p{Ll}/u.test(
      after,
    );
  return modifies ? null : long;
}

function pluralOf(long: string): string {
  if (/s$/.test(long)) return long;
  // "Ultracompact minihalos of dark matter": the noun is there in the plural.
  if (/^(?:\S+ )*?\p{Ll}+[^siu]s (?:of|in|for|with|on|at) /u.test(long)) return long;
  return /[^aeiou]y$/.test(long) ? long.replace(/y$/, 'ies') : `${long}s`;
}

/** "Multiple sclerosis" defined at the head of a sentence is lower-cased inside one; "Asthma Control Test" is a name. */
function midSentence(long: string): string {
  const words = long.split(' ');
  const isName =
    words.slice(1).some((word) => /^\p{Lu}/u.test(word)) ||
    !/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(words[0] ?? '');
  return isName || eponym.test(words[0] ?? '') ? long : (long[0] ?? '').toLowerCase() + long.slice(1);
}

/** Long forms that begin with somebody's or some place's name, however they open the abstract. */
const eponym =
  /^(?:Addison|Alzheimer|Apgar|Barrett|Behçet|Burkitt|Chagas|Crohn|Cushing|Dirac|Down|Ebola|Ewing|Fabry|Gaucher|Graves|Guillain|Hashimoto|Hodgkin|Huntington|Ising|Kaposi|Kawasaki|Lassa|Likert|Lyme|Marburg|Marfan|Markov|Meckel|Ménière|Meniere|Nipah|Paget|Parkinson|Poisson|Pompe|Raynaud|Rett|Sjögren|Tourette|Turner|Wilms|Wilson|Zika)(?:['’]s)?$/;

function fixArticle(before: string, next: string): string {
  return before.replace(/\b(a|an|A|An) $/, (article) => {
    const vowel = /^(?:[aeio]|u(?!ni|s[aeiu]|ro))/i.test(next);
    const bare = article[0] ?? 'a';
    return vowel ? `${bare}n ` : `${bare} `;
  });
}
