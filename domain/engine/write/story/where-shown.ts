import { upperStart } from '../phrases.ts';

/** A claim with where it was shown: "in experiments on X". Empty where the sentence does not say. */
interface Shown {
  readonly where: string;
  readonly claim: string;
}

/** "Experiments on X show that Y" -> "In experiments on X", "Y". A frame that hedges stays, and leaves nothing to tell. */
export function whereShown(text: string): Shown {
  const match = frame.exec(text);
  if (match === null) return ledBy(text.replace(canBeShown, 'In $1, '));
  const [whole, kind = '', noun = '', scope = ''] = match;
  const claim = upperStart(text.slice(whole.length));
  const way = /results/i.test(noun) ? wayOfResults(kind) : bare(kind) + noun.toLowerCase();
  // "Results for English", "simulations from Smith": what bounds them has no place before the claim.
  const isTold = scope === '' || (way === '' ? /^ (?:on|in|across|over)\b/ : /^ (?!from\b)/).test(scope);
  if (!isTold) return { where: '', claim: text };
  return { where: way === '' ? upperStart(scope.trim()) : `In ${way}${scope}`, claim };
}

const frame = new RegExp(
  "^(?:The authors' |Their |The )?" +
    '((?:(?:extensive|numerical|comprehensive|empirical|experimental|simulation|qualitative|quantitative|thorough|synthetic) ' +
    '(?:and (?:qualitative|quantitative|empirical|numerical) )?)?)(experiments?|evaluations?|simulations?|tests|results)' +
    '((?: (?:on|with|in|using|across|over|from|for) [^,]{3,90}?)?) ' +
    '(?:show|demonstrate|confirm|reveal|prove|verify|validate)(?:s|ed)? that (?=\\p{L})',
  'iu',
);
const canBeShown =
  /^(?:From|In) (?:the|their|the authors') (?:numerical )?(experiments|simulations|tests), (?:it can be (?:shown|seen) that|the authors (?:show|find|demonstrate) that) /;

/** What the results came out of, where they say so. */
function wayOfResults(kind: string): string {
  if (/simulation/i.test(kind)) return 'simulations';
  if (/numerical/i.test(kind)) return 'numerical experiments';
  return /experimental|empirical/i.test(kind) ? 'experiments' : '';
}

function bare(kind: string): string {
  return kind.toLowerCase().replace(/^(?:extensive|comprehensive|thorough) (?:and )?/, '');
}

/** "On X, the authors' method …" */
function ledBy(text: string): Shown {
  const match = lead.exec(text);
  return match === null || pointer.test(match[1] ?? '')
    ? { where: '', claim: text }
    : { where: match[1] ?? '', claim: upperStart(text.slice(match[0].length)) };
}

const lead =
  /^((?:On|In|Across|For|With|Under|At|Over|Among|Compared (?:with|to)|When|Unlike|Once|After|If|Given|Despite|Through|From|Evaluated|Trained|Combined|Applied) [^,.;:]{3,80}), (?=(?:[Tt]he|[Tt]his|[Tt]heir|it|\p{Lu}\S*) )/u;
const pointer =
  /\b(?:this|these|that|those|such|it|they|their|its|both|addition|contrast|particular|fact|general|summary|turn|the authors)\b/i;
