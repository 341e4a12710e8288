import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformIds } from '../posts/platforms.ts';
import { fitsPlatform } from '../posts/post-length.ts';
import { toneIds } from '../posts/tones.ts';
import { abstracts } from './fixtures/abstracts.ts';
import { generatePosts, readRequest } from './generate.ts';

const usable = abstracts.filter(({ text }) => text.length <= 2500);

describe('generatePosts', () => {
  it('writes a post for each platform asked for, within its limit and without a flag of its own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...usable),
        fc.constantFrom(...toneIds),
        fc.subarray([...platformIds], { minLength: 1 }),
        fc.nat(1000),
        fc.boolean(),
        (abstract, tone, platforms, seed, author) => {
          const request = {
            inputText: abstract.text,
            tone,
            platforms,
            seed,
            author,
            articleInfo: { title: abstract.title },
          };
          const generated = generatePosts(request);
          expect(Object.keys(generated.generatedContent).sort()).toEqual([...platforms].sort());
          for (const platform of platforms) {
            expect(fitsPlatform(platform, generated.generatedContent[platform] ?? '')).toBe(true);
            expect(
              generated.grounding[platform]?.flatMap(({ text, flags }) =>
                flags.map(({ type }) => [type, text]),
              ),
            ).toEqual([]);
            expect(generated.grounding[platform]?.some(({ kind }) => kind === 'claim')).toBe(true);
          }
          expect(generatePosts(request)).toEqual(generated);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('answers a source that was asked for before as one that is new, in every tone and with everything that changes it', () => {
    const [first, second] = usable;
    if (first === undefined || second === undefined) throw new Error('too few abstracts');
    const variants = [first, second].flatMap(({ text: inputText, title }) => [
      { inputText },
      { inputText, articleInfo: { title } },
      { inputText, articleInfo: { title, journal: 'Nature' } },
      { inputText, finding: 1 },
      { inputText, finding: '1' },
      { inputText, corrections: { limit: null } },
      { inputText, corrections: { limit: 'one town only' } },
    ]);
    const requests = toneIds.flatMap((tone) =>
      variants.map((variant) => ({ ...variant, tone, platforms: platformIds })),
    );
    // Variants in turn: none is remembered from one tone to the next. Tones in turn: each is, after the first.
    const inTurn = requests.map((request) => JSON.stringify(generatePosts(request)));
    const byVariant = variants.flatMap((_, at) =>
      requests.filter((_one, index) => index % variants.length === at),
    );
    for (const request of byVariant)
      expect(JSON.stringify(generatePosts(request))).toBe(inTurn[requests.indexOf(request)]);
    expect(readRequest({ inputText: first.text })).toBe(readRequest({ inputText: first.text }));
  });

  it('keeps the sentence numbers of the fact sheet in the grounding', () => {
    for (const { text } of usable) {
      const { factSheet, grounding } = generatePosts({
        inputText: text,
        tone: 'publisher',
        platforms: ['twitter'],
      });
      const used = grounding.twitter?.flatMap(({ support }) => support) ?? [];
      for (const index of used) expect(factSheet.sentences[index]?.index).toBe(index);
    }
  });

  it('writes about the sentence that the person chose', () => {
    const [abstract] = usable;
    if (abstract === undefined) throw new Error('No fixture to read.');
    const request = { inputText: abstract.text, tone: 'publisher', platforms: ['twitter'] } as const;
    const { factSheet } = generatePosts(request);
    const other = factSheet.candidates.find(({ sentence }) => sentence !== factSheet.finding.sentence);
    const chosen = generatePosts({ ...request, finding: other?.sentence ?? 0 });
    expect(chosen.factSheet.finding.sentence).toBe(other?.sentence);
    expect(chosen.sure).toBe(true);
  });

  it('warns where the tone does not fit and where the source must be marked', () => {
    const patent = generatePosts({
      inputText: usable[0]?.text ?? '',
      tone: 'patent-spotlight',
      platforms: ['twitter'],
      articleInfo: { title: 'RETRACTED: A trial', journal: 'arXiv' },
    });
    expect(patent.warnings.join(' ')).toMatch(/retracted/);
    const misfit = generatePosts({
      inputText: usable[0]?.text ?? '',
      tone: 'patent-spotlight',
      platforms: ['twitter'],
    });
    expect(misfit.warnings.join(' ')).toMatch(/may suit better than Patent spotlight/);
  });
});

describe('a result that the authors only suggest', () => {
  const inputText =
    'Long stays in hospital weaken older patients. We followed 240 patients of 12 wards for one year. Patients who walked every day went home after 6 days, the others after 8. The results suggest that daily walks shorten hospital stays of older patients.';

  it.each([
    ['publisher', /suggest that daily walks shorten/],
    ['edgy', /Suggested: daily walks shorten/],
    ['casual', /[Ii]t seems daily walks shorten/],
    ['funny', /[Ii]t appears that daily walks shorten/],
    ['enthusiastic', /[Ii]t seems that daily walks shorten/],
    ['patient-voice', /[Ii]t seems that daily walks shorten/],
  ] as const)('stays one in the words of %s', (tone, said) => {
    const { generatedContent, grounding } = generatePosts({
      inputText,
      tone,
      platforms: ['linkedin'],
      articleInfo: { title: 'Daily walks and hospital stays of older patients' },
    });
    expect(generatedContent.linkedin).toMatch(said);
    expect(grounding.linkedin?.flatMap(({ flags }) => flags)).toEqual([]);
  });

  it.each([
    'The preliminary results suggest that daily walks shorten hospital stays of older patients.',
    'The results suggest that daily walks shorten hospital stays of older patients and call for larger trials.',
  ])('is said as the source says it where more hangs on it: %s', (last) => {
    const { generatedContent } = generatePosts({
      inputText: inputText.replace(/The results suggest.*$/, last),
      tone: 'casual',
      platforms: ['linkedin'],
      articleInfo: { title: 'Daily walks and hospital stays of older patients' },
    });
    expect(generatedContent.linkedin).not.toMatch(/it seems/i);
  });
});
