import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';
import { phraseOptions } from './phrase-options.ts';

function phrasesOf(text: string): string[] {
  const sentence = {
    text,
    index: 0,
    start: 0,
    end: text.length,
    role: 'methods',
    certainty: 1,
    heading: null,
  } as const;
  return phraseOptions({ sentences: [sentence], title: null, genre: 'method', finding: 0 }).map(
    ({ start, end }) => text.slice(start, end),
  );
}

describe('the phrases of a text', () => {
  it('begin with their article and end before the next verb or clause', () => {
    const phrases = phrasesOf('We used a poll of 40 nurses in two towns, who were paid.');
    expect(phrases).toContain('a poll');
    expect(phrases).toContain('a poll of 40 nurses');
    expect(phrases).toContain('a poll of 40 nurses in two towns');
    expect(phrases.some((phrase) => /\b(?:used|who)\b/.test(phrase))).toBe(false);
  });

  it('hold brackets whole and names in one piece', () => {
    const phrases = phrasesOf(
      'Leaves of C. elegans (n = 12) were imaged in vivo by microscopy (MRI) at noon.',
    );
    expect(phrases).toContain('Leaves of C. elegans (n = 12)');
    expect(phrases).toContain('microscopy (MRI)');
    expect(phrases.some((phrase) => phrase.split('(').length !== phrase.split(')').length)).toBe(false);
    expect(phrases.some((phrase) => /^elegans|^vivo|C$/.test(phrase))).toBe(false);
  });

  it('are not torn at a hyphen that goes on, and tell no deed', () => {
    expect(phrasesOf('A sample of 40 lower-middle- to high-income countries was drawn.')).not.toContain(
      'A sample of 40 lower-middle',
    );
    expect(phrasesOf('The model expresses the cost.')).not.toContain('The model expresses');
    expect(phrasesOf('We scanned participants.')).not.toContain('scanned participants');
  });

  it('do not begin with the number of a study', () => {
    const phrases = phrasesOf(
      'In Study 2 one group of pupils were told what the study of 40 nurses had found.',
    );
    expect(phrases.filter((phrase) => phrase.startsWith('2'))).toEqual([]);
    expect(phrases).toContain('40 nurses');
  });

  it('are none in an empty text, and few in a huge one', () => {
    expect(phrasesOf('')).toEqual([]);
    expect(phrasesOf(`${'a '.repeat(3000)}. `)).toEqual([]);
    expect(phrasesOf('data of mice in labs '.repeat(500)).length).toBeLessThan(12_000);
  });
});

describe('what was studied and how, where neither is counted or named as a design', () => {
  it('is the phrase that a reader would mark', () => {
    const moss = readSource({
      text: 'Moss survives years without water. Using time-lapse microscopy, we followed leaves of the moss Physcomitrella patens while they dried. Cells shrink from the edge of the leaf to its middle. Vacuoles break up before the membrane folds.',
      info: { title: 'How moss dries' },
    });
    expect(moss.design?.text).toBe('time-lapse microscopy');
    const buses = readSource({
      text: 'Buses come late when roads are full. We propose a method that plans routes from past delays. Experiments on two public datasets of bus routes show that delays fall by 12 %. The method needs no new sensors.',
      info: { title: 'Routing of buses' },
    });
    expect(buses.studied?.text).toBe('two public datasets of bus routes');
    expect(buses.studied?.span?.sentence).toBe(2);
  });

  it('goes on to the end of a list of names', () => {
    const { studied } = readSource({
      text: 'Rumours spread fast on messengers. Limits on forwarding are meant to slow them. We use an epidemiological model and real data gathered from WhatsApp in Brazil, India and Indonesia to assess such limits. Our results suggest that limits delay rumours, but do not stop them.',
      info: { title: 'Can WhatsApp counter rumours by limits on forwarding?' },
    });
    expect(studied?.text).toMatch(/ in Brazil, India and Indonesia$/);
  });

  it('is no clause that ends in its verb', () => {
    const text =
      'People know how long things take. This paper systematically studies common sense about time, and we collect a dataset of questions. The best methods are far behind people. More work is needed.';
    const { design, studied } = readSource({ text, info: { title: 'A study of common sense about time' } });
    expect(`${design?.text} ${studied?.text}`).not.toContain('systematically');
  });

  it('is left out of notes and of official documents', () => {
    expect(readSource({ text: 'We use microscopy on moss. Moss grows.' }).design).toBe(null);
    const resolution = readSource({
      text: 'The General Assembly notes a report on moss. It takes note of data from 12 countries. It calls upon Member States to use surveys. It decides to remain seized of the matter.',
    });
    expect(resolution.design).toBe(null);
  });
});
