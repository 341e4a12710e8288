/** Terms of the glossary; how a line is made: `glossary.ts`. */
export const fromCToD: string = `
C-reactive protein | a blood marker of inflammation
cachexia | wasting of the body in illness
Caenorhabditis elegans | a tiny roundworm
Calabi-Yau manifold | a curved shape used in string theory | curved shapes used in string theory
calcification | a buildup of calcium salts | buildups of calcium salts
calcineurin inhibitor | an immune-suppressing drug | immune-suppressing drugs
calcium channel blocker | a blood-pressure-lowering drug | blood-pressure-lowering drugs
calorimeter | an instrument that measures energy or heat | instruments that measure energy or heat
camphor | a strong-smelling plant compound
Candida albicans | a yeast species
Cantor set | an endless dust of points
capecitabine | a chemotherapy drug
capillary wave | a surface ripple ruled by surface tension | surface ripples ruled by surface tension
capsid | a virus's protein shell | the protein shells of viruses
carbon nanotube | a tiny rolled-up graphene sheet | tiny rolled-up graphene sheets
carcinogenesis | the formation of cancer
carcinoma | a cancer arising in lining or gland cells | cancers arising in lining or gland cells
cardiac arrhythmia | an irregular heartbeat | irregular heartbeats
cardiomyocyte | a heart muscle cell | heart muscle cells
cardiomyopathy | a disease of the heart muscle | diseases of the heart muscle
cardiopulmonary bypass | machine circulation during heart surgery
cardiorespiratory fitness | heart and lung capacity for exercise
cardiotoxicity | heart damage from substances
carotenoid | a yellow-to-red natural pigment | yellow-to-red natural pigments
carotid artery | an artery in the neck | arteries in the neck
carotid intima-media thickness | the depth of a neck artery's inner wall
carotid stenosis | narrowing of a neck artery
carpal tunnel syndrome | a pinched nerve at the wrist
carvacrol | a compound in oregano oil
caryophyllene | a compound in cloves and pepper
case-control study | a study comparing cases with others | studies comparing cases with others
caspase | an enzyme tied to cell death | enzymes tied to cell death
Cassini spacecraft | a probe that orbited Saturn
cataclysmic variable | a white dwarf fed by a companion star | white dwarfs fed by companion stars
catecholamine | an adrenaline-like chemical | adrenaline-like chemicals
catheter | a thin tube inserted into the body | thin tubes inserted into the body
catheter ablation | destruction of tissue through a thin tube
causal inference | working out what causes what
cDNA | DNA copied from RNA
CelebA | a set of celebrity face photos
celiac disease | an immune reaction to gluten
cell proliferation | the multiplying of cells
cellular automata | grid models that evolve by simple rules
cellular automaton | a grid that evolves by simple rules
central limit theorem | a law that averages form a bell curve
centromere | a chromosome's pinched attachment region | the pinched regions of chromosomes
Cepheid | a pulsing star used to measure distance | pulsing stars used to measure distance
Cepheid variable | a pulsing star used to measure distance | pulsing stars used to measure distance
ceramide | a waxy fat molecule | waxy fat molecules
cerebellum | a brain area tied to movement
cerebral cortex | the brain's outer layer
cerebral ischemia | low blood flow to the brain
cerebral palsy | a childhood-onset movement disorder
cerebrospinal fluid | the fluid bathing the brain
cerebrovascular disease | disease of the brain's blood vessels | diseases of the brain's blood vessels
cesarean section | surgical birth through the belly | surgical births through the belly
Chagas disease | an insect-borne parasitic infection
Chandra X-ray Observatory | a NASA space telescope
Chandrasekhar mass | the weight limit of a white dwarf
charge density wave | a ripple in a material's electrons | ripples in a material's electrons
charm quark | a heavy elementary particle | heavy elementary particles
charmonium | a heavy quark bound to its antiparticle | heavy quarks bound to their antiparticles
chemical vapor deposition | the coating of a surface from a gas
chemokine | a protein that attracts immune cells | proteins that attract immune cells
chemoradiation | combined chemotherapy and radiation
chemotaxis | movement steered by chemicals
Cherenkov radiation | a glow from very fast charged particles
Cherenkov telescope | a detector of blue flashes of fast particles | detectors of blue flashes of fast particles
Chern insulator | a material with one-way edge currents | materials with one-way edge currents
Chern number | an integer that measures twisting | integers that measure twisting
Chern-Simons theory | a quantum field model tied to knots
chikungunya | a mosquito-borne viral disease
chikungunya virus | a mosquito-borne virus | mosquito-borne viruses
chimeric antigen receptor | an engineered immune cell sensor | engineered immune cell sensors
chiral perturbation theory | low-energy physics of pions and their kin
chirality | left- or right-handedness
chitosan | a sugar-chain material, as from shells
chlorogenic acid | a compound in coffee
chloroplast | a light-harvesting part of plant cells | light-harvesting parts of plant cells
chloroquine | a malaria drug
cholangiocarcinoma | a bile duct cancer | bile duct cancers
cholangitis | inflammation of the bile ducts
cholecystectomy | gallbladder removal surgery | gallbladder removal surgeries
cholestasis | reduced bile flow
chondrite | a stony meteorite with ancient grains | stony meteorites with ancient grains
chondrocyte | a cartilage cell | cartilage cells
chondrule | a once-molten bead in a meteorite | once-molten beads in meteorites
chorioamnionitis | inflammation of the fetal membranes
chromatic number | the fewest colors a network needs
chromatin | DNA packed with proteins
chromatography | a method for separating mixtures
chromosphere | a layer of a star's atmosphere | layers of stars' atmospheres
chromospheric activity | magnetic unrest in a star's outer layers
chronic lymphocytic leukemia | a slow-growing blood cancer
chronic myeloid leukemia | a slow-growing blood cancer
chronic obstructive pulmonary disease | a lung disease that limits airflow
CIFAR-10 | a set of small labeled pictures
cilium | a hairlike cell projection | hairlike cell projections
cineole | a compound in eucalyptus oil
ciprofloxacin | an antibiotic
circadian rhythm | a roughly daily biological cycle | roughly daily biological cycles
circular RNA | a ring-shaped RNA molecule | ring-shaped RNA molecules
circumbinary planet | a world orbiting two stars | worlds orbiting two stars
circumgalactic medium | the gas surrounding a galaxy
circumplanetary disk | gas and dust circling a young planet | gas and dust circling young planets
circumstellar disc | a flat cloud of matter around a star | flat clouds of matter around stars
circumstellar disk | a flat cloud of matter around a star | flat clouds of matter around stars
cirrhosis | advanced scarring of the liver
cisplatin | a chemotherapy drug
citronellol | a rose-scented plant compound
clade | an ancestor with all its descendants | ancestors with all their descendants
classical nova | a blast on the surface of a white dwarf | blasts on the surfaces of white dwarfs
Clifford gate | a quantum operation simple to simulate | quantum operations simple to simulate
clopidogrel | a drug that keeps platelets from clumping
clustering coefficient | a measure of how linked neighbors are | measures of how linked neighbors are
coagulopathy | a blood clotting disorder | blood clotting disorders
cochlea | the inner ear's hearing organ
cochlear implant | an electronic hearing device | electronic hearing devices
codon | a three-letter unit of genetic code | three-letter units of genetic code
cognitive behavioral therapy | talk treatment of thoughts and habits
cognitive behavioural therapy | talk treatment of thoughts and habits
cognitive dysfunction | trouble with thinking or memory
cognitive impairment | trouble with thinking or memory
Cohen's kappa | a measure of agreement between raters
cohort study | a study tracking groups over time | studies tracking groups over time
coinfection | infection by several germs at once | infections by several germs at once
colectomy | full or partial colon removal
colitis | inflammation of the colon
collagen | a structural protein | structural proteins
Collatz conjecture | a claim about a halving and tripling game
colonoscopy | a camera check of the large bowel | camera checks of the large bowel
color-magnitude diagram | a plot of star brightness against hue | plots of star brightness against hue
colorectal cancer | cancer of the colon or rectum | cancers of the colon or rectum
colposcopy | a magnified exam of the cervix
column density | the amount of matter along a line of sight | amounts of matter along lines of sight
combinatorics | the math of counting and arranging
comorbidities | additional medical conditions
comorbidity | illness occurring alongside another | illnesses occurring alongside others
compressed sensing | rebuilding a signal from few measurements
compressive sensing | rebuilding a signal from few measurements
Compton scattering | the bouncing of light off charged particles
Comptonization | light gaining energy from hot electrons
computed tomography | imaging in computer-calculated slices
concept drift | change in data patterns over time
confidence interval | a range of plausible values | ranges of plausible values
confirmatory factor analysis | a test of assumed hidden traits
confocal microscopy | sharp layer-by-layer light imaging
conformal field theory | physics that looks alike at every scale
confounder | a factor that skews a comparison | factors that skew a comparison
confounding factor | a factor that distorts a comparison | factors that distort a comparison
confusion matrix | a table of right and wrong guesses | tables of right and wrong guesses
congenital malformation | a birth defect | birth defects
conjugate gradient method | a stepwise solver for large math problems
continuous glucose monitoring | constant tracking of blood sugar
contraindication | a reason to avoid a treatment | reasons to avoid a treatment
convex hull | the tightest wrap around a set of points | the tightest wraps around sets of points
convex optimization | finding the bottom of a bowl-shaped function
convolutional network | an AI model that scans with small filters | AI models that scan with small filters
convolutional neural network | an AI model often used on images | AI models often used on images
COPD | a lung disease that limits airflow
copepod | a tiny crustacean | tiny crustaceans
core-collapse supernova | the explosion of a massive star
core-collapse supernovae | explosions of massive stars
coreference resolution | finding words that name the same thing
Coriolis force | an apparent sideways push from rotation
coronagraph | a device that blocks a star's glare | devices that block stars' glare
coronal mass ejection | a burst of hot gas from the Sun or a star | bursts of hot gas from the Sun or stars
coronary artery | an artery supplying the heart | arteries supplying the heart
coronary artery bypass grafting | surgery bypassing blocked heart arteries
coronary artery disease | narrowing of the heart's arteries
corpus callosum | the bridge between brain hemispheres
correlation coefficient | a measure of how strongly values are linked | measures of how strongly values are linked
cortical bone | the dense outer tissue of the skeleton
cortical excitability | how readily brain cells fire
corticosteroid | a steroid hormone or related drug | steroid hormones or related drugs
cortisol | a stress hormone
cosine similarity | a likeness score based on angle
cosmic birefringence | a rotation of ancient light's polarization
cosmic dawn | the era of the first stars
cosmic inflation | the universe's early burst of expansion
cosmic infrared background | the combined heat glow of distant galaxies
cosmic microwave background | leftover radiation from the Big Bang
cosmic ray | a fast particle from space | fast particles from space
cosmic reionization | the early splitting of hydrogen by light
cosmic shear | slight distortion of galaxy images
cosmic string | a hypothetical thread-like flaw in space | hypothetical thread-like flaws in space
cosmic void | a vast, nearly empty region of space | vast, nearly empty regions of space
cosmic web | the universe's network of galaxies
cosmological constant | a term for empty space's energy
cosmological perturbation | a small departure from a smooth universe | small departures from a smooth universe
cosmological simulation | a computer model of the universe | computer models of the universe
counterfactual explanation | a what-if account of a decision | what-if accounts of a decision
counterfactual reasoning | thinking about what would have been
Coupled Model Intercomparison Project | a shared set of climate simulations
covariance | a measure of how quantities vary together | measures of how quantities vary together
covariance matrix | a table of how quantities vary together | tables of how quantities vary together
covariate | an additional variable in an analysis | additional variables in an analysis
Cox regression | a statistical model of time until an event | statistical models of time until an event
Cramér-Rao bound | the floor of an estimate's scatter | the floors of estimates' scatter
creatinine | a muscle waste product
CRISPR | a gene-targeting system from bacteria
Crohn's disease | a chronic bowel inflammation
Cronbach's alpha | a measure of questionnaire consistency
cross-correlation | a measure of likeness between signals | measures of likeness between signals
cross-entropy | a measure of how two distributions differ
cross-sectional study | a study at a single point in time | studies at a single point in time
crossover design | a trial plan with swapped treatments | trial plans with swapped treatments
crossover study | a trial with swapped treatments | trials with swapped treatments
crossover trial | a study in which people switch treatments | studies in which people switch treatments
crowdworker | a person paid online per small task | people paid online per small task
cryo-electron microscopy | imaging of frozen molecules
cryo-EM | imaging frozen molecules with electrons
cryovolcanism | the eruption of icy matter
cubic spline | a smooth curve of joined pieces | smooth curves of joined pieces
Culex | a group of mosquito species
Culex quinquefasciatus | the southern house mosquito
Culicoides | a genus of biting midges
cuprate | a copper compound | copper compounds
curcumin | the yellow compound of turmeric
cyanobacterium | a photosynthetic bacterium | photosynthetic bacteria
cyclin-dependent kinase | an enzyme tied to cell division | enzymes tied to cell division
cyclooxygenase | an enzyme making inflammation signals | enzymes making inflammation signals
cyclophosphamide | a chemotherapy drug
cyclosporine | an immune-suppressing drug
cyclotron | a spiral particle accelerator | spiral particle accelerators
cystectomy | surgical removal of a bladder or cyst
cysteine | a protein building block
cystic fibrosis | an inherited thick-mucus disease
cystoscopy | a camera exam of the bladder
cytarabine | a chemotherapy drug
cytochrome P450 | a family of oxygen-adding enzymes
cytokeratin | a tough fiber protein in lining cells | tough fiber proteins in lining cells
cytokine | an immune signaling protein | immune signaling proteins
cytokine storm | a runaway immune reaction | runaway immune reactions
cytomegalovirus | a type of herpes virus | types of herpes virus
cytoplasm | the jelly-like material inside cells
cytoskeleton | a cell's inner scaffolding
cytosol | the fluid inside a cell
cytotoxicity | toxicity to cells
D-dimer | a breakdown product of blood clots
dapagliflozin | a blood-sugar-lowering drug
dark matter halo | a clump of unseen matter | clumps of unseen matter
dark photon | a hypothetical cousin of the light particle | hypothetical cousins of the light particle
data assimilation | the blending of measurements into a model
de Sitter space | an ever-expanding empty universe
debridement | removal of dead tissue or deposits
debris disk | a belt of dust and rock around a star | belts of dust and rock around stars
Debye length | how far a charge is felt in a charged fluid
decoherence | the loss of quantum behavior
deep brain stimulation | electric pulses from implanted wires
deep neural network | a many-layered machine-learning model | many-layered machine-learning models
deep vein thrombosis | clotting in an inner vessel, as in the leg
dehydrogenase | a hydrogen-removing enzyme | hydrogen-removing enzymes
Delaunay triangulation | a mesh of cells that joins nearby points | meshes of cells that join nearby points
delirium | sudden mental confusion
Delta Scuti star | a fast-pulsing sun hotter than ours | fast-pulsing suns hotter than ours
demyelination | the loss of nerve fiber insulation
dendritic cell | an immune cell that alerts others | immune cells that alert others
dendrochronology | dating by tree rings
dengue | a mosquito-borne viral disease
dengue fever | a mosquito-borne viral disease
dengue virus | a mosquito-borne virus | mosquito-borne viruses
denoising diffusion model | AI that turns random noise into data | AI systems that turn random noise into data
density functional theory | a way to compute matter's properties
density matrix | a description of a quantum state | descriptions of quantum states
dental caries | tooth decay
dependency parsing | mapping how words in a sentence relate
dermatitis | skin inflammation
dermatomyositis | an inflammatory muscle and skin disease
dermis | the inner skin layer
deuterium | heavy hydrogen
deuteron | a proton bound to a neutron | protons bound to neutrons
dexamethasone | an anti-inflammatory steroid
diabetes mellitus | a high-blood-sugar disease
diabetic retinopathy | eye damage from high blood sugar
diapause | a pause in an animal's development
diastolic blood pressure | pressure between heartbeats
diatom | a glass-shelled alga | glass-shelled algae
Dice coefficient | a measure of overlap between sets | measures of overlap between sets
dictionary learning | finding the building blocks of signals
diffeomorphism | a smooth reversible mapping | smooth reversible mappings
differential equation | a formula relating rates of change | formulas relating rates of change
differential privacy | a noise-based guard for personal data
Diffie-Hellman key exchange | a way to agree on a secret openly | ways to agree on a secret openly
diffusion tensor imaging | a scan of water movement in tissue
dimensionality reduction | squeezing data into fewer variables
Diophantine equation | a problem solved in whole numbers | problems solved in whole numbers
Dirac equation | a quantum law for electron-like particles
Dirac semimetal | a crystal where electrons act massless | crystals where electrons act massless
directed acyclic graph | a network of one-way links free of loops | networks of one-way links free of loops
Dirichlet distribution | a spread of chances over sets of shares | spreads of chances over sets of shares
Dirichlet process | a random split into any number of groups | random splits into any number of groups
DistilBERT | a slimmed-down language model
distributed ledger | a shared record on many computers | shared records on many computers
diuretic | a urine-increasing drug | urine-increasing drugs
diverticulitis | inflammation of bowel wall pouches
DNA methylation | chemical tagging of DNA
docetaxel | a chemotherapy drug
docosahexaenoic acid | a fat found in fish oil
dopamine | a chemical messenger in the brain
Doppler broadening | the widening of a line or peak by motion
Doppler effect | a frequency change from motion
Doppler shift | a wave's frequency change from motion | waves' frequency changes from motion
Doppler ultrasound | ultrasound that measures motion
dorsolateral prefrontal cortex | a front brain area tied to planning
doxorubicin | a chemotherapy drug
Drosophila | a genus of fruit flies
Drosophila melanogaster | a fruit fly
drug-eluting stent | a medicine-releasing vessel tube | medicine-releasing vessel tubes
dual-energy X-ray absorptiometry | an X-ray measurement of body tissue
duodenum | the start of the small intestine
dwarf nova | a star pair with repeated small outbursts | star pairs with repeated small outbursts
dwarf spheroidal galaxy | a small, faint, gas-poor star system | small, faint, gas-poor star systems
dysarthria | a speech disorder of muscle control
dysbiosis | a disturbed balance of microbes
dyslipidemia | abnormal blood fat levels
dyspepsia | indigestion
dysphagia | trouble swallowing
dysplasia | abnormal tissue development
dyspnea | shortness of breath
Dzyaloshinskii-Moriya interaction | a force that tilts neighboring atomic magnets
`;
