import { describe, expect, it } from 'vitest';
import { napTrial } from '#testing/abstracts.ts';
import { namedSource, problemIn } from './named-source.ts';

describe('the field of the paper', () => {
  it.each([
    ['10.7554/eLife.01567'],
    [' https://doi.org/10.7554/eLife.01567 '],
    ['PMID: 40468710'],
    ['S/RES/1325 (2000)'],
    ['US10343279B2'],
  ])('holds a number of a work: %s', async (paper) => {
    expect(await namedSource(paper)).toEqual({ identifier: paper.trim() });
  });

  it('holds an abstract, also one that names its DOI', async () => {
    expect(await namedSource(napTrial)).toEqual({ source: napTrial.trim() });
    const short = 'Naps of 20 minutes cut the errors of nurses by 18%. doi:10.7554/eLife.01567';
    expect(await namedSource(short)).toEqual({ source: short });
  });

  it.each([
    ['naps help', 'Not a DOI'],
    ['10.1038/', 'cut off'],
  ])('says what %s is not', async (paper, says) => {
    expect(await namedSource(paper)).toMatchObject({ at: 'paper', why: expect.stringContaining(says) });
  });
});

describe('what cannot be checked', () => {
  it.each([
    [{ post: ' \n', paper: napTrial }, 'post', 'Please paste the post.'],
    [{ post: 'x'.repeat(3001), paper: napTrial }, 'post', '3,001 characters'],
    [{ post: 'Naps help.', paper: '' }, 'paper', 'or its DOI'],
    [{ post: 'Naps help.', paper: 'x'.repeat(2501) }, 'paper', '2,501 characters'],
  ])('is told: %#', (texts, at, why) => {
    expect(problemIn(texts)).toEqual({ at, why: expect.stringContaining(why) });
  });

  it('is nothing where both are there', () => {
    expect(problemIn({ post: 'Naps help.', paper: napTrial })).toBeNull();
  });
});
