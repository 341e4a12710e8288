import type { Setting } from '../setting.ts';

/** What a model may take and cost: time, requests at once, tokens, money. */
export const modelLimitSettings = {
  LLM_TIMEOUT_MS: {
    name: 'LLM_TIMEOUT_MS',
    fallback: '120000',
    values: '1000 to 180000',
    meaning:
      'Longest time for one answer of the model, in milliseconds. Default with GENERATOR=local: 180000.',
  },
  LLM_FIRST_BYTE_MS: {
    name: 'LLM_FIRST_BYTE_MS',
    fallback: '60000',
    values: '500 to 180000',
    meaning:
      'Longest wait for the first word, in milliseconds; models on slow machines read for a while. Default with GENERATOR=local: 180000.',
  },
  LLM_IDLE_MS: {
    name: 'LLM_IDLE_MS',
    fallback: '20000',
    values: '500 to 180000',
    meaning: 'Longest silence between two words, in milliseconds.',
  },
  LLM_CONCURRENCY: {
    name: 'LLM_CONCURRENCY',
    fallback: '4',
    values: '1 to 500',
    meaning: 'Requests to the model at once; the others wait, plans with priority first.',
  },
  LLM_THINKING_TOKENS: {
    name: 'LLM_THINKING_TOKENS',
    fallback: '4000',
    values: '0 to 100000',
    meaning: 'Tokens that a model may think with before it writes; counted as its answer.',
  },
  LLM_TOKENS_PER_USER: {
    name: 'LLM_TOKENS_PER_USER',
    fallback: '500000',
    values: '0 to 1000000000',
    meaning:
      'Tokens that one person may use in a day (UTC); 0 is no cap. People who have neither confirmed their address nor paid have one such share together; where an issuer never says that addresses are verified, see OIDC_EMAILS_VERIFIED.',
  },
  LLM_TOKENS_PER_DAY: {
    name: 'LLM_TOKENS_PER_DAY',
    fallback: '10000000',
    values: '0 to 1000000000000',
    meaning: 'Tokens that everybody together may use in a day (UTC); 0 is no cap.',
  },
  LLM_PRICE_INPUT: {
    name: 'LLM_PRICE_INPUT',
    fallback: '0',
    values: 'US dollars',
    meaning: 'Price of a million tokens that the model reads.',
  },
  LLM_PRICE_OUTPUT: {
    name: 'LLM_PRICE_OUTPUT',
    fallback: '0',
    values: 'US dollars',
    meaning: 'Price of a million tokens that the model writes.',
  },
  LLM_BUDGET_PER_DAY: {
    name: 'LLM_BUDGET_PER_DAY',
    fallback: '10',
    values: 'US dollars',
    meaning:
      'What everybody together may cost in a day (UTC), by the two prices; 0 is no cap. Without a price it counts nothing, and LLM_TOKENS_PER_DAY is the cap. The start says which caps hold.',
  },
} as const satisfies Record<string, Setting>;
