/**
 * "term | meaning of one | meaning of several", the last where there are several. Written and checked by hand, each line by two
 * readers: a term that means something else in another field has no place here, nor what judges or needs explaining itself.
 */
export const fromMToZ: string = `
macaque | a kind of monkey | a kind of monkey
macrophage | a scavenging immune cell | scavenging immune cells
macular degeneration | an eye disease of central vision
magnetic resonance imaging | imaging with magnets and radio waves
magnetoencephalography | recording of the brain's magnetic fields
main-sequence star | a star fusing hydrogen in its core | stars fusing hydrogen in their cores
mammary gland | a milk-producing gland | milk-producing glands
Mann-Whitney U test | a rank-based test of two groups | rank-based tests of two groups
Markov chain Monte Carlo | a random sampling method
Markov chain | a random step-by-step process | random step-by-step processes
Markov decision process | a model of step-by-step decisions | models of step-by-step decisions
mass spectrometry | sorting of molecules or atoms by mass
mediastinum | the central part of the chest
mediation analysis | a test of go-between variables | tests of go-between variables
meiosis | a chromosome-halving cell division
melanoma | a cancer of pigment-producing cells | cancers of pigment-producing cells
meningitis | inflammation of membranes around the brain
messenger RNA | a working copy of a gene | working copies of genes
meta-analyses | pooled analyses of studies
meta-analysis | a pooled analysis of studies | pooled analyses of studies
metabolite | a small molecule of metabolism | small molecules of metabolism
metabolomics | the profiling of metabolism's small molecules
metagenomics | reading all genetic material in a sample
metastases | secondary tumors
metastasis | cancer spread to another site | cancer spread to other sites
metazoan | a many-celled animal | many-celled animals
metformin | a diabetes drug
methyl group | a carbon-hydrogen chemical unit | carbon-hydrogen chemical units
methylprednisolone | an anti-inflammatory steroid
methyltransferase | an enzyme that adds one-carbon groups | enzymes that add one-carbon groups
microarray | a grid of tiny test spots | grids of tiny test spots
microbiome | a community of microbes | communities of microbes
microbiota | the microbes living in a place
microcephaly | an unusually small head
microglia | immune cells of the brain
microRNA | a short gene-regulating RNA | short gene-regulating RNAs
microtubule | a protein tube in cells | protein tubes in cells
minimum inhibitory concentration | the lowest growth-stopping concentration | the lowest growth-stopping concentrations
mitochondria | energy-producing parts of cells
mitochondrial DNA | DNA in a cell's energy producers
mitochondrion | an energy-producing part of a cell | energy-producing parts of cells
mitosis | a form of cell division
mitotic spindle | a structure guiding cell division | structures guiding cell division
mitral valve | a valve in the left side of the heart
molecular dynamics simulation | a computer simulation of moving atoms | computer simulations of moving atoms
monoclonal antibodies | lab-made antibodies of one type
monoclonal antibody | a lab-made antibody of a single type | lab-made antibodies of a single type
monomer | a single molecular building block | single molecular building blocks
monotherapy | the use of one treatment alone | treatments used alone
Monte Carlo simulation | a calculation by random sampling | calculations by random sampling
morbidity | illness or health complications
morphogenesis | the formation of shape and structure
motor cortex | a brain area that directs movement
motor neuron | a nerve cell that drives muscles | nerve cells that drive muscles
mRNA vaccine | a vaccine carrying genetic instructions | vaccines carrying genetic instructions
mRNA | a molecule carrying gene instructions | molecules carrying gene instructions
mucosa | a moist lining tissue | moist lining tissues
multicenter study | a study run at several sites | studies run at several sites
multidrug resistance | resistance to several drugs
multiple regression | a statistical model with several inputs | statistical models with several inputs
multivariate analysis | analysis of several variables at once | analyses of several variables at once
mutagenesis | the creation of mutations
Mycobacterium tuberculosis | the tuberculosis bacterium
myocardial infarction | a heart attack | heart attacks
myocarditis | inflammation of the heart muscle
myocardium | the heart muscle
necrosis | death of cells or tissue through damage
negative correlation | an inverse relationship | inverse relationships
neoadjuvant chemotherapy | chemotherapy before the main treatment
neonate | a newborn | newborns
neoplasm | an abnormal tissue growth | abnormal tissue growths
neuraminidase | a sugar-cutting enzyme | sugar-cutting enzymes
neurogenesis | the formation of nerve cells
neuroimaging | imaging of the brain
neurotransmitter | a nerve signaling chemical | nerve signaling chemicals
neutrino | a neutral elementary particle | neutral elementary particles
neutron star | a collapsed star made mostly of neutrons | collapsed stars made mostly of neutrons
neutrophil | a type of white blood cell | white blood cells of one type
nitric oxide | a gas of nitrogen and oxygen
Notch signaling | a cell-to-cell signaling system
nucleic acid | DNA or RNA | DNA or RNA
nucleoprotein | a protein bound to genetic material | proteins bound to genetic material
nucleosome | a DNA unit wound around proteins | DNA units wound around proteins
nucleotide | a DNA or RNA building block | DNA or RNA building blocks
ocular hypertension | high pressure inside the eye
odds ratio | a comparison of two odds | comparisons of two odds
olfactory bulb | a brain area for smell | brain areas for smell
oligonucleotide | a short DNA or RNA strand | short DNA or RNA strands
optical coherence tomography | cross-section imaging with light
optogenetics | the control of cells with light
organelle | a specialized part of a cell | specialized parts of a cell
Origanum vulgare | the oregano plant
oropharyngeal cancer | cancer of the middle throat | cancers of the middle throat
oropharynx | the middle part of the throat
ortholog | a matching gene in another species | matching genes in different species
Oryza sativa | Asian rice
osteoarthritis | a degenerative joint disease
osteoblast | a bone-building cell | bone-building cells
outlier | a value far from the rest | values far from the rest
overfitting | fitting a model too closely to its data
oxidative stress | an excess of reactive oxygen molecules
palliative care | care aimed at easing symptoms
pancreatic ductal adenocarcinoma | a pancreatic cancer | the most common pancreatic cancers
pancreatic islet | a cluster of hormone-making cells | clusters of hormone-making cells
parietal lobe | an upper rear brain region | upper rear brain regions
pathogen | a disease-causing agent | disease-causing agents
pathogenesis | how a disease develops
pathogenicity | the ability to cause disease
pathophysiology | how a disease alters body function
PBMC | a type of white blood cell | certain white blood cells
Pearson correlation | a measure of linear association | measures of linear association
peptide | a short chain of protein building blocks | short chains of protein building blocks
percutaneous coronary intervention | a catheter treatment for heart arteries | catheter treatments for heart arteries
peripheral blood mononuclear cell | a type of white blood cell | certain white blood cells
peritoneum | the lining of the belly cavity
pharmacokinetics | how the body processes a drug
phenology | the timing of seasonal life events
phenotype | an observable trait | observable traits
phosphatase | an enzyme that removes phosphate groups | enzymes that remove phosphate groups
phosphate-buffered saline | a salt solution used in labs
phosphorylation | the addition of a phosphate group
photometry | the measurement of light intensity
photon | a particle of light | particles of light
phylogenetic analysis | the study of evolutionary relationships | studies of evolutionary relationships
phylogenetic tree | an evolutionary family tree | evolutionary family trees
phylogenies | evolutionary family trees
phylogenomics | tracing evolution through whole genomes
phylogeny | an evolutionary family tree | evolutionary family trees
phylogeography | the geography of genetic lineages
phytochemical | a chemical made by plants | chemicals made by plants
Pittsburgh Sleep Quality Index | a sleep questionnaire
plasma membrane | the membrane enclosing a cell | the membranes enclosing cells
plasmid | a self-copying piece of DNA | self-copying pieces of DNA
Plasmodium falciparum | a malaria parasite
Plasmodium vivax | a malaria parasite
platelet-rich plasma | a concentrate made from blood
Pleistocene | the epoch of the ice ages
Poisson distribution | a probability law for event counts | probability laws for event counts
polygenic risk score | a genetic estimate of disease risk | genetic estimates of disease risk
polymerase chain reaction | a DNA copying method | DNA copying reactions
polymerase | an enzyme that builds chain molecules | enzymes that build chain molecules
polypeptide | a chain of protein building blocks | chains of protein building blocks
polyposis | multiple growths on an organ's lining
portal hypertension | high pressure in veins leading to the liver
positron emission tomography | a scan using radioactive tracers
preeclampsia | a high-blood-pressure pregnancy disorder
prefrontal cortex | a front region of the brain
primary endpoint | a trial's main outcome measure | a trial's main outcome measures
principal component analysis | a method that condenses many variables | methods that condense many variables
progenitor cell | a cell that forms specialized cells | cells that form specialized cells
progesterone | a sex hormone
prognostic factor | a predictor of a disease's course | predictors of a disease's course
proinflammatory cytokine | an inflammation-promoting signal protein | inflammation-promoting signal proteins
prokaryote | a bacterium or similar organism | bacteria and similar organisms
propensity score matching | a way to pair comparable subjects
propensity score | an estimated probability of treatment | estimated probabilities of treatment
prophylaxis | preventive treatment
prospective cohort study | a study following groups from enrollment | studies following groups from enrollment
prostatectomy | surgical removal of the prostate
prosthesis | an artificial body part | artificial body parts
protease | an enzyme that cuts proteins | enzymes that cut proteins
proteasome | a protein-recycling machine in cells | protein-recycling machines in cells
protoplanetary disk | a disk where planets form | disks where planets form
provirus | virus DNA built into host DNA | virus DNA built into host DNA
Pseudomonas aeruginosa | a bacterial species
Pseudomonas | a group of bacteria
pulmonary embolism | a blocked artery in the lungs | blocked arteries in the lungs
pulmonary hypertension | high blood pressure in the lungs
pulse oximetry | blood-oxygen measurement through the skin
quality-adjusted life year | a health-weighted year of life | health-weighted years of life
quantitative trait loci | trait-linked DNA regions
quantitative trait locus | a trait-linked DNA region
quantum electrodynamics | quantum theory of light and charged matter
quantum entanglement | a uniquely quantum link between systems
quantum field theory | a theory of particles as fields
quantum mechanics | the physics of atoms and particles
qubit | the quantum version of a bit | the quantum version of bits
radial velocity | speed toward or away from a point | speeds toward or away from a point
radiograph | an X-ray image | X-ray images
radiography | imaging with penetrating radiation
randomised controlled trial | a study assigning treatments by chance | studies assigning treatments by chance
randomized controlled trial | a study assigning treatments by chance | studies assigning treatments by chance
reactive oxygen species | oxygen-based molecules that react readily | oxygen-based molecules that react readily
recombinant protein | a protein made from engineered DNA | proteins made from engineered DNA
redshift | a shift of light to longer wavelengths | shifts of light to longer wavelengths
regression model | a statistical model relating variables | statistical models relating variables
reinforcement learning | learning by trial and error
relative risk | a ratio of two groups' risks | ratios of two groups' risks
renal cell carcinoma | a kidney cancer | kidney cancers
respiratory syncytial virus | a virus infecting the airways
respiratory tract | the airways and lungs
retrospective chart review | a study of past medical records | studies of past medical records
retrospective cohort study | a study of groups using past records | studies of groups using past records
retrospective study | a study of past data | studies of past data
retrovirus | a virus copying RNA into DNA | viruses copying RNA into DNA
reverse transcriptase | an enzyme copying RNA into DNA | enzymes copying RNA into DNA
rheumatoid arthritis | an autoimmune joint disease
ribosome | a cell's protein-making machine | cells' protein-making machines
Rift Valley fever virus | a virus of livestock and people
Rift Valley fever | a viral disease of livestock and people
risk ratio | one group's risk divided by another's | one group's risk divided by another's
RNA interference | gene silencing by small RNA
RNA polymerase | an RNA-building enzyme | RNA-building enzymes
rotator cuff | muscles and tendons around the shoulder
ruminant | a cud-chewing animal | cud-chewing animals
Saccharomyces cerevisiae | baker's yeast
sarcoma | a cancer of bone or soft tissue | cancers of bone or soft tissue
Schmallenberg virus | a livestock virus spread by midges
scintigraphy | imaging with a radioactive tracer
secondary endpoint | a trial's additional measured outcome | a trial's additional measured outcomes
semantic segmentation | labeling every image point by class
semi-structured interview | an interview that follows a flexible guide | interviews that follow a flexible guide
sensorimotor cortex | a brain area for touch and movement
sensory neuron | a nerve cell for sensory signals | nerve cells for sensory signals
sentinel lymph node | the first lymph node a tumor drains to | the first lymph nodes a tumor drains to
sequela | an aftereffect of illness or injury | aftereffects of illness or injury
sequelae | aftereffects of illness or injury
seroconversion | the appearance of antibodies in blood
seroprevalence | the share of a population with antibodies
serotonin | a chemical messenger in the body
serotype | a microbe variety told apart by antibodies | microbe varieties told apart by antibodies
serum albumin | a major blood protein
sesquiterpene | a fifteen-carbon natural compound | fifteen-carbon natural compounds
Shannon entropy | a measure of uncertainty or diversity | measures of uncertainty or diversity
single nucleotide polymorphism | a one-letter DNA variation | one-letter DNA variations
single-photon emission computed tomography | a scan using a radioactive tracer
small interfering RNA | a gene-silencing RNA | gene-silencing RNAs
solar flare | a radiation burst from the Sun | radiation bursts from the Sun
somatosensory cortex | a brain area processing touch
sonography | ultrasound imaging
spatial autocorrelation | the degree to which nearby values are alike
spleen | a blood-filtering organ | blood-filtering organs
squamous cell carcinoma | a cancer of flat lining cells | cancers of flat lining cells
standard deviation | a measure of spread | measures of spread
Staphylococcus aureus | a bacterium found on skin
statin | a cholesterol-lowering drug | cholesterol-lowering drugs
stenosis | the narrowing of a body passage | narrowings of body passages
stent | a tube that props passages open | tubes that prop passages open
stereotactic radiosurgery | tightly focused radiation treatment
stochastic gradient descent | a step-by-step optimization method
stochasticity | random variation
Streptococcus pneumoniae | a bacterium carried in the airways
subarachnoid hemorrhage | bleeding around the brain | bleeds around the brain
subgroup analysis | an analysis of one part of the data | analyses of parts of the data
supernova remnant | the debris of an exploded star | the debris of exploded stars
supernova | a stellar explosion
supernovae | stellar explosions
supervised learning | machine learning from labeled examples
surfactant | a substance lowering surface tension | substances lowering surface tension
synovial fluid | the fluid that lubricates joints
systematic review | a structured survey of published studies | structured surveys of published studies
systolic blood pressure | blood pressure as the heart contracts
taxa | groups of organisms, such as species
taxon | a group of organisms, such as a species
telomere | the end cap of a chromosome | the end caps of chromosomes
tertiary referral center | a specialist hospital | specialist hospitals
testis | a sperm-producing organ | sperm-producing organs
thalamus | a relay area in the brain
thematic analysis | a search for themes in texts
thrombocytopenia | a low blood platelet count
thrombosis | the formation of a blood clot
thyroid gland | a hormone gland in the neck | hormone glands in the neck
thyroid | a hormone gland in the neck
tick-borne encephalitis virus | a virus spread by ticks | viruses spread by ticks
titer | a measure of concentration | measures of concentration
topological data analysis | analysis of the shape of data
total hip arthroplasty | hip replacement surgery
total knee arthroplasty | knee replacement surgery
transcranial magnetic stimulation | magnetic pulses to the brain
transcription factor | a gene-regulating protein | gene-regulating proteins
transcriptome | the full set of RNA molecules | full sets of RNA molecules
transposon | a DNA segment that can move | DNA segments that can move
triglyceride | a type of fat molecule | a type of fat molecule
troponin | a type of muscle protein | a group of muscle proteins
trypsin | a protein-digesting enzyme
tumor microenvironment | the surroundings of a tumor | the surroundings of tumors
tumor necrosis factor | an immune signaling protein | immune signaling proteins
tumor suppressor | a tumor-curbing gene or protein | tumor-curbing genes or proteins
tyrosine kinase inhibitor | a substance blocking signaling enzymes | substances blocking signaling enzymes
tyrosine | a protein building block | protein building blocks
ubiquitin | a small protein that tags other proteins
ulcerative colitis | a chronic inflammatory bowel disease
ultrasonography | imaging with sound waves
univariate analysis | analysis of one variable at a time | analyses of one variable at a time
unsupervised learning | machine learning from unlabeled data
upper respiratory tract | the nose, sinuses and throat
upregulation | an increase in amount or activity
vaccinia virus | the smallpox vaccine virus
vascular endothelial growth factor | a protein that spurs vessel growth
vertebra | a bone of the spine | bones of the spine
viral load | the amount of virus present | amounts of virus present
viremia | virus in the bloodstream
virion | a single virus particle | single virus particles
virulence factor | a molecule that helps germs infect | molecules that help germs infect
virulence | the capacity to harm a host
visual analog scale | a line-based rating scale | line-based rating scales
visual analogue scale | a line-based rating scale | line-based rating scales
visual cortex | a brain area for vision
warming hiatus | a period of slower surface warming
wavelength | the distance between wave crests | the distances between wave crests
weak lensing | slight bending of light by gravity
West Nile virus | a mosquito-borne virus
Western blot | a lab test for proteins | lab tests for proteins
white dwarf | a dense remnant of a star | dense remnants of stars
Wilcoxon rank-sum test | a rank-based test of two groups | rank-based tests of two groups
Wilcoxon signed-rank test | a rank-based test of paired data | rank-based tests of paired data
Wolbachia | bacteria living inside insects and worms
word embedding | a word coded as numbers | words coded as numbers
X-ray diffraction | X-ray scattering that reveals structure
xenograft | tissue transplanted between species | tissues transplanted between species
yellow fever virus | a virus spread by mosquitoes
yellow fever | a viral disease spread by mosquitoes
zebrafish | a small freshwater fish | small freshwater fish
Zika virus | a mosquito-borne virus | mosquito-borne viruses
zoonosis | a disease passed from animals to people | diseases passed from animals to people
`;
