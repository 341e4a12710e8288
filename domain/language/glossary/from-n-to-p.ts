/** Terms of the glossary; how a line is made: `glossary.ts`. */
export const fromNToP: string = `
N-body simulation | a computer model of many moving masses | computer models of many moving masses
nanoflare | a tiny outburst on the Sun or a star | tiny outbursts on the Sun or stars
nanofluid | a liquid with tiny particles | liquids with tiny particles
nanoparticle | a speck far smaller than a cell | specks far smaller than a cell
nanophotonics | the control of light at tiny scales
nanowire | an ultrathin strand of material | ultrathin strands of material
Nash equilibrium | a state where all players keep their choices | states where all players keep their choices
nasopharyngeal carcinoma | a cancer of the upper throat | cancers of the upper throat
natural language inference | judging whether one sentence implies another
Navarro-Frenk-White profile | a density curve for dark matter clumps | density curves for dark matter clumps
Navier-Stokes equation | a law of fluid motion | laws of fluid motion
nebular emission | light from glowing gas clouds
necrosis | death of cells or tissue through damage
necrotizing enterocolitis | a bowel disease of preterm infants
negative correlation | an inverse relationship | inverse relationships
nematic liquid crystal | a fluid of aligned molecules | fluids of aligned molecules
nematode | a roundworm | roundworms
neoadjuvant chemotherapy | chemotherapy before the main treatment
neonate | a newborn | newborns
neoplasm | an abnormal tissue growth | abnormal tissue growths
nephrectomy | kidney removal surgery | kidney removal surgeries
nephritis | kidney inflammation
nephropathy | a kidney disease | kidney diseases
nephrotoxicity | kidney damage from substances
neural architecture search | automated design of AI models
neural radiance field | a learned three-dimensional scene model | learned three-dimensional scene models
neural tangent kernel | a math stand-in for very wide AI networks | math stand-ins for very wide AI networks
neural tube defect | a malformation of the brain or spine | malformations of the brain or spine
neuraminidase | a sugar-cutting enzyme | sugar-cutting enzymes
neuroblastoma | a childhood nerve tissue cancer | childhood nerve tissue cancers
neurodegeneration | the gradual loss of nerve cells
neurodegenerative disease | a disorder of dying nerve cells | disorders of dying nerve cells
neurofeedback | training with one's own brain signals
neurogenesis | the formation of nerve cells
neuroimaging | imaging of the brain
neuromodulation | the adjustment of nerve activity
neuromorphic computing | brain-inspired hardware design
neuropathic pain | burning or aching from nerve damage
neuropathy | a nerve disorder | nerve disorders
neuropeptide | a small nerve signaling protein | small nerve signaling proteins
neuroplasticity | the brain's ability to rewire
neuroticism | a tendency to worry and upset
neurotoxicity | nerve or brain damage from substances
neurotransmitter | a nerve signaling chemical | nerve signaling chemicals
neutralino | a proposed dark matter particle | proposed dark matter particles
neutrino | a neutral elementary particle | neutral elementary particles
neutrino oscillation | a particle's change from one type to another | particles' changes from one type to another
neutrinoless double beta decay | a proposed matter-creating nuclear event
neutron star | a collapsed star made mostly of neutrons | collapsed stars made mostly of neutrons
neutropenia | a shortage of certain white blood cells
neutrophil | a type of white blood cell | white blood cells of one type
Nicotiana benthamiana | a relative of the tobacco plant
nicotinic acetylcholine receptor | a nerve signal receiver | nerve signal receivers
Nipah virus | a bat-borne germ
nitric oxide | a gas of nitrogen and oxygen
nivolumab | an immune-releasing cancer drug
NMDA receptor | a nerve cell's receiver for glutamate | nerve cells' receivers for glutamate
Noether's theorem | the law that links symmetry and conservation
non-Hodgkin lymphoma | a cancer of immune cells | cancers of immune cells
nonnegative matrix factorization | the splitting of data into additive parts
nonsteroidal anti-inflammatory drug | an ibuprofen-like painkiller | ibuprofen-like painkillers
norepinephrine | a stress hormone and nerve signal
norovirus | a stomach flu virus | stomach flu viruses
North Atlantic Oscillation | a seesaw in air pressure over the sea
nosocomial infection | an illness caught in a hospital | illnesses caught in hospitals
Notch signaling | a cell-to-cell signaling system
NSAID | a painkiller such as ibuprofen | painkillers such as ibuprofen
NSCLC | a type of lung cancer
nuclear magnetic resonance | probing atoms with radio waves
nuclease | an enzyme cutting DNA or RNA | enzymes cutting DNA or RNA
nucleic acid | DNA or RNA | DNA or RNA
nucleoprotein | a protein bound to genetic material | proteins bound to genetic material
nucleoside analog | a mimic of a DNA or RNA part | mimics of DNA or RNA parts
nucleoside analogue | a mimic of a DNA or RNA part | mimics of DNA or RNA parts
nucleosome | a DNA unit wound around proteins | DNA units wound around proteins
nucleosynthesis | the making of atomic nuclei
nucleotide | a DNA or RNA building block | DNA or RNA building blocks
nucleus accumbens | a reward area of the brain
NuSTAR | an orbiting X-ray observatory
obstructive sleep apnea | breathing pauses from a blocked airway
occipital lobe | the rear brain region | rear brain regions
ocular hypertension | high pressure inside the eye
odds ratio | a comparison of two odds | comparisons of two odds
oleic acid | the main fat of olive oil
olfactory bulb | a brain area for smell | brain areas for smell
oligodendrocyte | a nerve-insulating brain cell | nerve-insulating brain cells
oligonucleotide | a short DNA or RNA strand | short DNA or RNA strands
oligosaccharide | a short sugar chain | short sugar chains
oncogene | a cancer-promoting gene | cancer-promoting genes
oocyte | an egg cell or its forerunner | egg cells or their forerunners
Oort cloud | the far shell of icy bodies around the Sun
operon | a cluster of jointly controlled genes | clusters of jointly controlled genes
opportunistic infection | an illness of weakened immunity | illnesses of weakened immunity
optic nerve | the eye's cable to the brain | the eyes' cables to the brain
optical cavity | a mirror trap for light | mirror traps for light
optical coherence tomography | cross-section imaging with light
optical flow | the apparent motion between images
optical lattice | a grid of light that holds atoms | grids of light that hold atoms
optical spectroscopy | the study of light split by color
optical tweezer | a light beam that holds tiny objects | light beams that hold tiny objects
optical vortex | a twisted light beam with a dark center | twisted light beams with dark centers
optogenetics | the control of cells with light
optomechanics | the joint physics of light and moving parts
oral glucose tolerance test | a check of the body's sugar processing
orbital eccentricity | how far a body's path is from a circle
orbitofrontal cortex | a brain area above the eyes
ordinary differential equation | a formula for change along one variable | formulas for change along one variable
organelle | a specialized part of a cell | specialized parts of a cell
organoid | a miniature lab-grown tissue | miniature lab-grown tissues
Origanum vulgare | the oregano plant
Ornstein-Uhlenbeck process | a random path pulled back to a mean | random paths pulled back to a mean
oropharyngeal cancer | cancer of the middle throat | cancers of the middle throat
oropharynx | the middle part of the throat
ortholog | a matching gene in another species | matching genes in different species
Oryza sativa | Asian rice
oseltamivir | a flu drug
osteoarthritis | a degenerative joint disease
osteoblast | a bone-building cell | bone-building cells
osteocalcin | a bone protein
osteoclast | a bone-dissolving cell | bone-dissolving cells
osteogenesis | bone formation
osteogenesis imperfecta | a brittle bone disease
osteosarcoma | a bone cancer | bone cancers
osteotomy | surgical cutting of bone
otoacoustic emission | a sound made by the inner ear | sounds made by the inner ear
outlier | a value far from the rest | values far from the rest
overfitting | fitting a model too closely to its data
oxaliplatin | a chemotherapy drug
oxidative phosphorylation | oxygen-based energy making in cells
oxidative stress | an excess of reactive oxygen molecules
oxytocin | a hormone of birth and bonding
P-glycoprotein | a pump that expels drugs from cells
paclitaxel | a chemotherapy drug
PageRank | a link-based importance score
pair-instability supernova | the explosion of a very massive star | explosions of very massive stars
palliative care | care aimed at easing symptoms
pancreatic ductal adenocarcinoma | a pancreatic cancer | the most common pancreatic cancers
pancreatic islet | a cluster of hormone-making cells | clusters of hormone-making cells
pancreaticoduodenectomy | surgery removing the pancreas head
pancreatitis | inflammation of the pancreas
panoptic segmentation | labeling all things and areas of an image
panspermia | the spread of life between worlds
paraganglioma | a tumor of nerve-linked hormone cells | tumors of nerve-linked hormone cells
parallax | an apparent shift from a changed viewpoint
paramagnet | a material weakly drawn to magnets | materials weakly drawn to magnets
paraplegia | paralysis of the legs
parasympathetic nervous system | the body's rest-and-digest wiring
parathyroid hormone | a regulator of blood calcium
parenteral nutrition | feeding through a vein
Pareto distribution | a spread where few hold most
parietal lobe | an upper rear brain region | upper rear brain regions
parotid gland | a saliva-making organ near the ear | saliva-making organs near the ears
partial differential equation | a formula linking several rates of change | formulas linking several rates of change
particle swarm optimization | a search inspired by flocking
parton | a quark or a particle that binds quarks | quarks or particles that bind quarks
parton distribution function | how a particle's parts share its momentum | how a particle's parts share its momentum
patella | the kneecap
pathogen | a disease-causing agent | disease-causing agents
pathogenesis | how a disease develops
pathogenicity | the ability to cause disease
pathophysiology | how a disease alters body function
Patient Health Questionnaire | a screening form, as for depression
Pauli exclusion principle | a ban on matter particles sharing a state
Pauli matrix | a number grid that describes spin | number grids that describe spin
PBMC | a type of white blood cell | certain white blood cells
PCOS | a hormone disorder of women
Pearson correlation | a measure of linear association | measures of linear association
pebble accretion | planet growth by sweeping up small stones
peculiar velocity | motion beyond the average flow
pembrolizumab | an immune-releasing cancer drug
pentaquark | a particle with five building blocks | particles with five building blocks
peptic ulcer | a sore in the stomach or gut lining | sores in the stomach or gut lining
peptide | a short chain of protein building blocks | short chains of protein building blocks
perceptron | a simple artificial nerve cell | simple artificial nerve cells
percolation threshold | the point where a connected path first forms
percutaneous coronary intervention | a catheter treatment for heart arteries | catheter treatments for heart arteries
periastron | the orbit point closest to a star
pericenter | the closest point of an orbit | the closest points of orbits
perigee | the orbit point closest to Earth
perihelion | an orbit's closest point to the Sun
periodontitis | inflammation around the teeth
peripheral artery disease | narrowing of leg blood vessels
peripheral blood mononuclear cell | a type of white blood cell | certain white blood cells
peripheral neuropathy | damage to nerves of the limbs and body
peritoneal dialysis | blood cleaning through the belly lining
peritoneum | the lining of the belly cavity
peritonitis | inflammation of the belly lining
permutation test | a check against shuffled data | checks against shuffled data
perovskite | a mineral or look-alike crystal | minerals or look-alike crystals
persistent homology | the tracking of holes in a data shape
perturbation theory | solving by small corrections to a simple case
pertussis | whooping cough
Petri net | a diagram of steps and resources | diagrams of steps and resources
phage | a virus that infects bacteria | viruses that infect bacteria
phagocytosis | a cell's engulfing of particles
pharmacodynamics | a drug's effects on the body
pharmacokinetics | how the body processes a drug
pharynx | the throat
phenology | the timing of seasonal life events
phenotype | an observable trait | observable traits
phenotypic plasticity | trait changes with the environment
phoneme | a basic sound of a language | basic sounds of a language
phonon | a unit of vibration in a material | units of vibration in a material
phosphatase | an enzyme that removes phosphate groups | enzymes that remove phosphate groups
phosphate-buffered saline | a salt solution used in labs
phospholipid | a membrane-building fat molecule | membrane-building fat molecules
phosphorene | a sheet of phosphorus atoms | sheets of phosphorus atoms
phosphorylation | the addition of a phosphate group
photocatalyst | a substance that uses light to spur reactions | substances that use light to spur reactions
photodetector | a light sensor | light sensors
photodissociation | the splitting of molecules by light
photodynamic therapy | light-activated drug treatment
photoevaporation | the boiling off of gas by light
photogrammetry | measuring from pictures
photoionization | the knocking out of electrons by light
photolithography | the printing of tiny patterns with light
photoluminescence | the glow of light-excited matter
photometric redshift | a distance estimate from colors | distance estimates from colors
photometry | the measurement of light intensity
photomultiplier tube | a sensor that boosts faint light | sensors that boost faint light
photon | a particle of light | particles of light
photonic crystal | a material that steers light by its pattern | materials that steer light by their pattern
photonics | the technology of light
photoperiod | the daily length of light | daily lengths of light
photoreceptor | a light-sensing cell or protein | light-sensing cells or proteins
photosphere | the surface from which light escapes | surfaces from which light escapes
phototherapy | treatment with light
photovoltaic cell | a device that turns light into electricity | devices that turn light into electricity
phylodynamics | the study of how germs evolve and spread
phylogenetic analysis | the study of evolutionary relationships | studies of evolutionary relationships
phylogenetic tree | an evolutionary family tree | evolutionary family trees
phylogenies | evolutionary family trees
phylogenomics | tracing evolution through whole genomes
phylogeny | an evolutionary family tree | evolutionary family trees
phylogeography | the geography of genetic lineages
phytochemical | a chemical made by plants | chemicals made by plants
phytoplankton | microscopic drifting plant-like life
Pierre Auger Observatory | a cosmic ray detector in Argentina
piezoelectricity | electricity from squeezing
pion | a light, short-lived particle | light, short-lived particles
Pittsburgh Sleep Quality Index | a sleep questionnaire
pituitary gland | a hormone-making organ below the brain
planar graph | a network drawable with uncrossed links | networks drawable with uncrossed links
planetary boundary layer | the air nearest the ground
planetesimal | a small building block of planets | small building blocks of planets
plasma membrane | the membrane enclosing a cell | the membranes enclosing cells
plasmasphere | a zone of cool charged gas around a planet | zones of cool charged gas around planets
plasmid | a self-copying piece of DNA | self-copying pieces of DNA
plasminogen | a forerunner of a clot-dissolving enzyme
Plasmodium falciparum | a malaria parasite
Plasmodium vivax | a malaria parasite
plasmon | a collective ripple of electrons | collective ripples of electrons
plasmonics | the use of light bound to metal surfaces
platelet aggregation | the clumping of clotting cells
platelet count | the number of clotting cells in blood
platelet-rich plasma | a concentrate made from blood
pleiotropy | one gene's effect on several traits
Pleistocene | the epoch of the ice ages
pleural effusion | fluid around the lungs | fluid around the lungs
pneumothorax | air trapped around the lung
pnictide | a compound of the nitrogen group | compounds of the nitrogen group
Poisson distribution | a probability law for event counts | probability laws for event counts
polarimetry | the measurement of light's orientation
polariton | a hybrid of light and matter | hybrids of light and matter
poliovirus | the virus behind polio
polycyclic aromatic hydrocarbon | a molecule of fused carbon rings | molecules of fused carbon rings
polycystic ovary syndrome | a hormone disorder in women
polygenic risk score | a genetic estimate of disease risk | genetic estimates of disease risk
polymerase | an enzyme that builds chain molecules | enzymes that build chain molecules
polymerase chain reaction | a DNA copying method | DNA copying reactions
polypeptide | a chain of protein building blocks | chains of protein building blocks
polypharmacy | the use of many medicines at once
polyphenol | a type of plant compound | a group of plant compounds
polyposis | multiple growths on an organ's lining
polyprotein | a chain later cut into working molecules | chains later cut into working molecules
polysaccharide | a long sugar chain | long sugar chains
polysomnography | an overnight sleep recording
polytope | a flat-sided shape in any dimension | flat-sided shapes in any dimension
polyunsaturated fatty acid | a type of fat found in plant and fish oils | fats found in plant and fish oils
portal hypertension | high pressure in veins leading to the liver
portal vein | the blood vessel from gut to liver
positron | the electron's antimatter twin | the antimatter twins of electrons
positron emission tomography | a scan using radioactive tracers
positronium | an electron bound to its antiparticle
posterior distribution | updated probabilities given the data | updated probabilities given the data
postpartum hemorrhage | heavy bleeding after birth
posttraumatic stress disorder | a lasting reaction to trauma
preconditioner | a helper that speeds up equation solving | helpers that speed up equation solving
prednisolone | an anti-inflammatory steroid
prednisone | an anti-inflammatory steroid
preeclampsia | a high-blood-pressure pregnancy disorder
prefrontal cortex | a front region of the brain
pregabalin | a seizure and nerve pain drug
pressure ulcer | a bedsore | bedsores
prestellar core | a gas clump about to form a star | gas clumps about to form stars
preterm birth | an early delivery of a baby | early deliveries of babies
primary endpoint | a trial's main outcome measure | a trial's main outcome measures
primordial black hole | a collapsed object from the early universe | collapsed objects from the early universe
primordial non-Gaussianity | extra structure in the early cosmic ripples
primordial nucleosynthesis | the forming of the first atomic nuclei
principal component analysis | a method that condenses many variables | methods that condense many variables
prodrug | a drug activated inside the body | drugs activated inside the body
progenitor cell | a cell that forms specialized cells | cells that form specialized cells
progesterone | a sex hormone
prognostic factor | a predictor of a disease's course | predictors of a disease's course
proinflammatory cytokine | an inflammation-promoting signal protein | inflammation-promoting signal proteins
prokaryote | a bacterium or similar organism | bacteria and similar organisms
propensity score | an estimated probability of treatment | estimated probabilities of treatment
propensity score matching | a way to pair comparable subjects
prophylaxis | preventive treatment
propofol | an anesthetic drug
propranolol | a heart and blood pressure drug
proprioception | the sense of body position
prosody | the rhythm and melody of language
prospective cohort study | a study following groups from enrollment | studies following groups from enrollment
prostaglandin | a hormone-like fat molecule | hormone-like fat molecules
prostatectomy | surgical removal of the prostate
prosthesis | an artificial body part | artificial body parts
protease | an enzyme that cuts proteins | enzymes that cut proteins
proteasome | a protein-recycling machine in cells | protein-recycling machines in cells
proteinuria | excess protein in the urine
proteolysis | the breakdown of proteins
proteomics | the large-scale study of proteins
prothrombin | a blood clotting protein
protogalaxy | a gathering of stars in the making | gatherings of stars in the making
proton pump inhibitor | a stomach-acid-lowering drug | stomach-acid-lowering drugs
protoplanet | a planet in the making | planets in the making
protoplanetary disc | a flat cloud where planets form | flat clouds where planets form
protoplanetary disk | a disk where planets form | disks where planets form
protostar | a newborn star still gathering mass | newborn stars still gathering mass
protostellar envelope | the gas cocoon of a newborn star | the gas cocoons of newborn stars
protostellar jet | a gas stream from a newborn star | gas streams from newborn stars
provirus | virus DNA built into host DNA | virus DNA built into host DNA
Pseudomonas | a group of bacteria
Pseudomonas aeruginosa | a bacterial species
psoriasis | a scaly skin disease
psychosis | a loss of contact with reality
PsycINFO | a database of psychology papers
pubic symphysis | the joint at the front of the pelvis
PubMed | a database of medical papers
pulmonary artery | a vessel from heart to lungs | vessels from heart to lungs
pulmonary edema | fluid in the lungs
pulmonary embolism | a blocked artery in the lungs | blocked arteries in the lungs
pulmonary fibrosis | scarring of the lungs
pulmonary hypertension | high blood pressure in the lungs
pulsar | a spinning star remnant that emits beams | spinning star remnants that emit beams
pulsar glitch | a sudden spin-up of a neutron star | sudden spin-ups of neutron stars
pulsar timing array | a galaxy-wide gravitational wave detector | galaxy-wide gravitational wave detectors
pulsar wind nebula | a glowing cloud fed by a spinning dead star | glowing clouds fed by spinning dead stars
pulse oximetry | blood-oxygen measurement through the skin
putamen | a deep brain area tied to movement
pyloric stenosis | a narrowed stomach exit
pyramidal neuron | a triangle-shaped nerve cell | triangle-shaped nerve cells
PyTorch | a software library for machine learning
`;
