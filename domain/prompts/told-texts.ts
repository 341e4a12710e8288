import { toldOfClaims } from './fact-data.ts';
import { howToRepair } from './repair-prompt.ts';
import type { ModelPrompt } from './write-prompt.ts';

/** What of a prompt is ours, so that it can be told when it comes back in an answer. */
export interface ToldTexts {
  /** All that a model is told besides the data, and what it is told if posts are sent back. */
  readonly texts: readonly string[];
  /** Names of fields that no text uses as words ("mustSay"). */
  readonly names: readonly string[];
  /** Word of the fence. */
  readonly fence: string;
}

/** Reads them off a prompt as it is sent: whatever is added to prompts is among them without being listed anywhere. */
export function toldTexts({ system, turns, schema, fence }: ModelPrompt): ToldTexts {
  const contents = turns.map(({ content }) => content);
  const texts = [system, ...contents.map(withoutData), JSON.stringify(schema), ...toldOfClaims, howToRepair];
  const names = [...texts, ...contents].flatMap((text) => text.match(fieldName) ?? []);
  return { texts, names: [...new Set(names.map((name) => name.slice(1, -1)))], fence };
}

/** In the middle of the name stands a capital letter: such a name is no word. */
const fieldName = /"[a-z]+[A-Z][A-Za-z]*"/g;

/** Data are one line of JSON between two lines that have the fence's word (`fence.ts`). */
function withoutData(content: string): string {
  return content.replace(/<<<(DATA-[A-Za-z0-9]+)\n[^\n]*\n\1>>>/g, '\n');
}
