import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../fact-sheet.ts';
import { readSource } from '../../read/read-source.ts';
import { readCasing } from '../casing.ts';
import { buildSheet, type SheetSketch } from '../fixtures/build-sheet.ts';
import { gatherMaterial } from '../material.ts';
import { isNews, saysLittle, tellsMethodOnly } from './news.ts';
import { asTitled } from './of-title.ts';
import { ofWhom } from './of-whom.ts';
import { oneAuthor } from './one-author.ts';
import { isNearlyClear, openReference } from './open-references.ts';
import { afterAuthors } from './own-words.ts';
import { introduceShortForms } from './short-forms.ts';
import { splitLong } from './split-long.ts';
import { tell } from './tell.ts';
import { tellDocument } from './tell-document.ts';
import { titleClaim } from './title-claim.ts';

const told = (sentence: string, sketch: Partial<SheetSketch> = {}): string | null =>
  tell(buildSheet({ source: [sentence], finding: { text: sentence }, ...sketch }), 0);

describe('tell', () => {
  it.each([
    ['Here we show that moths prefer the clean plant.', 'Moths prefer the clean plant.'],
    ['We surveyed 270 physicians at a conference.', 'The authors surveyed 270 physicians at a conference.'],
    ['Pain fell in women [BFM = 3.38, g = 0.31 (0.09, 0.54)].', 'Pain fell in women.'],
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
    'In our sample, 44% of smokers had airways obstruction.',
    'Habitat consists of: (i) a fast simulator with configurable agents.',
    'Effective trial of exercise in adults',
  ])('does not say %s', (sentence) => {
    expect(told(sentence)).toBeNull();
  });
});

describe('openReference', () => {
  const sheet = buildSheet({
    title: 'A handle for catheters',
    source: [
      'The handle comprises a slide base and an adjustment knob.',
      'The knob moves the slides.',
      'Both outcomes were better in children.',
    ],
    finding: { text: 'The knob moves the slides.' },
  });

  it('asks for what only an earlier sentence brought in', () => {
    expect(openReference('The knob moves the slides.', 1, '', sheet)).not.toBeNull();
    expect(
      openReference('The knob moves the slides.', 1, 'A handle has a knob and slides.', sheet),
    ).toBeNull();
  });

  it.each([
    'Both outcomes were better in children.',
    'These two aspects differ in adults.',
    'In patients with SAPS, exercise leads to greater improvements in pain and function.',
    'The results suggest that it may depend on sleep.',
  ])('asks "which?" of %s', (text) => {
    expect(openReference(text, 2, '', sheet)).not.toBeNull();
  });

  it('knows what everybody knows', () => {
    expect(openReference('The brain uses much of the energy of the body.', 2, '', sheet)).toBeNull();
  });

  it.each([
    'Growth of a tumour into the renal vein is not linked to survival.',
    'The year in which surgery was performed is a predictor.',
    'Pressure measured by the nurse is lower than the readings obtained by the physician.',
    'The minimal approach to hernia repair is safe.',
    'The regional or global apex of a curve is rotated.',
    'Care by the PHQ-9 can be given in small practices.',
    'Myomectomy can be done whatever the number of the myomas.',
    'The score for performance at selection goes with later marks.',
    'In selected cases it may be done without dilation when the procedure is short.',
    'Overexpression was seen in most samples, and this correlated with size.',
  ])('does not ask "which?" of %s', (text) => {
    const source = [
      'We saw tumours, a renal vein, the year of surgery, a nurse, readings, a minimal approach, a regional apex the PHQ-9, myomas, a score and a procedure.',
      text,
    ];
    const brought = buildSheet({ title: 'A trial', source, finding: { text } });
    expect(openReference(text, 1, '', brought)).toBeNull();
  });

  it('takes what is nearly clear for a lead, and no pronoun', () => {
    const source = [
      'We made diffusion measurements of a brain.',
      'The tracts predict the diffusion measurements.',
    ];
    const brought = buildSheet({ title: 'A trial', source, finding: { text: source[1] ?? '' } });
    expect(openReference(source[1] ?? '', 1, '', brought)).not.toBeNull();
    expect(isNearlyClear(source[1] ?? '', 1, brought)).toBe(true);
    expect(isNearlyClear('They predict the diffusion measurements.', 1, brought)).toBe(false);
  });
});

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

  it('says what was done where nobody was counted, and no result in its place', () => {
    const sheet = buildSheet({
      title: 'Can limits on forwarding slow misinformation?',
      source: [
        'Limits on forwarding delay the spread of misinformation.',
        'We use an epidemiological model and data from three countries to assess limits on forwarding.',
        'We find that viral content still spreads.',
      ],
      finding: { text: 'Limits on forwarding delay the spread of misinformation.' },
    });
    expect(gatherMaterial(sheet).how?.text).toBe(
      'The authors use an epidemiological model and data from three countries to assess limits on forwarding.',
    );
  });

  it('does not ask what the finding says again', () => {
    const sheet = read(
      'OBJECTIVE: To study leptin. METHODS: The serum leptin level was measured in 71 patients. RESULTS: Levels were 9 and 8. CONCLUSION: The serum leptin level has no prognostic value in advanced lung cancer.',
      'Are serum leptin levels a prognostic factor in advanced lung cancer?',
    );
    expect(gatherMaterial(sheet).openings.map(({ kind }) => kind)).not.toContain('asked');
  });

  it('says how well a thing does behind the sentence that announces it', () => {
    const sheet = buildSheet({
      title: 'Verification over tables',
      genre: 'method',
      source: [
        'We introduce a verification model which fuses evidence from many tables.',
        'Our verification model achieves performance comparable to systems that know the right table.',
      ],
      finding: { text: 'The authors introduce a verification model which fuses evidence from many tables.' },
    });
    const [first] = gatherMaterial(sheet).openings;
    expect(first?.before).toMatch(/^The authors introduce a verification model/);
    expect(first?.finding).toContain('achieves performance comparable to systems');
  });

  it('leaves together what only names the thing before it', () => {
    const text =
      'The authors perform a detailed analysis of the topological and spectral properties of random geometric graphs; a graph model used to study the structure of complex systems.';
    expect(splitLong(text)).toBe(text);
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

  it('says of whom the title speaks where the finding names nobody', () => {
    const sheet = buildSheet({ source: ['Sleep was short.'], finding: { text: 'Sleep was short.' } });
    const casing = readCasing(sheet);
    const title = 'Sleep and growth in children with celiac disease: a cohort study';
    expect(ofWhom('Sleep was short.', title, casing)).toBe(
      'In children with celiac disease, sleep was short.',
    );
    expect(ofWhom('Boys slept less.', title, casing)).toBe('Boys slept less.');
    expect(ofWhom('In summer, sleep was short.', title, casing)).toBe('In summer, sleep was short.');
    expect(ofWhom('Sleep was short.', 'The role of sleep in memory', casing)).toBe('Sleep was short.');
    for (const other of [
      'Sleep is dispensable for growth but not in mice',
      'The returns of investing in women',
      'Sleep of adults: lessons from work in mice',
      'Trust in nurses',
      'Bias in words about people in adults',
    ])
      expect(ofWhom('Sleep was short.', other, casing)).toBe('Sleep was short.');
    expect(ofWhom('The drug blocks it in vitro.', 'It improves memory in rats', casing)).toBe(
      'The drug blocks it in vitro.',
    );
  });

  it("gives advice as the authors' word", () => {
    const sheet = read(
      'OBJECTIVE: Is suturing an alternative to packing? METHODS: 169 patients had suturing or packing of the nose. RESULTS: Adhesions were seen in 1 and 5 patients. CONCLUSION: Suturing of the septum should be a preferred alternative to nasal packing.',
      'Suturing of the nasal septum: is it an alternative to nasal packing?',
    );
    expect(gatherMaterial(sheet).findings[0]).toBe(
      'The authors conclude that suturing of the septum should be a preferred alternative to nasal packing.',
    );
  });

  it('lets the sentence that a person chose lead, however little it says', () => {
    const text =
      'Few studies ask how people trust. We gave oxytocin to 76 students. Recognition of emotions improved with oxytocin. The findings contribute to the growing literature on oxytocin.';
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
  });

  it('says which plants the title means', () => {
    const casing = readCasing(
      buildSheet({ source: ['Plants respond to warming.'], finding: { text: 'Plants respond.' } }),
    );
    const title = 'Diminished Response of Arctic Plants to Warming';
    expect(asTitled('The response of plants to warming varies.', title, casing)).toBe(
      'The response of Arctic plants to warming varies.',
    );
    expect(asTitled('The response of tall plants varies.', title, casing)).toBe(
      'The response of tall plants varies.',
    );
  });

  it('puts the kind of the title on no other group', () => {
    const casing = readCasing(
      buildSheet({ source: ['Women were asked.'], finding: { text: 'Women were asked.' } }),
    );
    const text = 'Depression was twice that of women in the general population.';
    expect(asTitled(text, 'Depression in pregnant women', casing)).toBe(text);
    const fish = 'Levels were high in fish from farms.';
    expect(asTitled(fish, 'Mercury in wild fish', casing)).toBe(fish);
  });

  it('says nothing of a work that only speaks of itself', () => {
    expect(saysLittle('The findings contribute to the growing literature on oxytocin.')).toBe(true);
    expect(saysLittle('Proteins from the glands are needed to store sperm.')).toBe(false);
    expect(isNews('The authors recruited 256 participants.')).toBe(false);
  });
});

describe('the small operations', () => {
  it('parts a long sentence only where two sentences stand', () => {
    const long =
      'Important difficulty in accessing healthcare was reported by many of the physicians in the sample, and the majority reverted to treating themselves and their families.';
    expect(splitLong(long)).toContain('sample. The majority reverted');
    const bound =
      'The results suggest that proteins secreted by the glands during adulthood are needed to store sperm, while the other secretion stimulates ovulation in all of the flies.';
    expect(splitLong(bound)).toBe(bound);
  });

  it('names the subject of documents', () => {
    const document = { genre: 'policy', title: 'Fifth progress report' } as FactSheet;
    expect(tellDocument('Covers developments in Liberia.', document)).toBe(
      'The report “Fifth progress report” covers developments in Liberia.',
    );
    const patent = { genre: 'patent', title: 'A handle' } as FactSheet;
    expect(tellDocument('A control system monitors the temperature.', patent)).toBe(
      'A control system monitors the temperature.',
    );
    expect(tellDocument('A method for recharging balls that uses gas.', patent)).toBe(
      'The document describes a method for recharging balls that uses gas.',
    );
    expect(tellDocument('The present invention is a handle for catheters.', patent)).toBe(
      'The document describes a handle for catheters.',
    );
  });

  it('speaks of one author as one, and of authors a second time as "they"', () => {
    expect(oneAuthor('Here I apply my model.')).toBe("Here the author applies the author's model.");
    expect(afterAuthors('The authors built a model.', "The authors' model works.")).toBe('The model works.');
    expect(afterAuthors('The authors built a model.', 'The authors tested it.')).toBe('They tested it.');
    const asked = 'When patients were asked about exercise, they preferred walking.';
    expect(afterAuthors(asked, 'The authors found no effect.')).toBe('The authors found no effect.');
  });

  it('spells a short form once, and not behind a count', () => {
    const sheet = readSource({ text: 'We studied millisecond pulsars (MSPs). We found 24 MSPs with halos.' });
    expect(introduceShortForms('MSPs have halos.', '', sheet)).toMatch(/^Millisecond pulsars/);
    expect(introduceShortForms('The authors found 24 MSPs.', '', sheet)).toBe('The authors found 24 MSPs.');
    const dims = readSource({
      text: 'We studied maximally informative dimensions (MID). MID is an estimator.',
    });
    expect(introduceShortForms('MID is an estimator.', '', dims)).toBe(
      'MID (maximally informative dimensions) is an estimator.',
    );
    expect(introduceShortForms('The test with MID is positive.', '', dims)).toBe(
      'The test with maximally informative dimensions is positive.',
    );
    expect(introduceShortForms('P_MID(f|S) is small.', '', dims)).toBe('P_MID(f|S) is small.');
  });

  it('keeps the sign of a value, and an isotope', () => {
    const sheet = readSource({ text: 'With data out to $z\\sim1$, we find no void. Uptake of (14)C fell.' });
    expect(sheet.sentences[0]?.text).toBe('With data out to z ~1, we find no void.');
    expect(tell(sheet, 1)).toBe('Uptake of (14)C fell.');
  });
});
