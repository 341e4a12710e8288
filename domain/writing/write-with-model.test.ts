import { describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { type GenerateRequest, generatePosts } from '../engine/generate.ts';
import type { PromptSize } from '../prompts/prompt-request.ts';
import type { ModelPrompt } from '../prompts/write-prompt.ts';
import { fail, ok } from '../result.ts';
import type { Variation, WriterEvent } from './steps.ts';
import { type Ask, writeWithModel } from './write-with-model.ts';
import { stepsHere } from './writing-steps.ts';

const request: GenerateRequest = {
  inputText: trialAbstract,
  tone: 'casual',
  platforms: ['twitter', 'linkedin'],
};
const ours = generatePosts(request).generatedContent;
const good = ours.twitter ?? '';
const stronger = `It cures every pain of 9,731 nurses. ${good}`;

/** A model that gives its answers one after the other, the last one again and again, as every post that it is asked for. */
async function write(size: PromptSize, answers: readonly (string | null)[], anew?: Variation) {
  const asked: ModelPrompt[] = [];
  const told: WriterEvent[] = [];
  const ask: Ask = async (prompt, { onText, onAsked }) => {
    const post = answers[Math.min(asked.length, answers.length - 1)] ?? null;
    asked.push(prompt);
    if (post === null) return fail('unavailable', 'Nobody there.');
    onAsked();
    const text = JSON.stringify(Object.fromEntries(prompt.schema.required.map((id) => [id, post])));
    onText(text);
    return ok(text);
  };
  const written = await writeWithModel({
    request,
    about: { writer: 'local', model: 'm', host: 'here' },
    ask,
    steps: stepsHere,
    size,
    nonce: 'k3J9xQz7LmN0pR5t',
    tell: (event) => told.push(event),
    hasLeft: () => false,
    anew,
  });
  const said = asked.map(({ turns }) => turns[0]?.content ?? '');
  return { written, fields: asked.map(({ schema }) => schema.required), told, said };
}

describe('a model that writes', () => {
  it('is asked once for all posts where it is capable, and for one after the other where it is small', async () => {
    expect((await write('full', [good])).fields).toEqual([['twitter', 'linkedin']]);
    const { fields, told, written } = await write('small', [good]);
    expect(fields).toEqual([['twitter'], ['linkedin']]);
    expect(written).toMatchObject({ value: { made: { replaced: [], repaired: [] } } });
    expect(told.flatMap((event) => (event.kind === 'post' ? [event.platform] : []))).toEqual([
      'twitter',
      'linkedin',
    ]);
  });

  it('may mend a post once where it is capable, which then is shown with its marks', async () => {
    const { fields, written } = await write('full', [stronger]);
    expect(fields).toHaveLength(2);
    if (!written.ok) throw new Error(written.failure.message);
    expect(written.value.generatedContent.twitter).toContain('9,731');
    expect(Object.keys(written.value.faithful)).toEqual(['twitter', 'linkedin']);
  });

  it('has three tries where it is small, and then the post is ours, said so', async () => {
    const { fields, written } = await write('small', [stronger]);
    expect(fields).toHaveLength(6);
    if (!written.ok) throw new Error(written.failure.message);
    expect(written.value.generatedContent).toEqual(ours);
    expect(written.value.made).toMatchObject({ model: 'm', replaced: ['twitter', 'linkedin'] });
    expect(written.value.warnings.join(' ')).toContain('LinkedIn still said more than the source; this one');
    const third = await write('small', [stronger, stronger, good]);
    expect(third.written).toMatchObject({ value: { made: { replaced: [], repaired: ['twitter'] } } });
  });

  it('gives nothing, and the posts are ours, said so', async () => {
    for (const size of ['full', 'small'] as const) {
      const { written } = await write(size, ['I am sorry, but I cannot help with that.']);
      if (!written.ok) throw new Error(written.failure.message);
      expect(written.value.generatedContent).toEqual(ours);
      expect(written.value.warnings.join(' ')).toContain('The model gave no usable post for LinkedIn');
    }
  });

  it('cannot be asked: that is told, and nothing takes its place unasked', async () => {
    expect((await write('full', [null])).written).toMatchObject({ failure: { message: 'Nobody there.' } });
    // Where it answered first, what it said stays.
    const { written } = await write('full', [stronger, null]);
    expect(written).toMatchObject({ value: { made: { replaced: [] } } });
  });

  describe('anew', () => {
    const before = { twitter: 'Back pain: yoga may help, began the one before.' };

    it('writes the same platforms, and is told how those began that are to begin otherwise', async () => {
      for (const size of ['full', 'small'] as const) {
        const { written, fields, said } = await write(size, [good], { variation: 1, instead: before });
        expect(fields.flat()).toEqual(request.platforms);
        expect(said[0]).toContain(before.twitter);
        expect(said[0]).toContain('begin otherwise');
        expect(written).toMatchObject({ value: { made: { model: 'm', replaced: [] } } });
      }
    });

    it('is asked as the first time where nothing is to begin otherwise, but with other openings', async () => {
      const [first, same, other] = [
        await write('full', [good]),
        await write('full', [good], { variation: 0 }),
        await write('full', [good], { variation: 1 }),
      ];
      expect(same.said).toEqual(first.said);
      expect(other.said).not.toEqual(first.said);
      expect(other.said[0]).not.toContain('begin otherwise');
    });

    it('that gives nothing is replaced, said so; that cannot be asked is told', async () => {
      const { written } = await write('full', ['No.'], { variation: 1, instead: before });
      expect(written).toMatchObject({ value: { made: { replaced: ['twitter', 'linkedin'] } } });
      expect((await write('full', [null], { variation: 1, instead: before })).written).toMatchObject({
        failure: { message: 'Nobody there.' },
      });
    });
  });
});
