/** Who reports the finding: third person for a journal, first person for an author posting their own work. */
export type Voice = 'third' | 'author';

/** "Our iCapsNets yield": the name is the whole phrase, and neither a degree nor a site. */
const ownName =
  /\b[Oo]ur (?=(?!PhD|MSc|BSc|LinkedIn|YouTube|GitHub|GenBank)\p{L}*\p{Ll}\p{Lu}\p{Ll}\p{L}*(?:[.,;)]|$| (?:is|are|was|were|can|could|may|has|have|in|on|for|to|with|and|by|as|over|against|from|outperforms?|achieves?|yields?|improves?|learns?|generali[sz]es?|reaches|cools?)\b))/gu;

/** Puts "we" and "our" into the third person; leaves them for an author. "US" is a country. */
export function toVoice(text: string, voice: Voice): string {
  if (voice === 'author') return text;
  const subject = { said: false };
  const shared = text
    // "To (the best of) our knowledge" stays somebody's; "adds to our knowledge" is everybody's.
    .replace(
      /(?<!(?<!\b(?:adds?|added|adding|contribut(?:e|es|ed|ing)|important|central|essential|relevant|key|back) )[Tt]o |\bbest of )\b[Oo]ur (?=(?:understanding|knowledge|insight)\b)/g,
      '',
    )
    .replace(/\b([Oo])ur (?=(?:ability|view)\b(?! (?:is|was)\b))/g, (_, o: string) =>
      o === 'O' ? 'The ' : 'the ',
    )
    // Everybody's, not the authors'.
    .replace(
      /\b([Oo])ur (?=(?:Solar System|solar system|Galaxy|galaxy|Milky Way|planet|Universe|universe|Sun)\b)/g,
      (_, o: string) => (o === 'O' ? 'The ' : 'the '),
    )
    // "Our iCapsNets": a coined name says whose it is.
    .replace(ownName, '')
    .replace(
      /(?<=^By \p{Ll}[^,]{5,140}, )we can (?=\p{Ll}+ (?!.*\b(?:we|our|us)\b))/u,
      (found, at: number) => (/\b(?:our|us)\b|\bnow\b/.test(text.slice(0, at)) ? found : 'one can '),
    )
    // "We should be cautious when …": whoever does it.
    .replace(
      /\b([Ww])e (should|must) (?=(?:be (?:cautious|careful|aware|wary)|take care)\b)/g,
      (_, w: string, verb: string) => `${w === 'W' ? 'One' : 'one'} ${verb} `,
    )
    // "Results show that we can load data": that it can be done.
    .replace(
      /(?<=\bthat |^)([Ww])e can (?!(?:be|not|only|neither|hardly|barely|scarcely|rarely|never|now|also|therefore|thus|then|no|all|still|both)\b)(?=\p{Ll}+\b)/gu,
      (_, w: string) => (w === 'W' ? 'It is possible to ' : 'it is possible to '),
    );
  return shared.replace(/\b(?:[Ww]e|[Oo]ur|us|[Oo]urs|ourselves)\b/g, (word, at: number) =>
    thirdPerson(word, at, subject),
  );
}

function thirdPerson(word: string, at: number, subject: { said: boolean }): string {
  const named = subject.said;
  subject.said = true;
  const article = at === 0 ? 'The' : 'the';
  switch (word.toLowerCase()) {
    case 'we':
      return named ? 'they' : `${article} authors`;
    case 'our':
      return named ? 'their' : `${article} authors'`;
    case 'us':
      return named ? 'them' : 'the authors';
    case 'ours':
      return named ? 'theirs' : "the authors'";
    default:
      return 'themselves';
  }
}

/** Capital at the head, save where a name has its own form there: "p16INK4a", "mRNA", "modAL". */
export function upperFirst(text: string): string {
  const word = /^[^\s,;:]+/.exec(text)?.[0] ?? '';
  if (
    !/^\p{Ll}/u.test(word) ||
    /^\p{Script=Greek}/u.test(word) ||
    /\p{Lu}|\d/u.test(word) ||
    /^\p{Ll}-/u.test(word)
  )
    return text;
  return (text[0] ?? '').toUpperCase() + text.slice(1);
}

/** Lower case at the head for words that are common in any sentence; names keep their capital. */
export function lowerFirst(text: string): string {
  return /^(?:The|A|An|In|There|This|These|It|No|For|When|While|Although|Both|All|Most|More|With|Our|We|If|As|Among|Patients|People)(?![\p{L}\p{N}])/u.test(
    text,
  )
    ? (text[0] ?? '').toLowerCase() + text.slice(1)
    : text;
}
