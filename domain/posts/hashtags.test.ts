import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseHashtags } from './hashtags.ts';

describe('chooseHashtags', () => {
  it.each([
    [
      'MR arthrography of the shoulder: do we need local anesthesia?',
      'Outpatients having MR arthrography got local anesthesia or none. Pain was rated after MR arthrography.',
      '#Radiology',
    ],
    [
      'On sensitivity of meta-learning to support data',
      'Modern meta-learning is sensitive to support data. Meta-learning requires larger margins.',
      '#MetaLearning',
    ],
    [
      'Revealing the formation of the Milky Way nuclear star cluster',
      'Stars of the Milky Way nuclear star cluster differ in metallicity.',
      '#MilkyWay',
    ],
  ])('finds the field of %j', (title, text, tag) => {
    expect(chooseHashtags({ title, text }).map((one) => one.text)).toContain(tag);
  });

  it('takes the movement of eyes alone for no study of vision', () => {
    const title = 'Eye movements of people who lie';
    const text = 'The eye movements of liars were coded. Eye movements tell no lie.';
    expect(chooseHashtags({ title, text }).map((one) => one.text)).not.toContain('#Vision');
    const seen = `${text} Eye movements followed the visual search.`;
    expect(chooseHashtags({ title, text: seen }).map((one) => one.text)).toContain('#Vision');
  });

  it('takes no tag from a pun in the title', () => {
    const tags = chooseHashtags({
      title: 'Deep learning on a data diet',
      text: 'Training examples can be pruned. Deep learning keeps its accuracy. Deep learning needs fewer examples.',
    });
    expect(tags.map((one) => one.text)).toContain('#DeepLearning');
    expect(tags.map((one) => one.text)).not.toContain('#Nutrition');
  });

  it.each([
    [
      'The stress response of fission yeast',
      'Fission yeast decays its RNA. In yeast RNA decay is selective: RNA of yeast.',
      '#NuclearPhysics',
    ],
    [
      'Sugar is a cue for juvenile-to-adult phase transition in plants',
      'Sugar from leaves moves plants on. The leaves of plants are old.',
      '#StatisticalPhysics',
    ],
    [
      'COSMIC: commonsense for conversations',
      'COSMIC reads emotion. COSMIC uses commonsense. COSMIC is tested.',
      '#Cosmology',
    ],
    [
      'Peptides of worms',
      'Antimicrobial peptides differ. The antimicrobial peptides of worms are genes.',
      '#Antibiotics',
    ],
    [
      'Sterile neutrino searches with MicroBooNE',
      'MicroBooNE is a detector of neutrinos. MicroBooNE sees electron neutrinos.',
      '#Microbiology',
    ],
    [
      'Phase recovery and holographic image reconstruction',
      'Holographic images of blood are reconstructed. Holographic imaging is fast.',
      '#StringTheory',
    ],
    [
      'Deep reservoir computing using cellular automata',
      'Cellular automata are used as reservoirs. Cellular automata are simple.',
      '#ComplexityTheory',
    ],
    [
      'Free products of algebras',
      'Free products have a trivial commutant. The relative commutant is large. Commuting operators commute.',
      '#Mobility',
    ],
    [
      'Bone growth seen by SPECT',
      'Single photon emission computed tomography of bone. Single photon emission computed tomography again.',
      '#QuantumOptics',
    ],
  ])('takes no tag from a word that means something else: %j', (title, text, tag) => {
    expect(chooseHashtags({ title, text }).map((one) => one.text)).not.toContain(tag);
  });

  it('takes no tag from a word said once in passing', () => {
    const text = 'Voters were surveyed. One of them was a nurse with asthma.';
    expect(chooseHashtags({ title: 'Opinions', text })).toEqual([]);
  });

  it('files a work on patients under no field of how it was done', () => {
    const text =
      'Patients in hospital had surgery. Logistic regression and a linear model compared patients after surgery. Education of patients by teachers was part of treatment; the regression model held for all patients.';
    const tags = chooseHashtags({ title: 'Stay in hospital after hip surgery', text }).map((one) => one.text);
    expect(tags).not.toContain('#Statistics');
    expect(tags).not.toContain('#Education');
  });

  it('files it under no means by which patients were looked at, unless the title names them', () => {
    const text =
      'Patients with appendicitis had surgery in hospital. A CT scan was made; computed tomography before surgery and a CT scan after it were read. Medical records, MRI and ultrasound of patients were reviewed.';
    const tags = (title: string) => chooseHashtags({ title, text }).map((one) => one.text);
    expect(tags('Stay in hospital after appendicitis')).not.toContain('#MedicalImaging');
    expect(tags('Computed tomography in appendicitis')).toContain('#MedicalImaging');
  });

  it('reads set phrases whole: what is non-communicable is no infection, a nursing home no nursing', () => {
    const text =
      'Non-communicable diseases were counted in nursing homes. Non-communicable diseases of nursing home residents have socio-economic causes. Residents of nursing homes were asked.';
    const tags = chooseHashtags({ title: 'Non-communicable diseases in nursing homes', text }).map(
      (one) => one.text,
    );
    expect(tags).not.toContain('#InfectiousDiseases');
    expect(tags).not.toContain('#Nursing');
    expect(tags).not.toContain('#Economics');
  });

  it('files the illness of a plant under no field of medicine', () => {
    const text =
      'Rice plants carry immune receptors. The receptor of rice binds the effector of a fungus; infection of rice leaves and immunity of crops changed.';
    const tags = chooseHashtags({ title: 'A receptor of rice', text }).map((one) => one.text);
    expect(tags).not.toContain('#Immunology');
    expect(tags).not.toContain('#InfectiousDiseases');
  });

  it('believes a text that gives a short form another meaning', () => {
    const text =
      'Balance was measured in the medial-lateral (ML) direction. Sway in ML rose, and power fell; ML and power recovered.';
    expect(chooseHashtags({ title: null, text }).map((one) => one.text)).not.toContain('#MachineLearning');
    const other = text.replace('medial-lateral', 'machine learning');
    expect(chooseHashtags({ title: null, text: other }).map((one) => one.text)).toContain('#MachineLearning');
  });

  it('takes supervised training of players for no machine that learns', () => {
    const text =
      'Junior soccer players did supervised or unsupervised sprint training. Performance was assessed in pre-training and post-training tests. Supervised training gave no baseline gain.';
    expect(chooseHashtags({ title: null, text }).map((tag) => tag.text)).not.toContain('#MachineLearning');
    const learning = `${text} A supervised learning algorithm then labeled their runs, unsupervised.`;
    expect(chooseHashtags({ title: null, text: learning }).map((tag) => tag.text)).toContain(
      '#MachineLearning',
    );
  });

  it('knows words that say nothing of their usual field', () => {
    const text =
      'Plant-based meals and prebiotic fibre were given to recruits in supervised quarantine. Meals based on plant-based foods and a prebiotic changed the diet.';
    const tags = chooseHashtags({ title: 'A plant-based diet with a prebiotic', text }).map(
      (one) => one.text,
    );
    expect(tags).not.toContain('#PlantScience');
    expect(tags).not.toContain('#Astrobiology');
    expect(tags).not.toContain('#MachineLearning');
  });

  it('marks diseases, so that some posts can leave them out', () => {
    const tags = chooseHashtags({
      title: 'Asthma in cities',
      text: 'Asthma was common. Asthma was linked to dust.',
    });
    expect(tags).toContainEqual({ text: '#Asthma', kind: 'disease', area: 'medicine' });
  });

  it('speaks of a disease that the title leaves out only where the text comes back to it', () => {
    const once = 'Patients of a clinic were asked. Some had diabetes, some asthma.';
    const again =
      'Diabetes was common. Diabetes was treated late. Diabetes went with weight. Diabetes and diabetic feet cost most.';
    expect(tagsOf(null, once)).not.toContain('#Diabetes');
    expect(tagsOf(null, again)).toContain('#Diabetes');
  });

  it('takes several hints for a field that no word names, and fewer for nothing', () => {
    const hints =
      'We saw emission in the infrared. Luminosities and spectra came from a catalog of orbital dust.';
    expect(tagsOf('What the dust tells', hints)).toContain('#Astronomy');
    expect(tagsOf('What the dust tells', 'We saw infrared emission.')).toEqual([]);
  });

  it.each([
    ['A random forest for forecasts', 'The random forest was best. Random forests are fast.', '#Forests'],
    [
      'The ZX calculus for lattice surgery',
      'Lattice surgery acts on qubits. Lattice surgery is simple.',
      '#Surgery',
    ],
    [
      'Plasma glucose after meals',
      'Plasma glucose rose. Plasma insulin rose. Plasma was frozen.',
      '#PlasmaPhysics',
    ],
    [
      'Shear in cells',
      'Cells were pushed. Priming of T cells rose. Priming mattered. Priming failed.',
      '#Psychology',
    ],
    [
      'A parser for lattices',
      'Neuro-linguistic programming does not help. NLP trainers claim it does.',
      '#NLProc',
    ],
  ])('takes no tag from a word that means something else: %j', (title, text, tag) => {
    expect(tagsOf(title, text)).not.toContain(tag);
  });

  it.each([
    [
      'Mutations of networks',
      'Networks grow by mutations. Mutations of links and mutants of nodes spread. Networks have loci of mutations.',
      'Genetics',
    ],
    [
      'Squeezing light with a mirror',
      'Optomechanics squeezes light. Parameters and scales of the background set the power spectrum of the matter under perturbations. Optomechanic cavities cool.',
      'Cosmology',
    ],
    [
      'A cyst of the kidney',
      'The kidney was imaged. The cyst lay in the renal cortex, none in the brain. The cortex and the brain were normal.',
      'Neuroscience',
    ],
    [
      'Creams for the skin',
      'Polymers thicken creams for the skin. Polymeric composites hold water in skin creams. Composite creams last.',
      'MaterialsScience',
    ],
    [
      'A steroid at receptors of the brain',
      'Pregnanolone binds the receptor. Pregnanolone opens it. Pregnanolone needs a residue.',
      'Obstetrics',
    ],
    [
      'Cytokeratin staining of the gut',
      'Immunoreactivity was scored. Immunohistochemistry showed immunoreactivity. Immunostaining differed.',
      'Immunology',
    ],
    [
      'Fair decision making of machines',
      'Algorithms take decisions. Decision making by machines is fast. Decision making can be unfair.',
      'CogSci',
    ],
    [
      'Lung infection in children',
      'Haemophilus influenzae was found. Haemophilus influenzae persists. Influenzae strains of Haemophilus influenzae differ.',
      'Influenza',
    ],
    [
      'Operations in portal hypertension',
      'Portal hypertension was treated. Portal hypertension came back. Portal hypertension is grave.',
      'Hypertension',
    ],
    [
      'A drug against migraine',
      'The breast cancer resistance protein (BCRP) carries it. BCRP inhibitors did not matter. BCRP was blocked; BCRP again.',
      'BreastCancer',
    ],
    [
      'The past of a cloud of stars',
      'Stars of the cloud formed late. The environmental impact of massive stars on disks was traced. Environmental impact of stars shapes molecular clouds and disks of stars.',
      'EnvironmentalScience',
    ],
    [
      'Wards in low-income settings',
      'Blood services of developing countries lack donors. Blood transfusion is rare. Blood transfusion in a developing country is fragmented.',
      'DevelopmentEconomics',
    ],
    [
      'Who has a weak muscle',
      'High creatine kinase (CK) was found. CK was measured again. Those with CK above 1000 were seen. CK fell.',
      'Biochemistry',
    ],
    [
      'Channels of a cell line',
      'Human embryonic kidney (HEK) cells were cultured. HEK cells had currents. HEK cells grew. HEK cells died.',
      'Nephrology',
    ],
    [
      'Light at a resonance',
      'The microscopic mechanism is unveiled. Microscopic resonances of a microscopic cavity differ.',
      'Microscopy',
    ],
    [
      'A night of little sleep',
      'Hunger was rated after a night. Hunger rose after short sleep. Hunger and craving were high.',
      'FoodSecurity',
    ],
    [
      'Tilting healthy volunteers',
      'Blood pressure was measured. Blood pressure fell in a tilt test. Blood pressure came back.',
      'Hypertension',
    ],
    [
      'Few-shot learners',
      'Language models are few-shot learners. Learners need examples. The learner is small.',
      'Education',
    ],
    [
      'Robot-assisted removal of the bladder',
      'Robot-assisted cystectomy was safe. Robot-assisted surgery took longer. Surgery cost more.',
      'Robotics',
    ],
  ])('believes a word with other meanings only beside a surer one: %j', (title, text, tag) => {
    expect(tagsOf(title, text)).not.toContain(`#${tag}`);
  });

  it('believes it beside a surer one, or beside several hints', () => {
    const genes = 'Mutations were found. Mutations of the allele spread. Mutants died.';
    expect(tagsOf('Mutations in families', genes)).toContain('#Genetics');
    const hints =
      'The magnetic field grows. Particles have spin and momentum. Magnetic coupling has symmetry.';
    expect(tagsOf('A magnetic field of particles', hints)).toContain('#Physics');
  });

  it('takes a risk factor for no work on epidemics', () => {
    const text =
      'Gambling was a risk factor. The cohort was followed. The odds ratio of the risk factor was high in the cohort.';
    expect(tagsOf('A new risk factor for gambling', text)).not.toContain('#Epidemiology');
  });

  it('takes networks of the brain for no machine that learns', () => {
    const text =
      'Neural networks of inhibition were compared. Neural networks overlapped. The neural correlates were in frontal networks.';
    expect(tagsOf('Inhibition in the brain', text)).not.toContain('#DeepLearning');
    const learning = `${text} A trained neural network with two layers classified them.`;
    expect(tagsOf('Inhibition in the brain', learning)).toContain('#DeepLearning');
  });

  it('leaves out what a work on patients says in passing beside what its title names', () => {
    const text =
      'Patients with prostate cancer were treated. Prostate cancer was common; prostate cancer of patients came back. Diet, vitamins and nutrition were asked. Clinical therapy of patients with prostate cancer.';
    expect(tagsOf('Prostate cancer after surgery', text)).toContain('#ProstateCancer');
    expect(tagsOf('Prostate cancer after surgery', text)).not.toContain('#Nutrition');
    expect(tagsOf('What patients say', text)).toContain('#Nutrition');
  });

  it('leaves out how well patients live and how their bones were looked at, unless the title names it', () => {
    const text =
      'Patients with gout had surgery. Radiographs were read after surgery, radiographs before it. Quality of life of patients was asked before treatment. Quality of life, radiographs and treatment of gout in patients.';
    expect(tagsOf('Gout surgery', text)).not.toContain('#Radiology');
    expect(tagsOf('Gout surgery', text)).not.toContain('#QualityOfLife');
    expect(tagsOf('Quality of life in gout', text)).toContain('#QualityOfLife');
  });

  it('takes the tool of a surgeon for no physics, unless the title names it', () => {
    const text =
      'Patients with retinal disease had laser treatment. Focal laser therapy was clinical routine; laser treatment of patients in hospital.';
    expect(tagsOf('Vision after injections', text)).not.toContain('#Lasers');
    expect(tagsOf('Lasers for the retina', text)).toContain('#Lasers');
  });

  it('lets cells stand beside the ill', () => {
    const text =
      'Cancer patients were treated. Oncology wards treat cancer. Tumors, cancer, chemotherapy and metastases of cancer. T cells fell; T cells rose again. Chemotherapy of lung cancer and breast cancer.';
    expect(tagsOf(null, text)).toContain('#Immunology');
  });

  it('names the field of two words where nothing else is a topic', () => {
    const text =
      'We treated chronic stroke with a growth factor. Grip power after stroke rose. No second stroke followed.';
    expect(tagsOf(null, text)).toEqual(['#Neurology']);
    expect(tagsOf(null, `${text} Cancer, cancer, cancer and chemotherapy.`)).not.toContain('#Neurology');
    expect(tagsOf(null, 'One of them was a nurse with asthma.')).toEqual([]);
  });

  it('reads a short form as what it stands for', () => {
    const text =
      'We studied atrial fibrillation (AF). AF came back in some. Others had no AF, or AF that went.';
    expect(tagsOf('Two courses of a drug', text)).toContain('#AtrialFibrillation');
    expect(tagsOf('Two courses of a drug', text.replace('(AF)', ''))).not.toContain('#AtrialFibrillation');
  });

  it('uses the form that the people of a field use', () => {
    expect(
      tagsOf(
        'Unsupervised machine translation',
        'Machine translation needs parallel corpora. We train without.',
      ),
    ).toContain('#NLProc');
    expect(
      tagsOf(
        'Gender equality in parliaments',
        'Gender equality differs. The General Assembly discussed gender gaps.',
      ),
    ).toContain('#GenderEquality');
  });

  it('puts narrower and wider tags of one family in turn with others', () => {
    const [first, second, third] = tagsOf(
      'Graph neural networks for malaria',
      'Graph neural networks predict malaria. Deep learning finds malaria parasites. Neural networks learn.',
    );
    expect([first, second, third]).toContain('#Malaria');
  });

  it('says the same of the same source', () => {
    const text = fc.array(fc.constantFrom('malaria', 'graph', 'neural', 'networks', 'exoplanets', '.', 'We'));
    fc.assert(
      fc.property(text, text, (title, body) => {
        const source = { title: title.join(' '), text: body.join(' ') };
        const tags = chooseHashtags(source);
        expect(chooseHashtags(source)).toEqual(tags);
        expect(new Set(tags.map((one) => one.text)).size).toBe(tags.length);
      }),
    );
  });
});

function tagsOf(title: string | null, text: string): string[] {
  return chooseHashtags({ title, text }).map((one) => one.text);
}
