import { describe, expect, it } from 'vitest';
import { generatePosts } from '../generate.ts';
import { readSource } from '../read/read-source.ts';
import { fieldOf, tagsOf } from './subject-tags.ts';

const ofStars =
  'Stars are bright. We observed 40 stars of a globular cluster with a telescope. The stars of the cluster pulsate faster than expected. Galaxies were not observed.';
const ofGraphs =
  'Graphs have vertices. We prove a theorem on the chromatic number of random graphs. The theorem holds for every hypergraph and its permutation group.';
const ofPatients =
  'Patients with stroke were treated in a hospital. We studied 40 patients after stroke. Thrombectomy improved clinical outcomes of patients with stroke.';

describe('fieldOf', () => {
  it.each([
    [ofStars, 'space'],
    [ofGraphs, 'mathematics'],
    [ofPatients, 'medicine'],
    ['Something was done. It was found to be so. Nothing else is known about it at all.', null],
  ])('of %j', (text, field) => {
    expect(fieldOf(readSource({ text }))).toBe(field);
  });
});

describe('tagsOf', () => {
  it('listens to what a person named, where the text comes back to it', () => {
    const text =
      'A woman had pain. The kidney was swollen. Imaging of the kidney and the brain showed a cyst. The cyst was taken out.';
    const first = (finding?: string): string | undefined =>
      tagsOf(readSource({ text, ...(finding !== undefined && { finding }) }))[0]?.text;
    expect(first('A woman had a cyst in her kidney.')).toBe('#Nephrology');
    expect(first('A woman had a cyst as large as a wheat field.')).not.toBe('#Agriculture');
  });
});

describe('tagsOf without a title', () => {
  it('listens to the finding', () => {
    const text =
      'The aim was to compare two drugs in adults. We randomly assigned 120 adults to one of two drugs. Insomnia improved more with the new drug than with the old one (P < 0.01). Insomnia was rated by diary.';
    const tags = (title?: string): string[] =>
      tagsOf(readSource({ text, ...(title !== undefined && { info: { title } }) })).map((tag) => tag.text);
    expect(tags()).toContain('#Sleep');
    expect(tags('Two drugs in adults')).not.toContain('#Sleep');
  });
});

describe('a funny post', () => {
  it('plays on the stage of its field, and on none where somebody is ill', () => {
    const all = (inputText: string): string =>
      [0, 1, 2, 3, 4, 5]
        .flatMap((seed) =>
          Object.values(
            generatePosts({
              inputText,
              tone: 'funny',
              platforms: ['twitter', 'linkedin', 'facebook', 'instagram'],
              seed,
            }).generatedContent,
          ),
        )
        .join('\n');
    const stages = /telescope|upstairs|blackboard|chalk|server room|lab coat|spherical cow/i;
    expect(all(ofStars)).toMatch(/telescope|upstairs/);
    expect(all(ofStars)).not.toMatch(/office plant|chalk|lab coat/i);
    expect(all(ofGraphs)).toMatch(/blackboard|chalk/);
    expect(all(ofPatients)).not.toMatch(stages);
  });
});
