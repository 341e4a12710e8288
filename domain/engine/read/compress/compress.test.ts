import { describe, expect, it } from 'vitest';
import { findAcronyms } from '#domain/language/acronyms.ts';
import type { SourceSentence } from '../../fact-sheet.ts';
import { type Compressed, compress } from './compress.ts';

function compressed(text: string, title: string | null = null, before: readonly string[] = []): Compressed {
  const sentences = [...before, text].map((sentence, index) => buildSentence(sentence, index));
  const last = sentences.at(-1) ?? buildSentence(text, 0);
  return compress(last, { title, sentences, acronyms: findAcronyms(sentences) });
}

function buildSentence(text: string, index: number): SourceSentence {
  return { index, text, start: 0, end: text.length, role: 'results', certainty: 1, heading: null };
}

describe('compress', () => {
  it.each([
    [
      'We show that gender-neutral pronouns are associated with higher perplexity.',
      'Gender-neutral pronouns are associated with higher perplexity.',
    ],
    ['No change in height and leaf area were observed.', 'No change in height and leaf area was observed.'],
    [
      'No change in height and no change in area were seen.',
      'No change in height and no change in area were seen.',
    ],
    ['In this work, we find that the shrubs grew 12% taller.', 'The shrubs grew 12% taller.'],
    ['Our results show that the rate of return fell (p = 0.01).', 'The rate of return fell.'],
    ['We find the shrubs can grow taller in shade.', 'The shrubs can grow taller in shade.'],
    ['We show how the shrubs can grow taller in shade.', 'The shrubs can grow taller in shade.'],
    ['We show in zebrafish that Aβ suppresses sleep.', 'In zebrafish, Aβ suppresses sleep.'],
    [
      'To bridge this gap, we show that moss cools roofs in every season.',
      'Moss cools roofs in every season.',
    ],
    [
      'By planting early, MossNet addresses these challenges and reaches a new record on cool roofs.',
      'By planting early, MossNet reaches a new record on cool roofs.',
    ],
    [
      'Our main result is that that by planting moss roofs cool.',
      'The main result is that by planting moss roofs cool.',
    ],
    ['In this survey paper, we show that moss is cool.', 'Moss is cool.'],
    ['In conjunction, moss did not cool the roofs.', 'Moss did not cool the roofs.'],
    // Whose deed it was would be lost with the frame.
    [
      'To test the idea, we demonstrate that moss reduces heat.',
      'To test the idea, the authors demonstrate that moss reduces heat.',
    ],
    [
      'In performing a review, we found that moss reduces heat.',
      'In performing a review, the authors found that moss reduces heat.',
    ],
    [
      'We prove that moss reduces heat, then give the bounds.',
      'The authors prove that moss reduces heat, then give the bounds.',
    ],
    ['We demonstrate what can be done with moss.', 'The authors demonstrate what can be done with moss.'],
    ['In this study group, moss cooled roofs.', 'In this study group, moss cooled roofs.'],
    ['We use capsule networks to bridge this gap.', 'The authors use capsule networks.'],
    [
      'Experiments show that our MossNets cool roofs well.',
      'Experiments show that MossNets cool roofs well.',
    ],
    [
      'By inspecting the models, we can understand the rules of moss.',
      'By inspecting the models, one can understand the rules of moss.',
    ],
    ['We find evidence that is hard to read.', 'The authors find evidence that is hard to read.'],
    [
      'We find strong evidence the planet has an atmosphere.',
      'The authors find strong evidence the planet has an atmosphere.',
    ],
    [
      'We have shown in earlier papers that short sleep raises appetite.',
      'The authors have shown in earlier papers that short sleep raises appetite.',
    ],
    ['Furthermore, it was found that bees avoid the dye.', 'Bees avoid the dye.'],
    ['Here, we conclude that X may not help in mice (n = 12).', 'X may not help in mice.'],
    [
      'Our observations lead us to conclude that moss cools roofs.',
      'The authors conclude that moss cools roofs.',
    ],
    ['Moss grows faster in highly novel places.', 'Moss grows faster in new places.'],
    ['Moss grows coherent, novel patterns on the roofs.', 'Moss grows coherent patterns on the roofs.'],
    ['Moss is a safe and and cheap roof.', 'Moss is a safe and cheap roof.'],
    ['An unprecedented experiment cooled roofs.', 'An experiment cooled roofs.'],
    [
      'The most statistically significant cut was at 5 mg.',
      'The most statistically significant cut was at 5 mg.',
    ],
    ['Our results suggest that moss cools roofs.', 'The results suggest that moss cools roofs.'],
    ['These findings indicate that moss cools roofs.', 'The findings indicate that moss cools roofs.'],
    [
      'We suggest that rapid losses of iron caused the browning.',
      'The authors suggest that rapid losses of iron caused the browning.',
    ],
    ['We found no clear spatial pattern of eggs.', 'The authors found no clear spatial pattern of eggs.'],
    [
      'We introduce OpSets, an executable framework for specifying replicated datatypes.',
      'OpSets is an executable framework for specifying replicated datatypes.',
    ],
    [
      "In this paper we propose a system which enables the integration of generative models by leveraging the musician's expertise.",
      "A proposed system enables the integration of generative models by leveraging the musician's expertise.",
    ],
    [
      'We present MobileGAN, which has fewer parameters than StyleNet.',
      'MobileGAN has fewer parameters than StyleNet.',
    ],
    [
      'Photo counts were found to be superior to manual counts.',
      'Photo counts were superior to manual counts.',
    ],
    ['A total of 57 of 92 plots recovered.', '57 of 92 plots recovered.'],
    ['Screening rose (71% vs 61%; P < .001) after the call.', 'Screening rose (71% vs 61%) after the call.'],
    [
      'Costs fell from US $5,098 to US $1,231 in our clinic.',
      "Costs fell from US $5,098 to US $1,231 in the authors' clinic.",
    ],
    [
      'This study demonstrated that CO2 uptake doubled, although only in spring.',
      'CO2 uptake doubled, although only in spring.',
    ],
    ['Thus the modAL package runs faster.', 'The modAL package runs faster.'],
    [
      'p16INK4a might be associated with a higher survival.',
      'p16INK4a might be associated with a higher survival.',
    ],
  ])('makes one plain sentence of %j', (source, text) => {
    const made = compressed(source);
    expect(made.text).toBe(text);
    expect(made.verbatim).toBe(false);
  });

  it('keeps the frame where a second verb would lose its subject', () => {
    const { text } = compressed('We show that deep ensembles help, and propose a related approach.');
    expect(text).toBe('The authors show that deep ensembles help, and propose a related approach.');
  });

  it.each([
    'Previous studies have shown that moss cools roofs.',
    'Preliminary results show that moss cools roofs.',
    'The univariate regression analysis showed that moss cools roofs.',
    'The mouse study showed that moss cools roofs.',
    'Previous studies showed significant effects: the moss was cool.',
    'Simulation results show that moss cools roofs.',
    'No study has shown that moss cools roofs.',
    'The results do not show that moss cools roofs.',
  ])('keeps the frame of %j, which is part of the claim', (source) => {
    expect(compressed(source).text).toBe(source);
  });

  it('keeps two claims of one frame', () => {
    const { text } = compressed('We find that snow melts early, and that the birds return late.');
    expect(text).toBe('Snow melts early, and the birds return late.');
  });

  it('writes in the first person for an author', () => {
    const source = 'We found no clear pattern, and our data suggest none.';
    const sentence = buildSentence(source, 0);
    const context = { title: null, sentences: [sentence], acronyms: [] };
    expect(compress(sentence, context, 'author').text).toBe(source);
    expect(compress(sentence, context).text).not.toMatch(/\b(?:we|our)\b/i);
  });

  it.each([
    'This approach led to a 19% increase in time to reach threshold.',
    'They do not show the large variations reported before.',
    'AAI is not predictive for mortality in this population.',
    'The proposed method scales with the number of defects.',
    'We compare their properties to those of known bursts and find that they agree.',
  ])('quotes %j, whose reference nothing resolves', (source) => {
    const made = compressed(source);
    expect(made.verbatim).toBe(true);
    expect(made.bare).not.toBeNull();
    expect(made.text).toBe(source);
    expect(made.short).toBeNull();
  });

  it('resolves a reference where the title leaves one reading', () => {
    expect(compressed('Our method outperforms ten baselines.', 'DataMUX: mixing many inputs').text).toBe(
      'DataMUX outperforms ten baselines.',
    );
    expect(compressed('Sleep improved in these patients.', 'Sleep in patients with asthma').text).toBe(
      'Sleep improved in patients with asthma.',
    );
  });

  it('keeps whose knowledge it is, to the best of which something is new', () => {
    expect(compressed('Our estimate is, to our knowledge, the most accurate yet.').text).toMatch(
      /, to (?:the authors'|their) knowledge, /,
    );
    expect(compressed('The findings contribute to our understanding of sleep.').text).toBe(
      'The findings contribute to understanding of sleep.',
    );
    expect(compressed('The maps improve our knowledge of deserts.').text).toBe(
      'The maps improve knowledge of deserts.',
    );
  });

  it('spells out a short form as the source defines it', () => {
    const before = ['Preterm birth (PTB) has many causes.'];
    expect(compressed('PTB was linked to heat.', null, before).text).toBe(
      'Preterm birth was linked to heat.',
    );
    expect(compressed('Heat raised PTB rates, and PTB was earlier.', null, before).text).toBe(
      'Heat raised preterm birth (PTB) rates, and PTB was earlier.',
    );
    const named = ['Kawasaki disease (KD) has no known cause.'];
    expect(compressed('The data suggest that KD agents are common.', null, named).text).toBe(
      'The data suggest that Kawasaki disease agents are common.',
    );
    const fever = ['Yellow fever (YF) has no cure.'];
    expect(compressed('The data suggest that YF is common.', null, fever).text).toBe(
      'The data suggest that yellow fever is common.',
    );
    const adjective = ['Celiac disease (CD) has many faces.'];
    expect(compressed('The data suggest that CD is common.', null, adjective).text).toBe(
      'The data suggest that celiac disease is common.',
    );
    const infants = ['Very low birth weight infants (VLBW) are fed slowly.'];
    expect(compressed('VLBW infants born in May grew.', null, infants).text).toBe(
      'VLBW infants born in May grew.',
    );
    const pairs = ['We introduce the Crowdsourced Pairs benchmark (CrowP) of bias.'];
    expect(compressed('Models fail on CrowP, and learn.', null, pairs).text).toBe(
      'Models fail on the Crowdsourced Pairs benchmark, and learn.',
    );
    expect(compressed('A PTB-related cost was seen.', null, before).text).toBe(
      'A PTB-related cost was seen.',
    );
  });

  it('drops a free last clause when the sentence is long, never one that limits, hedges or compares', () => {
    const claim =
      'Shrubs on the northern slope grew taller in every one of the warm plots that were followed for the whole of the season';
    expect(
      compressed(`${claim}, highlighting the value of long records for those who plan reserves.`).text,
    ).toBe(`${claim}.`);
    // What is before the cut must be a sentence.
    for (const lead of [
      `Using simulations of shrubs in the favoured models (m=0.5,1,2), which suppress the tallest of the shrubs of the northern slope, we find that the plots stay warm.`,
      `Using tall shrubs results in a marked decrease in the warmth of the plots on the northern slope, depending on the kinds of shrub contained within, while moss supports the shrubs used.`,
    ])
      expect(compressed(lead).text).toMatch(/plots/);
    const limited = `${claim}, making it hard to say whether they would do so without water.`;
    expect(compressed(limited).text).toBe(limited);
  });

  it('offers a short form for small folds', () => {
    const { short } = compressed(
      'The study found that shrubs grew taller (mean height of 31 cm in plots that had been warmed by open chambers all year) in warm plots.',
    );
    expect(short).toBe('Shrubs grew taller in warm plots.');
  });

  it.each([
    'Sequential case number was not associated with survival; however, tumour stage, the presence of lymph node metastases, and positive surgical margins at the time of the operation were significantly associated with death.',
    'Within the range of concentrations that we considered it was found that at fixed loading rate, a decrease in the influent concentrations of organic carbon and total nitrogen improved their removal.',
    'Adding clinical notes as another modality improves the performance of the model for three benchmark tasks: mortality prediction, modeling decompensation, and length of stay forecasting in hospitals.',
    'Two factors mattered: age and sex.',
  ])('cuts nothing out of %j', (source) => {
    const { text } = compressed(source.replace('that we considered', 'considered'));
    expect(text.split(' ').length).toBeGreaterThanOrEqual(
      source.replace('that we considered', 'considered').split(' ').length - 1,
    );
  });

  it.each([
    'Crows learned to solve this problem, whereas jays did not.',
    'The new policy is insufficient to address this problem.',
    'In line with existing findings but not with our hypothesis, moss cooled roofs.',
  ])('cuts nothing that carries the claim: %s', (text) => {
    expect(compressed(text).text).toBe(text);
  });

  it('takes these for all whom the title names only where no part of them was spoken of', () => {
    const title = 'Does a register find children with cerebral palsy?';
    const text = 'The majority of these children had no record of a diagnosis.';
    expect(compressed(text, title, ['We linked two registers.']).text).toContain('cerebral palsy');
    expect(compressed(text, title, ['Of 135 children, 47% were not found.']).text).not.toContain('palsy');
  });

  it('calls what the authors made by the name that the title gives it', () => {
    const text = 'Experiments show the effectiveness of our approach in cooling roofs, at 3 sites.';
    expect(compressed(text, 'MossNet: cool roofs by moss').text).toBe(
      'Experiments show the effectiveness of MossNet in cooling roofs, at 3 sites.',
    );
    expect(compressed(text, 'Cool roofs by moss').text).toBe(text);
  });

  it('keeps the word before a citation in brackets whole', () => {
    expect(compressed('The laws derived in (Bora et al., 2017) are optimal.').text).toBe(
      'The laws derived in (Bora et al., 2017) are optimal.',
    );
    expect(compressed('The laws are optimal (Bora et al., 2017).').text).toBe('The laws are optimal.');
  });

  it('keeps a bracket that limits, also in the short form', () => {
    const { short } = compressed(
      'The study found that shrubs grew taller in the warm plots (but not in the wet ones) over all of the ten years that the whole of the record covers (n = 12).',
    );
    expect(short).toBeNull();
    expect(compressed('Shrubs grew taller in warm plots (but not in the wet ones).').short).toContain(
      '(but not in the wet ones)',
    );
  });

  it('never claims more than the source: a model stays a model', () => {
    const made = compressed(
      'Using simulations of the budding yeast cell cycle with intrinsic and extrinsic noise of many kinds, we show that the checkpoint prevents the loss of chromosomes in almost all of the cells.',
    );
    expect(made.text).toContain('simulations');
    expect(made.strength).toBe(2);
  });

  it('quotes a sentence whose LaTeX could not be resolved', () => {
    expect(compressed('We prove that $\\weird{x}$ is compact.').verbatim).toBe(true);
  });
});
