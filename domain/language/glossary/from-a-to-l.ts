/**
 * "term | meaning of one | meaning of several", the last where there are several. Written and checked by hand, each line by two
 * readers: a term that means something else in another field has no place here, nor what judges or needs explaining itself.
 */
export const fromAToL: string = `
ab initio calculation | a calculation from basic physical laws | calculations from basic physical laws
accretion disk | a disk of infalling matter | disks of infalling matter
acetylcholine | a nerve signaling chemical
actin | a filament-forming cell protein | filament-forming cell proteins
action potential | a cell's electrical impulse | cells' electrical impulses
active galactic nuclei | galaxy centers powered by black holes
acute myeloid leukemia | a fast-growing blood cancer
adenocarcinoma | a cancer of gland cells | cancers of gland cells
adenoma | a noncancerous tumor of gland-type tissue | noncancerous tumors of gland-type tissue
adipocyte | a fat-storing cell | fat-storing cells
adjuvant chemotherapy | chemotherapy after the main treatment
adjuvant therapy | treatment added to the main one
adversarial example | an input crafted to fool AI | inputs crafted to fool AI
Aedes aegypti | a mosquito species
Aedes albopictus | a mosquito species
Aedes | a group of mosquito species
albumin | a water-soluble protein | water-soluble proteins
alkaloid | a nitrogen-containing natural compound | nitrogen-containing natural compounds
allele | a version of a gene | versions of a gene
allograft | a transplant from a same-species donor | transplants from same-species donors
alphavirus | a type of RNA virus | a group of RNA viruses
alternative splicing | joining RNA pieces in different ways
amygdala | a brain area tied to emotion
analysis of variance | a test comparing group averages | tests comparing group averages
aneurysm | a bulge in a blood vessel or heart wall | bulges in blood vessels or heart walls
angiogenesis | growth of blood vessels
angiography | imaging of blood vessels
anisotropy | dependence on direction
Anopheles gambiae | an African malaria mosquito
Anopheles | a group of mosquito species
ANOVA | a statistical test comparing group means
anterior cingulate cortex | a brain area near the midline
anterior cruciate ligament | a knee ligament | knee ligaments
anthropometry | the measurement of the human body
anticoagulation | suppression of blood clotting
antigen | a target of the immune system | targets of the immune system
antihypertensive drug | a drug that lowers blood pressure | drugs that lower blood pressure
antimicrobial peptide | a small microbe-fighting protein | small microbe-fighting proteins
antimicrobial resistance | microbes' ability to survive drugs
antiretroviral therapy | drug treatment of HIV infection
aorta | the body's main artery
aortic aneurysm | a bulge in the main artery | bulges in the main artery
aortic dissection | a tear in the wall of the main artery | tears in the wall of the main artery
aortic stenosis | a narrowed heart valve
aortic valve | an outlet valve of the heart | outlet valves of the heart
apoptosis | a form of programmed cell death
Arabidopsis thaliana | a small flowering plant
arbovirus | an insect- or tick-borne virus | insect- or tick-borne viruses
arginine | a building block of proteins
arteriovenous malformation | a tangle of abnormal blood vessels | tangles of abnormal blood vessels
arthralgia | joint pain | joint pains
arthroplasty | surgery rebuilding or replacing a joint | surgeries rebuilding or replacing joints
arthropod | an invertebrate with jointed legs | invertebrates with jointed legs
artificial neural network | a brain-inspired computing model | brain-inspired computing models
astrocyte | a star-shaped brain cell | star-shaped brain cells
atherosclerosis | fatty buildup in arteries
atomic force microscopy | surface scanning with a fine probe
ATPase | an enzyme that splits the cell fuel ATP | enzymes that split the cell fuel ATP
atrial fibrillation | an irregular heart rhythm
auditory cortex | the brain's hearing area
augmented reality | digital content laid over the real world
autoencoder | an AI model that learns to copy its input | AI models that learn to copy their input
autoimmune disease | a disease of misdirected immune attacks | diseases of misdirected immune attacks
autoimmunity | the body's immune attack on itself
autophagy | a cell's recycling of its parts
avian influenza | bird flu
axon | a nerve cell's signal fiber | the signal fibers of nerve cells
Bacillus subtilis | a soil bacterium
bacteriophage | a virus that infects bacteria | viruses that infect bacteria
basal cell carcinoma | a skin cancer | skin cancers
basal ganglia | deep brain areas tied to movement
basic reproduction number | average infections caused per case
Bayesian inference | updating probabilities with evidence
Beck Depression Inventory | a depression questionnaire
bilirubin | a yellow pigment in bile
binding affinity | how strongly molecules stick together | how strongly molecules stick together
biobank | a store of biological samples | stores of biological samples
bioinformatics | computer analysis of biological data
biomarker | a measurable biological sign | measurable biological signs
biosynthesis | the making of substances by organisms
bone mineral density | the amount of mineral in bone
Bose-Einstein condensate | an ultracold quantum state of matter | ultracold quantum states of matter
brainstem | the stalk-like base of the brain
bronchoalveolar lavage | a washing of the lung's airways | washings of the lung's airways
brown dwarf | a body of mass between planet and star | bodies of mass between planet and star
C-reactive protein | a blood marker of inflammation
Caenorhabditis elegans | a tiny roundworm
Candida albicans | a yeast species
capsid | a virus's protein shell | the protein shells of viruses
carcinogenesis | the formation of cancer
carcinoma | a cancer arising in lining or gland cells | cancers arising in lining or gland cells
cardiomyocyte | a heart muscle cell | heart muscle cells
cardiomyopathy | a disease of the heart muscle | diseases of the heart muscle
carotid artery | an artery in the neck | arteries in the neck
carvacrol | a compound in oregano oil
case-control study | a study comparing cases with others | studies comparing cases with others
catheter | a thin tube inserted into the body | thin tubes inserted into the body
causal inference | working out what causes what
cell proliferation | the multiplying of cells
cerebellum | a brain area tied to movement
cerebral cortex | the brain's outer layer
cerebrospinal fluid | the fluid bathing the brain
cerebrovascular disease | disease of the brain's blood vessels | diseases of the brain's blood vessels
chemokine | a protein that attracts immune cells | proteins that attract immune cells
chemoradiation | combined chemotherapy and radiation
chikungunya virus | a mosquito-borne virus | mosquito-borne viruses
chikungunya | a mosquito-borne viral disease
cholecystectomy | gallbladder removal surgery | gallbladder removal surgeries
chromatin | DNA packed with proteins
chromatography | a method for separating mixtures
chronic obstructive pulmonary disease | a lung disease that limits airflow
cineole | a compound in eucalyptus oil
circadian rhythm | a roughly daily biological cycle | roughly daily biological cycles
circular RNA | a ring-shaped RNA molecule | ring-shaped RNA molecules
cirrhosis | advanced scarring of the liver
cisplatin | a chemotherapy drug
clade | an ancestor with all its descendants | ancestors with all their descendants
cochlea | the inner ear's hearing organ
cochlear implant | an electronic hearing device | electronic hearing devices
codon | a three-letter unit of genetic code | three-letter units of genetic code
Cohen's kappa | a measure of agreement between raters
cohort study | a study tracking groups over time | studies tracking groups over time
colectomy | full or partial colon removal
colitis | inflammation of the colon
collagen | a structural protein | structural proteins
colorectal cancer | cancer of the colon or rectum | cancers of the colon or rectum
comorbidities | additional medical conditions
comorbidity | illness occurring alongside another | illnesses occurring alongside others
computed tomography | imaging in computer-calculated slices
confidence interval | a range of plausible values | ranges of plausible values
confounder | a factor that skews a comparison | factors that skew a comparison
confounding factor | a factor that distorts a comparison | factors that distort a comparison
contraindication | a reason to avoid a treatment | reasons to avoid a treatment
convolutional neural network | an AI model often used on images | AI models often used on images
coronary artery bypass grafting | surgery bypassing blocked heart arteries
coronary artery disease | narrowing of the heart's arteries
coronary artery | an artery supplying the heart | arteries supplying the heart
corpus callosum | the bridge between brain hemispheres
correlation coefficient | a measure of how strongly values are linked | measures of how strongly values are linked
corticosteroid | a steroid hormone or related drug | steroid hormones or related drugs
cosmic microwave background | leftover radiation from the Big Bang
cosmic ray | a fast particle from space | fast particles from space
Coupled Model Intercomparison Project | a shared set of climate simulations
covariance | a measure of how quantities vary together | measures of how quantities vary together
covariate | an additional variable in an analysis | additional variables in an analysis
Cox regression | a statistical model of time until an event | statistical models of time until an event
creatinine | a muscle waste product
CRISPR | a gene-targeting system from bacteria
Crohn's disease | a chronic bowel inflammation
Cronbach's alpha | a measure of questionnaire consistency
cross-sectional study | a study at a single point in time | studies at a single point in time
Culex quinquefasciatus | the southern house mosquito
Culex | a group of mosquito species
cyclosporine | an immune-suppressing drug
cystic fibrosis | an inherited thick-mucus disease
cytokine | an immune signaling protein | immune signaling proteins
cytomegalovirus | a type of herpes virus | types of herpes virus
cytoskeleton | a cell's inner scaffolding
cytosol | the fluid inside a cell
cytotoxicity | toxicity to cells
dark matter halo | a clump of unseen matter | clumps of unseen matter
deep neural network | a many-layered machine-learning model | many-layered machine-learning models
demyelination | the loss of nerve fiber insulation
dendritic cell | an immune cell that alerts others | immune cells that alert others
dengue fever | a mosquito-borne viral disease
dengue virus | a mosquito-borne virus | mosquito-borne viruses
dengue | a mosquito-borne viral disease
diastolic blood pressure | pressure between heartbeats
DNA methylation | chemical tagging of DNA
dopamine | a chemical messenger in the brain
Doppler ultrasound | ultrasound that measures motion
doxorubicin | a chemotherapy drug
Drosophila melanogaster | a fruit fly
Drosophila | a genus of fruit flies
dual-energy X-ray absorptiometry | an X-ray measurement of body tissue
duodenum | the start of the small intestine
echocardiogram | an ultrasound image of the heart | ultrasound images of the heart
echocardiography | ultrasound imaging of the heart
edema | fluid buildup in tissue
electrocardiogram | a recording of the heart's electric signals | recordings of the heart's electric signals
electroencephalography | the recording of brain waves
electromyography | the recording of muscles' electric signals
electron microscopy | imaging with electron beams
ELISA | an antibody-based lab test | antibody-based lab tests
embryonic stem cell | an embryo cell able to form any tissue | embryo cells able to form any tissue
encephalitis | inflammation of the brain
endogenous retrovirus | a viral sequence in inherited DNA | viral sequences in inherited DNA
endometrial cancer | a cancer of the womb lining | cancers of the womb lining
endometriosis | womb-like tissue outside the womb
endometrium | the lining of the womb
endoplasmic reticulum | a membrane network in cells
endoscopy | viewing inside the body by camera
endothelial cell | an inner-lining cell, as in blood vessels | inner-lining cells, as in blood vessels
endothelium | a thin layer of lining cells
enterovirus | a virus of the group that includes polio | viruses of the group that includes polio
enzyme-linked immunosorbent assay | an antibody-based lab test | antibody-based lab tests
Eocene | an epoch of Earth's deep past
epidermal growth factor receptor | a cell-surface growth signal receiver
epidermal growth factor | a protein that spurs cell growth
epidermis | the outermost tissue layer
epithelial cell | a cell lining body surfaces | cells lining body surfaces
epithelium | a tissue lining body surfaces | tissues lining body surfaces
epitope | a site the immune system recognizes | sites the immune system recognizes
Epstein-Barr virus | a virus of the herpes family
erythrocyte | a red blood cell | red blood cells
Escherichia coli | a gut bacterium
etiology | the cause or origin of a condition | the causes or origins of conditions
Euclidean distance | a straight-line distance | straight-line distances
eukaryote | an organism with cell nuclei | organisms with cell nuclei
evapotranspiration | water loss from soil and plants
event-related potential | a brain-wave response to an event | brain-wave responses to events
evoked potential | an electrical response to a stimulus | electrical responses to a stimulus
exoplanet | a planet outside the solar system | planets outside the solar system
extracellular matrix | the scaffold around cells
extracellular vesicle | a tiny sac released by cells | tiny sacs released by cells
factor analysis | a statistical model of hidden factors | statistical models of hidden factors
federated learning | joint AI training on separate data
femoral head | the ball of the hip joint | the balls of hip joints
fermion | a particle of the same class as electrons | particles of the same class as electrons
fibroblast | a connective-tissue cell | connective-tissue cells
fibrosis | tissue scarring
fistula | a passage linking two body structures | passages linking two body structures
Flaviviridae | a virus family
flavivirus | a type of RNA virus | a group of RNA viruses
flavonoid | a type of plant compound | a group of plant compounds
flexion | the bending of a joint
flow cytometry | measuring cells in a fluid stream
fluorescence | the re-emission of absorbed light
fluoroquinolone | a synthetic antibiotic | synthetic antibiotics
fluorouracil | a chemotherapy drug
fMRI | brain imaging based on blood oxygen
frontal lobe | the front region of the brain | the front regions of the brain
functional magnetic resonance imaging | a scan of brain activity
gait | a manner of walking or running | manners of walking or running
gamma-ray burst | a brief flash of gamma rays | brief flashes of gamma rays
gastrectomy | full or partial stomach removal
general relativity | Einstein's theory of gravity
generative adversarial network | a pair of AI networks trained as rivals | pairs of AI networks trained as rivals
genome-wide association study | a search for trait-linked DNA variants | searches for trait-linked DNA variants
genotype | a genetic makeup or variant | genetic makeups or variants
genotyping | the determination of genetic variants
germline mutation | an inheritable DNA change | inheritable DNA changes
glial cell | a supporting cell in nerve tissue | supporting cells in nerve tissue
glioblastoma | a type of brain tumor | brain tumors of one type
glioma | a tumor of nerve support cells | tumors of nerve support cells
globular cluster | a dense, round star cluster | dense, round star clusters
glomerular filtration rate | a measure of kidney function | measures of kidney function
glycoprotein | a protein carrying sugar chains | proteins carrying sugar chains
gradient descent | a stepwise search for a minimum
graph neural network | an AI model for network-like data | AI models for network-like data
graphene | a single-atom-thick carbon sheet
gravitational lensing | the bending of light by gravity
gravitational wave | a ripple in space-time | ripples in space-time
Guillain-Barré syndrome | an immune attack on nerves
gut microbiome | the microbes living in the gut | communities of gut microbes
gut microbiota | microbes living in the gut
gyrus | a fold of the brain surface | folds of the brain surface
half-maximal inhibitory concentration | the concentration that halves an activity | concentrations that halve an activity
hazard ratio | a ratio of event rates | ratios of event rates
Helicobacter pylori | a stomach bacterium
hemagglutinin | a protein that clumps blood cells | proteins that clump blood cells
hematopoiesis | the formation of blood cells
hematopoietic stem cell | a blood-forming cell | blood-forming cells
hemoglobin | an oxygen-carrying protein | oxygen-carrying proteins
hemorrhagic fever | a feverish illness with bleeding | feverish illnesses with bleeding
heparin | a substance that slows blood clotting
hepatitis B virus | a virus that infects the liver
hepatitis B | a viral liver infection
hepatitis C virus | a virus that infects the liver
hepatitis C | a viral liver infection
hepatitis | inflammation of the liver
hepatocellular carcinoma | a liver cancer | liver cancers
hepatocyte | a liver cell | liver cells
heterogeneity | variation among parts
hidden Markov model | a model of unseen changing states | models of unseen changing states
hippocampus | a brain area tied to memory
histone | a protein that packages DNA | proteins that package DNA
histopathology | the microscopic study of diseased tissue
homeostasis | a steady inner balance
human immunodeficiency virus | the virus that causes AIDS
human papillomavirus | a virus infecting skin and moist linings | viruses infecting skin and moist linings
hydrocarbon | a carbon-hydrogen compound | carbon-hydrogen compounds
hydrodistillation | oil extraction with boiling water
hydrolysis | the splitting of molecules by water
hypothalamus | a hormone-regulating brain area
hypoxia | oxygen shortage
image segmentation | dividing an image into regions
ImageNet | a collection of labeled images
imitation learning | learning from demonstrations
immunofluorescence | labeling with glowing antibodies
immunogenicity | the ability to provoke immune responses
immunoglobulin | an antibody protein | antibody proteins
immunohistochemistry | antibody-based tissue staining
immunological synapse | a contact zone of immune cells | contact zones of immune cells
immunoprecipitation | antibody-based capture of molecules
immunosuppression | weakening of the immune system
immunotherapy | treatment acting on the immune system | treatments acting on the immune system
in situ hybridization | a method for locating DNA or RNA
induced pluripotent stem cell | a cell reprogrammed into a stem cell | cells reprogrammed into stem cells
infarction | tissue death from lost blood supply | tissue deaths from lost blood supply
inferior vena cava | the lower body's main vein
innate immune response | an inborn defense reaction | inborn defense reactions
innate immunity | an organism's inborn defenses
insulin resistance | a weakened response to insulin
interferon | an immune signaling protein | immune signaling proteins
interleukin | an immune signaling protein | immune signaling proteins
interleukin-6 | an immune signaling protein
interneuron | a connecting nerve cell | connecting nerve cells
interquartile range | the range of the middle half of values | the ranges of the middle half of values
interstellar medium | the matter between stars
intraclass correlation coefficient | a measure of agreement or similarity | measures of agreement or similarity
intracranial aneurysm | a bulge in a brain artery | bulges in brain arteries
intracranial hemorrhage | bleeding inside the skull | bleeds inside the skull
intracranial hypertension | high pressure inside the skull
intracranial pressure | the pressure inside the skull
intraperitoneal injection | an injection into the belly cavity | injections into the belly cavity
ion channel | a membrane pore for charged atoms | membrane pores for charged atoms
ischemia | reduced blood supply
ischemic stroke | a stroke from blocked blood flow | strokes from blocked blood flow
isotope | an atomic variant of an element | atomic variants of an element
Japanese encephalitis virus | a mosquito-borne virus | mosquito-borne viruses
Japanese encephalitis | a viral brain infection
Kaplan-Meier curve | a plot of survival or events over time | plots of survival or events over time
keratinocyte | a cell of the outer skin | cells of the outer skin
kinase inhibitor | a substance blocking certain enzymes | substances blocking certain enzymes
kinase | an enzyme that attaches phosphate groups | enzymes that attach phosphate groups
Kullback-Leibler divergence | a measure of how distributions differ
Lamiaceae | the mint plant family
laparoscopy | keyhole surgery inside the abdomen
laparotomy | surgical opening of the abdomen
Large Hadron Collider | a particle accelerator near Geneva
large language model | an AI system trained on text | AI systems trained on text
latent infection | a dormant infection | dormant infections
latent variable | a variable inferred from others | variables inferred from others
lavage | rinsing of a body cavity
left ventricle | the heart's main pumping chamber
left ventricular ejection fraction | the share of blood pumped per heartbeat
lesion | a site of damage or abnormal change | sites of damage or abnormal change
leukocyte | a white blood cell | white blood cells
ligand | a binding molecule or ion | binding molecules or ions
Likert scale | a graded answer scale | graded answer scales
linalool | a floral-scented plant compound
linear regression | a straight-line fit to data | straight-line fits to data
lipid | a fat or fat-like molecule | fats or fat-like molecules
lipopolysaccharide | a bacterial surface molecule | bacterial surface molecules
local field potential | a voltage from many nerve cells | voltages from many nerve cells
logistic regression | a statistical model of outcome odds | statistical models of outcome odds
longitudinal study | a study with repeated measurements | studies with repeated measurements
low-density lipoprotein | a cholesterol-carrying blood particle | cholesterol-carrying blood particles
lower respiratory tract | the windpipe, airways and lungs
lumbar spine | the lower-back part of the spine
lymph node dissection | surgical removal of lymph nodes | surgical removals of lymph nodes
lymph node metastasis | cancer spread to the lymph nodes | cancer spread to the lymph nodes
lymph node | a small immune organ | small immune organs
lymphocyte | a type of white blood cell | white blood cells of one type
lymphoma | a cancer of immune cells | cancers of immune cells
lysine | a protein building block | protein building blocks
`;
