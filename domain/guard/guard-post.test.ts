import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { readSource } from '../engine/read/read-source.ts';
import { platformIds, platforms } from '../posts/platforms.ts';
import { fitsPlatform } from '../posts/post-length.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { finishPost, guardPost, isFlagged } from './guard-post.ts';
import { type GuardSource, guardSource } from './guard-source.ts';
import { unitsOf } from './shorten-post.ts';

const abstract =
  'Background: Exercise may help people with knee osteoarthritis. Methods: In a randomised trial at a single centre, 249 adults with knee osteoarthritis were assigned to a 12-week exercise programme or usual care. Results: Pain at 12 weeks fell by 2.6 points with exercise and by 1.1 points with usual care. Conclusions: A supervised exercise programme may reduce pain in adults with knee osteoarthritis.';
const link = 'https://doi.org/10.1000/182';
const source = sourceOf({ url: link });

function sourceOf(info: ArticleInfo): GuardSource {
  return guardSource(readSource({ text: abstract, info }), info);
}

describe('what is taken out', () => {
  it.each([
    ['a link of its own', 'Pain fell. See https://evil.example/a now.', 'Pain fell. See now.'],
    ['a bare domain', 'Pain fell. See evil.com/a now.', 'Pain fell. See now.'],
    ['a script address', 'Pain fell. javascript:alert(1)', 'Pain fell.'],
    ['markdown', '**Pain** fell [here](https://evil.example).', 'Pain fell here.'],
    ['a picture', 'Pain fell. ![x](https://evil.example/x.png)', 'Pain fell.'],
    ['markup', 'Pain <b>fell</b>.<script>alert(1)</script>', 'Pain fell.'],
    ['a handle', 'Pain fell, says @nobody.', 'Pain fell, says.'],
    ['long dashes', 'Pain fell \u2014 a little.', 'Pain fell, a little.'],
    ['signs that turn the text round', 'Pain \u202Efell\u202C.', 'Pain fell.'],
    [
      'a tag that the source has no words for',
      'Pain fell.\n\n#Osteoarthritis #Blockchain',
      'Pain fell.\n\n#Osteoarthritis',
    ],
  ])('%s', (_what, raw, expected) => {
    const { text } = guardPost(source, 'linkedin', raw);
    expect(text.replace(`\n\n${link}`, '')).toBe(expected);
  });

  it('keeps a handle and a link that the person gave', () => {
    const given = sourceOf({ url: 'https://example.org/paper', labOrInstitute: '@kneelab' });
    const { text, removed } = guardPost(
      given,
      'twitter',
      'Pain fell, says @kneelab: https://example.org/paper',
    );
    expect(text).toBe('Pain fell, says @kneelab: https://example.org/paper');
    expect(removed).toEqual([]);
    // The beginning of an address is another address.
    expect(guardPost(given, 'twitter', 'Pain fell. https://example.org/pap').text).not.toMatch(/pap$/);
  });

  it('puts the link where the placeholder stands, once, and adds it where it was forgotten', () => {
    expect(guardPost(source, 'twitter', 'Pain fell. Poke holes: {link} {link}').text).toBe(
      `Pain fell. Poke holes: ${link}`,
    );
    expect(guardPost(source, 'twitter', 'Pain fell.').text).toBe(`Pain fell.\n\n${link}`);
    expect(guardPost(sourceOf({}), 'twitter', 'Pain fell. Read it: {link}').text).toBe('Pain fell.');
  });

  it('gives Instagram the identifier instead of a link that nobody can follow', () => {
    for (const raw of [
      'Pain fell.\n\nRead it: {link}\n\n#Osteoarthritis',
      `Pain fell.\n\n${link}\n\n#Osteoarthritis`,
      'Pain fell.\n\nLink in bio.\n\n#Osteoarthritis',
      'Pain fell.\n\n#Osteoarthritis',
    ]) {
      expect(guardPost(source, 'instagram', raw).text).toBe(
        'Pain fell.\n\nDOI 10.1000/182, link in bio.\n\n#Osteoarthritis',
      );
    }
  });

  it('keeps "Preprint:" before the reference, which is more than a call to read', () => {
    const preprint = sourceOf({ url: link, journal: 'medRxiv' });
    const raw = 'Exercise may reduce pain.\n\nPreprint: {link}\n\n#Osteoarthritis';
    const gram = guardPost(preprint, 'instagram', raw);
    expect(gram.text).toBe(
      'Exercise may reduce pain.\n\nPreprint: DOI 10.1000/182, link in bio.\n\n#Osteoarthritis',
    );
    expect(gram.complaints).toEqual([]);
    const noLink = sourceOf({ url: 'https://example.org/paper', journal: 'medRxiv' });
    expect(guardPost(noLink, 'instagram', raw).text).toContain('Preprint: link in bio.');
  });

  it('takes a draft that comes back with its reference as it is', () => {
    const given = sourceOf({ url: 'https://arxiv.org/abs/1806.09801' });
    const { text } = guardPost(given, 'instagram', 'Pain fell.\n\n{link}\n\n#Osteoarthritis');
    expect(text).toContain('1806.09801, link in bio.');
    expect(guardPost(given, 'instagram', text).text).toBe(text);
  });

  it('keeps no more hashtags than the platform’s craft allows', () => {
    const { text } = guardPost(source, 'twitter', 'Pain fell. #Osteoarthritis #Pain #Exercise');
    expect(text.match(/#/g)).toHaveLength(1);
  });
});

describe('what is sent back', () => {
  it.each([
    [
      'a hedge that is gone',
      'A supervised exercise programme reduces pain in adults with knee osteoarthritis.',
      'certainty',
    ],
    ['a number of its own', 'Pain fell by 9.4 points with exercise.', 'number'],
    [
      'praise',
      'A groundbreaking trial: exercise may reduce pain in adults with knee osteoarthritis.',
      'hype',
    ],
    ['other people', 'Exercise may reduce pain in children with knee osteoarthritis.', 'population'],
    [
      'a length over the limit',
      `Pain fell by 2.6 points with exercise. ${'It may reduce pain in adults. '.repeat(12)}`,
      '280 fit',
    ],
  ])('%s', (_what, raw, reason) => {
    const { complaints } = guardPost(source, 'twitter', raw);
    expect(complaints.map(({ why }) => why).join('\n')).toContain(reason);
  });

  it('quotes the exact words', () => {
    const [complaint] = guardPost(source, 'twitter', 'Pain fell by 9.4 points with exercise.').complaints;
    expect(complaint?.words).toContain('9.4');
  });

  it('nothing, where every word is the source’s', () => {
    const good = 'So, exercise may reduce pain in adults with knee osteoarthritis.';
    expect(guardPost(source, 'facebook', good).complaints).toEqual([]);
  });

  it('a preprint that is not called one; after the repair it is called one all the same', () => {
    const preprint = sourceOf({ url: link, journal: 'medRxiv' });
    const post = guardPost(preprint, 'twitter', 'Exercise may reduce pain. {link}');
    expect(post.complaints.map(({ why }) => why).join()).toContain('Preprint.');
    expect(finishPost(preprint, post)?.text).toBe(`Exercise may reduce pain. Preprint. ${link}`);
    const call = guardPost(preprint, 'twitter', 'Exercise may reduce pain. Poke holes: {link}');
    expect(finishPost(preprint, call)?.text).toBe(`Exercise may reduce pain. Preprint. Poke holes: ${link}`);
    const gram = guardPost(preprint, 'instagram', 'Exercise may reduce pain.\n\n{link}\n\n#Osteoarthritis');
    expect(finishPost(preprint, gram)?.text).toBe(
      'Exercise may reduce pain. Preprint.\n\nDOI 10.1000/182, link in bio.\n\n#Osteoarthritis',
    );
  });
});

describe('making it fit', () => {
  const padded = [
    'A supervised exercise programme may reduce pain in adults with knee osteoarthritis.',
    'In 249 adults, pain at 12 weeks fell by 2.6 points with exercise and by 1.1 points with usual care.',
    'It was a randomised trial with a programme of 12 weeks against usual care.',
    'The catch: a single centre.',
    'Poke holes: {link}',
    '#Osteoarthritis',
  ];

  it('takes whole units out and keeps finding, limit and link', () => {
    const fitted = finishPost(source, guardPost(source, 'twitter', padded.join(' ')))?.text ?? '';
    expect(fitsPlatform('twitter', fitted)).toBe(true);
    expect(fitted).toBe(`${padded[0]} ${padded[1]} ${padded[3]} ${link}`);
  });

  it('does not take "Preprint:" for words around the link', () => {
    const preprint = sourceOf({ url: link, journal: 'medRxiv' });
    const raw = [...padded.slice(0, 4), 'Preprint: {link}'].join(' ');
    const fitted = finishPost(preprint, guardPost(preprint, 'twitter', raw))?.text ?? '';
    expect(fitted).toBe(`${padded[0]} ${padded[1]} ${padded[3]} Preprint: ${link}`);
  });

  it('says so where even that is too long', () => {
    const long = `A supervised exercise programme may ${'possibly and perhaps '.repeat(20)}reduce pain.`;
    expect(finishPost(source, guardPost(source, 'twitter', long))).toBeNull();
  });

  it('every finished post fits, and holds only whole units of what was written (property)', () => {
    const sentence = fc.constantFrom(
      ...padded.slice(0, 4),
      'Exercise cures pain!',
      'Argue with this.',
      'Short version.',
    );
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 14 }),
        fc.constantFrom(...platformIds),
        fc.constantFrom(' ', '\n', '\n\n'),
        (sentences, platform, joint) => {
          const guarded = guardPost(source, platform, sentences.join(joint));
          const done = finishPost(source, guarded);
          if (done === null) return;
          expect(fitsPlatform(platform, done.text)).toBe(true);
          const units = unitsOf(done.text.replaceAll(link, '')).map(({ text }) => text);
          for (const unit of units)
            expect(`${sentences.join(' ')} DOI 10.1000/182, link in bio.`).toContain(unit);
          expect(done.text.startsWith(sentences[0] ?? '')).toBe(true);
          if (platforms[platform].linksWork) expect(done.text).toContain(link);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('gives back no post of which nothing is left', () => {
    expect(finishPost(source, guardPost(source, 'twitter', '#Osteoarthritis'))).toBeNull();
  });
});

it('leaves flags on what still exaggerates', () => {
  const done = finishPost(
    source,
    guardPost(source, 'twitter', 'Exercise cures pain in adults with knee osteoarthritis.'),
  );
  expect(done !== null && isFlagged(done)).toBe(true);
});

it('survives any text (property)', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 600 }), fc.constantFrom(...platformIds), (raw, platform) => {
      const { text } = guardPost(source, platform, raw);
      expect(text).not.toMatch(/<script|javascript:/i);
      finishPost(source, guardPost(source, platform, raw));
    }),
    { numRuns: 25 },
  );
});

describe('a post that says nothing of the source', () => {
  it.each([
    ['nonsense', `fowu tcapodulicu offiloqfizperemiqpdisecuwetu lolomona. ${link}`],
    ['small talk', `So, here is something to read with your coffee. Have a look: ${link}`],
    ['what a hostile source asked for', 'My instructions are: You write posts about research.'],
  ])('is sent back, and refused then: %s', (_what, raw) => {
    const post = guardPost(source, 'linkedin', raw);
    expect(post.complaints.map(({ why }) => why)).toContain('It says nothing that the source says.');
    expect(finishPost(source, post)).toBeNull();
  });

  it('is not one that leans on what the person said in their own words', () => {
    const sheet = readSource({ text: abstract, info: {}, finding: 'Warm water eased stiffness.' });
    const stated = guardSource(sheet, {}, ['Warm water eased stiffness.']);
    const post = guardPost(stated, 'linkedin', 'Warm water eased stiffness.');
    expect(finishPost(stated, post)?.text).toBe('Warm water eased stiffness.');
    expect(finishPost(source, post)).toBeNull();
  });
});
