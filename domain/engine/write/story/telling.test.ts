import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../fact-sheet.ts';
import { readSource } from '../../read/read-source.ts';
import { oneAuthor } from './one-author.ts';
import { afterAuthors } from './own-words.ts';
import { introduceShortForms } from './short-forms.ts';
import { tell } from './tell.ts';
import { tellDocument } from './tell-document.ts';

describe('the small operations', () => {
  it('names the subject of documents', () => {
    const document = {
      genre: 'policy',
      title: 'Fifth progress report',
      sentences: [],
    } as Partial<FactSheet> as FactSheet;
    expect(tellDocument('Covers developments in Liberia.', document)).toBe(
      'The report “Fifth progress report” covers developments in Liberia.',
    );
    const patent = { genre: 'patent', title: 'A handle', sentences: [] } as Partial<FactSheet> as FactSheet;
    expect(tellDocument('A control system monitors the temperature.', patent)).toBe(
      'A control system monitors the temperature.',
    );
    expect(tellDocument('A method for recharging balls that uses gas.', patent)).toBe(
      'The document describes a method for recharging balls that uses gas.',
    );
    expect(tellDocument('The present invention is a handle for catheters.', patent)).toBe(
      'The document describes a handle for catheters.',
    );
  });

  it('speaks of one author as one, and of authors a second time as "they"', () => {
    expect(oneAuthor('Here I apply my model.')).toBe("Here the author applies the author's model.");
    expect(oneAuthor('I show why rates drift and argue that none exists.')).toBe(
      'The author shows why rates drift and argues that none exists.',
    );
    expect(oneAuthor('I show how to use and present data.')).toBe(
      'The author shows how to use and present data.',
    );
    expect(afterAuthors('The authors built a model.', "The authors' model works.")).toBe('The model works.');
    expect(afterAuthors('The authors built a model.', 'The authors tested it.')).toBe('They tested it.');
    const asked = 'When patients were asked about exercise, they preferred walking.';
    expect(afterAuthors(asked, 'The authors found no effect.')).toBe('The authors found no effect.');
  });

  it('spells a short form once, and not behind a count', () => {
    const sheet = readSource({ text: 'We studied millisecond pulsars (MSPs). We found 24 MSPs with halos.' });
    expect(introduceShortForms('MSPs have halos.', '', sheet)).toMatch(/^Millisecond pulsars/);
    expect(introduceShortForms('The authors found 24 MSPs.', '', sheet)).toBe('The authors found 24 MSPs.');
    expect(introduceShortForms('Several dozen MSPs shine.', '', sheet)).toBe('Several dozen MSPs shine.');
    const halos = readSource({
      text: 'Ultra tiny halos of dark matter (UTHDMs) are rare. We show that UTHDMs heat the gas.',
    });
    expect(introduceShortForms('UTHDMs heat the gas.', '', halos)).toBe(
      'Ultra tiny halos of dark matter heat the gas.',
    );
    // A name of one of them.
    expect(introduceShortForms('The authors saw MSP-1 shine.', '', sheet)).toBe(
      'The authors saw MSP-1 shine.',
    );
    const dims = readSource({
      text: 'We studied maximally informative dimensions (MID). MID is an estimator.',
    });
    expect(introduceShortForms('MID is an estimator.', '', dims)).toBe(
      'MID (maximally informative dimensions) is an estimator.',
    );
    expect(introduceShortForms('The test with MID is positive.', '', dims)).toBe(
      'The test with maximally informative dimensions is positive.',
    );
    expect(introduceShortForms('P_MID(f|S) is small.', '', dims)).toBe('P_MID(f|S) is small.');
  });

  it('keeps the sign of a value, and an isotope', () => {
    const sheet = readSource({ text: 'With data out to $z\\sim1$, we find no void. Uptake of (14)C fell.' });
    expect(sheet.sentences[0]?.text).toBe('With data out to z ~1, we find no void.');
    expect(tell(sheet, 1)).toBe('Uptake of (14)C fell.');
  });
});
