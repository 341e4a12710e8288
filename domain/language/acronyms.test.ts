import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareAcronyms, findAcronyms, findTwoMeanings, titleAcronyms } from './acronyms.ts';

const pairs = (text: string): string[] =>
  findAcronyms([{ text }]).map(({ short, long }) => `${short}=${long}`);

describe('findAcronyms', () => {
  it.each([
    ['Preterm birth (PTB) is common.', 'PTB=Preterm birth'],
    ['deep generative adversarial networks (GANs) were trained', 'GAN=generative adversarial network'],
    ['patients with chronic kidney disease (CKD) were seen', 'CKD=chronic kidney disease'],
    ['conditional value at risk (CVaR) is used', 'CVaR=conditional value at risk'],
    ['plyometric training (PT: n = 8) of players', 'PT=plyometric training'],
    ['End-effector (EE) robots were compared', 'EE=End-effector'],
    [
      'Outcomes of living-related liver transplantation (LRT) were compared',
      'LRT=living-related liver transplantation',
    ],
    ['anti-tumor necrosis factor (TNF) drugs', 'TNF=tumor necrosis factor'],
    ['computed tomography or ultrasound (US) of hernias', 'US=ultrasound'],
    ['into two groups: standard care (SCG)', 'SCG=standard care group'],
    ['two groups: intervention (IG)', 'IG=intervention group'],
    ['serum high-density lipoprotein (HDL) fell', 'HDL=high-density lipoprotein'],
  ])('reads %j', (text, pair) => {
    expect(pairs(text)).toEqual([pair]);
  });

  it.each([
    'Scores rose (P < 0.001) in both arms.',
    'It was larger in women (see Table 2).',
    'A protein of the membrane (SDS) was used.',
    'the United States (US) survey',
    'the form that we call "improved SP-D" (iSP-D) bound the virus',
    'in the first group (AB) and later',
    'the rate of decay (RG)',
    'a rise in mass (MG) of players',
  ])('finds no pair in %j', (text) => {
    expect(pairs(text)).toEqual([]);
  });

  it('keeps one of two spellings of the same long form', () => {
    expect(
      findAcronyms([
        { text: 'A randomised controlled trial (RCT) ran.' },
        { text: 'Each randomized controlled trials (RCTs) paper was read.' },
      ]),
    ).toHaveLength(1);
  });
});

describe('a short form with two meanings', () => {
  const long = fc.constantFrom(
    'multiple sclerosis',
    'mass spectrometry',
    'mitral stenosis',
    'metabolic syndrome',
  );
  const ways = fc.constantFrom(
    (words: string) => `They knew ${words} (MS) well.`,
    (words: string) => `It was MS (${words}) again.`,
    (words: string) => `By ${words}, or MS, it was seen.`,
    (words: string) => `In MS, or ${words}, it was seen.`,
    (words: string) => `The ${words} (hereafter MS) was seen.`,
  );

  it('is spelled out by none of them, whatever ties each to it', () => {
    fc.assert(
      fc.property(long, long, ways, (first, second, say) => {
        fc.pre(first !== second);
        const sentences = [`A case of ${first} (MS) came.`, say(second), 'MS was higher.'].map((text) => ({
          text,
        }));
        expect(findAcronyms(sentences)).toEqual([]);
        expect(findTwoMeanings(sentences).map(({ short }) => short)).toEqual(['MS']);
        expect(titleAcronyms(first, sentences, [])).toEqual([]);
      }),
    );
  });

  it('is no matter of chance neighbours', () => {
    const sentences = [
      { text: 'Multiple sclerosis (MS) was seen.' },
      { text: 'More sites than most sites had MS at more stages.' },
    ];
    expect(findAcronyms(sentences)).toHaveLength(1);
  });
});

describe('bareAcronyms', () => {
  const known = [{ short: 'PTB', long: 'preterm birth', sentence: 0 }];
  it('finds short forms as whole words without their long form', () => {
    expect(bareAcronyms('PTB was rare.', known)).toEqual(known);
    expect(bareAcronyms('Preterm birth (PTB) was rare.', known)).toEqual([]);
    expect(bareAcronyms('The APTB test.', known)).toEqual([]);
  });
});

describe('titleAcronyms', () => {
  const sentences = [{ text: 'DBE seems safe. The DNA of GRB 070809 (XYZ) was read.' }];

  it('takes from the title what the text leaves undefined, in the singular', () => {
    const find = (title: string | null) =>
      titleAcronyms(title, sentences, []).map(({ short, long }) => [short, long]);
    expect(find('Double balloon enteroscopy: is it safe?')).toEqual([['DBE', 'Double balloon enteroscopy']]);
    expect(find('On short Gamma-Ray Bursts')).toEqual([['GRB', 'Gamma-Ray Burst']]);
    expect(find('Does balloon: enteroscopy')).toEqual([]);
    expect(find('DBE, the double balloon enteroscopy')).toEqual([]);
    expect(find(null)).toEqual([]);
  });

  it('leaves alone what the text defines', () => {
    const defined = [{ short: 'DBE', long: 'deep brain excitation', sentence: 0 }];
    expect(titleAcronyms('Double balloon enteroscopy', sentences, defined)).toEqual([]);
  });
});
