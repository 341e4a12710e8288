import type { FactSheet, Mark } from '../fact-sheet.ts';
import { isProtocol } from './protocol.ts';

/**
 * The words that a post owes its reader: animal, dish, simulation, protocol, correction. Empty where the text says it
 * already. "Preprint" travels with the link; see `link-line.ts`.
 */
export function noticeFor(sheet: FactSheet, said: string): string {
  const plain = said.replace(/https?:\/\/\S+/g, '');
  const marks = marksOf(sheet);
  // What was done in both is neither an animal study nor one in dishes.
  if (marks.includes('in-animals') && marks.includes('in-vitro')) {
    const others = noticeFor({ ...sheet, marks: marks.filter((mark) => !ofLaboratory.has(mark)) }, said);
    const isSaid = /\bcells?\b/i.test(plain) && notices['in-animals']?.shownBy.test(plain) === true;
    return [isSaid ? '' : 'An animal and in vitro study.', others].filter((text) => text !== '').join(' ');
  }
  return marks
    .flatMap((mark) => {
      const notice = notices[mark];
      return notice === undefined || notice.shownBy.test(plain) ? [] : [notice.text];
    })
    .join(' ');
}

const ofLaboratory: ReadonlySet<Mark> = new Set<Mark>(['in-animals', 'in-vitro']);

function marksOf(sheet: FactSheet): readonly Mark[] {
  return isProtocol(sheet) && !sheet.marks.includes('protocol') ? [...sheet.marks, 'protocol'] : sheet.marks;
}

const notices: Readonly<Partial<Record<Mark, { readonly text: string; readonly shownBy: RegExp }>>> = {
  'in-animals': {
    text: 'An animal study.',
    shownBy:
      /\b(?:mice|mouse|rats?|murine|rodents?|animals?|zebrafish|rabbits?|pigs?|piglets?|dogs?|sheep|monkeys?|macaques?|hamsters?|Drosophila|fl(?:y|ies)|moths?|bees|ants|beetles?|fish(?:es)?|birds?|worms?|frogs?|chicks?|chickens?|bats|cats|goats|cattle|cows|horses|guinea pigs?|baboons?|lemurs?|songbirds?|C\. elegans)\b(?! (?:oil|venom|milk|meat|meal|intake|consumption|products?)\b)/i,
  },
  'in-vitro': {
    text: 'An in vitro study.',
    shownBy: /\b(?:in vitro|cell lines?|cultured|lab dish(?:es)?|ex vivo|organoids?)\b/i,
  },
  simulation: { text: 'A simulation study.', shownBy: /\b(?:simulat\w+|in silico|computational)\b/i },
  protocol: { text: 'A protocol: no results yet.', shownBy: /\bprotocol\b.*\bno results yet\b/i },
  patent: { text: 'A patent document.', shownBy: /\bpatent\b/i },
  concern: {
    text: 'The journal has published an expression of concern about this article.',
    shownBy: /\bexpression of concern\b/i,
  },
  corrected: { text: 'This article has been corrected.', shownBy: /\bhas been corrected\b/i },
};
