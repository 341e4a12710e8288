import { describe, expect, it } from 'vitest';
import { readMarks } from './marks.ts';

const source = (text: string, title: string | null = null) => ({ title, text });

describe('readMarks', () => {
  it('marks dish work that says so, and not genes compared over people', () => {
    const dish = 'Cells were treated in vitro with the compound for two days.';
    expect(readMarks(source(dish), 'animal-or-lab')).toEqual(['in-vitro']);
    const genes =
      'A genome-wide association found 44 risk regions; cell lines and cultured skin cells confirmed one.';
    expect(readMarks(source(genes), 'animal-or-lab')).toEqual([]);
  });

  it('marks no dish work where a mutation was sought in a family', () => {
    const family =
      'We describe a missense mutation in a family with consanguineous parents and an affected child. The mutant protein does not bind to DNA in vitro.';
    expect(readMarks(source(family), 'animal-or-lab')).toEqual([]);
  });

  it('marks no dish work where people took what was tested', () => {
    const taken =
      'The drug inhibits a protein in vitro. In a randomized crossover study 10 healthy volunteers ingested it for 7 days. In vitro, it inhibited uptake into vesicles.';
    expect(readMarks(source(taken), 'animal-or-lab')).toEqual([]);
  });

  it.each([
    'Somatostatin was measured. Insulin secretion from perfused rat pancreas fell. The rat pancreas was removed.',
    'A canine model of arrest was used. Pressures rose in animals that had received the drug.',
    'Adult mongrel dogs were given the drug. The dogs were observed for a day.',
  ])('marks what was done in animals, named in whatever way: %s', (text) => {
    expect(readMarks(source(text), 'animal-or-lab')).toEqual(['in-animals']);
  });

  it('marks what cells of animals did in vitro as both', () => {
    const text =
      'Murine models were used before. We tested T-cell responses in vitro to antigens in mice. The drug suppressed responses in mice.';
    expect(readMarks(source(text), 'animal-or-lab')).toEqual(['in-animals', 'in-vitro']);
    const born = 'Mice born after in vitro fertilization were fed. The mice grew as other mice did.';
    expect(readMarks(source(born), 'animal-or-lab')).toEqual(['in-animals']);
  });

  it('marks simulations, and not work that measures the world beside them', () => {
    expect(readMarks(source('We ran numerical simulations of the disc.'), 'simulation')).toEqual([
      'simulation',
    ]);
    const mixed = 'Trained in simulation, the arm is tuned on five real throws and tested on real robots.';
    expect(readMarks(source(mixed), 'simulation')).toEqual([]);
  });

  it('marks no simulation where people were scanned or a method is only tried in one', () => {
    const scanned =
      'Does the brain run simulations in a mental engine? We scanned participants with fMRI. The results support simulation.';
    expect(readMarks(source(scanned), 'simulation')).toEqual([]);
    const tried =
      'We propose an estimator of causal effects. Its performance is demonstrated in simulations.';
    expect(readMarks(source(tried), 'simulation')).toEqual([]);
  });

  it('marks no dish for what was known of one, and no animal that others bred', () => {
    const known =
      'While the enzyme is known to work in vitro, its place in cells is unclear. Deficient mice develop inflammation. We find the enzyme at the membrane.';
    expect(readMarks(source(known), 'animal-or-lab')).toEqual([]);
  });

  it('marks work done in animals that are named once', () => {
    const once =
      'We generated a strain of mice where CD28 is removed after priming. CD28 is required for T cells.';
    expect(readMarks(source(once), 'animal-or-lab')).toEqual(['in-animals']);
  });

  it('marks no dish where a drug was given to the healthy', () => {
    const given =
      'The drug is a substrate of two transporters in vitro. We evaluated it in healthy subjects. Exposure to the drug in vitro was not measured.';
    expect(readMarks(source(given), 'animal-or-lab')).toEqual([]);
  });

  it('marks no dish that is only spoken of, and no animal whose organs were looked at afterwards as one', () => {
    const spoken =
      'For more than a decade the rule has been studied in slices and cultured neurons. In the intact brain timing is similar to the in vitro defined rule. It varies between in vitro and in vivo conditions.';
    expect(readMarks(source(spoken), 'animal-or-lab')).toEqual([]);
    const counted =
      'Scaffolds were implanted in 9 rats. Organs of the animals were measured by ex vivo counting. In vivo imaging showed bone.';
    expect(readMarks(source(counted), 'animal-or-lab')).toEqual(['in-animals']);
  });

  it('marks animals that stood for people', () => {
    const bones = 'Limb bones of dead young pigs served as a model for pediatric bones. 162 were fractured.';
    expect(readMarks(source(bones), 'diagnostic')).toEqual(['in-animals']);
    expect(readMarks(source('Pea patties replaced bovine mince as a substitute.'), 'other')).toEqual([]);
    expect(readMarks(source('Pigs are farmed. A regression served as a model.'), 'diagnostic')).toEqual([]);
  });

  it('marks both where cells and animals were studied', () => {
    const both =
      'In human cancer cells, metformin inhibits complex I. In vivo, metformin given to mice inhibited the growth of tumours.';
    expect(readMarks(source(both), 'animal-or-lab')).toEqual(['in-animals', 'in-vitro']);
    const moreDishes =
      'Mice were fed. The mice grew, and so did other mice. In vitro, cell lines and a further cell line grew in cell culture.';
    expect(readMarks(source(moreDishes), 'animal-or-lab')).toEqual(['in-animals', 'in-vitro']);
  });

  it('marks no animal for cells that came from one', () => {
    const cells =
      'The study used human and porcine dendritic cells as a cell culture model. Replication was stronger in human than in porcine cells. Porcine macrophages made no interferon.';
    expect(readMarks(source(cells), 'animal-or-lab')).not.toContain('in-animals');
    for (const text of [
      'In a murine model, the drug failed. Mice were treated twice.',
      'In a murine sepsis model the drug improved survival. In a porcine cardiac arrest model it did not.',
    ])
      expect(readMarks(source(text), 'animal-or-lab')).toContain('in-animals');
  });

  it('marks animals where they were studied, and nobody else', () => {
    const mice = 'Mice were fed for six weeks. The mice that ate less lived longer.';
    expect(readMarks(source(mice), 'animal-or-lab')).toEqual(['in-animals']);
    expect(readMarks(source('In 40 patients, porcine gel was used.'), 'trial')).toEqual([]);
  });

  it('marks preprints by their place, retractions and corrections by their title', () => {
    for (const doi of [
      '10.5194/acp-2021-781',
      '10.5194/hessd-9-1-2012',
      '10.31234/osf.io/ab1',
      '10.26434/chemrxiv-1',
    ])
      expect(readMarks(source('Text.'), 'other', { url: `https://doi.org/${doi}` }), doi).toEqual([
        'preprint',
      ]);
    expect(readMarks(source('Text.'), 'other', { url: 'https://doi.org/10.5194/acp-22-1234-2022' })).toEqual(
      [],
    );
    expect(readMarks(source('Text.'), 'other', { url: 'https://arxiv.org/abs/2009.02335' })).toEqual([
      'preprint',
    ]);
    expect(readMarks(source('Text.', 'RETRACTED: A study'), 'other')).toEqual(['retracted']);
    expect(readMarks(source('Text.', 'Correction: A study'), 'other')).toEqual(['corrected']);
  });
});
