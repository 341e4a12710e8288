import { describe, expect, it } from 'vitest';
import { craftSheets } from './fixtures/craft-sheets.ts';
import { workLine } from './work-line.ts';

const [fixture] = craftSheets;
if (fixture === undefined) throw new Error('No fixture.');
const withTitle = (title: string | null, strength: 0 | 1 | 2 | 3 = 1) => ({
  ...fixture.sheet,
  title,
  finding: { ...fixture.sheet.finding, strength },
});
const said = 'Prices rose from small to large fish.';

describe('workLine', () => {
  it('gives the title where it says what the post leaves out', () => {
    expect(
      workLine(withTitle('Fish prices in the Istanbul market from 2006 to 2019.'), undefined, said),
    ).toBe('From “Fish prices in the Istanbul market from 2006 to 2019”.');
    expect(workLine(withTitle(null), 'Fish prices in the Istanbul market', said)).toContain('Istanbul');
  });

  it('is not content with a stem inside another word', () => {
    const title = withTitle('Prices of small and large rats at the winter market');
    expect(workLine(title, undefined, 'The rate of prices rose at the market.')).toContain('rats');
  });

  it('gives a question only for a name that it alone holds', () => {
    const question = (title: string): string => workLine(withTitle(title), undefined, said);
    expect(question('Do prices rise from small to large fish?')).toBe('');
    expect(question('Do prices of large fish rise in the EEZ?')).toContain('EEZ');
  });

  it('is silent where the post says it, the title claims more, praises, or would not stand in quotation marks', () => {
    expect(workLine(withTitle('Small and large fish: prices'), undefined, said)).toBe('');
    expect(workLine(withTitle('Warm water causes higher prices in Istanbul', 1), undefined, said)).toBe('');
    expect(workLine(withTitle('A groundbreaking look at the market of Istanbul'), undefined, said)).toBe('');
    expect(workLine(withTitle('“Cheap as fish”: the market of Istanbul'), undefined, said)).toBe('');
    expect(workLine(withTitle('The δ<sup>13</sup>C decline in Istanbul'), undefined, said)).toBe('');
    expect(workLine(withTitle('The market of Istanbul : an evaluation evaluation'), undefined, said)).toBe(
      '',
    );
    expect(workLine(withTitle('] Cheap as fish: the market of Istanbul'), undefined, said)).toBe('');
    expect(workLine(withTitle('x'.repeat(300)), undefined, said)).toBe('');
    expect(workLine(withTitle(null), undefined, said)).toBe('');
  });
});
