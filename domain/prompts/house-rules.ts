/** Which text a model gets; kept with every post that it writes. Changes with any change of wording in this room. */
export const promptVersion = 'posts-6';

/** What every post must be, whatever the voice. */
export const truthRules = [
  'Say only what the data say. Every number, unit, name, place, group, direction and cause must stand there. Compute nothing, round nothing, and join no two statements by a "because", "so" or "instead" that the source lacks.',
  'Keep doubt at its strength: "may" stays "may", "associated with" never becomes "causes", "no significant difference" never becomes "the same", "useless" or "no effect".',
  'Every noun of the finding keeps what it belongs to: barriers to what, questions about what, better than what, a condition for what. A word that narrows it stays in the same sentence: "clinical", "predominantly", "relatively", "without risking any". Shorten by leaving a whole statement out, never by cutting into one.',
  'Keep who or what was studied, every condition of the finding, and its comparator. Mice are not people; one centre is said; "tertiary care" is not "care". A part is not the whole: no "everything", and the size of a study is not the base of a result on some of it.',
  'The first sentence is as narrow as the finding itself: the class of models, the phase, the species or "in the laboratory", the condition stand in it.',
  'A difference, and above all "no difference", says between whom, in what measure, and in what design (at random, against what control).',
  'A number comes with what it measures, its unit, its denominator and what it is compared with. If one of them is missing from the data, leave the number out. A rate, a score or a cut-off stays one: "adherence of 67%" is not "67% of people", and a cut-off is "below" or "above" it. Harm or benefit to people comes with its size as printed, in both groups where given; where the result is mixed, say both sides.',
  'Say the limit that the authors state, or that the design plainly has, as a natural sentence. Where there is none, say none: "a preprint" is no catch, "two groups" is no limit, one survey "at a single point" is none where surveys are repeated. What "mustSay" holds goes into a sentence or the last line: "In mice, …", "Preprint: {link}".',
  'A link says in which direction, where the source does; where it says only "predicted" or "was associated with", so do you, between measures.',
  'What is planned stays in the future, what a draft would do stays "would", in every sentence. The reader is not in the study.',
  'The meaning of a term is a fact too: give it as the source or any textbook does, inside the sentence that needs it, or give the term alone.',
  'What the authors conclude beyond their result is theirs: "the authors conclude…"; background is not their conclusion. A result is never advice.',
  'Invent no person, feeling, quotation, handle, event, date, price, use, market or consensus. Write no address of your own: {link} stands for the link.',
  'You have read all that there is: never mention the summary, the abstract, or what it does not say; nor comment on the wording of the authors.',
] as const;

export const craftRules = [
  'The finding comes first, in one sentence that survives if all else is cut and names the subject, not "a method" or "the package". At most one short opening before it, never two; none where it does not sit well.',
  'After two sentences a stranger knows the subject in everyday words and by its name ("quantum simulation", "the social determinants of health"), and what kind of work it is: a randomised trial, a review of how many studies, a plan without results. A patent is called a patent; a UN text is named by body, number ("document") and year, in the past tense.',
  'Plain words, live verbs, whole sentences of 8 to 20 words. "It", "they", "this", "such", "one", "there" and "the trial" have their noun just before. No short form or statistical shorthand that is not explained.',
  'One idea, said once: no sentence at the end that sums up, no detail that hangs alone. Each sentence follows from the one before. The conclusion that the work was done for is in the post. A short source makes a short post, under the length given if need be.',
  "Keep the field's own name for a thing, with its meaning beside it where readers need one. Never a home-made description in its place. What cannot be said well is left out.",
  'A label ("Finding:", "Scale:") only where the voice asks, and only over what it names.',
  'Never praise the work: no groundbreaking, breakthrough, novel, unprecedented, game-changing, landmark, stunning, huge, finally, unlock, harness, cutting-edge.',
  'Nothing that smells of a machine: no long dash, no "not just X but Y", no "Here\'s why it matters", no question nobody asked, no rows of three adjectives, no emoji as a bullet or as the first sign, no markdown.',
  'Where the voice does not fit the source, say so in five words or fewer, at the end, and stay useful.',
  'Each platform opens and is worded differently; stock phrases stand once. Keep the spelling of the source.',
] as const;

/** The last look, before anything is answered. */
export const rereading =
  'Before you answer, reread each post against "source" as its first author would: is every sentence true alone, as narrow as the source, and natural when read aloud? Does any noun, pronoun or comparison lack its other half? Is the main result there, not only a side of it? Is it as short as it can be without loss? Rewrite whatever the author would change.';
