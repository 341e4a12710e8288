/** The eleven voices (spec section 3): what the grid shows. How each one writes is in engine/write/. */
export interface Tone {
  readonly value: ToneId;
  readonly label: string;
  /** Name of the icon, as the icon set spells it. */
  readonly icon: string;
  readonly description: string;
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
  },
  edgy: {
    value: 'edgy',
    label: 'Edgy',
    icon: 'zap',
    description: 'Bold, punchy, provocative, made to stop scrolling and spark reaction.',
  },
  casual: {
    value: 'casual',
    label: 'Casual',
    icon: 'coffee',
    description: 'Conversational and approachable, like explaining to a curious friend.',
  },
  enthusiastic: {
    value: 'enthusiastic',
    label: 'Enthusiastic',
    icon: 'sun',
    description: 'Upbeat and inspiring, for scientific wins and big results.',
  },
  funny: {
    value: 'funny',
    label: 'Funny',
    icon: 'laugh',
    description: 'Playful and witty, clever analogies, light academic humor.',
  },
  'policy-brief': {
    value: 'policy-brief',
    label: 'Policy brief',
    icon: 'landmark',
    description: 'Concise, evidence-focused snapshots for decision-makers and regulators.',
  },
  'patient-voice': {
    value: 'patient-voice',
    label: 'Patient voice',
    icon: 'heart-handshake',
    description: 'Empathetic, plain-language storytelling centred on patient experiences and outcomes.',
  },
  'conference-spotlight': {
    value: 'conference-spotlight',
    label: 'Conference spotlight',
    icon: 'presentation',
    description: 'Buzz-building previews and takeaways that turn a talk into the must-see session.',
  },
  'industry-impact': {
    value: 'industry-impact',
    label: 'Industry impact',
    icon: 'factory',
    description: 'Forward-looking narratives translating bench breakthroughs into board-room-ready value.',
  },
  'trial-recruit': {
    value: 'trial-recruit',
    label: 'Trial recruit',
    icon: 'clipboard-check',
    description: 'Clear, trust-building calls motivating eligible participants to enroll and stay engaged.',
  },
  'patent-spotlight': {
    value: 'patent-spotlight',
    label: 'Patent spotlight',
    icon: 'lightbulb',
    description: 'Patent-focused posts highlighting innovation, IP value and market potential.',
  },
} as const satisfies Record<ToneId, Tone>;

export function isToneId(value: unknown): value is ToneId {
  return typeof value === 'string' && (toneIds as readonly string[]).includes(value);
}
