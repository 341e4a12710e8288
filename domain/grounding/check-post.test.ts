import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckSource, checkPost } from './check-post.ts';

const shoulder: CheckSource = {
  sentences: [
    'To assess the need for local anesthesia in patients undergoing shoulder MR arthrography.',
    'At a single center, 249 outpatients (178 men, 71 women) were randomly assigned to group A with local anesthesia in the skin (n=61), or to group B (n=92) or C (n=96) without.',
    'Patients rated their pain immediately after the contrast injection on a scale of 0 to 10.',
    'Mean pain was 2.6 in group A, 2.6 in group B and 2.7 in group C; no statistically significant difference in pain intensity was detected (p=.960).',
    'Local anesthesia is not required to lower pain in shoulder MR arthrography.',
    'This could reduce costs and the risk of adverse reactions without an impact on comfort.',
  ].map((text) => ({ text })),
  info: {
    title: 'MR arthrography of the shoulder: do we need local anesthesia?',
    journal: 'European Journal of Radiology',
    year: '2014',
  },
};

const coffee: CheckSource = {
  sentences: [
    'In 1,200 adults followed for 12 years, higher coffee intake was associated with lower mortality.',
    'These results suggest that coffee may reduce the risk of stroke.',
    'Tea showed no association with mortality.',
  ].map((text) => ({ text })),
};

const worlds: CheckSource = {
  sentences: [{ text: 'Outgoing radiation is forced to increase with the temperature of these worlds.' }],
  info: { title: 'Atmospheres of low-gravity waterworlds' },
};

function flagsOf(source: CheckSource, post: string): string[] {
  return checkPost(source, post).sentences.flatMap((sentence) => sentence.flags.map((flag) => flag.type));
}

describe('checkPost', () => {
  it('takes the name of the subject for no direction', () => {
    const said = 'outgoing radiation is forced to increase with the temperature of these worlds.';
    expect(flagsOf(worlds, `Study of low-gravity waterworlds: ${said}`)).toEqual([]);
    expect(flagsOf(worlds, 'The finding is best read in full.')).toEqual([]);
  });

  it('knows the document by the number that its address gives', () => {
    const patent: CheckSource = {
      sentences: [
        {
          text: 'A fleet pumps the fluids, obviating the need for a constant supply of diesel fuel to the site.',
        },
      ],
      info: { url: 'https://patents.google.com/patent/US9140110B2/en' },
    };
    const post = 'In US patent 9,140,110, a fleet pumps the fluids.\n\nUS patent 9,140,110, link in bio.';
    expect(flagsOf(patent, post)).toEqual([]);
    expect(flagsOf(patent, post.replaceAll('9,140,110', '9,140,111'))).toContain('number');
    expect(flagsOf(patent, 'The fleet leaves no need for a constant supply of diesel fuel.')).toEqual([]);
  });

  it('takes the title, quoted word for word and alone, as the name of the work', () => {
    const post = `Pain did not differ. From “${shoulder.info?.title ?? ''}”.`;
    expect(checkPost(shoulder, post).sentences.at(-1)).toMatchObject({ kind: 'framing', flags: [] });
    const other = post.replace('do we need', 'nobody needs');
    expect(checkPost(shoulder, other).sentences.at(-1)?.kind).toBe('claim');
  });

  it.each([
    [
      'Pain did not differ significantly with or without local anesthesia: 2.6 vs 2.6 and 2.7 of 10 (p=.960) in 249 outpatients.',
    ],
    ['No significant difference in pain. One center.'],
    ['Reported in European Journal of Radiology, 2014: local anesthesia is not required to lower pain.'],
    ['The authors conclude that this could reduce costs and the risk of adverse reactions.'],
    [
      'Argue with this. Numbing first: pain 2.6 of 10.\n\nRead it, then disagree: https://doi.org/10.1016/j.ejrad.2014.03.001 #Radiology',
    ],
    [
      'So, does numbing the skin first make the injection hurt less? Mean pain was 2.6 of 10 with it, 2.6 and 2.7 without. 🙂',
    ],
    [
      'Finding: no significant difference in pain.\nBasis: 249 outpatients, randomly assigned.\nLimits: single center.',
    ],
  ])('finds nothing wrong with %j', (post) => {
    expect(flagsOf(shoulder, post)).toEqual([]);
  });

  it('rests on the sentence that says it in these words, of two that hold as much of it', () => {
    const sentences = [
      { text: 'Sleep lasted 42 minutes longer.' },
      { text: 'It is unknown whether it lasts.' },
    ];
    expect(checkPost({ sentences }, 'Still open: whether it lasts.').sentences[0]?.support).toEqual([1]);
  });

  it.each([
    ['number', shoulder, 'Mean pain was 3.9 of 10 with local anesthesia.'],
    ['unit', coffee, 'Adults were followed for 12 months.'],
    ['name', shoulder, 'Pain did not differ at Harvard with local anesthesia.'],
    ['direction', coffee, 'Higher coffee intake was associated with higher mortality.'],
    ['population', shoulder, 'Local anesthesia is not required to lower pain in mice.'],
    ['certainty', coffee, 'Coffee reduces the risk of stroke.'],
    ['certainty', coffee, 'This proves that coffee may reduce the risk of stroke.'],
    ['certainty', coffee, 'Coffee will reduce the risk of stroke.'],
    [
      'certainty',
      {
        sentences: [
          { text: 'The assay proved clinically useful.' },
          { text: 'The disease was found in 8 of 200 recipients.' },
        ],
      },
      'This proves that the disease was found in 8 of 200 recipients.',
    ],
    ['causation', coffee, 'In adults, higher coffee intake caused lower mortality.'],
    ['negation', shoulder, 'Local anesthesia is required to lower pain in shoulder MR arthrography.'],
    ['negation', coffee, 'Higher coffee intake was not associated with lower mortality.'],
    ['unsupported', coffee, 'Dolphins invented submarine poetry.'],
    ['hype', coffee, 'A breakthrough: higher coffee intake was associated with lower mortality.'],
  ] as const)('flags %s', (type, source, post) => {
    expect(flagsOf(source, post)).toContain(type);
  });

  it('tells claims from framing and gives the supporting sentences', () => {
    const { sentences } = checkPost(
      shoulder,
      'Argue with this. Mean pain was 2.6 in group A.\nPoke holes: https://doi.org/10.1/x\n#Radiology #MRI',
    );
    expect(sentences.map((one) => [one.kind, one.support[0]])).toEqual([
      ['framing', undefined],
      ['claim', 3],
      ['framing', undefined],
      ['framing', undefined],
    ]);
  });

  it('gives places inside the sentence', () => {
    const [sentence] = checkPost(shoulder, '👏 Mean pain was 3.9 of 10.').sentences;
    const [flag] = sentence?.flags ?? [];
    expect(sentence?.text.slice(flag?.start, flag?.end)).toBe('3.9');
  });

  it('compares the strength of post and source', () => {
    expect(checkPost(coffee, 'Coffee reduces the risk of stroke.')).toMatchObject({
      strength: { source: 2, post: 3 },
      verdict: 'stronger',
    });
    expect(checkPost(coffee, 'Higher coffee intake was associated with lower mortality.')).toMatchObject({
      strength: { source: 1, post: 1 },
      verdict: 'same',
    });
  });

  const screw: CheckSource = {
    sentences: [
      'Screws of another kind increase pain after the operation.',
      'The new screw did not reduce the cut-out in treatment of 56 fractures.',
      'Sugar-free (SF) medicines were not more erosive than sugar-containing (SC) medicines in vitro.',
      'Urban life was independently associated with risk factors for disease.',
    ].map((text) => ({ text })),
  };

  it.each([
    ['direction', 'The new screw did not increase the cut-out in treatment of 56 fractures.'],
    ['negation', 'SF medicines were more erosive than SC medicines in vitro.'],
    ['causation', 'Urban life caused risk factors for disease.'],
  ])('flags a %s that is turned between the words of the source', (type, post) => {
    expect(flagsOf(screw, post)).toContain(type);
  });

  const without: CheckSource = {
    sentences: [
      'The need for intensive care of 2,566 patients was predicted with an accuracy of 87%.',
      'The study allowed us to identify at least 434 papers that are potentially linked to the paper mill.',
      'Several ambiguities are responsible for the complexity of the policy on bots.',
      'A new Plasmodium species was discovered in two chimpanzees.',
    ].map((text) => ({ text })),
  };

  it.each([
    'The need for intensive care of 2,566 patients was caused with an accuracy of 87%.',
    'The study allowed us to identify at least 434 papers that are potentially caused by the paper mill.',
    'A new Plasmodium species caused two chimpanzees.',
  ])('flags a cause of which the source has no word: %s', (post) => {
    expect(flagsOf(without, post)).toContain('causation');
  });

  it.each([
    'Several ambiguities cause the complexity of the policy on bots.',
    'A new Plasmodium species, a parasite that causes malaria, was discovered in two chimpanzees.',
  ])('lets pass a cause in other words, and one that explains: %s', (post) => {
    expect(flagsOf(without, post)).not.toContain('causation');
  });

  it('lets pass a denial of the source’s own, whatever another sentence says', () => {
    const source: CheckSource = {
      sentences: [
        {
          text: 'Results of a search for neutrinos from the direction of the blazar TXS 0506+056 are presented.',
        },
        { text: 'No neutrinos from the direction of TXS 0506+056 have been found.' },
      ],
    };
    const post = 'No neutrinos from the direction of TXS 0506+056 have been found.';
    expect(checkPost(source, post).sentences.flatMap(({ flags }) => flags)).toEqual([]);
  });

  it('takes the subject that the title names, behind a frame, for no claim', () => {
    const source: CheckSource = {
      sentences: [{ text: 'Our approach with shape priors outperforms an analogous method.' }],
      info: { title: 'Probabilistic shape priors for organ delineation' },
    };
    const flagsOf = (post: string) => checkPost(source, post).sentences.flatMap(({ flags }) => flags);
    const claim = 'the approach with shape priors outperforms an analogous method.';
    expect(flagsOf(`Key result on shape priors: ${claim}`)).toEqual([]);
    expect(flagsOf(`Key result on cancer in mice: ${claim}`)).not.toEqual([]);
  });

  it.each([
    [
      'Aspirin versus placebo in hip fracture',
      'More patients died on placebo than on aspirin.',
      'Deaths were fewer on placebo.',
    ],
    [
      'Screen time and sleep in teenagers',
      'Screen time had no effect on sleep in 900 teenagers.',
      'Screen time had a large effect on sleep in teenagers.',
    ],
    [
      'No effect of vitamin D on falls in older women',
      'Vitamin D had no effect on falls in 1,204 older women.',
      'Key result on effect of vitamin D on falls: 1,204 women.',
    ],
    [
      'Ineffective treatment of back pain with opioids',
      'Opioids did not help back pain.',
      'Takeaway on effective treatment of back pain with opioids.',
    ],
  ])('takes no claim for a subject: %j', (title, text, post) => {
    const flags = checkPost({ sentences: [{ text }], info: { title } }, post).sentences.flatMap(
      (one) => one.flags,
    );
    expect(flags).not.toEqual([]);
  });

  it('knows an animal by its name in the other register', () => {
    const source: CheckSource = {
      sentences: [{ text: 'Here we show that Drosophila TRIM32 binds enzymes.' }],
    };
    expect(checkPost(source, 'A study in fruit flies.').sentences.flatMap(({ flags }) => flags)).toEqual([]);
  });

  it('leaves the source’s own words alone', () => {
    for (const { text } of screw.sentences) expect(flagsOf(screw, text)).toEqual([]);
  });

  it('takes any text against any source, and keeps every offset inside its sentence', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'Pain',
            'did not',
            'differ',
            '2.6',
            '%',
            '.',
            ' ',
            '\n',
            '#Tag',
            '🙂',
            'https://x.org',
            'mice',
            'may',
            'causes',
            ':',
            '(',
            'İ',
          ),
          { maxLength: 40 },
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), text, (sentences, post) => {
        const result = checkPost({ sentences: sentences.map((one) => ({ text: one })) }, post);
        for (const sentence of result.sentences) {
          expect(post).toContain(sentence.text);
          for (const index of sentence.support) expect(index).toBeLessThan(sentences.length);
          for (const flag of sentence.flags) {
            expect(flag.start).toBeGreaterThanOrEqual(0);
            expect(flag.end).toBeGreaterThan(flag.start);
            expect(flag.end).toBeLessThanOrEqual(sentence.text.length);
          }
        }
      }),
    );
  });
});
