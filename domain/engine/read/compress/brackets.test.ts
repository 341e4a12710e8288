import { expect, it } from 'vitest';
import { dropApparatus, dropBrackets, dropIdleDefinitions } from './brackets.ts';

it('drops a short form that does not return, and no number of a list', () => {
  expect(dropIdleDefinitions('The early bird index (EBI) rose.')).toBe('The early bird index rose.');
  const listed = 'It offers: (I) maps of moss; (II) lists of fern; (III) songs of reed.';
  expect(dropIdleDefinitions(listed)).toBe(listed);
});

it('drops citations behind what a bracket stands for', () => {
  const cited = 'The checklist (PCL; McDonald&Calhoun, 2010; Weathers, Litz,&Keane, 1993) was used.';
  expect(dropApparatus(cited)).toBe('The checklist (PCL) was used.');
  expect(
    dropApparatus(
      'More had faults (12.5 vs. 11.2, P<0.001 for all faults; and 8.2 vs. 7.2, P<0.001 for faults in care).',
    ),
  ).toBe('More had faults (12.5 vs. 11.2 for all faults, and 8.2 vs. 7.2 for faults in care).');
  expect(dropApparatus('The checklist (McDonald & Calhoun, 2010) was used.')).toBe('The checklist was used.');
  const named = 'It was used at a meeting (AAAI 2021).';
  expect(dropApparatus(named)).toBe(named);
  const years = 'Rain fell (May 2010) in Europe.';
  expect(dropApparatus(years)).toBe(years);
});

it('drops the numbers of a list together', () => {
  expect(dropApparatus('It (1) covers more areas, and (2) scores higher (2).')).toBe(
    'It covers more areas, and scores higher.',
  );
  const listed = 'Two things hold: (1) moss is cool, and (2) fern is not.';
  expect(dropApparatus(listed)).toBe(listed);
});

it('keeps a bracket that is a value itself', () => {
  const range = 'A coupling of g ≃ (3-8) × 10⁻⁴ explains it.';
  expect(dropApparatus(range)).toBe(range);
  expect(dropApparatus('Pain fell (3-8).')).not.toContain('(3-8)');
});

it('says that a result may be chance where its statistics do', () => {
  const open = 'Statins raised the odds of going home (odds ratio 1.41, 95% CI 0.91 to 2.17, p = 0.12).';
  expect(dropApparatus(open)).toBe('Statins raised the odds of going home (not significant).');
  expect(dropBrackets(dropApparatus(open))).toBe('Statins raised the odds of going home (not significant).');
  expect(dropApparatus('It raised risk (n = 30; OR 1.2; 95% CI, 0.8 to 1.9; p-value = 0.3; Table 2).')).toBe(
    'It raised risk (not significant).',
  );
  expect(dropApparatus('Deaths were fewer (8% vs. 12%; p = .03) and falls (8% vs. 9%; n.s.).')).toBe(
    'Deaths were fewer (8% vs. 12%) and falls (8% vs. 9%; not significant).',
  );
  expect(dropApparatus('Yields rose compared with no compost (P = 0.21 for wheat).')).toBe(
    'Yields rose compared with no compost (not significant for wheat).',
  );
  // Where the sentence says so itself, or the ratio is sure, it is apparatus.
  expect(
    dropApparatus('Statins did not change the odds of going home (odds ratio 1.41, 95% CI 0.91 to 2.17).'),
  ).toBe('Statins did not change the odds of going home.');
  expect(dropApparatus('Statins raised the odds of going home (odds ratio 1.41, 95% CI 1.11 to 2.17).')).toBe(
    'Statins raised the odds of going home.',
  );
});

it('drops what counts a sentence together with its "For"', () => {
  expect(dropApparatus('For (1), moss grows on every roof.')).toBe('Moss grows on every roof.');
  expect(dropApparatus('For (1) and (2), moss grows.')).not.toMatch(/^For,/);
});

it('keeps a bracket that is the value of what stands before it, and no credible interval without its ratio', () => {
  const spread = 'Graphs are obtained from ladders with cycle spread at least (1,2).';
  expect(dropApparatus(spread)).toBe(spread);
  expect(dropApparatus('Response was higher with moss (OR 1.82, 95% CrI 1.30 - 2.53).')).toBe(
    'Response was higher with moss.',
  );
});
