import { describe, expect, it } from 'vitest';
import { readSource } from '../read/read-source.ts';
import { isAboutHealth, isGrave, isIllness } from './gravity.ts';

function sheetOf(title: string, text: string) {
  return readSource({ text, info: { title } });
}

describe('grave news', () => {
  it.each([
    [
      'deaths',
      'Deaths after surgery',
      'We followed 4,000 patients after surgery. Of them, 310 died within a year.',
    ],
    [
      'a drug that saved nobody',
      'Drug A in heart failure',
      'In a randomised trial of 900 patients, drug A did not reduce mortality compared with placebo.',
    ],
    [
      'a higher risk of a disease',
      'Night work and diabetes',
      'We followed 9,000 nurses for ten years. Night work was associated with an increased risk of diabetes.',
    ],
    [
      'a risk factor',
      'High insulin doses: a risk factor of atherosclerosis?',
      'We studied 215 adults with diabetes. The cumulative dose showed a positive relation with the thickness of the carotid wall.',
    ],
    [
      'the burden of a disease',
      'Burden of hepatitis in Region X',
      'We estimated prevalence from hospital records. The burden of hepatitis was higher than in any other region and complications were common among patients.',
    ],
    [
      'how long the ill lived',
      'Drug B in lung cancer',
      'We treated 60 patients with lung cancer. Median survival time was 9 months with the drug.',
    ],
    [
      'how many of the ill lived',
      'Stage I lung carcinoma',
      'We operated on 436 patients with lung cancer. Five-year survival was 63% after surgery.',
    ],
    [
      'violence',
      'Partner violence during lockdown',
      'We interviewed 300 women. Reports of partner violence doubled during the lockdown.',
    ],
    [
      'less violence: the subject stays what it is',
      'A school programme and violence',
      'We ran a programme in 40 schools. The programme reduced violence among pupils.',
    ],
    [
      'fewer deaths of one cause and more of another',
      'Treatment B in malaria',
      'In a trial of 2,000 children, treatment B reduced deaths from malaria but deaths from sepsis rose.',
    ],
    [
      'a shorter life',
      'Smoking and survival',
      'We followed 5,000 adults. Smoking was associated with reduced survival in patients with lung cancer.',
    ],
    [
      'what nobody can prevent',
      'Screening of infants in hospital',
      'We tested 1,745 infants in a hospital. Discordant tests may be inevitable for some patients with hearing loss.',
    ],
    [
      'war',
      'Schooling in armed conflict',
      'We studied 200 villages. Armed conflict kept children from school.',
    ],
  ])('%s', (_what, title, text) => {
    const sheet = sheetOf(title, text);
    expect(isGrave(sheet)).toBe(true);
    expect(isIllness(sheet)).toBe(true);
  });
});

describe('news that is not grave', () => {
  it.each([
    [
      'a longer life in mice, of a hormone of hunger',
      'The starvation hormone FGF21 extends lifespan in mice',
      'FGF21 is a hormone that the liver secretes during fasting. Here we show that overexpression of FGF21 markedly extends lifespan in mice without reducing food intake.',
    ],
    [
      'fewer deaths',
      'Effect of vaccine C on mortality',
      'In a trial of 12,000 adults, vaccine C reduced mortality from influenza by 40% compared with placebo.',
    ],
    [
      'a cure',
      'Drug D for hepatitis C',
      'In a trial of 400 patients, drug D cured hepatitis C in 95% of patients compared with 50% with standard treatment.',
    ],
    [
      'a plan to prevent disability',
      'Preventing disabling back pain: study protocol',
      'The trial will evaluate whether screening for risk factors prevents disabling back pain. A total of 500 patients will be randomised to screening or usual care.',
    ],
    [
      'a risk that did not rise',
      'Drug E and bleeding',
      'In a trial of 800 patients, drug E did not increase the risk of bleeding compared with placebo.',
    ],
    [
      'a dying star',
      'Dust extinction towards a dying star',
      'We observed the star with a telescope. Dust extinction towards the dead galaxy cluster varies with redshift, and the star died in a violent outburst.',
    ],
    [
      'cells that die as they should',
      'Programmed cell death in leaf development',
      'We grew Arabidopsis seedlings. Programmed cell death shapes the leaf after nitrogen starvation.',
    ],
    [
      'flies that stumble',
      'Gait of flies',
      'We recorded freely walking flies. Inactivation of sensory neurons led to deficient step precision in Drosophila.',
    ],
  ])('%s', (_what, title, text) => {
    expect(isGrave(sheetOf(title, text))).toBe(false);
  });
});

describe('illness and hardship', () => {
  it.each([
    [
      'patients',
      'Exercise and knee pain',
      'In a trial of 249 adults, exercise reduced pain in patients with knee arthritis.',
    ],
    [
      'people in treatment, whatever the finding names',
      'Two drugs compared in prison clinics',
      'We randomised 90 people in treatment for opiate dependence. More people who took the first drug provided a clean sample.',
    ],
    [
      'hardship',
      'Racial discrimination in hiring',
      'We sent 5,000 applications. Names were linked to call-backs, a sign of racial discrimination.',
    ],
    [
      'good news about death',
      'Seat belts',
      'We studied 900 crashes. Seat belts reduced deaths among drivers.',
    ],
  ])('%s', (_what, title, text) => {
    expect(isIllness(sheetOf(title, text))).toBe(true);
  });

  it.each([
    [
      'people who do something',
      'User factors in identifying password strength',
      'Participants reviewed 50 passwords and labelled each as weak or strong. Education was significantly related to how participants identified weak passwords.',
    ],
    [
      'what humans know of a game',
      'Acquisition of chess knowledge',
      'We probe a neural network for human concepts of chess. We show when and where human concepts are represented in the network, and what humans and human players share with it.',
    ],
    [
      'a virus of sheep',
      'A genetic test for susceptibility in sheep',
      'Lentiviruses cause an incurable disease in sheep. The alleles of sheep that are easily infected were present in most breeds of sheep, and selection may improve the health of flocks.',
    ],
    [
      'a treatment that is a word of statistics',
      'Treatment effects with few clusters',
      'We prove a theorem on estimators of treatment effects. The estimator is consistent with few clusters.',
    ],
  ])('not %s', (_what, title, text) => {
    const sheet = sheetOf(title, text);
    expect(isGrave(sheet)).toBe(false);
    expect(isIllness(sheet)).toBe(false);
    expect(isAboutHealth(sheet)).toBe(false);
  });

  it('is no matter of health for one figure of speech among people', () => {
    const sheet = sheetOf(
      'How teams notice technical debt: a survey',
      'We interviewed 14 software developers and surveyed 60 engineers about technical debt in their code. Developers notice technical debt by a number of symptoms. One symptom is slow builds.',
    );
    expect(sheet.subjects).toBe('people');
    expect(isAboutHealth(sheet)).toBe(false);
  });

  it('is no matter of health where developers have pain points', () => {
    const sheet = sheetOf(
      'Pain points of data scientists: a survey',
      'We interviewed 30 people who work as data scientists. Pain points were slow queries.',
    );
    expect(isAboutHealth(sheet)).toBe(false);
  });

  it.each([
    [
      'Symptoms at home and in a clinic',
      'We interviewed 140 people who live alone. Symptoms were fewer at home than in a clinic.',
    ],
    ['Living with chronic pain', 'We interviewed 20 people who live alone. Chronic pain shaped their days.'],
    [
      'Drug use among visitors of clubs',
      'We surveyed 900 people at the doors of clubs. Drug use was more frequent on Fridays.',
    ],
  ])('is a matter of health: %s', (title, text) => {
    expect(isAboutHealth(sheetOf(title, text))).toBe(true);
  });
});
