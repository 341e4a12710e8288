/** Which text a model gets; kept with every post that it writes. Changes with any change of wording in this room. */
export const promptVersion = 'posts-10';

/** What every post must be, whatever the voice. */
export const truthRules = [
  'Say only what the data say. Every number, unit, name, place, group, direction and cause must stand there. Compute nothing, round nothing, and join no two statements by a "because", "so" or "instead" that the source lacks.',
  'Keep doubt at its strength: "may" stays "may", "associated with" never becomes "causes", "no significant difference" never becomes "the same", "useless" or "no effect".',
  'Every noun keeps what it belongs to: barriers to what, susceptible to what, better than what. A property stays with what has it: where a field speaks in shorthand ("high-risk schools"), say who is at risk of what. A narrowing word stays: "clinical", "predominantly", "relatively", "without risking any". Leave whole statements out, never parts of one.',
  'Keep who or what was studied, as the source names them (women stay women), every condition of the finding, and its comparator. Mice are not people; "tertiary care" is not "care"; a part is not the whole, and the size of a study is not the base of a result on some of it.',
  'The first sentence is as narrow as the finding: the class of models, the phase, the species or "in the laboratory", the condition stand in it. What came of setting data against a model came of both.',
  'A difference, and above all "no difference", says between whom, in what measure, and in what design (at random, against what control). A link says in which direction, where the source does, and stays a link between measures.',
  'A number comes with what it measures, its unit, its denominator and what it is compared with, or stays out. A rate, a score or a cut-off stays one: "adherence of 67%" is not "67% of people". Harm or benefit to people comes with its size as printed, in both groups where given; a mixed result with both its sides.',
  'Say the limit that the authors state, or a plain fact of the design that is one ("one centre", "self-reported"), and conclude nothing from it. No limit, none said. What "mustSay" holds is said once, in passing, of the part that it is true of: "In mice, …"; a preprint best right before the link, "Preprint: {link}". A preprint is no limit, catch or stage.',
  'What is planned stays in the future, what a draft would do stays "would", in every sentence. The reader is not in the study.',
  'The meaning of a term is a fact too: give it as the source or any textbook does, inside the sentence that needs it ("X, which is …", not "X, or …"), or give the term alone.',
  'What the authors conclude beyond their result is theirs: "the authors conclude…"; background is not their conclusion. A result is never advice.',
  'Invent no person, feeling, quotation, handle, event, date, price, use, market or consensus. Write no address of your own: {link} stands for the link.',
  'Never mention the abstract, what it does not say, or how the authors word it.',
] as const;

export const craftRules = [
  'The finding comes first, in one sentence that survives if all else is cut, is understood at one reading and names its subject in full: not "a method", nor "they" for a word of the opening. Say early who or what, and what was found; take the room that it needs and squeeze nothing in. Two parts or an exception make two sentences, each true alone. Say it as to a colleague at lunch: who does what, not in the nouns of an abstract. At most one short opening before it.',
  'After two sentences a stranger knows the subject in everyday words and by its name ("quantum simulation"), and what kind of work it is: a randomised trial, a review of how many studies, a plan without results.',
  'Plain words, whole sentences of 8 to 20 words. "It", "they", "this", "such", "one", "there" and "the trial" have their noun just before. No short form or statistical shorthand that is not explained.',
  'One idea, said once: no summing up, no fact or filler that hangs alone, no "and" between facts without a tie. Each sentence follows from the one before. The conclusion that the work was done for is in the post. A short source makes a short post, even under the length given.',
  "Keep the field's own name for a thing, never a home-made one. What cannot be said well is left out.",
  'A label ("Finding:") only where the voice asks, and only over what it names.',
  'Never praise the work: no groundbreaking, breakthrough, novel, unprecedented, game-changing, landmark, stunning, huge, finally, unlock, harness, cutting-edge.',
  'Nothing that smells of a machine: no long dash, no "not just X but Y", no "Here\'s why it matters", no question nobody asked, no rows of three adjectives, no emoji as a bullet or as the first sign, no markdown.',
  'An opening, cheer, dare or joke stands in its own sentence or before a colon and is about something in the post. Where none comes naturally, use none.',
  'Where the voice does not fit the source, say so in five words or fewer, at the end, and stay useful.',
  'Each platform opens and is worded differently; stock phrases stand once. Keep the spelling of the source.',
] as const;

/** The last look, before anything is answered. */
export const rereading =
  'Before you answer, reread each post against "source" as its first author would: is every sentence true alone, as narrow as the source, and natural when read aloud? Would a hearer of the first one ask "what do you mean?" or "of what?" Does any noun, pronoun or comparison lack its other half? Is the main result there, not only a side of it? Rewrite whatever the author would change.';
