/** Terms of the glossary; how a line is made: `glossary.ts`. */
export const fromAToB: string = `
ab initio calculation | a calculation from basic physical laws | calculations from basic physical laws
abdominal aortic aneurysm | a bulge in the belly's main artery | bulges in the belly's main artery
abscess | a pocket of pus | pockets of pus
absorption spectroscopy | studying matter by the light it absorbs
abstractive summarization | the shortening of a text in new words
accelerometer | a motion sensor | motion sensors
accretion disc | a whirl of infalling matter | whirls of infalling matter
accretion disk | a disk of infalling matter | disks of infalling matter
accretion flow | a stream of infalling matter | streams of infalling matter
accretion rate | how fast matter piles up | how fast matter piles up
ACE inhibitor | a blood pressure drug | blood pressure drugs
acetaminophen | a pain and fever medicine
acetylation | the attachment of two-carbon groups
acetylcholine | a nerve signaling chemical
acetylcholinesterase | an enzyme breaking down a nerve chemical
acidosis | excess acid in body fluids
actin | a filament-forming cell protein | filament-forming cell proteins
action potential | a cell's electrical impulse | cells' electrical impulses
active galactic nuclei | galaxy centers powered by black holes
active galactic nucleus | a galaxy center powered by a black hole | galaxy centers powered by black holes
acute coronary syndrome | a sudden drop in the heart's blood supply | sudden drops in the heart's blood supply
acute lymphoblastic leukemia | a fast-growing white blood cell cancer
acute myeloid leukemia | a fast-growing blood cancer
acute pancreatitis | sudden inflammation of a digestive gland
acyclovir | a herpes drug
AdaBoost | a method that adds up simple predictors
adaptive optics | real-time sharpening of blurred light
adenocarcinoma | a cancer of gland cells | cancers of gland cells
adenoma | a noncancerous tumor of gland-type tissue | noncancerous tumors of gland-type tissue
adenovirus | a common DNA virus | common DNA viruses
adipocyte | a fat-storing cell | fat-storing cells
adiponectin | a hormone made by fat tissue
adipose tissue | body fat | stores of body fat
adjacency matrix | a table of a network's links | tables of networks' links
adjuvant chemotherapy | chemotherapy after the main treatment
adjuvant therapy | treatment added to the main one
advection | transport by a moving fluid
adversarial attack | an attempt to fool AI with crafted input | attempts to fool AI with crafted input
adversarial example | an input crafted to fool AI | inputs crafted to fool AI
adversarial perturbation | a tweak crafted to fool AI | tweaks crafted to fool AI
adversarial robustness | resistance to inputs crafted to fool AI
Aedes | a group of mosquito species
Aedes aegypti | a mosquito species
Aedes albopictus | a mosquito species
aerosol | fine particles or droplets in a gas | fine particles or droplets in a gas
aerosol optical depth | a measure of haze
airglow | faint natural light of the upper air
Akaike information criterion | a score weighing fit against model size
albumin | a water-soluble protein | water-soluble proteins
aldosterone | a salt-balance hormone
Alfvén wave | a magnetic ripple in a charged gas | magnetic ripples in a charged gas
algebraic variety | the solution set of polynomial equations | the solution sets of polynomial equations
alkaline phosphatase | an enzyme that splits off phosphate
alkaloid | a nitrogen-containing natural compound | nitrogen-containing natural compounds
allele | a version of a gene | versions of a gene
allergic rhinitis | an allergy of the nose
allograft | a transplant from a same-species donor | transplants from same-species donors
alpha particle | a helium nucleus | helium nuclei
alpha-synuclein | a protein that clumps in Parkinson's
AlphaFold | an AI that predicts protein shapes
alphavirus | a type of RNA virus | a group of RNA viruses
alternative splicing | joining RNA pieces in different ways
alveolar macrophage | a scavenging immune cell of the lung | scavenging immune cells of the lung
amino acid | a protein building block | protein building blocks
amino acid substitution | a swap of a protein building block | swaps of protein building blocks
amniotic fluid | the liquid around a fetus
amygdala | a brain area tied to emotion
amylase | a starch-splitting enzyme | starch-splitting enzymes
amyloid beta | a protein fragment in Alzheimer's plaques
amyloidosis | a disease of protein deposits | diseases of protein deposits
amyotrophic lateral sclerosis | a disease of movement-controlling nerves
anaemia | a shortage of red blood cells or hemoglobin
analgesia | pain relief
analgesic | a painkiller | painkillers
analysis of variance | a test comparing group averages | tests comparing group averages
anaphora resolution | finding what pronouns and the like refer to
anaphylaxis | a sudden whole-body allergic reaction
anastomosis | a join between tubes or branches | joins between tubes or branches
anastomotic leak | an escape of fluid at a surgical join | escapes of fluid at surgical joins
ancilla qubit | a helper quantum bit | helper quantum bits
androgen | a male sex hormone | male sex hormones
androgen deprivation therapy | treatment lowering male hormones
anemia | a shortage of working red blood cells
aneuploidy | an abnormal number of chromosomes
aneurysm | a bulge in a blood vessel or heart wall | bulges in blood vessels or heart walls
angiogenesis | growth of blood vessels
angiography | imaging of blood vessels
angioplasty | the widening of a narrowed blood vessel
angiotensin II | a blood-pressure-raising hormone
angiotensin receptor blocker | a blood pressure drug | blood pressure drugs
angiotensin-converting enzyme | a protein that regulates blood pressure
angiotensin-converting enzyme inhibitor | a blood pressure drug | blood pressure drugs
angle-resolved photoemission spectroscopy | mapping electrons knocked out by light
angular momentum | a measure of rotational motion
anhedonia | loss of pleasure
anisotropy | dependence on direction
ankylosing spondylitis | an inflammatory arthritis of the spine
annihilation cross section | the odds that particles destroy each other
Anopheles | a group of mosquito species
Anopheles gambiae | an African malaria mosquito
anorexia nervosa | an eating disorder with low body weight
ANOVA | a statistical test comparing group means
ansatz | an educated guess at a solution
anterior cingulate cortex | a brain area near the midline
anterior cruciate ligament | a knee ligament | knee ligaments
anthelmintic | a worm-killing drug | worm-killing drugs
anthropometry | the measurement of the human body
anti-de Sitter space | a model universe with saddle-like curvature
anticoagulant | a substance that slows blood clotting | substances that slow blood clotting
anticoagulation | suppression of blood clotting
anticonvulsant | a seizure-preventing drug | seizure-preventing drugs
antiepileptic drug | a seizure-preventing medicine | seizure-preventing medicines
antiferromagnet | a material whose atomic magnets cancel out | materials whose atomic magnets cancel out
antigen | a target of the immune system | targets of the immune system
antihydrogen | the antimatter twin of the simplest atom
antihypertensive drug | a drug that lowers blood pressure | drugs that lower blood pressure
antimicrobial peptide | a small microbe-fighting protein | small microbe-fighting proteins
antimicrobial resistance | microbes' ability to survive drugs
antineutrino | an elusive antimatter particle | elusive antimatter particles
antioxidant | a substance that limits oxygen damage | substances that limit oxygen damage
antioxidant activity | the ability to limit oxygen damage
antiproton | the proton's antimatter twin | the antimatter twins of protons
antipsychotic drug | a medicine for hallucinations and delusions | medicines for hallucinations and delusions
antiquark | the antimatter twin of a quark | the antimatter twins of quarks
antiretroviral drug | a medicine against viruses such as HIV | medicines against viruses such as HIV
antiretroviral therapy | drug treatment of HIV infection
anxiolytic | an anxiety-easing drug | anxiety-easing drugs
aorta | the body's main artery
aortic aneurysm | a bulge in the main artery | bulges in the main artery
aortic dissection | a tear in the wall of the main artery | tears in the wall of the main artery
aortic regurgitation | blood flowing back through a heart valve
aortic stenosis | a narrowed heart valve
aortic valve | an outlet valve of the heart | outlet valves of the heart
aphasia | a loss of language
aphelion | an orbit's farthest point from the Sun
aphid | a small sap-sucking insect | small sap-sucking insects
Apis mellifera | the western honey bee
apnea | a pause in breathing | pauses in breathing
apocenter | the farthest point of an orbit | the farthest points of orbits
Apodemus | a genus of field mice
apoptosis | a form of programmed cell death
appendectomy | surgical removal of the appendix
approximate Bayesian computation | a simulation-based method of inference
apsidal precession | the slow turning of an orbit's long axis
aptamer | a lab-selected target-binding molecule | lab-selected target-binding molecules
Arabidopsis thaliana | a small flowering plant
arachidonic acid | a fat turned into signal molecules
arbovirus | an insect- or tick-borne virus | insect- or tick-borne viruses
arginine | a building block of proteins
aromatase inhibitor | an estrogen-lowering drug | estrogen-lowering drugs
arrhythmia | an irregular heartbeat | irregular heartbeats
artemisinin | a malaria drug from a plant
arteriole | a small blood vessel feeding capillaries | small blood vessels feeding capillaries
arteriovenous malformation | a tangle of abnormal blood vessels | tangles of abnormal blood vessels
arthralgia | joint pain | joint pains
arthroplasty | surgery rebuilding or replacing a joint | surgeries rebuilding or replacing joints
arthropod | an invertebrate with jointed legs | invertebrates with jointed legs
arthroscopy | viewing inside a joint by camera
artificial neural network | a brain-inspired computing model | brain-inspired computing models
ascites | fluid buildup in the belly
ascorbic acid | vitamin C
ASKAP | a radio telescope in Australia
Aspergillus | a genus of molds
Asteraceae | the daisy plant family
asteroseismology | the study of stars' inner vibrations
astrobiology | the study of life in the universe
astrochemistry | the study of molecules in space
astrocyte | a star-shaped brain cell | star-shaped brain cells
astrometry | the precise measuring of sky positions
asymptotic giant branch | a late swollen stage of a star's life
ataxia | loss of movement coordination
atherosclerosis | fatty buildup in arteries
atomic force microscopy | surface scanning with a fine probe
atopic dermatitis | an itchy inflammatory skin disease
atorvastatin | a cholesterol-lowering drug
ATPase | an enzyme that splits the cell fuel ATP | enzymes that split the cell fuel ATP
atrial fibrillation | an irregular heart rhythm
atrophy | wasting or shrinking away
auditory cortex | the brain's hearing area
augmented reality | digital content laid over the real world
autoantibody | a self-attacking immune protein | self-attacking immune proteins
autoencoder | an AI model that learns to copy its input | AI models that learn to copy their input
autograft | a transplant from one's own body | transplants from one's own body
autoimmune disease | a disease of misdirected immune attacks | diseases of misdirected immune attacks
autoimmunity | the body's immune attack on itself
automatic differentiation | the exact computing of rates of change
automorphism | a symmetry of a math structure | symmetries of a math structure
autophagy | a cell's recycling of its parts
autoregressive language model | a text predictor that goes word by word | text predictors that go word by word
auxin | a plant growth hormone | plant growth hormones
avian influenza | bird flu
axillary lymph node | a small immune organ in the armpit | small immune organs in the armpit
axion | a proposed very light particle | proposed very light particles
axon | a nerve cell's signal fiber | the signal fibers of nerve cells
Bacillus subtilis | a soil bacterium
bacteraemia | bacteria in the blood
bacteremia | bacteria in the blood
bacteriophage | a virus that infects bacteria | viruses that infect bacteria
BALB/c mice | white lab rodents
Balmer decrement | a ratio of hydrogen's light at two colors
Balmer line | a color of light that marks hydrogen | colors of light that mark hydrogen
Banach space | a gap-free set of vectors with lengths | gap-free sets of vectors with lengths
bandgap | a range of forbidden energies | ranges of forbidden energies
bariatric surgery | an operation for weight loss
baroclinic instability | growth of swirls fed by heat contrasts
baryogenesis | the birth of the universe's excess matter
baryon | a particle such as a proton or neutron | particles such as protons or neutrons
baryon acoustic oscillation | an ancient sound ripple in cosmic matter | ancient sound ripples in cosmic matter
baryon asymmetry | the excess of matter over antimatter
basal cell carcinoma | a skin cancer | skin cancers
basal ganglia | deep brain areas tied to movement
basal metabolic rate | the energy a body uses at rest
basement membrane | a thin sheet beneath lining tissue | thin sheets beneath lining tissue
basic reproduction number | average infections caused per case
Bayes factor | a measure of evidence between models | measures of evidence between models
Bayesian inference | updating probabilities with evidence
Bayesian information criterion | a score weighing fit against model size
Bayesian model averaging | the pooling of predictions by evidence
Bayesian network | a web of linked probabilities | webs of linked probabilities
Bayesian neural network | an AI model that tracks its uncertainty | AI models that track their uncertainty
Bayesian optimization | a model-guided search for ideal settings
beamforming | the focusing of signals with an array
Beck Depression Inventory | a depression questionnaire
begomovirus | a plant virus spread by whiteflies | plant viruses spread by whiteflies
Bekenstein-Hawking entropy | a disorder measure of black holes
Bellman equation | a step-by-step rule for planning choices | step-by-step rules for planning choices
benzodiazepine | a calming drug | calming drugs
Bernoulli distribution | the chances of a two-way event
BERT model | an AI language system | AI language systems
beta decay | a radioactive change of a neutron or proton
beta-blocker | a heart-slowing drug | heart-slowing drugs
beta-catenin | a cell-adhesion and signaling protein
Bethe ansatz | an exact trial solution for quantum chains
bevacizumab | a vessel-growth-blocking drug
Bifidobacterium | a genus of gut bacteria
Big Bang nucleosynthesis | the making of the first atomic nuclei
bile acid | a fat-digesting liver product | fat-digesting liver products
bile duct | a drainage tube of the liver | drainage tubes of the liver
bilingual lexicon induction | learning word translations from text
bilirubin | a yellow pigment in bile
binding affinity | how strongly molecules stick together | how strongly molecules stick together
bioavailability | the share of a substance that is taken up
biobank | a store of biological samples | stores of biological samples
bioequivalence | equal absorption of two drug versions
biofilm | a slimy layer of microbes | slimy layers of microbes
biogeography | the study of where species live
bioinformatics | computer analysis of biological data
biomarker | a measurable biological sign | measurable biological signs
biosynthesis | the making of substances by organisms
bipartite graph | a network linking two sets of nodes | networks linking two sets of nodes
bipolar outflow | opposite gas streams from one body | opposite gas streams from single bodies
birefringence | light speed that depends on polarization
bisimulation | a step-by-step match of two systems | step-by-step matches of two systems
bispectrum | a statistic linking three frequencies
bisphosphonate | a drug that slows bone loss | drugs that slow bone loss
black hole ringdown | fading vibrations, as after a merger
blackbody radiation | the glow of an ideal warm object
blackbody spectrum | the color mix of an ideal glowing object | the color mixes of ideal glowing objects
Bland-Altman plot | a chart comparing two measuring methods | charts comparing two measuring methods
Blandford-Znajek process | the drawing of jet power from black hole spin
blastocyst | an early-stage embryo | early-stage embryos
blazar | a galaxy core with a jet aimed at Earth | galaxy cores with jets aimed at Earth
BLEU score | a measure of machine translation quality | measures of machine translation quality
Bloch sphere | a ball that pictures a quantum bit's state
Bloch wave | a wave in a repeating structure | waves in a repeating structure
blood urea nitrogen | a marker of kidney function
blue straggler | a star that looks too young for its cluster | stars that look too young for their cluster
bolometer | a heat-based radiation sensor | heat-based radiation sensors
Boltzmann equation | a rule for how moving particles spread
Boltzmann machine | a network of linked random on-off units | networks of linked random on-off units
Bondi accretion | gas falling onto a mass from all sides
bone mineral density | the amount of mineral in bone
bone resorption | the breaking down of skeleton tissue
Bonferroni correction | a stricter bar for multiple tests
Boolean satisfiability problem | the task of making a logic formula true | tasks of making logic formulas true
bootstrap resampling | repeated redrawing from the same data
borophene | a sheet of boron atoms | sheets of boron atoms
Borrelia burgdorferi | the Lyme disease bacterium
Bose-Einstein condensate | an ultracold quantum state of matter | ultracold quantum states of matter
Bose-Hubbard model | a theory of particles hopping on a grid
boson | a particle of the same class as photons | particles of the same class as photons
boson sampling | a quantum computing task with light
boson star | a proposed star of wave-like matter | proposed stars of wave-like matter
bottom quark | a heavy elementary particle | heavy elementary particles
botulinum toxin | a muscle-paralyzing bacterial protein
brachytherapy | radiation treatment at close range
bradycardia | a slow heart rate
brain-derived neurotrophic factor | a nerve-growth-promoting protein
brainstem | the stalk-like base of the brain
brane cosmology | the idea of our universe as a sheet
bremsstrahlung | radiation from slowed charged particles
Brillouin scattering | the bouncing of light off waves in matter
Brillouin zone | the basic cell of waves in a crystal | the basic cells of waves in crystals
bronchiectasis | permanent widening of the airways
bronchoalveolar lavage | a washing of the lung's airways | washings of the lung's airways
bronchodilator | an airway-opening drug | airway-opening drugs
bronchopulmonary dysplasia | a breathing disease of preterm infants
bronchoscopy | viewing the airways by camera
brown dwarf | a body of mass between planet and star | bodies of mass between planet and star
Brownian motion | random jittery movement
budding yeast | a fungus that multiplies by small outgrowths
bupivacaine | a local anesthetic
Byzantine fault tolerance | a network's ability to bear rogue members
`;
