import { describe, expect, it } from 'vitest';
import { checkPost } from '#domain/grounding/check-post.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { reword } from './reword.ts';

const plain = (sentence: string) => reword(sentence, ['plain-words']);

describe('plain words', () => {
  it.each([
    [
      'The majority of the patients utilized the app prior to surgery.',
      'The majority of the patients used the app before surgery.',
    ],
    [
      'Among adults, the majority of those asked agreed, and the majority of nurses did.',
      'Among adults, most of those asked agreed, and most nurses did.',
    ],
    [
      'Depression fell when compared to usual care, in comparison with which costs rose.',
      'Depression fell compared with usual care, compared with which costs rose.',
    ],
    [
      'The effect was demonstrated in numerous villages in the absence of rain.',
      'The effect was shown in many villages without rain.',
    ],
    [
      'The trial demonstrated less pain and has clearly demonstrated fewer falls.',
      'The trial showed less pain and has clearly shown fewer falls.',
    ],
    [
      'Sleep was strongly associated with mood but was not associated with diet.',
      'Sleep was strongly linked to mood but was not linked to diet.',
    ],
    [
      'Patients with hypertension had fewer myocardial infarctions.',
      'Patients with hypertension had fewer heart attacks.',
    ],
    [
      'Kept was renal function, and renal cells were not.',
      'Kept was kidney function, and renal cells were not.',
    ],
    [
      'Lung function and chronic obstructive pulmonary disease were followed, as was pulmonary function.',
      'Lung function and chronic obstructive pulmonary disease were followed, as was lung function.',
    ],
    [
      'Treated neonates had less oedema, dyspnoea and haemorrhage.',
      'Treated newborns had less swelling, breathlessness and bleeding.',
    ],
    [
      'A drug lowered all-cause mortality at one year in murine models.',
      'A drug lowered deaths from any cause at one year in mouse models.',
    ],
    [
      'Patients presenting with depression were sufficient to show an effect whilst others were not.',
      'Patients with depression were enough to show an effect while others were not.',
    ],
    [
      'Emissions from anthropogenic sources were found amongst bovine herds, not in avian influenza.',
      'Emissions from human-caused sources were found among cattle herds, not in avian influenza.',
    ],
  ])('says %s', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it.each([
    'Mortality fell in adults who were employed by the museum, whose exhibits were seen.',
    'Patients with ST-elevation myocardial infarction recovered.',
    'Cardiac arrest was rare.',
    'The drug was not efficiently used.',
  ])('leaves what means something else: %s', (sentence) => {
    expect(plain(sentence)).toBe(sentence);
  });

  /** One sentence for each pair; a checker that did not know the words would raise a flag. */
  it.each([
    'Patients with hypertension had fewer myocardial infarctions than the others.',
    'Renal failure and hepatic disease were less frequent in the treated group.',
    'The drug was efficacious and lowered all-cause mortality by 12% when compared to placebo.',
    'Oedema and haemorrhage were more frequent with the older drug.',
    'Dyspnoea and pruritus were not associated with the dose that was administered.',
    'The majority of nurses were presenting with oedema, alopecia or emesis.',
    'The experiments demonstrated that murine neonates sleep less in the absence of light.',
    'Analgesics were used in numerous bovine herds subsequent to the outbreak.',
    'Anthropogenic noise was strongly associated with shorter calls in avian species.',
    'Costs of cerebrovascular accidents did not differ statistically significantly.',
    'Adverse events may be less frequent in the presence of a nurse.',
  ])('and the check finds every word of it in the source: %s', (sentence) => {
    const said = plain(sentence);
    expect(said).not.toBe(sentence);
    const sentences = splitSentences(sentence).map((span, index) => ({ ...span, index }));
    const result = checkPost({ sentences }, said);
    expect(result.sentences.flatMap(({ flags }) => flags)).toEqual([]);
    expect(result.verdict).toBe('same');
  });
});
