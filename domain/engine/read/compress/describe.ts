/**
 * What a thing does, out of the sentence that announces it: "We propose NAME, a method that …" -> "NAME is a method that
 * …". Null where the sentence is not of such a form, or where the clause might describe something else.
 */
export function describeAnnounced(text: string): string | null {
  return describeNamed(text) ?? describeWhich(text) ?? describeRelative(text) ?? claimAfterColon(text);
}

const announce =
  '(?:propose|introduce|present|develop|describe|design|contribute|release|establish|proposed|introduced|presented|developed|described|designed|released|established)(?: and (?:evaluate|validate|study|analy[sz]e|release|implement))?';
const adverb = '(?:(?:also|then|here|hereby|first|now|thus|therefore|further|\\p{Ll}+ly) )*';
const coined = '(?:[\\p{Lu}\\d][\\p{L}\\p{N}+*-]*|\\p{Ll}+\\p{Lu}[\\p{L}\\p{N}-]*)';
const tool =
  '(?:method|approach|algorithm|model|framework|system|technique|tool|architecture|network|procedure|strategy|scheme|protocol|pipeline|software|platform|device|theory|mechanism|estimator|library|package|dataset|benchmark|language)';
const presentVerb =
  '(?:is|has|can|does|allows|enables|provides|achieves|outperforms|improves|uses|combines|learns|generates|produces|predicts|reduces|requires|works|performs|makes|helps|supports|generalizes|generalises|exploits|integrates|yields|offers|captures|extends|solves|estimates|detects|identifies|measures|maps|finds|treats|scales|\\p{Ll}{4,}(?:izes|ises|ates))';

function describeNamed(text: string): string | null {
  const match = namedThing.exec(text);
  if (match === null || addsAction(match[3] ?? '')) return null;
  return `${match[1]} is ${match[2]} ${match[3]}`;
}

function describeWhich(text: string): string | null {
  const match = whichClause.exec(text);
  if (match === null || addsAction(match[3] ?? '')) return null;
  const [, article, phrase = '', rest = ''] = match;
  if (article === undefined || article === 'the') return coinedHead.test(phrase) ? `${phrase} ${rest}` : null;
  return `A proposed ${plainly(phrase)} ${rest}`;
}

function describeRelative(text: string): string | null {
  const match = relativeClause.exec(text);
  if (match === null) return null;
  const [, qualities = '', noun = '', purpose = '', rest = ''] = match;
  // With a second noun in between ("a method for learning a model that …") the clause may be about that one.
  if (/\b(?:an?|the)\b/.test(purpose) || /^(?:this|these|its)\b/.test(rest) || addsAction(rest)) return null;
  return `A proposed ${plainly(qualities)}${noun}${purpose} ${rest}`;
}

/** "We present a guiding rule: X does Y" -> "X does Y". */
function claimAfterColon(text: string): string | null {
  const match =
    /^We (?:thus |here |also )?(?:present|report|find|found|show|observe|observed|demonstrate) (?:an? |the )?[^:;.()\d]{6,90}: (?=(?:the|an?|\p{Lu})\b)([^:]{40,})$/u.exec(
      text,
    );
  if (
    match === null ||
    /\b(?:no|not|may|might|could|suggest\w*|evidence|possib\w+)\b/i.test(match[0].split(':')[0] ?? '')
  )
    return null;
  const claim = match[1] ?? '';
  // "…: the option to control X" names a thing and claims nothing.
  return /\b(?:is|are|was|were|has|have|can|leads?|led|depends?|increases|decreases|predicts|causes)\b/.test(
    claim,
  )
    ? claim
    : null;
}

/** A second verb of "we" after the description: "…, and show that …". */
function addsAction(rest: string): boolean {
  return /\b(?:and|then) (?:we |also |then |further )*(?:show|evaluate|demonstrate|use|apply|prove|test|provide|discuss|validate|compare|report|illustrate|study|analy[sz]e|present|propose|introduce|find)\b/.test(
    rest,
  );
}

/** Self-praise and "new" go, since "proposed" says it. */
function plainly(qualities: string): string {
  return qualities.replace(/\b(?:novel|new|innovative|powerful|elegant) /g, '');
}

const namedThing = new RegExp(
  `^We ${adverb}${announce} (?:(?:the|an?) )?(${coined}(?: \\p{Lu}[\\p{L}\\p{N}+-]*){0,3}(?: \\([^()]{2,60}\\))?), (an?|the(?= first)) (.+)$`,
  'u',
);
const whichClause = new RegExp(
  `^We ${adverb}${announce} (?:(an?|the) )?((?:[\\p{L}\\p{N}-]+ ){0,5}?[\\p{L}\\p{N}-]+)(?: \\([^()]{2,60}\\))?, which (?=${presentVerb}\\b)(.+)$`,
  'u',
);
const coinedHead = new RegExp(`^${coined}`, 'u');
const relativeClause = new RegExp(
  `^We ${adverb}${announce} an? ((?:[\\p{L}\\p{N}-]+ ){0,4}?)(${tool})((?: (?:for|to|of) [\\p{L}\\p{N} -]{3,50}?)?),? (?:that|which) (?=${presentVerb}\\b)(.+)$`,
  'u',
);
