/**
 * What the engine's words are worth: our figures beside the published ones, on whatever splits the folder
 * `PAPERLARK_DATASETS` holds under their official names. Prints a table and asserts nothing.
 *   npm run bench:words [-- --only key,roles,finding,fields,check,strength,tweets,posts] [--half even|odd] [--show KIND]
 */
import { parseArgs } from 'node:util';
import { authorTweets } from './words/author-tweets.ts';
import { exaggeration, strengthOfClaims } from './words/claim-strength.ts';
import { editors } from './words/editors.ts';
import { faithfulness } from './words/faithfulness.ts';
import { fields } from './words/fields.ts';
import { frozenFinding, headedFinding } from './words/finding.ts';
import { findingSlot } from './words/finding-slot.ts';
import { keySentence } from './words/key-sentence.ts';
import { plantedFaults } from './words/planted-faults.ts';
import { readability } from './words/readability.ts';
import type { Row } from './words/row.ts';
import { weightSize } from './words/weight-size.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, half: { type: 'string' }, show: { type: 'string' } },
});
const half = options.half === 'even' || options.half === 'odd' ? options.half : undefined;

const sections: Readonly<Record<string, () => Row[]>> = {
  key: keySentence,
  roles: findingSlot,
  finding: () => [...frozenFinding(), ...headedFinding(), ...editors()],
  fields: () => fields(options.show),
  check: () => plantedFaults({ half, show: options.show }),
  strength: () => [...strengthOfClaims(), ...exaggeration()],
  tweets: authorTweets,
  posts: faithfulness,
  plain: readability,
  size: weightSize,
};

console.log('| what | on | ours | beside |\n|---|---|---|---|');
for (const [name, measure] of Object.entries(sections)) {
  if (options.only !== undefined && !options.only.split(',').includes(name)) continue;
  for (const { what, data, ours, beside } of measure())
    console.log(`| ${what} | ${data} | ${ours} | ${beside} |`);
}
