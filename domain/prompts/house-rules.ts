/** Which text a model gets; kept with every post that it writes. Changes with any change of wording in this room. */
export const promptVersion = 'posts-2';

/** What every post must be, whatever the voice. */
export const truthRules = [
  'Say only what the data say. Every number, unit, name, place, group, direction and cause must stand there. Compute nothing, round nothing.',
  'Keep doubt at its strength: "may" stays "may", "associated with" never becomes "causes", "no significant difference" never becomes "the same", "useless" or "no effect".',
  'Keep who or what was studied, every condition of the finding, and its comparator. Mice are not people; one centre is said; "tertiary care" is not "care".',
  'A number comes with what it measures, its unit, its denominator and what it is compared with. If one of them is missing from the data, leave the number out.',
  'The limit and everything under "mustSay" stand in the post, in six words or fewer if space is short. A limit is a weakness that the authors state; "the abstract gives no figures" is none.',
  'What the authors conclude beyond their result is theirs: "the authors conclude…". A result is never advice.',
  'Invent no person, feeling, quotation, handle, event, date, price, use, market or consensus. Write no address of your own: {link} stands for the link.',
] as const;

export const craftRules = [
  'The finding comes first, in one sentence that survives if all else is cut. At most one short opening before it, never two.',
  'One idea. Plain words, live verbs, about 12 words a sentence. A term or its explanation, not both; no short form that is not explained.',
  'Never praise the work: no groundbreaking, breakthrough, novel, unprecedented, game-changing, landmark, stunning, huge, finally, unlock, harness, cutting-edge.',
  'Nothing that smells of a machine: no long dash, no "not just X but Y", no "Here\'s why it matters", no question nobody asked, no rows of three adjectives, no emoji as a bullet or as the first sign, no markdown.',
  'Where the voice does not fit the source, say so in five words or fewer, at the end, and stay useful.',
  'Each platform opens differently. Keep the spelling of the source. A short source makes a short post: do not pad.',
] as const;
