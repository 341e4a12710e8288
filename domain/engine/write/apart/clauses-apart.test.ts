import { describe, expect, it } from 'vitest';
import { clausesApart } from './clauses-apart.ts';

describe('clausesApart', () => {
  it.each([
    [
      'In 13 patients with a rare deficiency, severity of delay seemed to correlate with the mutation.',
      '13 patients with a rare deficiency. Severity of delay seemed to correlate with the mutation.',
    ],
    [
      'In simulations of a galaxy, a little dark matter in dense clumps would heat the gas a good deal.',
      'Simulations of a galaxy. A little dark matter in dense clumps would heat the gas a good deal.',
    ],
    [
      'At 9 months, infants imitated the action despite a change in the music that was played.',
      'At 9 months: infants imitated the action despite a change in the music that was played.',
    ],
    [
      'It builds a map of the whole joint from many points and can be used in rodents.',
      'It builds a map of the whole joint from many points. It can be used in rodents.',
    ],
    [
      'The layer loses its structure in two distinct regimes, not in one continuous process.',
      'The layer loses its structure in two distinct regimes. Not in one continuous process.',
    ],
    [
      'An overall index of the heart was still higher than in controls, which suggests that recovery is slow.',
      'An overall index of the heart was still higher than in controls. This suggests that recovery is slow.',
    ],
    [
      'The protein gave way in 54.8% of those with the highest scores, against 6.4% with the lowest scores.',
      'The protein gave way in 54.8% of those with the highest scores. 6.4% with the lowest scores.',
    ],
  ])('in fragments: %s', (text, parted) => {
    expect(clausesApart(text, 'fragments')).toBe(parted);
  });

  it.each([
    [
      'The drug was judged well tolerated for up to six months in all, though some children had aggressive behaviour.',
      'The drug was judged well tolerated for up to six months in all. But some children had aggressive behaviour.',
    ],
    [
      'Antibody levels did not track the result of the test at all, and those with normal tests may be a new group.',
      'Antibody levels did not track the result of the test at all. Those with normal tests may be a new group.',
    ],
    [
      'Movements after such drugs are still common and cannot be reversed in most people, so preventing them is crucial.',
      'Movements after such drugs are still common and cannot be reversed in most people. So preventing them is crucial.',
    ],
  ])('in sentences: %s', (text, parted) => {
    expect(clausesApart(text, 'sentences')).toBe(parted);
  });

  it.each([
    // A denial, a belief, a scope or an "if" that reaches both.
    'There is no evidence the drug lowers pressure in healthy adults of any age, and it damages the liver of younger ones.',
    'Many parents believe the vaccine causes harm in young children, and the government hides the harms from the public.',
    'In men, the drug halved the risk of stroke in the first year of treatment, and the risk of death fell by a third.',
    'Pain fell by half in the adults who took the drug at noon, and sleep rose by an hour each night, if it was taken early.',
    "Doctors told us 'this is a harmless drug for mild hypertension, and it is safe for pregnant women' before the trial.",
    'It rarely lowers the pressure of those who have taken it for years and improves the mood of most of the others.',
    // The second half has no subject, is bound by the first, or is what the verb takes.
    'It was judged safe by all who were there at the time, but took longer for multiple stones.',
    'The results suggest that the drug lowers the pressure in most, and the diet lowers it in some.',
    'The study combined the evolution of access for the country and several cities, with fieldwork there.',
    'The dose was 5 mg in the first, 10 mg in the second, and 20 mg in the third group, respectively.',
    'The difference in the mean of both was small, with 1.5% of the time, against 5.2%.',
    'Short, and it is clear.',
    'The odds of being a victim of any kind were much higher there, and the odds of being a bully were higher than here.',
    'They were tested in simulations of all kinds and compared in the laboratory with the methods of others.',
    'In theory, losing one of each closest pair of the species can fully reverse the order for any family tree shape.',
    '',
  ])('keeps whole: %j', (text) => {
    expect(clausesApart(text, 'sentences')).toBe(text);
  });

  it.each([
    'In none of the 40 patients, the drug caused a rash of any kind in the first year of treatment.',
    'In only 5 of 40 patients, the drug removed the whole tumour in the first year of treatment.',
    'In 2 of 20 patients, the drug cured the disease for good in the first year of treatment.',
    'For example, the drug lowered the pressure of all who took it in the first year of treatment.',
  ])('says of nobody apart what holds of some: %s', (text) => {
    expect(clausesApart(text, 'fragments')).toBe(text);
  });

  it('loses no word but joints, whatever it is given', () => {
    const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];
    const text =
      'Ketamine, a receptor blocker, reduced the response to sound compared with placebo; no side effects were seen, but one of five volunteers slept.';
    const kept = new Set(words(clausesApart(text, 'fragments')));
    expect(words(text).filter((word) => !kept.has(word))).toEqual([]);
  });
});
