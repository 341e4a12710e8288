import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformIds } from '../posts/platforms.ts';
import { readAnswer } from './read-answer.ts';

const both = ['twitter', 'linkedin'] as const;

describe('reading an answer', () => {
  it.each([
    ['as asked', '{"twitter":"One.","linkedin":"Two."}'],
    ['in a code fence', '```json\n{"twitter":"One.","linkedin":"Two."}\n```'],
    ['after a sentence', 'Here are the posts:\n{"twitter": "One.", "linkedin": "Two."} Enjoy!'],
    ['a level deeper', '{"posts":{"twitter":{"text":"One."},"linkedin":{"post":"Two."}}}'],
    ['with more than was asked', '{"admin":"x","twitter":"One.","facebook":"no","linkedin":"Two.","n":1}'],
    ['with a platform named twice', '{"twitter":"One.","linkedin":"Two.","twitter":"Three."}'],
  ])('takes it %s', (_how, text) => {
    expect(readAnswer(text, both)).toEqual({ posts: { twitter: 'One.', linkedin: 'Two.' }, ended: true });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><h1>502 Bad Gateway</h1>'],
    ['other keys', '{"tweet":"One.","post":"Two."}'],
    ['numbers for texts', '{"twitter":1,"linkedin":null}'],
    ['empty texts', '{"twitter":"  ","linkedin":""}'],
    ['a list', '["twitter","One."]'],
    ['a text of 10 MB', `{"twitter":"${'x'.repeat(10_000_000)}"}`],
    ['a broken escape', '{"twitter":"\\u12"}'],
  ])('takes no post from %s', (_what, text) => {
    expect(readAnswer(text, both).posts).toEqual({});
  });

  it('knows a post as soon as its text is closed, and not before', () => {
    expect(readAnswer('{"twitter":"One', both).posts).toEqual({});
    expect(readAnswer('{"twitter":"One."', both)).toEqual({ posts: { twitter: 'One.' }, ended: false });
  });

  it('keeps line breaks, signs and quotation marks', () => {
    expect(readAnswer('{"twitter":"“a”\\n\\"b\\" \\u2713\nc"}', ['twitter']).posts.twitter).toBe(
      '“a”\n"b" ✓\nc',
    );
  });

  it('reads what JSON can write, whole and in every part of it (property)', () => {
    const posts = fc.record(
      Object.fromEntries(
        platformIds.map((id) => [
          id,
          fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `.${text}`),
        ]),
      ),
    );
    fc.assert(
      fc.property(posts, fc.nat(), (written, cut) => {
        const json = JSON.stringify(written);
        expect(readAnswer(json, platformIds)).toEqual({ posts: written, ended: true });
        const part = readAnswer(json.slice(0, cut % json.length), platformIds);
        expect(part.ended).toBe(false);
        for (const [id, text] of Object.entries(part.posts)) expect(text).toBe(written[id]);
      }),
    );
  });
});
