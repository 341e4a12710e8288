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
  return `${verb.helper} ${lower(verb.subject)} ${verb.base} ${verb.rest}?`;
}

interface Verb {
  readonly subject: string;
  readonly helper: 'Do' | 'Does' | 'Did';
  readonly base: string;
  readonly rest: string;
}

/** Verbs whose forms are told apart from nouns by what follows; nouns such as "increase" and "effect" are left out. */
const verbs =
  'affect|alter|improve|reduce|decrease|enhance|predict|lead|depend|differ|correlate|provide|contribute|induce|influence|help|require|benefit|occur|exist|reflect|protect|prevent|play|allow|enable|modify|promote|have|vary|remain|represent|explain|mediate|moderate|facilitate|inhibit|increase|cause|impair|experience|receive|need|prefer|agree|use|develop|show|perform'.split(
    '|',
  );

function mainVerb(clause: string): Verb | null {
  const words = clause.split(' ');
  for (let at = 1; at < words.length - 1 && at < 16; at += 1) {
    const form = inflected(words[at] ?? '');
    if (form === null) continue;
    const before = words[at - 1] ?? '';
    // "the increase", "an effect", "of use": nouns.
    if (/^(?:the|an?|of|in|no|any|this|that|significant|on|for|to|with|their|its|and|or)$/i.test(before))
      continue;
    if (
      form.helper === 'Did' &&
      !/^(?:had|led)$/.test(words[at] ?? '') &&
      /^(?:by|with|in|from|to|for|at)$/.test(words[at + 1] ?? '')
    )
      continue;
    return { subject: words.slice(0, at).join(' '), ...form, rest: words.slice(at + 1).join(' ') };
  }
  return null;
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
