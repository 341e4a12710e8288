import { longestVisitorPost } from '#contract/schemas/check-limits.ts';
import { researchTextLimits } from '#domain/research/research-text.ts';

const count = (number: number): string => number.toLocaleString('en');

export const words = {
  page: 'Check a post against its paper · Paperlark',
  title: 'Does the post say what the paper says?',
  lead: 'Paste a post, yours or anybody’s, and the abstract or DOI that it is about. You see, sentence by sentence, what the paper carries and what it does not. No account needed.',
  form: 'What is to be checked',
  post: {
    label: 'The post',
    placeholder: 'Paste a post, a news item or a few sentences',
    missing: 'Please paste the post.',
    tooLong: (length: number): string =>
      `This has ${count(length)} characters; ${count(longestVisitorPost)} can be checked at once. Please check it in parts.`,
  },
  paper: {
    label: 'The paper: its abstract or its DOI',
    placeholder: 'Paste the abstract, or a DOI such as 10.1038/…',
    hint: 'arXiv, PubMed, UN and patent numbers are looked up too.',
    missing: 'Please paste the abstract, or its DOI.',
    tooShort: `This is no DOI or other number that we know, and too short for an abstract (${researchTextLimits.min} characters).`,
    tooLong: (length: number): string =>
      `This has ${count(length)} characters; an abstract may have ${count(researchTextLimits.max)}. Please paste the part that the post is about.`,
  },
  counter: (length: number, most: number): string => `${count(length)} / ${count(most)}`,
  counterLabel: (length: number, most: number): string => `${count(length)} of ${count(most)} characters`,
  check: 'Check the post',
  checking: 'Checking…',
  example: 'Fill in an example',
  clear: 'Start over',
  kept: 'The post and the abstract are checked on this server, and neither stored nor logged. A DOI is looked up at Crossref and the like.',
  failed: { title: 'Not checked', description: 'The post could not be checked. Please try again.' },
  wait: (seconds: number): string =>
    `In ${seconds === 1 ? 'a second' : `${seconds} seconds`} it goes on. What you wrote stays here.`,
  found: 'What was found',
  sentences: 'The post, sentence by sentence',
  counts: {
    matches: (number: number): string => (number === 1 ? '1 matches' : `${number} match`),
    compare: (number: number): string => `${number} to compare`,
    flagged: (number: number): string => `${number} flagged`,
    wording: (number: number): string => `${number} wording only`,
  },
  nearest: (number: number): string => `Sentence ${number} of the abstract`,
  none: 'No sentence of the abstract is near.',
  by: {
    rules: 'Checked by exact rules: numbers, units, names, groups, directions, strength.',
    learned: 'Checked by exact rules, and by a verifier that was taught on claims about abstracts.',
    cannot:
      'It can miss who did what to whom, what came first, and what holds for a part alone. It compares words with words, and does not know whether the paper is right.',
  },
  lookedUp: (source: string | null): string => (source === null ? 'Looked up' : `Abstract from ${source}`),
  whole: 'The abstract, as it was read',
  next: {
    write: 'Write posts that are traced from the start',
    more: 'The same check runs in a terminal, in continuous integration and over HTTP:',
    docs: 'API reference',
  },
  invented: {
    post: 'Naps work! 😴 A 30-minute nap improved word recall by 81% in older adults. It prevents dementia. There were no serious adverse events.',
    paper:
      'Background: Sleep loss impairs memory. Methods: We randomised 212 adults over 65 to a 30-minute nap or to rest. Results: Word recall improved by 18% in the nap group and by 4% in the rest group (P = 0.003). No serious adverse events occurred. Conclusions: Short naps may improve memory in older adults. Longer trials are needed.',
  },
} as const;
