import type { Setting } from '../setting.ts';

/** Who runs this installation, as its public pages say. */
export const operatorSettings = {
  OPERATOR_NAME: {
    name: 'OPERATOR_NAME',
    fallback: null,
    values: 'Example University, Press Office',
    meaning:
      'Who runs this installation and answers for it: stands on /imprint, /privacy and /terms. Default: the pages say that nobody is named.',
  },
  OPERATOR_ADDRESS: {
    name: 'OPERATOR_ADDRESS',
    fallback: null,
    values: '1 Example Street, 12345 Example',
    meaning: 'Postal address of the operator, on the same pages. Default: they say that none is given.',
  },
  OPERATOR_CONTACT: {
    name: 'OPERATOR_CONTACT',
    fallback: null,
    values: 'privacy@example.org',
    meaning:
      'Where people ask about their data: a mail address, or the https address of a page. Default: the contact form.',
  },
} as const satisfies Record<string, Setting>;
