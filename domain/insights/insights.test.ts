import { describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { abstractById, abstracts } from '../engine/fixtures/abstracts.ts';
import { readSource } from '../engine/read/read-source.ts';
import { checkPost } from '../grounding/check-post.ts';
import { toneIds } from '../posts/tones.ts';
import { suggestHashtags } from './hashtags.ts';
import { writeHighlight } from './highlight.ts';

const sheetOf = (id: string) => {
  const { text, title } = abstractById(id);
  return readSource({ text, info: { title } });
};

describe('writeHighlight', () => {
  it('tells question, finding, basis and limit of a trial, the conclusion in the name of the authors', () => {
    const text = writeHighlight(sheetOf('acupuncture-trial'));
    expect(text).toContain('significantly reduced depression at 3 months');
    expect(text).toContain('755 patients');
    expect(text).toContain('not designed to separate out');
    expect(text.split('\n\n')).toHaveLength(2);
  });

  it('explains the terms of the field in a voice for readers from outside', () => {
    const sheet = readSource({ text: trialAbstract });
    const [precise, casual] = [writeHighlight(sheet), writeHighlight(sheet, {}, 'casual')];
    expect(precise).not.toContain('a degenerative joint disease');
    expect(casual.replace(' (a degenerative joint disease)', '')).toBe(precise);
    expect(casual).not.toBe(precise);
  });

  it.each(toneIds)('says nothing that the source does not, and nothing twice: %s', (tone) => {
    for (const { text, title } of abstracts) {
      const sheet = readSource({ text, info: { title } });
      const highlight = writeHighlight(sheet, { title }, tone);
      const { sentences } = checkPost({ sentences: sheet.sentences, info: { title } }, highlight);
      expect(sentences.flatMap((one) => one.flags.map((flag) => [flag.type, one.text]))).toEqual([]);
      expect(new Set(sentences.map((one) => one.text)).size).toBe(sentences.length);
    }
  });

  it('gives a retracted article its retraction and nothing else, and marks a preprint', () => {
    const { text } = abstractById('acupuncture-trial');
    const info = { title: 'RETRACTED: Acupuncture for depression' };
    expect(writeHighlight(readSource({ text, info }), info)).toMatch(/has been retracted/);
    const preprint = { title: 'Acupuncture', url: 'https://arxiv.org/abs/2009.02335' };
    expect(writeHighlight(readSource({ text, info: preprint }), preprint)).toContain('A preprint.');
  });

  it('is empty for a text without a sentence', () => {
    expect(writeHighlight(readSource({ text: '' }))).toBe('');
  });
});

describe('suggestHashtags', () => {
  it('gives at most five tags, in CamelCase, each for words of the source', () => {
    for (const { id } of abstracts) {
      const tags = suggestHashtags(sheetOf(id));
      expect(tags.length).toBeLessThanOrEqual(5);
      for (const tag of tags) expect(tag).toMatch(/^#\p{Lu}[\p{L}\p{N}]+$/u);
    }
    expect(suggestHashtags(sheetOf('acupuncture-trial'))).toContain('#Depression');
    expect(suggestHashtags(readSource({ text: 'Nothing here names a field of research at all.' }))).toEqual(
      [],
    );
  });
});
