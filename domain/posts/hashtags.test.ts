import { describe, expect, it } from 'vitest';
import { fieldTags } from './hashtag-map.ts';
import { chooseHashtags } from './hashtags.ts';

describe('chooseHashtags', () => {
  it.each([
    [
      'MR arthrography of the shoulder: do we need local anesthesia?',
      'Outpatients having MR arthrography got local anesthesia or none. Pain was rated after MR arthrography.',
      '#Radiology',
    ],
    [
      'On sensitivity of meta-learning to support data',
      'Modern meta-learning is sensitive to support data. Meta-learning requires larger margins.',
      '#MetaLearning',
    ],
    [
      'Revealing the formation of the Milky Way nuclear star cluster',
      'Stars of the Milky Way nuclear star cluster differ in metallicity.',
      '#MilkyWay',
    ],
  ])('finds the field of %j', (title, text, tag) => {
    expect(chooseHashtags({ title, text }).map((one) => one.text)).toContain(tag);
  });

  it('takes no tag from a pun in the title', () => {
    const tags = chooseHashtags({
      title: 'Deep learning on a data diet',
      text: 'Training examples can be pruned. Deep learning keeps its accuracy. Deep learning needs fewer examples.',
    });
    expect(tags.map((one) => one.text)).toContain('#DeepLearning');
    expect(tags.map((one) => one.text)).not.toContain('#Nutrition');
  });

  it('takes no tag from a word said once in passing', () => {
    const text = 'Voters were surveyed. One of them was a nurse with asthma.';
    expect(chooseHashtags({ title: 'Opinions', text })).toEqual([]);
  });

  it('marks diseases, so that some posts can leave them out', () => {
    const tags = chooseHashtags({
      title: 'Asthma in cities',
      text: 'Asthma was common. Asthma was linked to dust.',
    });
    expect(tags).toContainEqual({ text: '#Asthma', kind: 'disease' });
  });
});

describe('the map of fields', () => {
  it('has 120 tags or more, each once, in CamelCase, of 25 letters or fewer', () => {
    const names = fieldTags.map(({ tag }) => tag);
    expect(names.length).toBeGreaterThanOrEqual(120);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]{1,24}$/.test(name) && name !== 'fMRI')).toEqual([]);
  });

  it('has no tag that says nothing', () => {
    expect(
      fieldTags.map(({ tag }) => tag).filter((tag) => /^(?:Science|Research|Study|New|Paper)$/.test(tag)),
    ).toEqual([]);
  });
});
