import { describe, expect, it } from 'vitest';
import { beginsWithOne, hasWordThatBegins } from './beginnings.ts';

describe('beginsWithOne', () => {
  it.each(['Funding', 'FUNDING: none', 'Conflicts of interest'])('knows %s', (text) => {
    expect(beginsWithOne(text, ['funding', 'conflicts of'])).toBe(true);
  });

  it.each(['', 'Our funding', 'Conflicts', 'Fund'])('knows nothing of "%s"', (text) => {
    expect(beginsWithOne(text, ['funding', 'conflicts of'])).toBe(false);
  });
});

describe('hasWordThatBegins', () => {
  it.each(['Universities', 'Dept of Sleep', 'At the UNIVERSITY', '(department)'])('knows %s', (text) => {
    expect(hasWordThatBegins(text, ['universit', 'dept', 'department'])).toBe(true);
  });

  it.each(['', 'Ann Univers', 'Subdept'])('knows nothing of "%s"', (text) => {
    expect(hasWordThatBegins(text, ['universit', 'dept'])).toBe(false);
  });
});
