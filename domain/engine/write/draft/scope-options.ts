import type { FactSheet } from '../../fact-sheet.ts';
import type { Casing } from '../casing.ts';
import { namesWhom } from '../story/of-whom.ts';
import { stemsOf } from '../story/stems.ts';
import { namesSubject } from '../story/subject.ts';

/** A phrase of the title that could say in whom, in what or where a finding holds: "In Dutch primary schools". */
export interface ScopeOption {
  /** With its preposition, which begins with a capital. */
  readonly scope: string;
  /** Without it. */
  readonly phrase: string;
  readonly signs: readonly number[];
}

/** What stands behind these in a title may be a scope; behind some of them it is told with another. */
const prepositions: Readonly<Record<string, string>> = {
  in: 'In',
  among: 'Among',
  of: 'In',
  from: 'In',
  for: 'For',
  at: 'At',
  on: 'In',
  under: 'Under',
  during: 'During',
  within: 'Within',
  across: 'Across',
};

const longestPhrase = 70;

/** The scopes that a title offers a finding, with what speaks for each; the first sign is always 1. */
export function scopeOptions(sheet: FactSheet, finding: string, casing: Casing): ScopeOption[] {
  const about = aboutOf(sheet, finding);
  const parts = (sheet.title ?? '')
    .split(/[:?!;]|\s[–—-]+\s|\.\s|[()[\]]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const text = sheet.sentences.map((one) => one.text.toLowerCase()).join(' ');
  // What a question asks goes on behind a phrase: "Is X during Y useful for Z?"
  const isPhrase = ({ preposition, phrase }: Phrase): boolean =>
    sheet.title?.includes('?') === true
      ? text.includes(phrase.toLowerCase())
      : !(/^(?:of|from|on)$/.test(preposition) && /^an? /i.test(phrase)) &&
        // "Shape from Blur": what something is made from is not where it holds.
        !(preposition === 'from' && !phrase.includes(' '));
  return parts.flatMap((part, place) =>
    phrasesOf(part)
      .filter(isPhrase)
      .map(({ preposition, phrase, isLong, isLast }) => {
        const plain = casing.lowerWords(phrase);
        return {
          scope: `${prepositions[preposition] ?? 'In'} ${plain}`,
          phrase: plain,
          signs: [
            1,
            ...Object.keys(prepositions).map((one) => flag(one === preposition)),
            flag(isLong),
            flag(isLast),
            flag(place === 0),
            flag(place === parts.length - 1),
            ...phraseSigns(plain, about),
            ...about.signs,
          ],
        };
      }),
  );
}

interface Phrase {
  readonly preposition: string;
  readonly phrase: string;
  /** Goes on behind another preposition. */
  readonly isLong: boolean;
  readonly isLast: boolean;
}

function phrasesOf(part: string): Phrase[] {
  const words = part.split(/\s+/);
  return words.flatMap((word, at) => {
    const preposition = word.toLowerCase();
    // "Constructor" is a word of titles, too.
    if (!Object.hasOwn(prepositions, preposition)) return [];
    // "A cause of anaemia", "a consequence of age": what comes of something is not found in it.
    if (causes.test(words[at - 1] ?? '')) return [];
    const rest = words.slice(at + 1);
    const ends = rest.flatMap((one, place) => (stops.test(one) ? [place] : []));
    return [...new Set([...ends, rest.length])].slice(0, 3).flatMap((end, nth): Phrase[] => {
      const phrase = rest.slice(0, end).join(' ').replace(/,$/, '');
      const isFit =
        phrase.length >= 3 &&
        phrase.length <= longestPhrase &&
        !unfit.test(phrase) &&
        !(/ with /.test(phrase) && pairs.test(part)) &&
        !/[,“”"$\\]/.test(phrase);
      return isFit ? [{ preposition, phrase, isLong: nth > 0, isLast: end === rest.length }] : [];
    });
  });
}

const causes =
  /^(?:causes?|consequences?|results?|effects?|impacts?|predictors?|risks?|sources?|signs?|symptoms?|markers?|sight)$/i;

/** "Interaction of A in B with C": what stands behind "with" is the other of the two, and no part of where. */
const pairs =
  /\b(?:interactions?|interacting|comparisons?|compar\p{Ll}+|combin\p{Ll}+|coupl\p{Ll}+|associat\p{Ll}+|correlat\p{Ll}+|relation(?:ship)?s?|collaborat\p{Ll}+|agreement|reactions?|contact|competition) /iu;

/** A phrase may end before these. */
const stops =
  /^(?:in|of|for|with|by|via|using|through|to|from|after|before|during|based|at|on|among|between|against|under|without|as|is|are|was|were|does|do|can|that|which|who|versus|vs\.?)$/i;
const unfit =
  /^(?:sight|view|light|terms|case)\b|^(?:an? |the )?(?:improved|improving|better|faster|novel|new|efficient|accurate|robust|reliable|scalable)\b|^(?:the|an?|this|these|its|their|our|using|which|what|how|whom?|it|and|or|to)$|\b(?:and|or|of|in|on|the|an?|with|by|to|for|from|as|at)$|^(?:and|or|of|to|by|with|as)\b|\b(?:what|how|why|when|whether|they|them|should|does|can|is it|via|using|through)\b/i;

interface About {
  readonly held: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
  readonly signs: readonly number[];
}

function aboutOf(sheet: FactSheet, finding: string): About {
  const { genre } = sheet;
  return {
    held: stemsOf(finding),
    text: stemsOf(sheet.sentences.map(({ text }) => text).join(' ')),
    signs: [
      flag(namesWhom(finding)),
      flag(namesSubject(finding, sheet.title)),
      flag(/\b(?:in|among|for|within|during) /i.test(finding)),
      flag(/^(?:In|Among|For|With|At|During|Under|Using|On) /.test(finding)),
      Math.min(3, finding.length / 100),
      flag(genre === 'method' || genre === 'dataset'),
      flag(genre === 'theory' || genre === 'simulation'),
      flag(genre === 'measurement'),
      flag(genre === 'trial' || genre === 'observational' || genre === 'diagnostic'),
      flag(genre === 'animal-or-lab' || genre === 'field-study'),
    ],
  };
}

function phraseSigns(phrase: string, { held, text }: About): number[] {
  const stems = [...stemsOf(phrase)];
  const said = stems.filter((one) => held.has(one)).length / Math.max(1, stems.length);
  const printed = stems.filter((one) => text.has(one)).length / Math.max(1, stems.length);
  const words = phrase.split(' ');
  return [
    said,
    flag(said === 0),
    flag(said >= 0.5),
    flag(said === 1),
    printed,
    Math.min(8, words.length) / 8,
    flag(words.length === 1),
    flag(/\p{Lu}/u.test(phrase)),
    flag(/\p{Lu}\p{Ll}{3}/u.test(phrase)),
    flag(/\d/.test(phrase)),
    flag(somebody.test(phrase)),
    flag(
      /\b(?:mice|mouse|rats?|zebrafish|drosophila|elegans|flies|fish|birds?|plants?|cells?|yeast|bacteria|humans?)\b/i.test(
        phrase,
      ),
    ),
    flag(/s$/.test(words.at(-1) ?? '')),
    flag(/^(?:the|an?) /i.test(phrase)),
    flag(/(?:tion|ing|ment|ance|ence|ity|sis)$/i.test(words.at(-1) ?? '')),
    flag(
      /\b(?:cancer|disease|syndrome|diabetes|infection|tumou?rs?|disorders?|itis|emia|osis)\b|(?:itis|emia|aemia|osis|oma)\b/i.test(
        phrase,
      ),
    ),
    flag(
      /\b(?:galax|stars?|clusters?|atmosphere|planet|black hole|universe|nebula|systems?|models?|networks?)\w*/i.test(
        phrase,
      ),
    ),
  ];
}

const somebody =
  /\b(?:patients|children|infants|neonates|adolescents|adults|women|men|students|nurses|physicians|workers|individuals|people|population|schools|hospitals|elderly|boys|girls|families|users|teams)\b/i;

function flag(is: boolean): number {
  return is ? 1 : 0;
}
