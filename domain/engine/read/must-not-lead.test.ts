import { describe, expect, it } from 'vitest';
import { mustNotLead } from './must-not-lead.ts';

describe('a sentence that must not lead', () => {
  it.each([
    'The 95% confidence interval of the difference between the groups was -0.19 to 0.20 g/dL.',
    'A general description of the range of t remains an open problem.',
    'Recent work has shown that the right space for networks is curved.',
    'However, previous studies suggested that moss cools roofs.',
    'The hazard ratio with reference to the placebo group was 0.46 in the high-dose group.',
    'The role of monitoring in research will also be reviewed.',
    'How moss could affect the cost of roofs is also discussed.',
    'A geometry without matter has been assumed during inflation.',
    'Future work will extend the method to fern.',
  ])('is %j', (text) => {
    expect(mustNotLead(text)).toBe(true);
  });

  it.each([
    'Recent work has shown that moss cools roofs, and here we show that fern does so too.',
    'The difference between the groups was 0.2 g/dL (95% confidence interval 0.1 to 0.3).',
    'Moss on roofs is also considered a cause of damp.',
    'The odds ratio for death was 0.46 in the high-dose group.',
    'We solve an open problem on the shape of drops.',
    'Previous treatment with moss was linked to cooler rooms.',
  ])('is not %j', (text) => {
    expect(mustNotLead(text)).toBe(false);
  });
});
