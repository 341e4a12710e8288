import { describe, expect, it } from 'vitest';
import { buildSheet } from './fixtures/build-sheet.ts';
import { shorterFindings } from './shorter-findings.ts';

const shorter = (text: string, verbatim = false): string[] =>
  shorterFindings({
    ...buildSheet({ source: [text], finding: { text } }).finding,
    text,
    short: null,
    verbatim,
  });

const many =
  'on roofs of many kinds in the old town and along the river, beside a layer of gravel and below it, in two hot summers and in one wet year';

describe('a finding where it would not fit', () => {
  const moss = 'Moss kept the rooms below the roofs of the old town cool in two summers and in one wet year.';
  const fern = 'Ferns did so on the roofs along the river.';

  it('is the first of two sentences, where the second limits nothing', () => {
    expect(shorter(`${moss} ${fern}`)).toEqual([`${moss} ${fern}`, moss]);
    expect(shorter(`${moss} Only ferns did not.`)).toEqual([`${moss} Only ferns did not.`]);
  });

  it('is what a claim is for, without its parts', () => {
    const claim = 'The invention relates to an apparatus for keeping the rooms below a roof cool in summer';
    const parts =
      'a layer of moss, a gutter below the layer, a tank that the gutter leads to, and a pump that brings the water of the tank back to the layer whenever it is dry';
    expect(shorter(`${claim}, comprising ${parts}.`)).toContain(`${claim}.`);
  });

  it('is whole in quotation marks', () => {
    expect(shorter(`${moss} ${fern}`, true)).toEqual([`${moss} ${fern}`]);
  });

  it('loses a clause at its end where it is too long for a card, but none that limits it', () => {
    const head = 'Moss significantly reduces the noise of rain and of the wind';
    expect(shorter(`${head} while keeping the rooms below as cool as gravel does ${many}.`)).toContain(
      `${head}.`,
    );
    const limited = `${head} while keeping the rooms cool only below slate ${many}.`;
    expect(shorter(limited)).toEqual([limited]);
  });
});
