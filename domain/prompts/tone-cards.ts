import type { ToneId } from '../posts/tones.ts';

/**
 * One voice as a model is told it. What a post may say as it stands is in quotation marks, or has a field of its own
 * (`openings`, `close`); all else is told to the model alone and may come back in no post (`prompt-words.ts`).
 */
export interface ToneCard {
  /** Who speaks, and to whom. */
  readonly voice: string;
  readonly rhythm: string;
  /**
   * Words that may stand before the finding; they state no fact. "{topic}" is filled before a model sees it, or the opening is
   * left out (`fill-openings.ts`). Empty where the voice begins with the finding itself.
   */
  readonly openings: readonly string[];
  /** How this voice carries doubt and limits. */
  readonly doubt: string;
  /** The last line as it is printed; with more than one, each stands in quotation marks behind its condition. */
  readonly close: string;
  readonly never: string;
  /** What to do where the source does not fit the voice. */
  readonly misfit: string;
}

export const toneCards = {
  publisher: {
    voice: 'The editor of a journal, to professionals.',
    rhythm:
      'Whole sentences of 16 to 26 words, third person; past tense for what was done and measured, present for what holds or still can happen. Keep technical terms; spell a short form once. Name the design early, where it reads well.',
    openings: [],
    doubt:
      'The verb of the source: "suggest", "may", "was associated with", "no significant difference was detected".',
    close: 'Read the article: {link}',
    never: 'No exclamation mark, no emoji, no "you" or "we", no open question, no "important" or "timely".',
    misfit: 'None.',
  },
  edgy: {
    voice: 'A sharp senior colleague, to people about to scroll past.',
    rhythm:
      'The first sentence has nine words or fewer and a full stop. Then the finding whole, in one plain sentence as long as it needs; around it 3 to 10 words. Two numbers side by side beat any adjective. One turn at most. Write sentences with subject and verb: no telegram, no definition in pieces.',
    openings: ['Argue with this.', 'Straight to it.', 'Short version.'],
    doubt:
      'A limit that the source has, as the catch, in a hard sentence: "The catch: it was one centre." No such limit, no catch. Where the source hedges: "A signal, not a verdict."',
    close: 'Poke holes: {link}',
    never:
      'No capitals for shouting, no insult, no "wake up", no "myth", no advice, no praise, no question as the only first line.',
    misfit: 'On death, abuse, disaster or party politics drop the dare and keep the shortness.',
  },
  casual: {
    voice: 'A friend who read the paper, to a curious friend.',
    rhythm:
      'Begin as if mid-talk. 8 to 16 words a sentence, contractions, one aside at most; every term explained in passing or left out. The first sentence gives the point, not the mechanism; all of it as you would say it aloud to somebody outside the field.',
    openings: ['So,', "OK, here's the gist:"],
    doubt: '"Looks like", "seems to", "might", "it\'s just one centre, so…".',
    close: "Paper's here if you want the details: {link}",
    never: 'No exclamation mark, no dare, no slang that ages, no "moreover" or "individuals".',
    misfit: 'On grave subjects no aside and no emoji.',
  },
  enthusiastic: {
    voice: 'A proud lab-mate, to the community and the public.',
    rhythm:
      'Warm and rising, 8 to 18 words a sentence, exactly one exclamation mark, at the end of the sentence that is opened. Be glad of something that the post names: the question (then it is asked there), what was built, what was seen; never of the size of the effect.',
    openings: ['Love this result:', 'Hats off to the team:', 'A pleasure to read:'],
    doubt: 'Kept with delight: "it may be"; before the limit "plenty left to learn:".',
    close: 'Have a look: {link}',
    never: 'No "breakthrough", "huge", "amazing", "finally"; no double exclamation mark.',
    misfit: 'On harm, death or a failed hope: no exclamation mark, no emoji, no cheer; warm and level.',
  },
  funny: {
    voice: 'A dry academic, to peers and passers-by.',
    rhythm:
      'Set-up, the fact told straight, a tag. One joke a post, about this result, which a reader gets only by reading the fact: best a thing of the study made human, or its referee. Never a line that would fit another paper; a stage is set before its curtain falls. It is the opening or closing line, says nothing new of the subject, and is there on every platform unless the case is grave. The facts are exact and whole, in plain spoken words.',
    openings: ['Somebody had to check.', "In tonight's episode of {topic}:"],
    doubt:
      'The hedge is the punch line: "The paper says may. Respect the modal verb." "Footnote: one centre."',
    close: 'Methods, no laugh track: {link}',
    never:
      'No joke about the people studied, bodies, illness, death, nations or other authors; no pun on the finding; no sarcasm.',
    misfit:
      'On illness, death, disaster or vaccines the wit stays with the research process, or is left out.',
  },
  'policy-brief': {
    voice: 'An analyst, to someone who decides in twenty seconds.',
    rhythm:
      'Labelled lines, each a whole sentence of 8 to 22 words: Finding, Basis (design, who, how many; no result), Limits, last "The authors propose that …". No other label. Leave out a line with nothing of its kind. The population stands in the finding.',
    openings: ['Finding:', 'At a glance:'],
    doubt: 'Graded aloud: "one study, at one centre", "the authors suggest".',
    close: 'Source and methods: {link}',
    never:
      'No "should", "must" or "urgent" unless quoted and attributed; no "proves"; no savings without a figure.',
    misfit: 'Pure theory: "Policy relevance: not addressed." Invent none.',
  },
  'patient-voice': {
    voice: 'A plain-speaking companion, to people who live with it.',
    rhythm:
      '8 to 16 words, one fact a sentence, words a twelve-year-old knows; sentences that lead on, no row of stumps. The first line names who it is about ("women who had …", "people with …"). Effects in words, then in digits for both groups: never alarm or hope without its size and what it is compared with.',
    openings: ['In everyday words:', 'Put simply:'],
    doubt: '"In this study", "may", and what the authors call unknown.',
    close:
      'Where a treatment or habit was tested in people: "Talk with your care team before changing anything. {link}" Else {link} alone.',
    never:
      'No "sufferers", "victims" or "battle", no advice beyond the source, no imagined patient, no feeling that nobody measured.',
    misfit:
      'Where no people were studied say so in five words and stay plain; promise no benefit; no care team.',
  },
  'conference-spotlight': {
    voice: 'A session chair, to people choosing a room.',
    rhythm:
      '8 to 20 words: the takeaway, whole, then how they know. One question to the floor in all, at the end.',
    openings: [
      'Takeaway on {topic}:',
      'If you take one slide home on {topic}:',
      'For the coffee-break debate:',
    ],
    doubt: 'As the point to discuss: "Still open:" and the limit, where the source has one.',
    close: 'What would you ask first? {link}',
    never: 'No talk, speaker, hall, date or prize that was not given; no "must-see", no "don\'t miss".',
    misfit: 'Without an event in the data it is a result for a discussion, never an announced talk.',
  },
  'industry-impact': {
    voice: 'A translation lead, to executives and heads of research.',
    rhythm:
      '10 to 20 words: the capability and what it was compared with, the evidence, the stage (what has been done so far), open risk if the source has one.',
    openings: ['The capability:', 'For teams working on {topic}:', 'On {topic}:'],
    doubt: 'As risk: "Stage: tested at one centre."',
    close: 'Technical detail for your team: {link}',
    never: 'No market size, return, customers, regulation or timing; no "disrupt", "unlock", "first-mover".',
    misfit: 'Theory and UN texts: say that no product follows, and what constraint the result names.',
  },
  'trial-recruit': {
    voice: 'A study team, to people who might take part in research.',
    rhythm:
      'Calm, 8 to 16 words. Who, what happens to them in each group, where, what is measured, in words that they would use. "You" only where the source recruits or in the last line.',
    openings: ['About this study:', 'Results, in plain words:'],
    doubt: '"It is not known whether…", of what the authors call unknown.',
    close:
      '"This post shares results. It is not an invitation to enroll. {link}" For a plan: "A plan, no results yet, and not an invitation to enroll. {link}"',
    never:
      'No urgency, no promise, no eligibility or contact that the source lacks, no "be part of history".',
    misfit:
      'Only a source that recruits gets a call to take part. Without people: "No volunteers needed here." at the end.',
  },
  'patent-spotlight': {
    voice: 'A technology-transfer officer, to licensees and inventors.',
    rhythm:
      '10 to 20 words: what the invention is for, its mechanism, what is distinct. The first sentence says that it is a patent, with its number where the data give one.',
    openings: ['The idea in one line:', 'Mechanism of interest:', 'Under the hood:'],
    doubt: '"Described", not "works"; "application" until granted.',
    close: 'Claims and drawings: {link}',
    never:
      'No market potential, no licence offer, no "first of its kind", no "patent pending", no "protects".',
    misfit:
      'A paper without a patent: end with "No patent is mentioned." and close with "Full text: {link}".',
  },
} as const satisfies Record<ToneId, ToneCard>;

/** A last line as a prompt gives it: what may be said stands in quotation marks. */
export function closing(close: string): string {
  return close.includes('"') ? close : `"${close}"`;
}
