import { describe, expect, it } from 'vitest';
import { verbatimHome } from './near-verbatim.ts';
import { indexSource } from './source-index.ts';

function homeOf(claim: string, ...sentences: string[]): number | null {
  return verbatimHome(claim, indexSource({ sentences: sentences.map((text) => ({ text })) }))?.index ?? null;
}

const trial =
  'In conclusion, our results show that vitamin D reduced falls by 12% (95% CI 4 to 19) in older adults who lived alone, suggesting a role in prevention.';

describe('words of the source', () => {
  it.each([
    trial,
    'Vitamin D reduced falls by 12% in older adults who lived alone.',
    'We show that vitamin D reduced falls by 12% in older adults who lived alone.',
    'The authors show that vitamin D reduced falls by 12 percent in older adults who lived alone.',
  ])('are recognised: %s', (claim) => {
    expect(homeOf(claim, 'Falls are common.', trial)).toBe(1);
  });

  it.each([
    ['a population left out', 'Vitamin D reduced falls by 12%.'],
    ['a condition left out', 'Vitamin D reduced falls by 12% in older adults.'],
    ['another number', 'Vitamin D reduced falls by 19% in older adults who lived alone.'],
    ['a number of another kind', 'Vitamin D reduced falls by 12 in older adults who lived alone.'],
    ['a denial put in', 'Vitamin D reduced no falls by 12% in older adults who lived alone.'],
    ['another order', 'Falls reduced vitamin D by 12% in older adults who lived alone.'],
    ['another word', 'Vitamin D cut falls by 12% in older adults who lived alone.'],
    ['a report put in', 'Nobody doubts that vitamin D reduced falls by 12% in older adults who lived alone.'],
  ])('are not %s', (_, claim) => {
    expect(homeOf(claim, 'Falls are common.', trial)).toBeNull();
  });

  it.each([
    ['a denial', 'The drug did not improve sleep.', 'The drug did improve sleep.'],
    ['a hedge', 'The results suggest that the drug improved sleep.', 'The drug improved sleep.'],
    ['a question', 'We asked whether the drug improved sleep.', 'The drug improved sleep.'],
    ['an earlier work', 'Earlier studies found that the drug improved sleep.', 'The drug improved sleep.'],
    ['a quantifier', 'Sleep improved in one of two schools.', 'Sleep improved in two schools.'],
    ['a bound', 'The drug improved sleep, but only in men.', 'The drug improved sleep.'],
    ['an exception behind a semicolon', 'The drug improved sleep; mice did not.', 'The drug improved sleep.'],
    ['another number before it', 'Efficacy was 65% (95% CI 52 to 74).', 'Efficacy was 95%.'],
  ])('do not count where what is left out is %s', (_, source, claim) => {
    expect(homeOf(claim, source)).toBeNull();
  });

  it('may be an explained short form, its long form, or both', () => {
    const source = 'Preterm birth (PTB) was rarer in the first group.';
    for (const claim of [
      'PTB was rarer in the first group.',
      'Preterm birth was rarer in the first group.',
      'Preterm birth (PTB) was rarer in the first group.',
    ])
      expect(homeOf(claim, source, 'PTB is common.')).toBe(0);
  });

  it('may stand behind a label that says what they are about in the source’s words, not whom', () => {
    const source = 'Coral reefs of warm seas recover slowly after storms.';
    const home = (label: string): number | null => homeOf(`${label}: ${source}`, source, 'Healthy children.');
    expect(home('Key result on coral reefs')).toBe(0);
    expect(home('Key result on oil rigs')).toBeNull();
    expect(home('Study of healthy children')).toBeNull();
  });
});
