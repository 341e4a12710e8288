import { describe, expect, it } from 'vitest';
import { bareId, endingOf } from './work-names.ts';

describe('the name of a work', () => {
  it.each([
    ['https://doi.org/10.7554/eLife.48401', 'doi:10.7554/elife.48401', '10.7554/ELIFE.48401'],
    ['arXiv:2111.08317', 'http://arxiv.org/abs/2111.08317v2', 'https://arxiv.org/abs/2111.08317'],
    ['pmid:26044262', '26044262', 'pmid:26044262'],
    ['http://arxiv.org/abs/hep-ph/9901234', 'arXiv:hep-ph/9901234', 'hep-ph/9901234'],
  ])('%s is the same in other spellings', (...spellings) => {
    expect(new Set(spellings.map(bareId)).size).toBe(1);
  });

  it('keeps what is no version: a letter and digits that end a DOI', () => {
    expect(bareId('doi:10.1000/xv2')).toBe('10.1000/xv2');
  });

  it('knows an abstract by its end, whatever opens it and however it is split', () => {
    const end =
      'In all of the forty fields that were followed for three years the yield of the late variety was larger than that of the early one.';
    expect(endingOf(['Background: soils vary.', end])).toBe(endingOf([`Soils vary. ${end}`]));
    expect(endingOf([end])).not.toBe(endingOf([end, 'It rained.']));
  });
});
