import { describe, expect, it } from 'vitest';
import { readSource } from '../../read/read-source.ts';
import { buildSheet, type SheetSketch } from '../fixtures/build-sheet.ts';
import { tell } from './tell.ts';

const told = (sentence: string, sketch: Partial<SheetSketch> = {}): string | null =>
  tell(buildSheet({ source: [sentence], finding: { text: sentence }, ...sketch }), 0);

describe('tell', () => {
  it.each([
    ['In the first place, moss reduces heat.', 'Moss reduces heat.'],
    ['Here it is shown that moss reduces heat.', 'Moss reduces heat.'],
    ['First we show that moss reduces heat.', 'Moss reduces heat.'],
    ['Here three kinds of moss are found.', 'Three kinds of moss are found.'],
    ['This results in cool rooms below the roof.', 'This results in cool rooms below the roof.'],
    ['A roof with moss can therefore keep rooms cool.', 'A roof with moss can keep rooms cool.'],
    [
      'We should be careful when adding fern to our roofs.',
      "One should be careful when adding fern to the authors' roofs.",
    ],
    [
      'Our experiments show that on roofs, our approach reduces heat and noise.',
      "The experiments show that on roofs, the authors' approach reduces heat and noise.",
    ],
    [
      'Experiments on roofs indicate that our approach reduces heat.',
      "Experiments on roofs indicate that the authors' approach reduces heat.",
    ],
    [
      'From the heat of the roofs, we conclude that moss reduces noise.',
      'From the heat of the roofs, the authors conclude that moss reduces noise.',
    ],
    ['In summary daily moss reduces heat.', 'Daily moss reduces heat.'],
    [
      'Being the largest of its kind, this was a small study of moss on roofs.',
      'Being the largest of its kind, this was a small study of moss on roofs.',
    ],
    [
      'More roofs were hot (12.5 vs. 11.2, P < 3 x 10-4 for all roofs; and 8.2 vs. 7.2, p = NS).',
      'More roofs were hot (12.5 vs. 11.2, P < 3 x 10-4 for all roofs; and 8.2 vs. 7.2, p = NS).',
    ],
    ['Roofs built with our layered approach are cooler.', 'Roofs built with a layered approach are cooler.'],
    [
      'Roofs built with our proposed approach are cooler.',
      "Roofs built with the authors' proposed approach are cooler.",
    ],
    [
      'We find that the shade of moss affects the heat of roofs, and thereby corroborate an early hypothesis.',
      'The authors find that the shade of moss affects the heat of roofs, and thereby corroborate an early hypothesis.',
    ],
    [
      'After introducing a measure of shade, we show that moss reduces heat.',
      'After introducing a measure of shade, the authors show that moss reduces heat.',
    ],
    [
      'Our experiments show that roofs that use our large framework reduce heat.',
      "The experiments show that roofs that use the authors' large framework reduce heat.",
    ],
    [
      'Our analysis suggests that the shade of moss can reduce heat, and propose new ways to plant it.',
      'The analysis suggests that the shade of moss can reduce heat.',
    ],
    [
      'Measurements on many roofs show that, the layer of moss reduces heat.',
      'Measurements on many roofs show that the layer of moss reduces heat.',
    ],
    ['In the same spirit, moss reduces heat.', 'Moss reduces heat.'],
    ['After formalizing the question, moss is shown to reduce heat.', 'Moss is shown to reduce heat.'],
    [
      'We even find that moss can reduce heat on roofs.',
      'The authors find that moss can reduce heat on roofs.',
    ],
    [
      'The results show to our knowledge for the first time that moss reduces heat.',
      "The results show to the authors' knowledge for the first time that moss reduces heat.",
    ],
    ['Along the way we show that moss reduces heat.', 'Moss reduces heat.'],
    ['In view of the results, it is concluded that moss reduces heat.', 'Moss reduces heat.'],
    ['Here we show that moths prefer the clean plant.', 'Moths prefer the clean plant.'],
    ['We surveyed 270 physicians at a conference.', 'The authors surveyed 270 physicians at a conference.'],
    ['Pain fell in women [BFM = 3.38, g = 0.31 (0.09, 0.54)].', 'Pain fell in women.'],
    ['Pain fell in women [mean difference - 0.9 95% CI (- 1.2, - 0.6)].', 'Pain fell in women.'],
    [
      'To remedy this problem, we propose a correction with an anchor question.',
      'The authors propose a correction with an anchor question.',
    ],
    [
      'Even though the baselines score best, the model reaches comparable performance.',
      'The model reaches comparable performance, even though the baselines score best.',
    ],
    [
      '(1) We construct a counterexample to the conjecture.',
      'The authors construct a counterexample to the conjecture.',
    ],
    [
      'I show that the design was unsafe in all settings.',
      'The author shows that the design was unsafe in all settings.',
    ],
    [
      'Elevated troponin I levels are linked to a harder course.',
      'Elevated troponin I levels are linked to a harder course.',
    ],
    [
      'To assess the method in a realistic setting, we conducted a survey in Rwanda.',
      'The authors conducted a survey in Rwanda to assess the method in a realistic setting.',
    ],
    [
      'Beliefs in the village affect the use of nets and we quantify the size of both effects using simulations.',
      'Beliefs in the village affect the use of nets.',
    ],
    [
      'Beliefs affect the use of nets and we estimate that 40 villages never heard of them.',
      'Beliefs affect the use of nets and the authors estimate that 40 villages never heard of them.',
    ],
    [
      'This paper presents an approach for long texts; we call AttentiveNet, that uses one architecture.',
      'The paper presents an approach for long texts called AttentiveNet, that uses one architecture.',
    ],
    [
      'However people in the first group were less likely to fall.',
      'People in the first group were less likely to fall.',
    ],
    [
      'We show that diversity requires inclusion by analyzing teams in video games.',
      'The authors show that diversity requires inclusion by analyzing teams in video games.',
    ],
    [
      'It may be concluded that the drug raises the risk of falls.',
      'It may be concluded that the drug raises the risk of falls.',
    ],
    [
      'Further analysis of women over 60 revealed that the drug raised the risk of falls.',
      'Further analysis of women over 60 revealed that the drug raised the risk of falls.',
    ],
    [
      'We derive bounds for planar graphs and prove that every coloring needs four colors.',
      'The authors derive bounds for planar graphs and prove that every coloring needs four colors.',
    ],
    [
      'We analyze data of rural schools in Kenya and show that class size predicts learning.',
      'The authors analyze data of rural schools in Kenya and show that class size predicts learning.',
    ],
    [
      'Our results show that we can only treat patients who walk.',
      'The authors can only treat patients who walk.',
    ],
    [
      'The gene has an elegant motion and a simple but effective size.',
      'The gene has an elegant motion and a simple but effective size.',
    ],
    [
      'The analysis shows an increase of trust and no harm was found.',
      'The analysis shows an increase of trust and no harm was found.',
    ],
    [
      'Data revealed the incidence of dermatitis was lower with care every six hours.',
      'The incidence of dermatitis was lower with care every six hours.',
    ],
    [
      'Change was larger in the group (12.5 vs. 11.2 words, P<0.001).',
      'Change was larger in the group (12.5 vs. 11.2 words).',
    ],
    [
      'By mapping the old model onto a new one, we show that persistence requires immunity.',
      'By mapping the old model onto a new one, the authors show that persistence requires immunity.',
    ],
    ['Pain fell in men (Studies 2–4).', 'Pain fell in men.'],
    [
      'Results show that we can efficiently load data with a shallow circuit.',
      'It is possible to efficiently load data with a shallow circuit.',
    ],
    [
      'We find a planet that formed at the edge of our Solar System.',
      'The authors find a planet that formed at the edge of the Solar System.',
    ],
    ['Excessive laxity thus appears to be a risk.', 'Excessive laxity appears to be a risk.'],
    [
      'Here we combine several advances to demonstrate that sparse classifiers achieve what dense ones do.',
      'Sparse classifiers achieve what dense ones do.',
    ],
    [
      'We determine rates of drift across lineages, showing that drift in one lineage is faster than the others.',
      'Drift in one lineage is faster than the others.',
    ],
    [
      'We analyze data from rural schools in Kenya on class size and show that class size predicts learning.',
      'The authors analyze data from rural schools in Kenya on class size and show that class size predicts learning.',
    ],
    [
      'We use a model that may fail to show that growth is slow.',
      'The authors use a model that may fail to show that growth is slow.',
    ],
    ['It rose by .04 to .09 with a simple, yet effective, prompt.', 'It rose by .04 to .09 with a prompt.'],
    ['The drug was able to slow growth in all dishes.', 'The drug was able to slow growth in all dishes.'],
    [
      'It can be concluded that patients perform worse than healthy people.',
      'Patients perform worse than healthy people.',
    ],
    [
      'This group of elderly patients could record their pressure at home.',
      'A group of elderly patients could record their pressure at home.',
    ],
    [
      'In this group of subjects, juvenile disease began more often with arthritis.',
      'In the subjects studied, juvenile disease began more often with arthritis.',
    ],
    [
      'In this group with skin disease, oxygen uptake was not reduced.',
      'In the group with skin disease, oxygen uptake was not reduced.',
    ],
    [
      'This longitudinal study found no significant effect of the transition on sleep.',
      'A longitudinal study found no significant effect of the transition on sleep.',
    ],
    [
      'In this in vitro study, the replacement changed the knee.',
      'In an in vitro study, the replacement changed the knee.',
    ],
    [
      'The aim of this study was to investigate the role of sleep in memory.',
      'The study set out to investigate the role of sleep in memory.',
    ],
    [
      'Admission was rare, (4% compared to 6%) in both wards.',
      'Admission was rare (4% compared to 6%) in both wards.',
    ],
    ['The rate was higher (8% vs. 3%, respectively) in women.', 'The rate was higher (8% vs. 3%) in women.'],
    [
      'Anti-HTLV-I antibodies were positive in all patients.',
      'Anti-HTLV-I antibodies were positive in all patients.',
    ],
    [
      'Data show that mobility has not only been reduced: Lockdown measures caused lasting changes.',
      'Lockdown measures caused lasting changes.',
    ],
    [
      'The certificates outperform others on these datasets.',
      'The certificates outperform others on the datasets tested.',
    ],
    [
      'There is also a significant negative correlation between age and sleep.',
      'There is a significant negative correlation between age and sleep.',
    ],
    [
      'Our findings show that all tested agents are vulnerable to tricks, but that agents have different weaknesses.',
      'All tested agents are vulnerable to tricks, but agents have different weaknesses.',
    ],
    ['p53 alteration is not a useful predictor.', 'p53 alteration is not a useful predictor.'],
  ])('says %s as a post can', (sentence, expected) => {
    expect(told(sentence)).toBe(expected);
  });

  it.each([
    'The vaccine did not dramatically reduce transmission in schools.',
    'With presumed consent for organ donation, donation rates rose by 25%.',
    'Treatment did not reduce fatigue in multiple sclerosis, however, it improved sleep.',
    'Sertraline lowered anxiety in pregnant women, was safe for the child.',
    'Type I collagen expression fell in treated mice.',
    'Adults aged over 60 were frail. 14% died within a year.',
  ])('changes nothing in %s', (sentence) => {
    expect(told(sentence)).toBe(sentence);
  });

  it.each([
    [
      'The results show that adults who had laparoscopic and open surgery recover at the same rate.',
      /open surgery recover/,
    ],
    ['Independent predictors of death were (1) older age; (2) smoking; and (3) obesity.', /obesity|^$/],
    [
      '1) The drug relieved pain in adults of all ages; 2) it did not relieve pain in children.',
      /not relieve|^$/,
    ],
    ['Mortality among these patients was 60% at one year.', /these patients|^$/],
    ['This was a prospective cohort study of 200 children with asthma.', /^(?!A was)/],
  ])('takes no part out of %s', (sentence, whole) => {
    expect(told(sentence) ?? '').toMatch(whole);
  });

  it("leaves the authors' word against another's as theirs", () => {
    expect(told('We show that a previous result by Halpern is not correct.')).toBe(
      'The authors show that a previous result by Halpern is not correct.',
    );
  });

  it.each([
    'Trial registration: PACTR201610001830190.',
    'The mean graft age of 13.9 years in the group of saphenous grafts.',
    'In our sample, 44% of smokers had airways obstruction.',
    'Habitat consists of: (i) a fast simulator with configurable agents.',
    'Effective trial of exercise in adults',
    'We provide a proof for the formulae of all loops that were presented in Ref.',
  ])('does not say %s', (sentence) => {
    expect(told(sentence)).toBeNull();
  });
});

describe('a formula', () => {
  it('keeps its exponent, which is no aside', () => {
    const read = (text: string) => readSource({ text, info: {} });
    const sheet = read('Formation stops once fluctuations exceed $10^{-3.5}$ of the sound speed.');
    expect(tell(sheet, 0)).toContain('10^(-3.5)');
    const steps = read('The search takes $O( n^2 )$ steps on all graphs with few vertices.');
    const range = read('We obtain 69 for a prior that is uniform between [20,140] in all of the units.');
    expect(tell(range, 0)).toContain('between [20,140]');
    expect(tell(steps, 0)).toMatch(/O\( ?n² ?\) steps/);
  });
});

describe('a sentence without its doer', () => {
  it('is told of the study', () => {
    expect(told('Identified 4 clusters of seniors who were not vaccinated.')).toBe(
      'The study identified 4 clusters of seniors who were not vaccinated.',
    );
    expect(told('Compared with the controls, patients slept longer.')).not.toMatch(/^The study/);
  });
});
