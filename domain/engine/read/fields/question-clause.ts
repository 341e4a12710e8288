/** Turns "X is Y" into "Is X Y?", "X reduces Y" into "Does X reduce Y?"; null where the verb cannot be told for certain. */
export function invertClause(clause: string): string | null {
  const auxiliary =
    /^((?:(?!\b(?:that|which|who|whose)\b)[^,])+?) (is|are|was|were|can|could|may|might|will|would|should) (.+)$/i.exec(
      clause,
    );
  const verb = mainVerb(clause);
  if (auxiliary !== null && (verb === null || (auxiliary[1] ?? '').length <= verb.subject.length)) {
    return sound(auxiliary[1])
      ? `${upper(auxiliary[2] ?? '')} ${lower(auxiliary[1] ?? '')} ${auxiliary[3]}?`
      : null;
  }
  if (verb === null || !sound(verb.subject)) return null;
  const modal = /^(.+) (can|could|may|might|will|would|should|do|does|did)$/i.exec(verb.subject);
  // "Automatic transmission, compared with manual transmission, may improve …".
  if (modal !== null) return `${upper(modal[2] ?? '')} ${lower(modal[1] ?? '')} ${verb.base} ${verb.rest}?`;
  return `${verb.helper} ${lower(verb.subject)} ${verb.base} ${verb.rest}?`;
}

/** Only these heads make a sound question; everything else is left alone. */
export function questionFromObject(object: string): string | null {
  // "The use of X improves Y" says, and asks nothing.
  if (
    mainVerb(object.replace(/ \b(?:who|that|which|whose|where|when|whom|while|if|whether)\b.*$/u, '')) !==
    null
  )
    return null;
  const heads: readonly (readonly [RegExp, string])[] = [
    [
      /^(?:the |any |possible |potential |a possible )*(association|relationship|correlation|link|relation|difference|interaction)s? between (.+ and .+)$/i,
      'Is there a',
    ],
    [
      /^the (?:\w+ )?(effect|impact|influence|role|prevalence|incidence|frequency|accuracy|efficacy|effectiveness|safety|feasibility|diagnostic value|prognostic value|predictive value|value|contribution|use|usefulness|utility|validity|reliability|clinical significance)((?: and (?:safety|efficacy|feasibility|effectiveness|validity|reliability|tolerability|severity|impact|incidence))?) (of .+)$/i,
      'What is the',
    ],
    [
      /^the (?:\w+ )?(effects|impacts|influences|risk factors|predictors|determinants|outcomes|factors|characteristics|mechanisms)() (of .+|for .+)$/i,
      'What are the',
    ],
  ];
  for (const [pattern, lead] of heads) {
    const match = pattern.exec(object);
    if (match === null) continue;
    if (lead === 'Is there a')
      return `Is there ${/^(?:association|interaction)/i.test(match[1] ?? '') ? 'an' : 'a'} ${match[1]} between ${match[2]}?`;
    const both = (match[2] ?? '') !== '';
    return `${both ? 'What are the' : lead} ${match[1]}${match[2] ?? ''} ${match[3]}?`;
  }
  return null;
}

/** "how X affects Y" -> "How does X affect Y?", "which factors predict Y" -> "Which factors predict Y?". */
export function questionFromWord(clause: string): string | null {
  const manner =
    /^((?:to (?:what|which) (?:extent|degree)|how(?: (?:well|often|far|strongly|quickly|accurately|effectively|reliably)|(?! (?:long|much|many|to|the)\b))|why|when|where)) (.+)$/i.exec(
      clause,
    );
  if (manner !== null) {
    const inverted = invertClause(manner[2] ?? '');
    return inverted === null ? null : `${upper(manner[1] ?? '')} ${decapitalised(inverted)}`;
  }
  const role = /^(?:what|which) (role|part)s? (.+?) plays? in (.+)$/i.exec(clause);
  if (role !== null && sound(role[2])) return `What ${role[1]} does ${role[2]} play in ${role[3]}?`;
  return subjectAsked.test(clause) ? `${upper(clause)}?` : null;
}

/** What is asked for is itself the subject: nothing but its verb follows it. */
const subjectAsked =
  /^(?:(?:what|which) (?:[\p{Ll}-]+ ){0,2}(?:factors?|variables?|features?|characteristics?|mechanisms?|types?|kinds?|genes?|proteins?|groups?|patients|people|conditions?|methods?|models?|strategies|interventions?|treatments?)|how many [\p{Ll}-]+|what|who) (?:is|are|was|were|can|could|may|might|will|drives?|determines?|predicts?|predicted|explains?|explained|influences?|influenced|affects?|affected|contributes?|contributed|causes?|caused|controls?|shapes?|makes?|made|leads?|led|underl(?:ies|ie)) /iu;

function decapitalised(question: string): string {
  return question.charAt(0).toLowerCase() + question.slice(1);
}

interface Verb {
  readonly subject: string;
  readonly helper: 'Do' | 'Does' | 'Did';
  readonly base: string;
  readonly rest: string;
}

/** Verbs whose forms are told apart from nouns by what follows; nouns such as "increase" and "effect" are left out. */
const verbs =
  'affect|alter|improve|reduce|decrease|enhance|predict|lead|depend|differ|correlate|provide|contribute|induce|influence|help|require|benefit|occur|exist|reflect|protect|prevent|play|allow|enable|modify|promote|have|vary|remain|represent|explain|mediate|moderate|facilitate|inhibit|increase|cause|impair|experience|receive|need|prefer|agree|use|develop|show|perform|modulate|regulate|determine|suppress|disrupt|restore|activate|maintain|govern|accelerate|amplify|impede|hinder|undermine|confer|encode|dictate|constrain|strengthen|weaken|shorten|prolong|attenuate|exacerbate|worsen|outperform|rely|act|adapt|respond|interact'.split(
    '|',
  );

/** The first word that is surely a verb, with what stands before and behind it. */
export function mainVerb(clause: string): Verb | null {
  const words = clause.split(' ');
  for (let at = 1; at < words.length - 1 && at < 16; at += 1) {
    const form = inflected(words[at] ?? '');
    if (form === null) continue;
    // "Has also reached": the verb is another.
    if (form.base === 'have' && words.slice(at + 1, at + 3).some((word) => /(?:ed|en)$/.test(word)))
      return null;
    // "A well developed circulation".
    if (
      form.helper === 'Did' &&
      /^(?:well|newly|recently|poorly|highly|fully|previously)$/.test(words[at - 1] ?? '')
    )
      continue;
    if (isNoun(words, at) || isParticiple(words, at, form.helper)) continue;
    return { subject: words.slice(0, at).join(' '), ...form, rest: words.slice(at + 1).join(' ') };
  }
  return null;
}

/** "the increase", "an effect", "of use", "experiences of". */
function isNoun(words: readonly string[], at: number): boolean {
  return (
    words[at + 1] === 'of' ||
    /^(?:the|an?|of|in|no|any|this|that|significant|on|for|to|with|their|its|and|or)$/i.test(
      words[at - 1] ?? '',
    )
  );
}

/** "predicted by". */
function isParticiple(words: readonly string[], at: number, helper: Verb['helper']): boolean {
  return (
    helper === 'Did' &&
    !/^(?:had|led)$/.test(words[at] ?? '') &&
    /^(?:by|with|in|from|to|for|at)$/.test(words[at + 1] ?? '')
  );
}

function inflected(word: string): { helper: Verb['helper']; base: string } | null {
  if (word === 'has') return { helper: 'Does', base: 'have' };
  if (word === 'had') return { helper: 'Did', base: 'have' };
  for (const base of verbs) {
    if (word === base) return { helper: 'Do', base };
    if (word === `${base}s` || (base.endsWith('y') && word === `${base.slice(0, -1)}ies`))
      return { helper: 'Does', base };
    if (
      word === `${base}ed` ||
      (base.endsWith('e') && word === `${base}d`) ||
      (base.endsWith('y') && word === `${base.slice(0, -1)}ied`)
    )
      return { helper: 'Did', base };
  }
  return null;
}

function sound(subject: string | undefined): boolean {
  return (
    subject !== undefined &&
    subject.split(' ').length <= 12 &&
    !/\b(?:that|which|who|whose|there|it|they|we|these|this|when|if|while)\b/i.test(subject)
  );
}

function upper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function lower(text: string): string {
  return /^(?:The|A|An|In|Patients|Women|Children|Use|Treatment)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
