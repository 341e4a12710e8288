import { finder } from './finder.ts';

/**
 * Words that the end of a printed line parted, as text copied from a PDF has them: "perfor-\nmance" and "perfor- mance" are
 * "performance", "gradient- based" is "gradient-based". How the text writes the word elsewhere decides first; "pre- and
 * post-test" and the ion of "Cl- channels" stay.
 */
export function joinLineHyphens(text: string): string {
  if (!/\p{Ll}-\s/u.test(text)) return text;
  const printed = new Set(wordsIn(text.toLowerCase()).map(([word]) => word));
  return text.replace(parted, (_, first: string, second: string) => {
    const joined = `${first}${second}`.toLowerCase();
    const isCompound =
      !printed.has(joined) &&
      (printed.has(`${first}-${second}`.toLowerCase()) || isTwoWords(first.toLowerCase(), second));
    return isCompound ? `${first}-${second}` : `${first}${second}`;
  });
}

/** Words with their hyphens. */
const wordsIn = finder(/[\p{L}-]+/gu);

/** Not behind another hyphen alone, nor before a word that says that the rest comes later. */
const parted =
  /(?<![\p{L}\p{N}-])((?:\p{L}+-)*(?:\p{Ll}{2,}|\p{Lu}\p{Ll}{2,}))-[ \t]*(?:\n| )[ \t]*(?!(?:and|or|nor|to|versus|vs|but|as|than|through|und|et)\b)(\p{Ll}{2,})(?![\p{L}])/gu;

function isTwoWords(first: string, second: string): boolean {
  return (
    first.includes('-') || opens.test(first) || closes.test(second) || (first === 'in' && scene.test(second))
  );
}

/** Words that open a compound and hardly ever begin another word. */
const opens =
  /^(?:self|non|well|long|short|high|low|cross|log|real|large|small|single|double|open|full|half|semi|quasi|pseudo|multi|anti|ultra|health|hand|maximum|minimum|gradient|group|deep|fine|time|data|model|cost|risk|age|sex|dose|drug|gene|cell|wild|first|second|third|two|three|four|five|six|one|word|sentence|image|user|task|domain|state|end|near|early|late)$/;

/** Those that close one. */
const closes =
  /^(?:based|related|like|free|specific|dependent|independent|driven|level|levels|scale|term|time|end|aware|wise|art|promoting|studied|known|engineered|invariant|equivariant|order|dimensional|norms?|likelihood|concave|convex|encoders?|treated|induced|mediated|infected|positive|negative|associated|blind|blinded|world|quality|source|type|types|year|years|old|day|week|month|efficient|effective|sensitive|resistant|rich|poor|size|sized|shaped|layer|layered|shot|supervised|trained|line|up|down|wide|long|range|free|cut|off|learning|making|solving|sharing)$/;

const scene =
  /^(?:vitro|vivo|silico|situ|utero|hospital|depth|house|person|patients?|group|plane|domain|distribution|context)$/;
