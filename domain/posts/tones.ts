/** The eleven voices (spec section 3): what the grid shows. How each one writes is in engine/write/. */
export interface Tone {
  readonly value: ToneId;
  readonly label: string;
  /** Name of the icon, as the icon set spells it. */
  readonly icon: string;
  readonly description: string;
  /** What suits it in a finding that a person puts into words of their own: they say it for this tone's readers. */
  readonly ownWords: string;
}

export const toneIds = [
  'publisher',
  'edgy',
  'casual',
  'enthusiastic',
  'funny',
  'policy-brief',
  'patient-voice',
  'conference-spotlight',
  'industry-impact',
  'trial-recruit',
  'patent-spotlight',
] as const;
export type ToneId = (typeof toneIds)[number];
export const defaultTone: ToneId = 'edgy';

export const tones = {
  publisher: {
    value: 'publisher',
    label: 'Publisher',
    icon: 'book-open-text',
    description: 'Academic and precise, for journals, reports and professionals.',
    ownWords:
      'One to three short sentences, as you would tell a colleague from another field: first what did what, then the figure, then how it was studied or what limits it.',
  },
  edgy: {
    value: 'edgy',
    label: 'Edgy',
    icon: 'zap',
    description: 'Bold, punchy, provocative, made to stop scrolling and spark reaction.',
    ownWords:
      'Short sentences of about ten words: first what did what, then the figures side by side, then the catch.',
  },
  casual: {
    value: 'casual',
    label: 'Casual',
    icon: 'coffee',
    description: 'Conversational and approachable, like explaining to a curious friend.',
    ownWords:
      'One to three short sentences, as you would tell a friend over coffee, in everyday words: first what did what, then the figure, then the catch.',
  },
  enthusiastic: {
    value: 'enthusiastic',
    label: 'Enthusiastic',
    icon: 'sun',
    description: 'Upbeat and inspiring, for scientific wins and big results.',
    ownWords:
      'One to three short sentences: first what did what, then the figure, then what is still to learn or what you like about how it was done.',
  },
  funny: {
    value: 'funny',
    label: 'Funny',
    icon: 'laugh',
    description: 'Playful and witty, clever analogies, light academic humor.',
    ownWords:
      'One to three short sentences: the fact told straight, then the figure. A last line of dry wit about the work may be yours; none about people who are ill.',
  },
  'policy-brief': {
    value: 'policy-brief',
    label: 'Policy brief',
    icon: 'landmark',
    description: 'Concise, evidence-focused snapshots for decision-makers and regulators.',
    ownWords:
      'For somebody who has to decide, a short sentence each: what was found and how large it is, in whom and how, what limits it.',
  },
  'patient-voice': {
    value: 'patient-voice',
    label: 'Patient voice',
    icon: 'heart-handshake',
    description: 'Empathetic, plain-language storytelling centred on patient experiences and outcomes.',
    ownWords:
      'A few short sentences, as you would tell a neighbour who lives with it, without a technical term: what changed for whom, who took part, what is not known yet.',
  },
  'conference-spotlight': {
    value: 'conference-spotlight',
    label: 'Conference spotlight',
    icon: 'presentation',
    description: 'Buzz-building previews and takeaways that turn a talk into the must-see session.',
    ownWords: 'One to three short sentences: first the takeaway, then the figure, then what is still open.',
  },
  'industry-impact': {
    value: 'industry-impact',
    label: 'Industry impact',
    icon: 'factory',
    description: 'Forward-looking narratives translating bench breakthroughs into board-room-ready value.',
    ownWords:
      'For somebody who builds things, a short sentence each: what it can do, how it was tested and how far, what is not shown yet.',
  },
  'trial-recruit': {
    value: 'trial-recruit',
    label: 'Trial recruit',
    icon: 'clipboard-check',
    description: 'Clear, trust-building calls motivating eligible participants to enroll and stay engaged.',
    ownWords:
      'A few short sentences, as you would tell somebody who thinks of taking part in research: what was found, who took part and what they did, what is not known yet.',
  },
  'patent-spotlight': {
    value: 'patent-spotlight',
    label: 'Patent spotlight',
    icon: 'lightbulb',
    description: 'Patent-focused posts highlighting innovation, IP value and market potential.',
    ownWords: 'One to three short sentences for an inventor: what it does, how it works, how it was tested.',
  },
} as const satisfies Record<ToneId, Tone>;

export function isToneId(value: unknown): value is ToneId {
  return typeof value === 'string' && (toneIds as readonly string[]).includes(value);
}
