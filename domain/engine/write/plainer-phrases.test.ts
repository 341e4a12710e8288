import { describe, expect, it } from 'vitest';
import { plainerLines } from './plainer-lines.ts';
import { inPlainerPhrases } from './plainer-phrases.ts';

describe('plainer phrases', () => {
  it.each([
    ['The spectra exhibit broad lines.', 'The spectra show broad lines.'],
    ['The authors obtain a bound via sampling.', 'The authors get a bound through sampling.'],
    ['The method is employed to detect faults.', 'The method is used to detect faults.'],
    ['They leverage labels, leveraging prior work.', 'They use labels, using earlier work.'],
    ['The 102 patients underwent bariatric surgery.', 'The 102 patients had bariatric surgery.'],
    ['The star underwent a collapse.', 'The star went through a collapse.'],
    [
      'It fell to a mean of 5, i.e. a mean age of 4.',
      'It fell to an average of 5, that is, an average age of 4.',
    ],
    ['A rise was observed in rats.', 'A rise was seen in rats.'],
    ['The results demonstrated gains.', 'The results showed gains.'],
    [
      'We investigate how mice, whereas rats, are composed of cells.',
      'We look into how mice, while rats, are made up of cells.',
    ],
  ])('%s', (said, plain) => {
    expect(inPlainerPhrases(said)).toBe(plain);
  });

  it.each([
    'The museum, whose exhibits were seen, employs 12 people.',
    'The exhibit, a prior work, is an additional dimension.',
    'It requires that we wait, and needs training.',
    'Adjusted mean scores fell.',
    'They were employed by the city.',
    'Consent was obtained; approval, once obtained from them, held.',
    'Via Appia is a road. Prior to that, a via-point.',
    'Risk was associated with the death of mice.',
    '',
  ])('leaves what means something else: %s', (text) => {
    expect(inPlainerPhrases(text)).toBe(text);
  });

  it('has lines that each say something else in words of their own', () => {
    const lines = plainerLines.trim().split('\n');
    const faulty = lines.filter((line) => {
      const [, phrases = '', plain = ''] = /^(?:\[[a-z ]+\] )?(.+?) => ([^;]+?)(?: ; .+)?$/.exec(line) ?? [];
      return (
        plain === '' || /\d|\b(?:not?|never|without)\b/.test(plain) || phrases.split(' / ').includes(plain)
      );
    });
    expect(
      faulty.filter((line) => !/^(?:is|are) not able|^without |^is (?:in|not )sufficient/.test(line)),
    ).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('changes no number, name or denial', () => {
    const text =
      'In 3 of 12 trials, Via and others did not exhibit a mean change of 4.5 mg in infants (vs. 3).';
    const told = inPlainerPhrases(text);
    expect(told).toBe(
      'In 3 of 12 trials, Via and others did not show an average change of 4.5 mg in babies (vs. 3).',
    );
  });
});
