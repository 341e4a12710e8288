import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { platformIds } from '../posts/platforms.ts';
import { generatePosts } from './generate.ts';

it.each(hostileTexts)('writes of a text that is made to try everything: %.24s…', (inputText) => {
  const made = generatePosts({
    inputText,
    tone: 'publisher',
    platforms: platformIds,
    articleInfo: { title: 'Effect of exercise on pain in adults' },
  });
  for (const platform of platformIds) expect(made.generatedContent[platform]).toBeTruthy();
});

/** Words of titles, with the signs that patterns are made of. */
const titleWords =
  'C++ A* C# (x [y] {z} \\d $k ^n a|b ? : . -C++ C++-like Templates Games of in for the Deep Learning fast compile İ ß η 🙂'.split(
    ' ',
  );

it('reads any title, whatever signs stand in it, and stays able to write', () => {
  const inputText = `Templates are slow. We timed templates of ${titleWords.join(' ')} in games. C++ templates compile 3% faster in spring. Templates of C++ are fast, and A* is too.`;
  const titles = fc.array(fc.constantFrom(...titleWords), { maxLength: 9 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(titles, (title) => {
      const request = { inputText, tone: 'edgy', platforms: ['twitter'], articleInfo: { title } } as const;
      expect(generatePosts(request).generatedContent.twitter).not.toBe('');
    }),
    { numRuns: 150, examples: [['C++ Templates in Games'], ['Templates of C++ in games']] },
  );
});
