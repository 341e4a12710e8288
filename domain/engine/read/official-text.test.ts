import { describe, expect, it } from 'vitest';
import { splitSentences } from '#domain/language/sentences.ts';
import { abstractById, abstracts } from '../fixtures/abstracts.ts';
import { clauseSentence, readOfficialClauses } from './official-text.ts';

const read = (text: string) => readOfficialClauses(splitSentences(text));

describe('readOfficialClauses', () => {
  it('parts reasons from decisions and names who acts', () => {
    const found = read(abstractById('right-to-environment').text);
    expect(found?.body).toBe('The General Assembly');
    expect(found?.kinds).toEqual([
      'other',
      'preambular',
      'preambular',
      'operative',
      'operative',
      'operative',
      'operative',
    ]);
    expect(found?.main).toBe(3);
  });

  it('leads with the decision, not with the first courtesy', () => {
    const found = read(
      'The Security Council,\n1. Welcomes the report;\n2. Takes note of it;\n3. Requests a plan;\n4. Decides to act at once;',
    );
    expect(found?.main).toBe(4);
  });

  it('takes no research for an official text', () => {
    for (const { kind, text } of abstracts) if (kind !== 'un') expect(read(text)).toBeNull();
  });
});

describe('clauseSentence', () => {
  it('makes a clause stand alone with its operative verb', () => {
    expect(clauseSentence('2. Calls upon States to cooperate;', 'The General Assembly')).toBe(
      'The General Assembly calls upon States to cooperate.',
    );
    expect(clauseSentence('Requests a report.', null)).toBe('The document requests a report.');
  });
});
