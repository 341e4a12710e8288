import { upperStart } from '../phrases.ts';

/**
 * "The authors evaluate their method on X, showing that Y" -> "On X, Y"; "…, obtaining Z" -> "On X, their method obtains Z": the claim
 * as what it was found on.
 */
export function evaluated(told: string): string {
  const text = told.replace(seen, 'Our $1');
  const shown = isShown.exec(text);
  if (shown !== null) {
    const [, thing = '', where = '', claim = ''] = shown;
    return `${upperStart(where)}, ${ofThing(claim, thing)}`;
  }
  const [, thing = '', where = '', deed = '', rest = ''] = isReached.exec(text) ?? [];
  const verb = finite.get(deed);
  return verb === undefined
    ? text
    : `${upperStart(where)}, our ${thing} ${/[^su]s$/.test(thing) ? verb[1] : verb[0]} ${rest}`;
}

/** "They outperform X" -> "our method outperforms X": the verb goes with the thing. */
function ofThing(claim: string, thing: string): string {
  const [whole, who = '', verb = ''] =
    /^(it|they) (?!(?:\S+ ){1,4}(?:that|to|whether)\b)(\p{Ll}+)(?= )/u.exec(claim) ?? [];
  if (whole === undefined) return claim;
  const isOne = !/[^su]s$/.test(thing);
  const known = [...finite.values()].find((forms) => forms.includes(verb));
  const form =
    isOne && who === 'they'
      ? (known?.[0] ?? ones.get(verb))
      : isInvariant.test(verb) || who === 'it'
        ? verb
        : (known?.[1] ?? verb);
  return form === undefined ? claim : `our ${thing} ${form}${claim.slice(whole.length)}`;
}

const ones: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ['can', 'can'],
  ['could', 'could'],
  ['may', 'may'],
  ['did', 'did'],
  ['had', 'had'],
]);
const isInvariant = /^(?:can|could|may|did|had|will)$/;

/** "The authors show their method improves X": what they show. */
const seen =
  /^The authors (?:show|find|demonstrate|observe|found|showed) (?:their|the) ((?:[\p{L}-]+ ){1,4}?(?:improves?|outperforms?|achieves?|reduces?|yields?|performs?|can|generali[sz]es?|beats?|surpass(?:es)?|leads?) )/u;
const tested =
  '^The authors (?:also |then |further )?(?:evaluate|test|apply|validate|demonstrate|assess|benchmark|showcase|examine|study|try)(?:e?d)?';
const onWhat = '((?:on|in|across|over) (?!th(?:is|ese|at|ose)\\b)[^;]{4,110}?)';
const isShown = new RegExp(
  `${tested} (?:their|the) ([^,;]{3,60}?) ${onWhat},? (?:and )?(?:show|find|demonstrat|observ|prov)(?:e|ing)? that ([^;]{20,})$`,
  'u',
);
const isReached = new RegExp(
  `${tested} their ((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+) ${onWhat},? (?:and )?(\\p{Ll}+) ([^;]{10,})$`,
  'u',
);
/** What was reached, as a verb of one and of several. */
const finite: ReadonlyMap<string, readonly [string, string]> = new Map(
  [
    ['achiev', 'e'],
    ['obtain', ''],
    ['reach', '', 'es'],
    ['outperform', ''],
    ['yield', ''],
    ['improv', 'e'],
    ['attain', ''],
    ['surpass', '', 'es'],
    ['match', '', 'es'],
  ].flatMap(([root = '', end = '', third = `${end}s`]) =>
    [`${root}ing`, `${root}${end}`].map((form) => [form, [root + third, root + end]] as const),
  ),
);
