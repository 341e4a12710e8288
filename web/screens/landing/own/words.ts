import { researchTextLimits } from '#domain/research/research-text.ts';

const { min, max } = researchTextLimits;
const figure = (count: number): string => count.toLocaleString('en-US');

export const words = {
  label: 'Your abstract',
  hint: `${min} to ${figure(max)} characters, in English. Of a longer text the part that tells most is used.`,
  counter: (length: number): string => `${figure(length)} / ${figure(max)}`,
  counterLabel: (length: number): string => `${figure(length)} of ${figure(max)} characters`,
  placeholder: 'Paste it here: the posts are written at once.',
  tone: 'Tone',
  networks: 'Networks',
  write: 'Write the posts',
  writing: 'Reading and writing…',
  stays: 'It stays in your browser: nothing is sent, and no post is counted.',
  edit: 'Edit the text',
  used: ({ used, length }: { readonly used: number; readonly length: number }): string =>
    used < length
      ? `Of your ${figure(length)} characters the ${figure(used)} that tell most are used. In the generator you choose the part.`
      : `Written from your ${figure(length)} characters.`,
  choose: 'To lead with another sentence, click its number in the source.',
  took: (milliseconds: number): string =>
    `Written in your browser in ${figure(milliseconds)} ms: nothing was sent, no post was counted.`,
  posts: 'Your posts',
  name: 'Your name',
  warnings: 'Please note',
  next: 'With an account you save them, edit them and have pictures drawn.',
  nextSignedIn: 'In the generator you save them, edit them and have pictures drawn.',
  signUp: 'Save and edit: sign up free',
  open: 'Go on in the generator',
  refused: {
    empty: 'Please paste the abstract first.',
    short: (length: number): string =>
      `That is ${figure(length)} ${length === 1 ? 'character' : 'characters'}, and posts need at least ${min}. Please paste the whole abstract, or its key findings.`,
    identifier:
      'This names a paper, and its text is needed here: please paste the abstract itself. Fetching by DOI or number comes with a plan.',
    unread: 'This text could not be read. Please paste the abstract as plain text.',
    noPlatform: 'Please select at least one platform.',
    failed: 'The writer could not be loaded. Your text is still here: please try again.',
  },
} as const;
