/** Superscripts and subscripts that Unicode has and that fonts draw. */
const raised: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '=': '⁼',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
  i: 'ⁱ',
};
const lowered: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
  '–': '₋',
  '=': '₌',
  '(': '₍',
  ')': '₎',
};

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
