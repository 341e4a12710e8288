import { subscripts, superscripts } from './latex/latex-symbols.ts';

/** Of what Unicode raises and lowers the signs of numbers: a word with one raised letter is hard to read. */
const raised = numbersOf(superscripts, { '–': '⁻', '=': '⁼', n: 'ⁿ', i: 'ⁱ' });
const lowered = numbersOf(subscripts, { '–': '₋', '=': '₌' });

function numbersOf(table: SignTable, more: SignTable): SignTable {
  return { ...Object.fromEntries(Object.entries(table).filter(([sign]) => /[\d+−()-]/.test(sign))), ...more };
}

type SignTable = Readonly<Record<string, string>>;

/** "2" raised is "²", "4,5" are two; what Unicode cannot raise ("th") stays on the line, so that no letter is lost. */
export function raisedText(text: string): string {
  const list = /^[[(]?(\d{1,3}(?:\s?[,–-]\s?\d{1,3})+)[\])]?$/.exec(text.trim())?.[1];
  return list === undefined || !list.includes(',')
    ? mapped(text, raised)
    : list.replace(/\d/g, (digit) => raised[digit] ?? digit);
}

/** "2" lowered is "₂"; what Unicode cannot lower ("max") stays on the line. */
export function loweredText(text: string): string {
  return mapped(text, lowered);
}

function mapped(text: string, table: Readonly<Record<string, string>>): string {
  const characters = [...text.trim()];
  return characters.every((one) => Object.hasOwn(table, one))
    ? characters.map((one) => table[one]).join('')
    : text;
}
