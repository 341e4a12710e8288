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
      'Of 200 adults, the majority of whom were women, most agreed, and the majority of nurses did.',
      'Of 200 adults, most of whom were women, most agreed, and most nurses did.',
    ],
    [
      'Depression fell when compared to usual care, in comparison with which costs rose.',
      'Depression fell compared with usual care, compared with which costs rose.',
    ],
    [
      'The effect was first demonstrated in numerous villages in the absence of rain.',
      'The effect was first shown in many villages without rain.',
    ],
    [
      'The trial demonstrated a fall in pain and has clearly demonstrated that fewer fell.',
      'The trial showed a fall in pain and has clearly shown that fewer fell.',
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
      'Chronic obstructive pulmonary disease was followed, as was pulmonary function.',
      'Chronic obstructive pulmonary disease was followed, as was lung function.',
    ],
    [
      'Treated neonates had less dyspnoea in murine models of approximately 20 days.',
      'Treated newborns had less breathlessness in mouse models of about 20 days.',
    ],
    [
      'Patients presenting with depression were sufficient to show an effect whilst others were not.',
      'Patients with depression were enough to show an effect while others were not.',
    ],
    [
      'Emissions from anthropogenic sources were found amongst avian species.',
      'Emissions from human-caused sources were found among bird species.',
    ],
  ])('says %s', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it.each([
    'Mortality fell in adults who were employed by the museum, whose exhibits were seen.',
    'Patients with ST-elevation myocardial infarction recovered.',
    'Cardiac arrest was rare under monthly administered drugs.',
    'The drug was not efficiently used.',
    'Thousands demonstrated in Cairo, as demonstrated by photographs of demonstrated efficacy.',
    'Bovine serum albumin, bovine spongiform encephalopathy and avian influenza were studied.',
    'Areas with pulmonary edema, alopecia areata and extra-pulmonary disease were excluded.',
    'The territory was administered by Britain.',
    'Cases of myocardial infarction (MI) and end-stage renal disease (ESRD) were counted.',
    'The genes were more numerous, and a large number of these patients had both in the presence and in the absence of light.',
    'It learns to approximately solve games.',
    'Nurses asked “Is it due to the fact that neonates cry?” of all.',
    'The all-cause mortality rate fell, and adverse events unrelated to treatment rose.',
  ])('leaves what means something else: %s', (sentence) => {
    expect(plain(sentence)).toBe(sentence);
  });

  /** One sentence for each pair; a checker that did not know the words would raise a flag. */
  it.each([
    'Patients with hypertension had fewer myocardial infarctions than the others.',
    'Renal failure and hepatic disease were less frequent in the treated group.',
    'The drug was efficacious and lowered mortality by 12% when compared to placebo.',
    'Dyspnoea and pruritus were not associated with the dose that was administered.',
    'The majority of nurses with alopecia or emesis were older.',
    'The experiments demonstrate that neonates of murine models sleep less in the absence of light.',
    'Analgesics were used in numerous herds subsequent to the outbreak.',
    'Anthropogenic noise was strongly associated with shorter calls in avian species.',
    'Costs of cerebrovascular accidents did not differ statistically significantly.',
    'Adverse events may be less frequent after cardiac surgery, as was pulmonary function, whilst a nurse was there.',
  ])('and the check finds every word of it in the source: %s', (sentence) => {
    const said = plain(sentence);
    expect(said).not.toBe(sentence);
    const sentences = splitSentences(sentence).map((span, index) => ({ ...span, index }));
    const result = checkPost({ sentences }, said);
    expect(result.sentences.flatMap(({ flags }) => flags)).toEqual([]);
    expect(result.verdict).toBe('same');
  });
});
