import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../fact-sheet.ts';
import { readSource } from '../../read/read-source.ts';
import { readCasing } from '../casing.ts';
import { buildSheet, type SheetSketch } from '../fixtures/build-sheet.ts';
import { gatherMaterial } from '../material.ts';
import { isNews, saysLittle, tellsMethodOnly } from './news.ts';
import { openReference } from './open-references.ts';
import { tell } from './tell.ts';
import { titleClaim } from './title-claim.ts';

const told = (sentence: string, sketch: Partial<SheetSketch> = {}): string | null =>
  tell(buildSheet({ source: [sentence], finding: { text: sentence }, ...sketch }), 0);

describe('an opening', () => {
  const read = (text: string, title: string): FactSheet => readSource({ text, info: { title } });

  it('brings the subject in before a finding that does not name it', () => {
    const sheet = read(
      'Credit is hard to rate. We use machine learning to replicate the behavior of bank managers who assess the risk of commercial loans. We show that algorithms can replicate the behavior of the bank managers.',
      'Managers versus machines: do algorithms replicate intuition in credit ratings?',
    );
    const [first] = gatherMaterial(sheet).openings;
    expect(`${first?.before} ${first?.finding}`).toContain(
      'bank managers who assess the risk of commercial loans',
    );
  });

  it("tells the authors' method further where it was announced, and no step of a method before a finding", () => {
    const announced = buildSheet({
      title: 'Pooling for language identification',
      source: ['We propose a pooling strategy.', 'Our method outperforms the others by 2%.'],
      finding: { text: 'We propose a pooling strategy.' },
    });
    const told = "The authors' method outperforms the others by 2%.";
    expect(openReference(told, 1, '', announced)).not.toBeNull();
    expect(openReference(told, 1, 'The authors propose a pooling strategy.', announced)).toBeNull();
    const review = { genre: 'observational' } as FactSheet;
    expect(tellsMethodOnly('The authors enumerated how often reviewers asked for citations.', review)).toBe(
      true,
    );
    expect(tellsMethodOnly('The year in which surgery was performed is a predictor.', review)).toBe(false);
  });

  it('asks the question of the work first, where only that makes the finding clear', () => {
    const sheet = buildSheet({
      title: 'Does early feeding shorten the stay of infants?',
      question: 'Does early feeding shorten the stay of infants?',
      source: ['We recorded a stay in the ward for each.', 'The stay was no shorter with early feeding.'],
      finding: { text: 'The stay was no shorter with early feeding.', sentence: 1, strength: 3 },
    });
    const asked = gatherMaterial(sheet).openings.find(({ kind }) => kind === 'asked');
    expect(asked?.before).toMatch(/\?$/);
  });

  it('does not ask what the finding says again', () => {
    const sheet = read(
      'OBJECTIVE: To study leptin. METHODS: The serum leptin level was measured in 71 patients. RESULTS: Levels were 9 and 8. CONCLUSION: The serum leptin level has no prognostic value in advanced lung cancer.',
      'Are serum leptin levels a prognostic factor in advanced lung cancer?',
    );
    expect(gatherMaterial(sheet).openings.map(({ kind }) => kind)).not.toContain('asked');
  });

  it('puts what was not found of the same things before all else that is added', () => {
    const sheet = buildSheet({
      source: [
        'The intervention improved healing of the socket.',
        'Pain was lower on the third day.',
        'Healing of the socket was not significantly different after seven days.',
      ],
      finding: { text: 'The intervention improved healing of the socket.' },
    });
    expect(gatherMaterial(sheet).supporting[0]?.sentence).toBe(2);
  });

  it('says what the title asks of the other thing beside the finding on the one', () => {
    const sheet = buildSheet({
      title: 'Can the Ambu bag and the Neopuff resuscitator give safe inflations?',
      source: [
        'The Ambu bag delivered safe inflations at every pressure.',
        'The Neopuff resuscitator did not reach a safe pressure in any model.',
      ],
      finding: { text: 'The Ambu bag delivered safe inflations at every pressure.' },
    });
    expect(gatherMaterial(sheet).openings[0]?.finding).toContain('The Neopuff resuscitator did not reach');
  });

  it('gives no size of a sample of which only some were included', () => {
    const text =
      'METHODS: Records were read. One hundred sixteen patients were identified, and 77 of them (66%) were included. RESULTS: Thirty-three patients (42%) had raised levels. CONCLUSION: Raised levels are linked to a harder course.';
    expect(gatherMaterial(read(text, 'Raised levels and the course')).studied).toBeNull();
  });

  it('says nothing of a sentence that lost letters', () => {
    expect(told('We discuss how much we, as a community, can learn from the wealth of data.')).toBeNull();
    expect(isNews('Jupiter ejects 104 times as much mass as the others.')).toBe(false);
    expect(told('The network is trained on 1xed sentences of one language.')).toBeNull();
  });

  it("gives advice as the authors' word", () => {
    const sheet = read(
      'OBJECTIVE: Is suturing an alternative to packing? METHODS: 169 patients had suturing or packing of the nose. RESULTS: Adhesions were seen in 1 and 5 patients. CONCLUSION: Suturing of the septum should be a preferred alternative to nasal packing.',
      'Suturing of the nasal septum: is it an alternative to nasal packing?',
    );
    expect(gatherMaterial(sheet).findings[0]).toBe(
      'The authors conclude that suturing of the septum should be a preferred alternative to nasal packing.',
    );
    const listed = read(
      'OBJECTIVE: Do nurses wash their hands? METHODS: We watched 169 nurses. RESULTS: Hands were washed in 40% of visits. CONCLUSION: Nurses, doctors, and other staff should be aware of how seldom hands are washed.',
      'Hand washing by nurses',
    );
    const chosen = {
      ...listed,
      finding: { ...listed.finding, text: listed.sentences[3]?.text ?? '', short: null, sentence: 3 },
    };
    expect(gatherMaterial(chosen).findings[0]).toMatch(
      /^The authors conclude that nurses, doctors, and other staff/,
    );
  });

  it('lets the sentence that a person chose lead, however little it says', () => {
    const text =
      'Few studies ask how people trust. We gave oxytocin to 76 students. The students recognised more emotions with oxytocin than with placebo. The findings contribute to the growing literature on oxytocin.';
    const chosen = readSource({ text, info: { title: 'Oxytocin and trust' }, finding: 3 });
    expect(gatherMaterial(chosen).openings[0]?.finding).toContain('growing literature');
    const unchosen = { ...chosen, candidates: chosen.candidates.map((one) => ({ ...one, score: 0.5 })) };
    expect(gatherMaterial(unchosen).openings[0]?.finding).not.toContain('growing literature');
  });

  it('lets a sure finding lead although it does not name the subject, and no step of the method in its place', () => {
    const text =
      'This paper examines a campaign on social media. We collect posts of five million users. Political ideology and bot scores are the most predictive features of whether a user spreads the content of trolls.';
    const read = readSource({ text, info: { title: 'Who falls for online manipulation?' }, finding: 2 });
    const sure = { ...read, sure: true, candidates: read.candidates.map((one) => ({ ...one, score: 0.5 })) };
    const [first, ...others] = gatherMaterial(sure).openings;
    expect(first).toMatchObject({ finding: expect.stringMatching(/^Political ideology/), clear: true });
    expect(others.filter(({ before, finding }) => /collect/.test(before) && finding === '')).toEqual([]);
  });

  it('lets a title that states the finding lead, and no title that is a name or a question', () => {
    const titled = (title: string): string | null => {
      const sheet = buildSheet({
        title,
        genre: 'animal-or-lab',
        source: ['Glands stimulate ovulation in flies.'],
        finding: { text: 'Glands stimulate ovulation in flies.', strength: 3 },
      });
      return titleClaim(sheet, readCasing(sheet));
    };
    expect(titled('Ovulation in Drosophila is controlled by secretory cells')).toBe(
      'Ovulation in Drosophila is controlled by secretory cells.',
    );
    expect(titled('A survey of the health care needs of physicians')).toBeNull();
    expect(titled('Does oxytocin improve the recognition of emotions?')).toBeNull();
  });

  it('brings what the source sets against the finding, and no group picked out of it', () => {
    const text = (second: string): string =>
      `We compared 75 patients with hypertension. Ventricular size was not influenced by the metabolic syndrome in hypertension. However, ${second}`;
    const title = 'Metabolic syndrome, hypertension and ventricular size';
    const first = (second: string): string | undefined =>
      gatherMaterial(readSource({ text: text(second), info: { title }, finding: 1 })).openings[0]?.finding;
    expect(first('atrial enlargement was more common in patients with the metabolic syndrome.')).toMatch(
      /hypertension\. However, atrial enlargement was more common/,
    );
    expect(
      first('in a subgroup of women the ventricle was larger with the metabolic syndrome.'),
    ).not.toContain('However');
    expect(first('further studies are needed.')).not.toContain('However');
    // "However" behind the subject, and more behind it than a first line can hold.
    const late =
      'We compared 75 patients with hypertension. Lying flat is not linked to low perfusion of the legs. A tilt of the head, however, is linked to profound ischemia of the legs, and this is followed in the hours behind it by a swelling of the muscles, which may put patients at risk of lasting damage to them.';
    expect(gatherMaterial(readSource({ text: late, info: {}, finding: 1 })).openings[0]?.finding).toMatch(
      /perfusion of the legs\. However, a tilt of the head is linked to profound ischemia of the legs\.$/,
    );
  });

  it('says nothing of a work that only speaks of itself', () => {
    expect(saysLittle('The findings contribute to the growing literature on oxytocin.')).toBe(true);
    expect(saysLittle('Products of plants will serve as alternative therapy with no side effects.')).toBe(
      true,
    );
    expect(saysLittle('These results will help to plan screening.')).toBe(true);
    expect(saysLittle('In experiments, the method is effective.')).toBe(true);
    expect(saysLittle('The method is effective in nine of ten people.')).toBe(false);
    expect(saysLittle('After adjustments for risk factors, no significant association was observed.')).toBe(
      true,
    );
    expect(saysLittle('After a year, no association of sleep with pain was observed.')).toBe(false);
    expect(saysLittle('Melting ice will contribute 30 cm to sea level by 2100.')).toBe(false);
    expect(saysLittle('Proteins from the glands are needed to store sperm.')).toBe(false);
    expect(isNews('The authors recruited 256 participants.')).toBe(false);
  });
});
