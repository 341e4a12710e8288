import { describe, expect, it } from 'vitest';
import { idioms } from './hashtag-table/idioms.ts';
import { hashtagTable, readTagEntry } from './hashtag-table.ts';
import { chooseHashtags } from './hashtags.ts';

const names = hashtagTable.map(({ tag }) => tag);

describe('the hashtag table', () => {
  it('has several hundred tags, each once, in CamelCase, of 25 letters or fewer', () => {
    expect(names.length).toBeGreaterThanOrEqual(450);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => !/^\d?[A-Z][A-Za-z0-9]{0,24}$/.test(name) && name !== 'fMRI')).toEqual([]);
  });

  it('has no tag that says nothing, names no meeting and no network of accounts', () => {
    const empty = /^(?:Science|Research|Study|New|Paper|Preprint|arXiv)$/i;
    const meeting =
      /^(?:NeurIPS|ICML|ICLR|ACL|EMNLP|NAACL|EACL|COLING|CVPR|ICCV|ECCV|AAAI|IJCAI|CHI|AAS)(?:\d|$)|20\d\d/i;
    expect(names.filter((name) => empty.test(name) || meeting.test(name))).toEqual([]);
  });

  it('has wider tags that are known, and no circle of them', () => {
    const wider = new Map(hashtagTable.map((entry) => [entry.tag, entry.wider]));
    const above = (tag: string, below: readonly string[]): string[] => {
      expect(below).not.toContain(tag);
      return (wider.get(tag) ?? []).flatMap((name) => [name, ...above(name, [...below, tag])]);
    };
    expect(names.flatMap((name) => above(name, [])).filter((name) => !wider.has(name))).toEqual([]);
  });

  it('has terms that can be found, none of them twice in a line', () => {
    const all = hashtagTable.flatMap(({ terms, doubtful, hints }) => [...terms, ...doubtful, ...hints]);
    const odd = (term: string): boolean => !/^[\p{L}\d]+\*?(?: [\p{L}\d]+\*?)*$/u.test(term);
    expect([...all, ...idioms].filter(odd)).toEqual([]);
    const twice = hashtagTable.filter(
      ({ terms, doubtful, hints }) =>
        new Set([...terms, ...doubtful, ...hints]).size < terms.length + doubtful.length + hints.length,
    );
    expect(twice).toEqual([]);
  });

  it.each([
    [
      'choking',
      'The Heimlich maneuver frees an airway. Abdominal thrusts after choking saved lives.',
      'FirstAid',
    ],
    [
      'Speed of intubation',
      'Fiberoptic tracheal intubation was slow. The endotracheal tube hurt the larynx.',
      'AirwayManagement',
    ],
    [
      'A score for chronic hepatitis B',
      'Fibrosis of the liver was scored. Chronic hepatitis B led to cirrhosis.',
      'Hepatology',
    ],
    [
      'Peeling a membrane',
      'The epiretinal membrane was stained. Vitrectomy freed the macula.',
      'Ophthalmology',
    ],
    ['Hormone receptors', 'Receptors line the anal canal. Anal incontinence is common.', 'Gastroenterology'],
    ['Driving when old', 'Older drivers were assessed. Driving behavior of older drivers differs.', 'Aging'],
    [
      'Agreeing on an order',
      'A Byzantine fault stops no node. Atomic broadcast orders events.',
      'DistributedSystems',
    ],
    ['Bound states in a wire', 'Andreev states were seen by tunneling spectroscopy.', 'CondensedMatter'],
    [
      'Speech of two speakers',
      'Speech separation was tested. Speech separation improved.',
      'AudioProcessing',
    ],
    ['Saving a tooth', 'Pulpotomy kept the pulp alive. Root canal treatment was rare.', 'Dentistry'],
    [
      'Palsy after surgery',
      'Stapedectomy of the stapes was reviewed. The middle ear healed.',
      'Otolaryngology',
    ],
    [
      'Burning fences',
      'Graph burning spreads on vertices. The burning number of a bipartite graph is small.',
      'GraphTheory',
    ],
    [
      'Mucopolysaccharidosis in infants',
      'In mucopolysaccharidosis an enzyme lacks. Mucopolysaccharidosis is inherited.',
      'RareDiseases',
    ],
    ['Pembrolizumab after relapse', 'Pembrolizumab was given for squamous cell carcinoma.', 'Oncology'],
    [
      'Who people are on sites',
      'Profiles on Facebook, LinkedIn, Twitter and Instagram differ.',
      'SocialMedia',
    ],
    ['Sarcopenia in men', 'Sarcopenia takes strength. Sarcopenia was treated.', 'Aging'],
    [
      'Who speaks',
      'Speaker embeddings were learned. Each speaker embedding is a vector.',
      'SpeechRecognition',
    ],
    ['Moles of two kinds', 'A hydatidiform mole has no embryo. The placenta swells.', 'Obstetrics'],
    ['Acute pain', 'Acute pain was rated. Analgesia eased acute pain.', 'PainManagement'],
    ['Quilting sutures in abdominoplasty', 'Seroma follows abdominoplasty.', 'PlasticSurgery'],
    ['Acupuncture for the vocal folds', 'Vocal fold lesions shrank. Dysphonia eased.', 'Otolaryngology'],
    ['Heparin after premature birth', 'Preterm infants got heparin. Preterm birth is common.', 'Neonatology'],
    [
      'Trunk stabilization exercise',
      'Physiotherapists taught stabilization exercise in rehabilitation.',
      'Rehabilitation',
    ],
    [
      'Involuntary movements',
      'Involuntary movements such as chorea and dystonia differ.',
      'MovementDisorders',
    ],
    [
      'Creatine supplementation for sprints',
      'Creatine supplementation is ergogenic. Sports nutrition uses creatine supplementation.',
      'SportsNutrition',
    ],
    ['Ovarian torsion', 'Ovarian torsion led to oophorectomy.', 'Gynecology'],
    ['Urate and gout', 'Gout flares. Gout is treated.', 'Rheumatology'],
    [
      'A plant extract for wounds',
      'The plant extract closed the skin wound. Wound healing was fast.',
      'WoundCare',
    ],
  ])('knows the field of %j', (title, text, tag) => {
    expect(chooseHashtags({ title, text }).map((one) => one.text)).toContain(`#${tag}`);
  });

  it.each(['stroke', 'hypertension', 'diabetes', 'leukemia', 'asthma', 'malaria', 'HIV', 'hepatitis B'])(
    'has a field for %s, for posts that leave diseases out',
    (disease) => {
      const text = `We studied ${disease}. Care of ${disease} differs. The cost of ${disease} rose.`;
      const kinds = chooseHashtags({ title: `Care of ${disease}`, text }).map(({ kind }) => kind);
      expect(kinds).toContain('field');
    },
  );

  it('gives each tag to a text of its own words', () => {
    const missed = hashtagTable.filter(({ tag, terms }) => {
      const said = terms.slice(0, 3).map((term) => term.replaceAll('*', ''));
      const text = said.map((term) => `We studied ${term}.`).join(' ');
      const given = chooseHashtags({ title: said[0] ?? '', text: `${text} ${text} ${text}` });
      return !given.some((one) => one.text === `#${tag}`);
    });
    expect(missed.map(({ tag }) => tag)).toEqual([]);
  });
});

describe('readTagEntry', () => {
  it('reads a line', () => {
    expect(
      readTagEntry('GANs method 1 DeepLearning AI: generative adversarial, critic?, GAN ~ generator, image'),
    ).toEqual({
      tag: 'GANs',
      kind: 'method',
      reach: 1,
      wider: ['DeepLearning', 'AI'],
      terms: ['generative adversarial', 'GAN'],
      doubtful: ['critic'],
      hints: ['generator', 'image'],
    });
    expect(readTagEntry('Mars topic 0: Mars').hints).toEqual([]);
  });

  it.each([
    '',
    'Mars',
    'Mars planet 0: Mars',
    'Mars topic 4: Mars',
    'Mars topic 1:',
    'Mars topic 1: a ~ b ~ c',
  ])('refuses %j', (line) => {
    expect(() => readTagEntry(line)).toThrow('No entry');
  });
});
