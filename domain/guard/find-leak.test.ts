import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corpusAbstracts } from '#testing/corpus-abstracts.ts';
import { generatePosts } from '../engine/generate.ts';
import { readSource } from '../engine/read/read-source.ts';
import { words } from '../language/words.ts';
import { platformIds } from '../posts/platforms.ts';
import { type ToneId, toneIds } from '../posts/tones.ts';
import type { PromptSize } from '../prompts/prompt-request.ts';
import { toldTexts } from '../prompts/told-texts.ts';
import { type ModelPrompt, writePrompt } from '../prompts/write-prompt.ts';
import { PostCollection } from './collect-posts.ts';
import { type GuardSource, guardSource } from './guard-source.ts';

const text =
  'Exercise may help people with knee pain. In a randomised trial at one centre, 249 adults were assigned to exercise or usual care. Pain fell by 2.6 points with exercise and by 1.1 points without.';
const sheet = readSource({ text, info: {} });
const post =
  'Straight to it. Pain fell by 2.6 points with exercise and by 1.1 points without. The catch: it was one centre.';
const sizes: readonly PromptSize[] = ['full', 'small'];

function promptFor(tone: ToneId, size: PromptSize): ModelPrompt {
  const asked = { sheet, info: {}, tone, platforms: platformIds, author: false, size, findingChosen: false };
  return writePrompt({ ...asked, nonce: 'k3J9xQz7LmN0pR5t', instead: { twitter: post }, variation: 1 });
}

function guardFor(prompt: ModelPrompt): GuardSource {
  return guardSource(sheet, {}, [], toldTexts(prompt));
}

/** The words of what a model is told, in their order, with what may be said as it stands taken out. */
function toldRuns(prompt: ModelPrompt): string[] {
  return toldTexts(prompt).texts.flatMap((told) =>
    told.split(/"[^"\n]*"|“[^”\n]*”/).flatMap((part) => {
      const all = words(part);
      return all.flatMap((_, at) => (at + 5 > all.length ? [] : all.slice(at, at + 5).join(' ')));
    }),
  );
}

describe('words of a prompt in a post', () => {
  const places = post.split(' ');

  it('are found wherever five of them stand in a row, in any case and punctuation (property)', () => {
    for (const size of sizes) {
      for (const tone of toneIds) {
        const prompt = promptFor(tone, size);
        const source = guardFor(prompt);
        const ofSource = words(text).join(' ');
        const runs = toldRuns(prompt).filter((one) => !ofSource.includes(one));
        expect(runs.length).toBeGreaterThan(100);
        const arranged = fc.record({
          words: fc.constantFrom(...runs),
          at: fc.nat({ max: places.length }),
          gap: fc.constantFrom(' ', ', ', '\n', ' - ', '. '),
          loud: fc.boolean(),
        });
        fc.assert(
          fc.property(arranged, ({ words: run, at, gap, loud }) => {
            const put = (loud ? run.toUpperCase() : run).split(' ').join(gap);
            const planted = [...places.slice(0, at), put, ...places.slice(at)].join(' ');
            expect(source.findLeak(planted), planted).not.toBeNull();
          }),
          { numRuns: 40 },
        );
      }
    }
  });

  it('are not found in what the prompt gives to be said, nor in what the source says itself', () => {
    for (const size of sizes) expect(guardFor(promptFor('edgy', size)).findLeak(post)).toBeNull();
    const asWritten = 'Say only what the data say, as the source prints it.';
    const told = toldTexts(promptFor('edgy', 'full'));
    expect(guardSource(sheet, {}, [], told).findLeak(asWritten)).not.toBeNull();
    const ofPrompts = readSource({ text: `${text} ${asWritten}`, info: {} });
    expect(guardSource(ofPrompts, {}, [], told).findLeak(asWritten)).toBeNull();
  });

  it('are not found in faithful posts on other papers', () => {
    for (const [index, inputText] of corpusAbstracts().slice(0, toneIds.length).entries()) {
      const tone = toneIds[index % toneIds.length] ?? 'edgy';
      const info = {};
      const made = generatePosts({ inputText, tone, platforms: platformIds });
      for (const size of sizes) {
        const asked = { sheet: made.factSheet, info, tone, platforms: platformIds, author: false, size };
        const prompt = writePrompt({ ...asked, nonce: 'k3J9xQz7LmN0pR5t', findingChosen: false });
        const source = guardSource(made.factSheet, info, [], toldTexts(prompt));
        for (const id of platformIds) {
          const said = made.generatedContent[id] ?? '';
          expect(source.findLeak(said), said).toBeNull();
        }
      }
    }
  });
});

describe('traces of a prompt’s form in a post', () => {
  const prompt = promptFor('funny', 'small');
  const source = guardFor(prompt);

  it.each([
    `<<<${prompt.fence}`,
    '<<<DATA',
    prompt.fence,
    prompt.fence.replace('DATA-', ''),
    'mustSay',
    '{topic}',
    'Love this result: F!',
    'In this episode of T: F, said the team.',
  ])('%s', (trace) => {
    expect(source.findLeak(`${post} ${trace} ${post}`)).not.toBeNull();
    expect(source.findLeak(`${trace}\n${post}`)).not.toBeNull();
  });

  it('are not seen in what a source has too, nor in ordinary letters', () => {
    for (const said of [
      'The U.S. policy, plan B and vitamin C. X and I agree.',
      'Poke holes: {link}',
      'Group A and group B did well: both rose.',
    ])
      expect(source.findLeak(said), said).toBeNull();
    const given = guardSource(
      readSource({ text: `${text} Vitamin D.`, info: {} }),
      {},
      [],
      toldTexts(prompt),
    );
    expect(given.findLeak('It is vitamin D: so they say.')).toBeNull();
  });
});

describe('a post with words of its prompt', () => {
  const prompt = promptFor('casual', 'full');
  const leaky = `${post} Say only what the data say.`;
  const engine = generatePosts({ inputText: text, tone: 'casual', platforms: ['twitter', 'linkedin'] });
  const about = { writer: 'google', model: 'm', host: 'h', promptVersion: prompt.version } as const;

  function collect(first: string, second: string) {
    const posts = new PostCollection(guardFor(prompt), ['twitter', 'linkedin']);
    posts.take(JSON.stringify({ twitter: post, linkedin: first }));
    const sentBack = posts.toRepair();
    posts.takeRepair(JSON.stringify({ linkedin: second }));
    posts.settle({ keepsFlagged: true });
    return { sentBack, written: posts.written(engine, about) };
  }

  it('goes back once, with the words', () => {
    const { sentBack, written } = collect(leaky, post);
    expect(sentBack.map(({ platform }) => platform)).toEqual(['linkedin']);
    expect(sentBack[0]?.complaints[0]?.words).toBe('say only what the data');
    expect(written.made).toMatchObject({ repaired: ['linkedin'], replaced: [] });
  });

  it('is our own writer’s where it has them again, and that is said', () => {
    for (const again of [leaky, `${post} <<<${prompt.fence}`, `${post} {"mustSay":[]}`]) {
      const { written } = collect(leaky, again);
      expect(written.made.replaced).toEqual(['linkedin']);
      expect(written.generatedContent.linkedin).toBe(engine.generatedContent.linkedin);
      expect(written.warnings.join(' ')).toContain('LinkedIn held words of its instructions');
    }
  });

  it('never takes the place of one without, whatever is wrong with that', () => {
    const stronger = `Exercise cures pain. ${post}`;
    expect(collect(stronger, leaky).written.generatedContent.linkedin).toContain('cures');
  });

  it('is one with what was said of a draft, but for what it was asked to say', () => {
    const why = ['It must say of the source: "A protocol: no results so far, none."'];
    const { findLeak } = guardFor(prompt);
    expect(findLeak('It must say of the source what it is.', why)).not.toBeNull();
    expect(findLeak('A protocol: no results so far, none.', why)).toBeNull();
  });
});
