import { words as checkWords } from '#web/screens/check/words.ts';
import { words as legalWords } from '#web/screens/legal/words.ts';
import { words as loginWords } from '#web/screens/login/words.ts';
import { words as pricingWords } from '#web/screens/pricing/words.ts';
import { words as signupWords } from '#web/screens/signup/words.ts';
import { paths } from './paths.ts';

/** What search engines and link previews are told of a page. */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The pages that are drawn at build time and may be found. */
export const pageHeads: readonly PageHead[] = [
  {
    path: paths.landing,
    title: 'Paperlark: posts from papers, every sentence traced',
    description:
      'Paste an abstract and get posts for X, LinkedIn, Facebook and Instagram in eleven tones. Every sentence is traced to the sentence of your paper that supports it.',
  },
  {
    path: paths.check,
    title: checkWords.page,
    description:
      'Paste a post and the abstract or DOI that it is about, and see sentence by sentence what the paper says and what it does not. Free, without an account.',
  },
  {
    path: paths.pricing,
    title: pricingWords.page,
    description:
      'What Paperlark costs: free for 5 posts a month, more for those who post every week, and team plans for labs, journals and institutions.',
  },
  {
    path: paths.login,
    title: loginWords.page,
    description: 'Sign in to Paperlark, and turn your research into posts that can be traced.',
  },
  {
    path: paths.signup,
    title: signupWords.page,
    description: 'Create a free Paperlark account: 5 posts a month, no credit card.',
  },
  {
    path: paths.privacy,
    title: legalWords.privacy.page,
    description:
      'What Paperlark keeps about people, for how long, who else gets it, and how to have it deleted.',
  },
  {
    path: paths.terms,
    title: legalWords.terms.page,
    description: 'What you may expect of Paperlark, and what is expected of you.',
  },
  {
    path: paths.imprint,
    title: legalWords.imprint.page,
    description: 'Who runs this installation of Paperlark, and how to reach them.',
  },
];
