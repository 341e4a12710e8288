import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termFinder } from './term-finder.ts';

function found(terms: readonly string[], text: string, idioms: readonly string[] = []): string[] {
  return termFinder(terms, idioms)(text).flatMap((here) => here.map((at) => terms[at] ?? ''));
}

describe('termFinder', () => {
  it.each([
    ['neural network', 'Neural networks learn.', true],
    ['neural network', 'A neural, network', false],
    ['neural network', 'This is neural. Networks differ.', false],
    ['few shot', 'A few-shot learner', true],
    ['COVID 19', 'covid-19', false],
    ['COVID 19', 'in COVID-19 patients', true],
    ['neuro*', 'Neuroimaging', true],
    ['neuro*', 'an aneurotic', false],
    ['tumor', 'brain tumours', true],
    ['randomized', 'a randomised trial', true],
    ['anemia', 'Anaemia was common', true],
    ['center', 'health centres', true],
    ['modeling', 'climate modelling', true],
    ['galaxy', 'dwarf galaxies', true],
    ['virus', 'new viruses', true],
    ['supernova*', 'Type II supernovae', true],
    ['alga', 'green algae', true],
    ['pneumonia', 'Streptococcus pneumoniae', false],
    ['wasp', 'the planet WASP-77', false],
    ['wasp', 'Wasps sting', true],
    ['GAN', 'two GANs', true],
    ['GAN', 'they gan', false],
    ['Mars', 'the mars bar', false],
    ['MRI', 'MRI/CT', true],
    ['women health', 'women’s health', true],
    ['E coli', 'In E. coli, genes', true],
    ['schrodinger', 'the Schrödinger equation', true],
    ['WHO', 'PATIENTS WHO SMOKE', false],
    ['patient', 'PATIENTS WHO SMOKE', true],
  ])('looks for %j in %j: %j', (term, text, expected) => {
    expect(found([term], text)).toEqual(expected ? [term] : []);
  });

  it('finds every term that begins at a word, and each time', () => {
    const terms = ['graph', 'graph neural network', 'neural network'];
    expect(found(terms, 'Graph neural networks and graphs')).toEqual([
      'graph',
      'graph neural network',
      'neural network',
      'graph',
    ]);
  });

  it('finds no word inside an idiom, but terms as long as the idiom', () => {
    const terms = ['forest', 'random forest', 'surgery'];
    const idioms = ['random forest', 'lattice surgery'];
    expect(found(terms, 'Random forests need lattice surgery.', idioms)).toEqual(['random forest']);
    expect(found(terms, 'Surgery in a forest.', idioms)).toEqual(['surgery', 'forest']);
  });

  it('finds each of its terms in itself, wherever it stands', () => {
    const words = fc.array(fc.constantFrom('cell', 'gene', 'RNA', 'tumour', 'studies', 'Mars'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, words, (before, term) => {
        const wanted = term.join(' ');
        expect(found([wanted], `of ${before.join(' ')}. ${wanted}`)).toContain(wanted);
      }),
    );
  });

  it('takes any text', () => {
    const find = termFinder(['a*', 'b c', 'D']);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(find(text))));
  });
});
