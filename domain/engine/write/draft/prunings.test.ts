import { describe, expect, it } from 'vitest';
import { draftModel } from '../../read/weights/draft.generated.ts';
import { pruneWeights } from './draft-model.ts';
import { pruneBuckets } from './prune-units.ts';
import { prunings } from './prunings.ts';

describe('what may be left out of a sentence', () => {
  const shortened = (text: string): string[] => {
    const everyPiece = new Float64Array(pruneBuckets).fill(1);
    return prunings(text, new Set(), everyPiece).map((one) => one.text);
  };

  it('is never the clause that a "while" is set against, nor what a bracket or "that" goes on to explain', () => {
    const halves = shortened(
      'The analysis reveals that while scaling improves performance, the contribution of additional examples depends on the format of the task.',
    );
    expect(halves.filter((one) => /that while [^,]+\.$/.test(one))).toEqual([]);
    const explained = shortened(
      'The authors propose a method for direct summarization (i.e., without translation) of long texts in many languages.',
    );
    expect(explained.filter((one) => /method \(i\.e\./.test(one))).toEqual([]);
    const which = shortened(
      'The authors find objects with contributions of a nearby gas that was identified in thousands of spectra of old stars.',
    );
    expect(which.filter((one) => /contributions that/.test(one))).toEqual([]);
  });

  it('is never what a verb says nothing without, a part of a name, or what went badly', () => {
    const results = shortened(
      'Restriction of sugar in patients with diabetes of pregnancy results in improved control of sugar, less need for insulin, and fewer large babies.',
    );
    expect(results.filter((one) => /results(?! in)/.test(one))).toEqual([]);
    const vitamin = shortened(
      'The serum levels of 25-hydroxy vitamin D had a predictive value for the risk of disease of the bones.',
    );
    expect(vitamin.filter((one) => /hydroxy(?! vitamin D)/.test(one))).toEqual([]);
    const exact = shortened(
      'The authors establish exact analytical results for all coexistence games on cycles with strong selection of players.',
    );
    expect(exact.filter((one) => /results(?! for)/.test(one))).toEqual([]);
    const name = shortened(
      'The approach works well on several sets of images of rooms, including Intrinsic Images and the newer Shading Annotations in the Wild.',
    );
    expect(name.filter((one) => /Annotations(?! in the Wild)/.test(one))).toEqual([]);
    const poor = shortened(
      'Networks, which perform poorly when trained on synthetic images, can perform well when the data is turned into motion of points.',
    );
    expect(poor.filter((one) => !one.includes('poorly'))).toEqual([]);
  });

  it('goes with both of its commas, and never says with what it was combined or for which values', () => {
    const aside = shortened(
      'The thin layer of moss, used in hot towns along the river, reduces the warmth of the rooms below the roof in summer.',
    );
    expect(aside.filter((one) => /layer of moss, reduces/.test(one))).toEqual([]);
    const combined = shortened(
      'A difference in density, combined with a large concentration of waves in a small area, produces a dissipation of energy.',
    );
    expect(combined.filter((one) => !one.includes('combined with'))).toEqual([]);
    const values = shortened(
      'For reasonable values of the relevant parameters, small halos of dark matter would inject enough energy to eject the gas from the halo.',
    );
    expect(values.filter((one) => !one.startsWith('For reasonable values'))).toEqual([]);
  });

  it('is never the verb that "and this" goes on from, nor of what a symptom is', () => {
    const learned = (text: string): string[] =>
      prunings(text, new Set(), pruneWeights(draftModel.prune)).map((one) => one.text);
    const verbless = learned(
      'Addition of Trendelenburg position causes profound ischemia of the lower limbs, and this is followed during the recovery period by hyperperfusion that is confined to the muscle compartments, which may put patients at risk of developing lower limb compartment syndrome.',
    );
    expect(verbless.filter((one) => /position, and this|is followed,/.test(one))).toEqual([]);
    const symptoms = learned(
      'The study results suggested that spinal cord untethering may be unnecessary in patients with myelomeningocele who are undergoing scoliosis corrective surgery and do not present with clinical symptoms of a tethered cord, even though tethering is radiographically demonstrated.',
    );
    expect(symptoms.filter((one) => /symptoms(?! of a tethered cord)/.test(one))).toEqual([]);
  });

  it('is never one of two quotation marks, nor what tells the new thing from the old', () => {
    const quoted = shortened(
      "The authors find bands that minimize errors caused by fitting simple models to more complex 'true' spectra of dust.",
    );
    expect(quoted.filter((one) => (one.match(/'/g) ?? []).length % 2 === 1)).toEqual([]);
    const which = shortened(
      'The new select reduced the number of instructions in large programs of all kinds.',
    );
    expect(which).not.toEqual([]);
    expect(which.filter((one) => !one.startsWith('The new select '))).toEqual([]);
  });
});
