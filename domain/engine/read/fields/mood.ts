import type { FactSheet, Genre } from '../../fact-sheet.ts';

/**
 * How the finding reads to people outside the field: a benefit ("good"), a harm or a hope that failed ("grave"), or
 * neither. Where harm and benefit stand together, relief from the harm decides; the rest stays neutral.
 */
export function readMood(finding: string, genre: Genre, title: string | null): FactSheet['mood'] {
  const text = finding.toLowerCase();
  const negated = negation.test(text);
  if (isMedical(genre) && failsHope(text, (title ?? '').toLowerCase())) return 'grave';
  if (harm.test(text) && !relief.test(text) && !benefit.test(text))
    return negated && !/\brisk of\b|\bdeath|\bdied/.test(text) ? 'neutral' : 'grave';
  if (negated)
    return /\bwithout (?:the )?(?:need|loss|significant overhead)\b/.test(text) ? 'good' : 'neutral';
  if (benefit.test(text) || relief.test(text)) return 'good';
  return technical.has(genre) && advance.test(text) ? 'good' : 'neutral';
}

const negation = /\b(?:no|not|without|fail(?:s|ed)?|neither|nor|cannot|unable|little)\b/;
const harm =
  /\b(?:deaths?|mortality|died|fatal|lethal|suicid\w*|abuse|violence|worse(?:ns?|ned)?|harm(?:s|ful)?|(?:higher|increased|greater|elevated) (?:risk|mortality|incidence|prevalence)|increas\w+ (?:the |in )?(?:risk|rate of)|risk (?:of|for)|poor(?:er)? (?:outcomes?|prognosis|survival|quality|agreement)|complications?|adverse|toxic(?:ity)?|extinction|misinformation|malignan\w*|metasta\w*|malnutrition|impairment|bacter(?:a)?emi[ac]\w*|ha?emolysis|recurrence|leak(?:age)?|treatment failure|collapse of|killer|disabilit\w*|burden|damage|demanding|deficien\w+|(?:health|social|socio-?economic|gender) inequalit\w*|off-label marketing|detriment\w*)\b/;
const relief =
  /\b(?:(?:reduc|lower|decreas|prevent|avert|fewer|less|protect|avoid)\w* (?:[\w-]+ ){0,4}(?:deaths?|mortality|risks?|pain|complications?|infections?|symptoms|depression|harm|burden|disease|failure|loss|episodes|costs?|hypersalivation|mortality|anxiety|stress)|(?:improv|increas|better|higher|longer|prolong)\w* (?:[\w-]+ ){0,3}(?:survival|outcomes?|quality of life|function|recovery)|(?:pain|mortality|cost|risk)s? (?:was|were) (?:significantly )?(?:reduced|lower))\b/;
const benefit =
  /\b(?:improve[sd]?|improvements?|improving|benefi(?:t|ts|cial)|effective(?:ly)?|outperform(?:s|ed)?|superior|safe(?:ly)?|feasible|success(?:ful|fully)?|protective|more accurate|efficient(?:ly)?|faster|useful|advantages?|promising|helpful|of help|near-normal|state-of-the-art|positive effect|good alternative|viable alternative|favorable|favourable|enhances?)\b/;
const advance =
  /\b(?:accurate(?:ly)?|robust|reliabl[ey]|enables?|capable|(?:good|excellent|very good|remarkably well|agree\w* (?:\w+ )?well)|exact|fewer|higher accurac(?:y|ies)|comparable quality|correlates well|suitable|more realistic|closes the gap|dominates?|scales?|fast|simpler|accessible|optimal|human-like)\b/;
const technical: ReadonlySet<Genre> = new Set<Genre>(['method', 'theory', 'simulation', 'dataset']);

function isMedical(genre: Genre): boolean {
  return (
    genre === 'trial' ||
    genre === 'observational' ||
    genre === 'diagnostic' ||
    genre === 'review' ||
    genre === 'animal-or-lab'
  );
}

/** A null or a failure where help was hoped for: "did not prove to be beneficial", "is not safe", "little evidence that … effective". */
function failsHope(text: string, title: string): boolean {
  if (
    /\b(?:not|no|neither|never|failed to|unable to|little evidence)\b[^.;]{0,80}\b(?:beneficial|benefits?|effective|improv\w*|better outcomes?|safe|prevent\w*|reduce\w* (?:the )?(?:risk|pain|mortality|complications?|cut-out|cortisol)|lower prevalence|survival|deliver)\b/.test(
      text,
    )
  ) {
    return !/\bno (?:adverse|complications?|serious|major)\b/.test(text);
  }
  return (
    /\bprimary (?:outcome|end-?point)\b[^.]*\b(?:negative|not (?:met|reached))\b/.test(text) ||
    (/\b(?:no|not)\b/.test(text) &&
      /\b(?:benefit|effective|helpful|improve|protect)\b/.test(title) &&
      /\b(?:trial|treatment|therapy|intervention|ablation|supplement)/.test(`${text} ${title}`))
  );
}
