import type { FactSheet, Mark } from '../fact-sheet.ts';
import { withoutAntibodies } from '../read/fields/marks.ts';
import { isProtocol } from './protocol.ts';

/**
 * The words that a post owes its reader: one case, review, animal, dish, simulation, protocol, correction. Empty where the text
 * says it already. "Preprint" travels with the link; see `link-line.ts`. With a `label`, "Stage: an animal study.", where
 * what was said has no line of that name yet.
 */
export function noticeFor(sheet: FactSheet, said: string, label?: string): string {
  const plain = said.replace(/https?:\/\/\S+/g, '');
  const notice = [caseNotice(sheet, plain), reviewNotice(sheet, plain), markNotices(sheet, plain)]
    .filter((text) => text !== '')
    .join(' ');
  const isKind = /^(?:An?|Case) [^:]*$/.test(notice);
  return label === undefined || !isKind || said.includes(`${label}: `)
    ? notice
    : `${label}: ${notice.charAt(0).toLowerCase()}${notice.slice(1)}`;
}

/** What others found is not the work's own result: said where the text calls itself so and reads like one. */
function reviewNotice({ genre, title, sentences }: FactSheet, plain: string): string {
  if (genre !== 'review' || ofReviews.test(plain)) return '';
  const own = [title ?? '', ...sentences.map(({ text }) => text)].join(' ');
  return /\bmeta-analys/i.test(own) ? '' : callsItReview.test(own) ? 'A review.' : '';
}

const ofReviews =
  /\b(?:reviews?|reviewed|meta-analys[ei]s|overview|pool(?:ed|ing))\b|\b(?:\d+|t(?:wo|hree|en|welve)|four|five|six|seven|eight|nine|eleven) (?:[\p{L}-]+ ){0,2}(?:trials|studies)\b/iu;
const callsItReview =
  /\b(?:this|our|the present|(?:in )?an?|systematic|scoping|narrative|brief|short|mini-?) ?review\b|\bwe (?:\p{L}+ )?review\b|\breview article\b|[:–-] an? (?:\p{L}+ )?review\b/iu;

/** What helped one patient is no evidence for all: a title that calls itself a case report is believed. */
function caseNotice({ title }: FactSheet, plain: string): string {
  const called = callsItself.exec(title ?? '');
  if (called === null || ofCases.test(plain)) return '';
  return called[1]?.toLowerCase() === 'series'
    ? 'A case series.'
    : called[2] === ''
      ? 'A case report.'
      : 'Case reports.';
}

/** At the title's start or behind its colon; a self-controlled case series is a design over whole populations. */
const callsItself =
  /(?:^|[:;.–—]\s*|\s-\s)(?:an? )?(?:(?!self-controlled|systematic|review|meta|analysis|survey|of\b)[\w-]+ ){0,2}case (report|series)(s?)(?=$|[:;.,]| (?:and|with|from|of|in)\b)/i;
const ofCases =
  /\bcase (?:report|series|study)|\b(?:one|a single|two|three|four|five) (?:patients?|cases?)\b/i;

function markNotices(sheet: FactSheet, plain: string): string {
  const marks = marksOf(sheet);
  // What was done in both is neither an animal study nor one in dishes.
  if (marks.includes('in-animals') && marks.includes('in-vitro')) {
    const others = markNotices({ ...sheet, marks: marks.filter((mark) => !ofLaboratory.has(mark)) }, plain);
    const isSaid = /\bcells?\b/i.test(plain) && notices['in-animals']?.shownBy.test(plain) === true;
    return [isSaid ? '' : 'An animal and in vitro study.', others].filter((text) => text !== '').join(' ');
  }
  return marks
    .flatMap((mark) => {
      const notice = notices[mark];
      if (notice === undefined || notice.shownBy.test(plain)) return [];
      if (mark === 'in-animals') return [animalNotice(sheet)];
      return [mark === 'protocol' && !callsItProtocol(sheet) ? 'A plan: no results yet.' : notice.text];
    })
    .join(' ');
}

/** The proposal of a project is a plan, and no protocol. */
function callsItProtocol({ title, sentences }: FactSheet): boolean {
  return [title ?? '', ...sentences.map(({ text }) => text)].some((text) =>
    /\bprotocol|\btrial\b/i.test(text),
  );
}

/** Which animals, where the source names one kind only. */
export function animalNotice({ title, sentences }: FactSheet): string {
  const text = withoutAntibodies([title ?? '', ...sentences.map((sentence) => sentence.text)].join(' '));
  const named = species.filter(([, pattern]) => pattern.test(text));
  const [only] = named;
  const isOnly = named.length === 1 && only !== undefined && !otherAnimals.test(text);
  return isOnly && (text.match(new RegExp(only[1], 'gi')) ?? []).length > 1
    ? `A study in ${only[0]}.`
    : (notices['in-animals']?.text ?? '');
}

const otherAnimals =
  /\b(?:birds?|songbirds?|finch(?:es)?|chicks?|chickens?|frogs?|Xenopus|fish(?:es)?|bats|cats|goats|cattle|cows|horses|bees|ants|moths?|beetles?|worms?|lizards?|snakes?|baboons?|lemurs?)\b/;

const species: readonly (readonly [string, RegExp])[] = [
  ['mice', /\b(?:mice|mouse|murine)\b/i],
  ['rats', /\brats?\b/i],
  ['zebrafish', /\bzebrafish\b/i],
  ['fruit flies', /\bDrosophila\b|\bfruit fl(?:y|ies)\b/],
  ['C. elegans', /\bC\. elegans\b|\bCaenorhabditis elegans\b/],
  ['rabbits', /\brabbits?\b/i],
  ['pigs', /\b(?<!guinea )(?:pigs?|piglets?|porcine)\b/i],
  ['dogs', /\b(?:dogs?|canine)\b/i],
  ['sheep', /\bsheep\b/i],
  ['monkeys', /\b(?:monkeys?|macaques?|rhesus)\b/i],
  ['hamsters', /\bhamsters?\b/i],
  ['guinea pigs', /\bguinea pigs?\b/i],
];

const ofLaboratory: ReadonlySet<Mark> = new Set<Mark>(['in-animals', 'in-vitro']);

function marksOf(sheet: FactSheet): readonly Mark[] {
  return isProtocol(sheet) && !sheet.marks.includes('protocol') ? [...sheet.marks, 'protocol'] : sheet.marks;
}

const notices: Readonly<Partial<Record<Mark, { readonly text: string; readonly shownBy: RegExp }>>> = {
  'in-animals': {
    text: 'An animal study.',
    shownBy:
      /\b(?:mice|mouse|rats?|murine|rodents?|animals?|zebrafish|rabbits?|pigs?|piglets?|dogs?|sheep|monkeys?|macaques?|hamsters?|Drosophila|fl(?:y|ies)|moths?|bees|ants|beetles?|fish(?:es)?|birds?|worms?|frogs?|chicks?|chickens?|bats|cats|goats|cattle|cows|horses|guinea pigs?|baboons?|lemurs?|songbirds?|(?:C\.|Caenorhabditis) elegans)\b(?! (?:oil|venom|milk|meat|meal|intake|consumption|products?)\b)/i,
  },
  'in-vitro': {
    text: 'An in vitro study.',
    shownBy: /\b(?:in vitro|cell lines?|cultured|lab dish(?:es)?|ex vivo|organoids?)\b/i,
  },
  simulation: { text: 'A simulation study.', shownBy: /\b(?:simulat\w+|in silico|computational)\b/i },
  protocol: { text: 'A protocol: no results yet.', shownBy: /\b(?:protocol|plan)\b.*\bno results yet\b/i },
  patent: { text: 'A patent document.', shownBy: /\bpatent\b/i },
  concern: {
    text: 'The journal has published an expression of concern about this article.',
    shownBy: /\bexpression of concern\b/i,
  },
  corrected: { text: 'This article has been corrected.', shownBy: /\bhas been corrected\b/i },
};
