import type { FactSheet } from '../../fact-sheet.ts';
import { coinedName } from '../../read/compress/references.ts';
import { isBalanced, upperStart } from '../phrases.ts';
import { type MadeThing, madeThings, titledThing } from './made-thing.ts';

/** Characters: a sentence with the explanation in it is read as one up to here. */
const longest = 240;

/**
 * "Tests show that NAME reads faster" -> "Tests show that NAME, a parser for notes, reads faster": a name that the work coined
 * is explained where a reader first meets it. Null where it needs none, or where the words would break the sentence.
 */
export function explainedName(text: string, sheet: FactSheet): string | null {
  const thing = [...madeThings(sheet), ...titledThing(sheet)].find(
    (one) => one.name !== '' && !one.plural && isOwn(one, sheet) && text.includes(one.name),
  );
  if (thing === undefined) return null;
  return (
    [thing.phrase, thing.brief]
      .filter((phrase) => phrase !== '' && !saysNothing.test(phrase) && !repeats(phrase, text))
      .map((phrase) => placed(text, thing.name, phrase))
      .find((told) => told !== null && told.length <= longest && isBalanced(told)) ?? null
  );
}

/** The title's name, or one that a sentence announces: "CdTe" and "CYP2D6" are others'. */
function isOwn({ name, sentence }: MadeThing, { title, sentences }: FactSheet): boolean {
  return coinedName(title) === name || announces.test(sentences[sentence]?.text ?? '');
}

const announces =
  /\b(?:[Ww]e|paper|work|study|article) (?:\w+ly |also |then )?(?:propos|introduc|present|develop)/;

function placed(text: string, name: string, phrase: string): string | null {
  const at = text.indexOf(name);
  const before = text.slice(0, at).replace(/\b[Tt]he authors' (?:proposed |new |novel )?$/, '');
  const behind = text.slice(at + name.length);
  if (!leadsIn.test(before)) return null;
  if (behind === '.') return `${before}${name}, ${phrase}.`;
  return goesOn.test(behind) ? upperStart(`${before}${name}, ${phrase},${behind}`) : null;
}

/** What a name may stand behind: nothing, an opening clause, "that", a preposition. */
const leadsIn = /^$|^[^,]{4,80}, $|^[^,]*\b(?:that|of|from|by|than|to|using|via|for|on|over) $/;

/** A verb of its own, or where, when and by how much. */
const goesOn =
  /^ (?:(?:is|are|was|were|can|could|may|has|had|does|did|also|significantly|consistently) |(?:achiev|attain|outperform|improv|reduc|show|produc|yield|match|generaliz|generalis|perform|provid|enabl|allow|run|scal|converg|surpass|exceed|learn|deliver|lead|offer|support|requir|obtain|reach|recover|captur)(?:e?s|ed) |(?:in|on|under|with|while|when|across|at|against|compared|without) )/;

/** "A new method" explains nothing. */
const saysNothing =
  /^an? (?:(?:new|novel|proposed|unified|general|hybrid) )?(?:technique|method|approach|framework|model|system|tool|algorithm|solution|scheme|dataset|benchmark|class of algorithms|architecture|network architecture)$/i;

/** Half of the phrase stands in the sentence already. */
function repeats(phrase: string, text: string): boolean {
  const content = phrase.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const held = content.filter((word) => text.toLowerCase().includes(word));
  return held.length * 2 > content.length;
}
