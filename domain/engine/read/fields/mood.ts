import type { FactSheet, Genre } from '../../fact-sheet.ts';

/** How the finding reads to people outside the field: a benefit, a harm or a disappointment, or neither. */
export function readMood(finding: string, genre: Genre, title: string | null): FactSheet['mood'] {
  const text = finding.toLowerCase();
  const negated = negation.test(text);
  if (harm.test(text) && !relief.test(text) && !(negated && !/\brisk\b/.test(text))) return 'grave';
  if (
    negated &&
    treated.test(`${text} ${(title ?? '').toLowerCase()}`) &&
    /\b(?:improve|reduce|benefit|effective|effect|advantage|better|lower|differ)/.test(text) &&
    genre === 'trial'
  )
    return 'grave';
  if (!negated && (benefit.test(text) || relief.test(text))) return 'good';
  return 'neutral';
}

const negation = /\b(?:no|not|without|fail(?:s|ed)?|neither|nor|cannot|little)\b/;
const harm =
  /\b(?:death|deaths|mortality|died|fatal|lethal|suicid\w*|abuse|violence|worse(?:ns?|ned)?|worst|harm(?:s|ful)?|higher risk|increased (?:risk|mortality|incidence)|increases? the risk|risk (?:factor|of)|poor(?:er)? (?:outcomes?|prognosis|survival|quality)|complications?|adverse|toxic(?:ity)?|decline[sd]?|loss(?:es)? of|collapse|extinction|misinformation|cancer risk|malignan\w*|severe|inequalit\w*|shortage|failure|underestimat\w*|disabilit\w*)\b/;
const relief =
  /\b(?:(?:reduc|lower|decreas|prevent|fewer|less|protect)\w* (?:[\w-]+ ){0,4}(?:death|deaths|mortality|risk|pain|complications?|infections?|symptoms|depression|harm|burden|disease|failure|loss)|(?:improv|increas|better|higher|longer|prolong)\w* (?:[\w-]+ ){0,3}(?:survival|outcomes?|quality of life|function|recovery))\b/;
const benefit =
  /\b(?:improve[sd]?|improvement|improving|benefi(?:t|ts|cial)|effective(?:ly)?|outperform(?:s|ed)?|superior|better|safe(?:ly)?|feasible|success(?:ful|fully)?|protective|accurate(?:ly)?|efficient(?:ly)?|faster|enables?|useful|advantages?|reliable|reliably|robust|state-of-the-art|promising|helpful|excellent)\b/;
const treated =
  /\b(?:treatment|therapy|intervention|supplement\w*|exercise|drug|surgery|training|vaccin\w*|program(?:me)?|ablation|screw|block|campaigns?)\b/;
