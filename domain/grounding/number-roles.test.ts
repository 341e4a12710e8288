import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (source: string, post: string): string[] =>
  checkPost({ sentences: [{ text: source }] }, post).sentences.flatMap(({ flags }) =>
    flags.map(({ type }) => type),
  );

/** The first telling passes beside itself, and each other one of the same figure is flagged. */
function expectToldApart(tellings: readonly string[]): void {
  for (const source of tellings)
    for (const post of tellings) {
      const flags = flagsOf(source, post);
      if (source === post) expect([source, flags]).toEqual([source, []]);
      else expect([source, post, flags.length > 0]).toEqual([source, post, true]);
    }
}

const figures = fc.integer({ min: 11, max: 89 });
const things = fc.constantFrom('Emissions', 'The stock', 'Waiting times', 'Uptake', 'Nitrate loss');

describe('a figure told as something else', () => {
  it('ends a change, starts it, or is its size', () => {
    fc.assert(
      fc.property(
        things,
        fc.constantFrom('fell', 'rose', 'were reduced', 'dropped', 'increased'),
        fc.constantFrom('', 'about ', 'nearly '),
        figures,
        (what, verb, roughly, x) => {
          expectToldApart([
            `${what} ${verb} to ${roughly}${x} units in the second trial.`,
            `${what} ${verb} by ${roughly}${x} units in the second trial.`,
            `${what} ${verb} from ${roughly}${x} units in the second trial.`,
          ]);
        },
      ),
    );
    expect(flagsOf('A drop of 40% was seen.', 'It dropped by 40%.')).toEqual([]);
    expect(flagsOf('Emissions rose by up to 40% in the cities.', 'Emissions rose by up to 40%.')).toEqual([]);
  });

  it('is a share of points or of per cent', () => {
    fc.assert(
      fc.property(things, figures, (what, x) => {
        expectToldApart([`${what} rose by ${x} percentage points.`, `${what} rose by ${x}%.`]);
      }),
    );
  });

  it('is of one currency, before it or behind it', () => {
    fc.assert(
      fc.property(figures, (x) => {
        expectToldApart([`A visit cost £${x}.`, `A visit cost $${x}.`, `A visit cost €${x}.`]);
        expect(flagsOf(`A visit cost €${x}.`, `A visit cost ${x} euros.`)).toEqual([]);
        expect(flagsOf(`A visit cost $${x}.`, `A visit cost ${x} euros.`)).toEqual(['unit']);
      }),
    );
  });

  it('lies below nought or above', () => {
    fc.assert(
      fc.property(fc.constantFrom('-', '−', 'minus '), figures, (minus, x) => {
        expectToldApart([`The slope was ${minus}0.${x} in the cave.`, `The slope was 0.${x} in the cave.`]);
        expect(flagsOf(`Growth was ${minus}${x}% in May.`, `Growth was negative in May, at ${x}%.`)).toEqual(
          [],
        );
        expect(flagsOf(`The change was ${minus}${x} mm.`, `It fell by ${x} mm.`)).toEqual([]);
      }),
    );
  });

  it('is another measure', () => {
    fc.assert(
      fc.property(figures, (x) => {
        expectToldApart([`The mean age was ${x} years.`, `The median age was ${x} years.`]);
        expectToldApart([
          `The hazard ratio for death was 0.${x}.`,
          `The odds ratio for death was 0.${x}.`,
          `The relative risk of death was 0.${x}.`,
        ]);
        expectToldApart([`Sensitivity was ${x}%.`, `Specificity was ${x}%.`]);
        expect(flagsOf(`The mean age was ${x} years.`, `They were ${x} years old.`)).toEqual([]);
        expect(flagsOf(`The mean age was ${x} years.`, `They were ${x} years old on average.`)).toEqual([]);
      }),
    );
  });

  it('is a dose given more or less often, or for each of something', () => {
    fc.assert(
      fc.property(figures, (x) => {
        expectToldApart([`The dose was ${x} mg/kg twice daily.`, `The dose was ${x} mg/kg once daily.`]);
        expectToldApart([`They took ${x} mg three times a day.`, `They took ${x} mg twice a week.`]);
        expectToldApart([`The dose was ${x} mg/kg.`, `The dose was ${x} mg.`]);
        expect(flagsOf(`They took ${x} mg daily.`, `They took ${x} mg once a day.`)).toEqual([]);
        expect(flagsOf(`They took ${x} mg twice a day.`, `They took ${x} mg two times daily.`)).toEqual([]);
      }),
    );
  });
});

describe('bounds', () => {
  it('say the same in other words, and no other side', () => {
    const least = ['at least', 'no less than', 'no fewer than'];
    const most = ['at most', 'no more than', 'up to'];
    fc.assert(
      fc.property(
        things,
        figures,
        fc.constantFrom(...least),
        fc.constantFrom(...most),
        (what, x, low, high) => {
          const told = (bound: string): string => `${what} fell by ${bound} ${x}%.`;
          for (const same of least) expect(flagsOf(told(low), told(same))).toEqual([]);
          for (const same of most) expect(flagsOf(told(high), told(same))).toEqual([]);
          expect(flagsOf(told(low), told(high)).length).toBeGreaterThan(0);
          expect(flagsOf(told(high), told(low)).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the same number printed otherwise', () => {
  it('is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 999_999_999 }), (count) => {
        const printed = (by: string): string =>
          `The cohort had ${count.toLocaleString('en').replaceAll(',', by)} births.`;
        for (const by of [' ', '\u00A0', '\u202F']) expect(flagsOf(printed(by), printed(','))).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(figures, fc.integer({ min: 1, max: 9 }), (x, y) => {
        expect(
          flagsOf(`Yields rose by ${x},${y}% in the plots.`, `Yields rose by ${x}.${y}% in the plots.`),
        ).toEqual([]);
      }),
    );
    expect(flagsOf('Use grew from 3 to 9 units.', 'Use tripled.')).toEqual([]);
  });

  it('says which post of a thread it is, and claims nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.constantFrom('🧵 ', ''), (of, sign) => {
        const source = 'Naps cut errors in 210 nurses.';
        for (const place of [
          `${sign}1/${of} Naps cut errors.`,
          `Naps cut errors. (1/${of})`,
          `(1/${of}) Naps cut errors.`,
        ])
          expect(flagsOf(source, place)).toEqual([]);
        expect(flagsOf(source, '1/3 of the nurses cut errors.')).not.toEqual([]);
      }),
    );
  });
});
