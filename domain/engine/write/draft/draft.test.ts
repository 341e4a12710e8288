import { describe, expect, it } from 'vitest';
import { generatePosts } from '../../generate.ts';
import { readSource } from '../../read/read-source.ts';
import { gatherMaterial } from '../material.ts';
import { stemsOf } from '../story/stems.ts';
import { draftTold } from './draft-told.ts';
import { prunings } from './prunings.ts';

const trial = [
  'Background: Falls are common after a stroke.',
  'Methods: We randomly assigned 240 adults with a first stroke to balance training or to usual care.',
  'Results: Over 12 months 31% of those who had trained fell, compared with 44% of those who had usual care.',
  'The mean age was 68 years and 52% were women.',
  'Conclusions: Balance training reduced falls in the year after a first stroke.',
].join(' ');

const exercise = [
  'Background: Exercise may help people with knee osteoarthritis.',
  'Methods: In a randomised trial, 249 adults with knee osteoarthritis were assigned to a 12-week exercise programme or usual care.',
  'Results: Pain at 12 weeks fell by 2.6 points with exercise and by 1.1 points with usual care (difference 1.5).',
  'Conclusions: A supervised exercise programme may reduce pain more than usual care in adults with knee osteoarthritis.',
].join(' ');

describe('what is drafted behind a first line', () => {
  it('is the result with both arms, and nobody’s age', () => {
    const sheet = readSource({
      text: trial,
      info: { title: 'Balance training after stroke: a randomised trial' },
    });
    const told = draftTold(sheet, 'Balance training reduced falls in the year after a first stroke.');
    expect(told[0]?.kind).toBe('result');
    expect(told[0]?.text).toMatch(/31%.*44%/);
    expect(told.map(({ text }) => text).join(' ')).not.toContain('68');
  });

  it('is nothing of what came with the page', () => {
    const apparatus =
      'Supplementary InformationThe online version contains supplementary material available at 10.1007/s11130-022-00952-9.';
    // The trial of duckweed whose posts told it; shortened.
    const text = `Twenty-four healthy adults consumed either duckweed or spinach for 11 days. Both groups did not show significant differences in iron status. In taste the products with duckweed showed in only a few cases a significant difference compared to the spinach-based products. Based on the results we conclude that 11 days of duckweed as a cooked vegetable do not result in any adverse effect in healthy adults. ${apparatus}`;
    const { generatedContent } = generatePosts({
      inputText: text,
      tone: 'trial-recruit',
      platforms: ['linkedin', 'facebook', 'instagram'],
    });
    expect(Object.values(generatedContent).join(' ')).not.toContain('upplementary');
    const sheet = readSource({ text, info: {} });
    expect(draftTold(sheet, sheet.finding.text).map(({ sentence }) => sentence)).not.toContain(4);
  });

  it('is a result whose verb the parser does not see, and has the first choice of the room on X', () => {
    const { generatedContent } = generatePosts({
      inputText: exercise,
      tone: 'publisher',
      platforms: ['twitter'],
      seed: 1,
    });
    expect(generatedContent.twitter).toContain('Pain at 12 weeks fell by 2.6 points');
  });

  it('is no half of what was found, nor a denial of what another sentence said', () => {
    const told = (next: string): string => {
      const text = exercise.replace(' Conclusions:', ` ${next} Conclusions:`);
      const sheet = readSource({ text });
      const lead = sheet.sentences.at(-1)?.text ?? '';
      return draftTold(sheet, lead.replace('Conclusions: ', ''))
        .map((one) => one.text)
        .join(' ');
    };
    expect(told('Stiffness was measured twice.')).toContain('Pain at 12 weeks');
    expect(told('However, nobody walked further.')).not.toContain('Pain at 12 weeks');
    const cut = readSource({
      text: 'Of ten patients, five who showed activation recovered. Five patients who showed no activation did not (specificity 100%). Activation of the motor area predicts recovery of patients.',
      finding: 2,
    });
    const lead = 'Activation of the motor area predicts recovery of patients.';
    expect(draftTold(cut, lead).some(({ text }) => text.includes('did not'))).toBe(false);
  });

  it('is not the other side once more, which the first line ends with', () => {
    const sheet = readSource({
      text: 'Background: Patients may suffer after surgery. Methods: We measured perfusion in patients. Results: The tilt led to a drop in perfusion. Conclusions: Lying flat is not associated with ischemia of the legs. Addition of the tilted position, however, causes profound ischemia of the legs, and this is followed during recovery by hyperperfusion that is confined to the muscles, which may put patients at risk of a syndrome of the legs.',
      finding: 3,
    });
    const { openings, drafted } = gatherMaterial(sheet);
    expect(openings[0]?.finding).toMatch(/legs\. However, addition of the tilted position causes/);
    expect(drafted.map(({ sentence }) => sentence)).not.toContain(4);
  });

  it('says nothing twice', () => {
    const sheet = readSource({ text: trial });
    const lead =
      'Over 12 months 31% of those who had trained fell, compared with 44% of those who had usual care.';
    expect(draftTold(sheet, lead).some(({ text }) => text.includes('44%'))).toBe(false);
  });

  it('is nothing behind a person’s own words', () => {
    const sheet = readSource({ text: trial, finding: 'Training for balance may help after a stroke.' });
    expect(gatherMaterial(sheet).drafted).toEqual([]);
  });

  it('takes the smaller count for nobody’s sample', () => {
    const text = [
      'Methods: Records of 121 people were screened; records of 50 people at high risk of falls were audited.',
      'Results: Risk was recorded for nine of the 50 people.',
      'Conclusions: There was little evidence that people at high risk of falls were assessed.',
    ].join(' ');
    const material = gatherMaterial(readSource({ text }));
    expect(material.drafted.some((one) => one.text.includes('121') && !one.text.includes('50'))).toBe(false);
  });
});

/** Every piece that can go goes gladly. */
const eager = new Float32Array(1 << 13).fill(0.5);

describe('prunings', () => {
  it.each([
    'The drug did not reduce mortality in patients with severe sepsis, compared with placebo.',
    'Training may improve memory in older adults only when it is done every day.',
    'Of 120 samples, 45 (37.5%) were positive, whereas none of the controls was.',
    'The method outperforms BERT, GPT-2 and RoBERTa on three of five benchmarks.',
  ])('loses no denial, hedge, comparison, limit or number of %j', (text) => {
    for (const one of prunings(text, stemsOf(''), eager)) {
      for (const kept of text.match(/\b(?:not|may|only|compared|whereas|none|than|\d[\d.]*%?)/g) ?? [])
        expect(one.text).toContain(kept);
      expect(one.text).not.toMatch(/\) \(|,\s*[,.]| {2}/);
    }
  });

  it('gives what a cut leaves behind its right article', () => {
    const text = 'The authors report a new European register of rare cancers of the lung in young adults.';
    for (const one of prunings(text, stemsOf(''), eager)) expect(one.text).not.toContain('an European');
  });

  it('leaves no half of a pair', () => {
    const text =
      'Mortality was significantly and independently related to low values of haemoglobin in blood.';
    for (const one of prunings(text, stemsOf(''), eager)) expect(one.text).not.toMatch(/ly and (?!indep)/);
  });

  it('shortens where a piece can go', () => {
    const text = 'Interestingly, the new vaccine induced strong immune responses in the lungs of young mice.';
    const forms = prunings(text, stemsOf(''), eager);
    expect(forms.length).toBeGreaterThan(0);
    for (const { text: form } of forms) expect(form.length).toBeLessThan(text.length);
  });

  it('leaves whole what measures its noun, and every name', () => {
    const text =
      'Removal for adrenal masses larger than 7 cm is a safe technique that the authors present to surgeons in Graph Nets (GN) and Quantum Graph Nets.';
    for (const one of prunings(text, stemsOf(''), eager)) {
      expect(one.text).not.toMatch(/Removal larger/);
      expect(one.text).not.toMatch(/and Quantum Nets/);
    }
  });
});

describe('a first line', () => {
  it('is the first of two clauses where it is long and the second denies nothing', () => {
    const text = [
      'Background: The role of the technique for large masses is not defined.',
      'Methods: 18 operations were performed on patients with masses larger than 7 cm.',
      'Conclusions: Removal through the keyhole is a safe and feasible technique for adrenal masses larger than 7 cm, with a short stay in hospital; it seems to replicate the principles of open surgery with similar survival rates and similar rates of recurrence in carcinoma.',
    ].join(' ');
    const { generatedContent } = generatePosts({
      inputText: text,
      tone: 'publisher',
      platforms: ['facebook'],
      seed: 0,
      articleInfo: { title: 'Is removal through the keyhole safe for adrenal masses larger than 7 cm?' },
    });
    expect(generatedContent.facebook).toContain('with a short stay in hospital.');
  });

  it('asks for no more research behind it', () => {
    const sheet = readSource({
      text: `${trial} Comparative, more comprehensive and controlled studies are required.`,
    });
    const told = draftTold(sheet, 'Balance training reduced falls in the year after a first stroke.');
    expect(told.some(({ text }) => text.includes('are required'))).toBe(false);
  });
});
