/** Terms of the glossary; how a line is made: `glossary.ts`. */
export const fromIToM: string = `
IceCube | an Antarctic neutrino detector
idiopathic pulmonary fibrosis | a worsening scarring of the lungs
ileum | the last part of the small intestine
ileus | stalled movement of the bowel
IllustrisTNG | a large simulation of the universe
image inpainting | filling in missing parts of a picture
image segmentation | dividing an image into regions
ImageNet | a collection of labeled images
imitation learning | learning from demonstrations
immune checkpoint inhibitor | a cancer drug releasing body defenses | cancer drugs releasing body defenses
immunoassay | an antibody-based lab test | antibody-based lab tests
immunodeficiency | weakened defense against infection
immunofluorescence | labeling with glowing antibodies
immunogenicity | the ability to provoke immune responses
immunoglobulin | an antibody protein | antibody proteins
immunoglobulin G | a common type of antibody
immunohistochemistry | antibody-based tissue staining
immunological synapse | a contact zone of immune cells | contact zones of immune cells
immunoprecipitation | antibody-based capture of molecules
immunosuppression | weakening of the immune system
immunotherapy | treatment acting on the immune system | treatments acting on the immune system
in situ hybridization | a method for locating DNA or RNA
in vitro fertilization | conception in a lab dish
Inception Score | a rating of AI-made images
incremental cost-effectiveness ratio | the extra spending per added health gain | the extra spending per added health gain
indirect calorimetry | energy use measured from breathing
indium tin oxide | a clear conducting coating
induced pluripotent stem cell | a cell reprogrammed into a stem cell | cells reprogrammed into stem cells
inertial confinement fusion | igniting tiny fuel pellets by compression
infarct | an area of tissue dead from lost blood | areas of tissue dead from lost blood
infarction | tissue death from lost blood supply | tissue deaths from lost blood supply
inferior frontal gyrus | a brain area tied to speech
inferior vena cava | the lower body's main vein
inflammasome | an inflammation-starting protein complex | inflammation-starting protein complexes
inflammatory bowel disease | a chronic gut disorder | chronic gut disorders
inflaton | a proposed field behind early expansion
infliximab | an inflammation-blocking antibody drug
inflorescence | a flower cluster | flower clusters
infrared spectroscopy | probing matter with light beyond red
innate immune response | an inborn defense reaction | inborn defense reactions
innate immunity | an organism's inborn defenses
insular cortex | a folded-in region of the brain
insulin resistance | a weakened response to insulin
integer programming | optimization over whole numbers
integral field spectroscopy | taking a spectrum at each spot of an image
integrin | a cell-anchoring surface protein | cell-anchoring surface proteins
inter-rater reliability | agreement between judges
interferogram | a pattern from overlapping waves | patterns from overlapping waves
interferometer | a device that overlaps waves to measure | devices that overlap waves to measure
interferometry | measurement with overlapping waves
interferon | an immune signaling protein | immune signaling proteins
interferon-gamma | an immune signaling protein
intergalactic medium | the thin gas between galaxies
interleukin | an immune signaling protein | immune signaling proteins
interleukin-6 | an immune signaling protein
interneuron | a connecting nerve cell | connecting nerve cells
interobserver agreement | consistency between raters
interquartile range | the range of the middle half of values | the ranges of the middle half of values
interstellar extinction | the dimming of starlight by dust
interstellar medium | the matter between stars
interstellar object | a visitor from another star system | visitors from other star systems
interstitial lung disease | an inflaming or scarring breathing disorder | inflaming or scarring breathing disorders
intervertebral disc | a cushion between spine bones | cushions between spine bones
intima-media thickness | the depth of an artery's inner wall
intracerebral hemorrhage | bleeding within the brain
intraclass correlation coefficient | a measure of agreement or similarity | measures of agreement or similarity
intracluster light | the glow of stars between galaxies
intracluster medium | the hot gas between clustered galaxies
intracranial aneurysm | a bulge in a brain artery | bulges in brain arteries
intracranial hemorrhage | bleeding inside the skull | bleeds inside the skull
intracranial hypertension | high pressure inside the skull
intracranial pressure | the pressure inside the skull
intramedullary nail | a metal rod inside a broken bone | metal rods inside broken bones
intraocular pressure | the force of fluid inside the eye
intraperitoneal injection | an injection into the belly cavity | injections into the belly cavity
intron | a gene segment cut out of RNA | gene segments cut out of RNA
inverse Compton scattering | an energy boost of light by fast electrons
inverse reinforcement learning | inferring goals from observed behavior
ion channel | a membrane pore for charged atoms | membrane pores for charged atoms
ionosphere | the charged upper part of an atmosphere | the charged upper parts of atmospheres
irritable bowel syndrome | a gut disorder with belly pain
ischaemia | reduced blood supply
ischemia | reduced blood supply
ischemic stroke | a stroke from blocked blood flow | strokes from blocked blood flow
isocurvature perturbation | an early ripple in the mix of particles | early ripples in the mix of particles
isoform | a variant of a gene's product | variants of a gene's product
isoniazid | a tuberculosis drug
isotope | an atomic variant of an element | atomic variants of an element
itraconazole | an antifungal drug
Jaccard index | a measure of overlap between sets
Jacobian matrix | a table of slopes of several functions | tables of slopes of several functions
James Webb Space Telescope | an infrared observatory in orbit
Japanese encephalitis | a viral brain infection
Japanese encephalitis virus | a mosquito-borne virus | mosquito-borne viruses
Jarzynski equality | a law linking work and energy change
jaundice | yellowing of skin and eyes
jejunum | the middle of the small intestine
Jensen-Shannon divergence | a measure of how distributions differ
jet quenching | energy loss of particle sprays in hot matter
Josephson effect | a flow that tunnels through a thin barrier
Josephson junction | two superconductors with a thin barrier | superconductors joined by a thin barrier
Joule heating | warmth from electric current
JWST | a large infrared space telescope
kaempferol | a plant pigment compound
kagome lattice | a pattern of corner-sharing triangles | patterns of corner-sharing triangles
Kalman filter | a method tracking a state from noisy data | methods tracking a state from noisy data
Kaluza-Klein theory | gravity with hidden extra dimensions
KamLAND | an underground particle detector in Japan
Kampo | Japanese herbal medicine
kaon | a short-lived particle with a strange quark | short-lived particles with a strange quark
Kaplan-Meier analysis | an estimate of survival over time | estimates of survival over time
Kaplan-Meier curve | a plot of survival or events over time | plots of survival or events over time
karyotype | a chromosome profile | chromosome profiles
Kawasaki disease | a childhood blood vessel inflammation
Kelvin-Helmholtz instability | swirls where fluids slide past each other
Kendall's tau | a measure of agreement in ranking
Kennicutt-Schmidt law | a link of gas density and star birth
Kepler space telescope | a planet-hunting spacecraft
Keplerian orbit | an oval path around a single mass | oval paths around a single mass
keratin | a protein of hair, skin and nails | proteins of hair, skin and nails
keratinocyte | a cell of the outer skin | cells of the outer skin
kernel density estimation | a smooth curve drawn from data points
Kerr metric | the math of a spinning black hole
ketamine | an anesthetic drug
ketogenic diet | a high-fat, low-carbohydrate eating plan | high-fat, low-carbohydrate eating plans
kilonova | a glow after a neutron star collision
kilonovae | glows after neutron star collisions
kinase | an enzyme that attaches phosphate groups | enzymes that attach phosphate groups
kinase inhibitor | a substance blocking certain enzymes | substances blocking certain enzymes
kinetochore | a protein handle on a chromosome | protein handles on chromosomes
Klebsiella pneumoniae | a bacterium of gut and airways
knapsack problem | choosing items under a weight limit
knot theory | the math of tangled loops
knowledge distillation | training a small model to copy a large one
knowledge graph | a network of linked facts | networks of linked facts
Kolmogorov complexity | the length of the shortest description
Kolmogorov scale | the size of the smallest whirls in a flow
Kolmogorov-Smirnov test | a check of whether two data spreads differ | checks of whether two data spreads differ
Kondo effect | electrons screening a magnetic impurity
Korteweg-de Vries equation | a law of shallow water waves
Kruskal-Wallis test | a rank-based comparison of groups | rank-based comparisons of groups
Kubernetes | a system that manages software containers
Kuiper belt | a ring of icy bodies past Neptune
Kullback-Leibler divergence | a measure of how distributions differ
Kuramoto model | the math of rhythms falling in step
kurtosis | the heaviness of a distribution's tails
La Niña | a cooling of the tropical Pacific
lactate dehydrogenase | an enzyme of sugar breakdown
Lactobacillus | a genus of lactic acid bacteria
Lagrange multiplier | a helper value for optimizing with limits | helper values for optimizing with limits
Lagrange point | a spot where gravity and motion balance | spots where gravity and motion balance
lambda calculus | a minimal language of functions
Lamiaceae | the mint plant family
laminar flow | smooth, layered fluid motion
lamivudine | an HIV and hepatitis drug
Landau damping | the fading of waves by resonant particles
Landau level | an electron energy step in a magnetic field | electron energy steps in magnetic fields
Langevin dynamics | motion with friction and random kicks
Langevin equation | a law of motion with random kicks | laws of motion with random kicks
Langmuir probe | a rod that senses charged gas | rods that sense charged gas
laparoscopy | keyhole surgery inside the abdomen
laparotomy | surgical opening of the abdomen
Laplace approximation | a bell-curve stand-in for a distribution | bell-curve stand-ins for distributions
Large Hadron Collider | a particle accelerator near Geneva
large language model | an AI system trained on text | AI systems trained on text
Large Magellanic Cloud | a small galaxy near the Milky Way
Larmor radius | the size of a charged particle's circling
larynx | the voice box
Laser Interferometer Space Antenna | a planned gravitational wave observatory
Lassa fever | a rodent-borne viral disease
LASSO regression | a fit that keeps only some predictors
latent class analysis | a search for hidden subgroups | searches for hidden subgroups
latent Dirichlet allocation | a model of hidden themes in data
latent infection | a dormant infection | dormant infections
latent variable | a variable inferred from others | variables inferred from others
lattice Boltzmann method | fluid simulation on a grid
lattice gauge theory | a grid-based model of forces | grid-based models of forces
lattice QCD | calculating the strong force on a grid
lavage | rinsing of a body cavity
Lebesgue measure | the standard notion of length or volume
lectin | a sugar-binding protein | sugar-binding proteins
left ventricle | the heart's main pumping chamber
left ventricular ejection fraction | the share of blood pumped per heartbeat
left ventricular hypertrophy | a thickened heart wall
Leidenfrost effect | a drop floating on its own vapor
Leishmania | a genus of sand-fly-borne parasites
leishmaniasis | a parasitic disease spread by sandflies
lemmatization | reducing words to their base form
Lense-Thirring precession | an orbit's twist around a spinning mass
lenticular galaxy | a lens-shaped gathering of stars | lens-shaped gatherings of stars
lentivirus | a virus of the group that includes HIV | viruses of the group that includes HIV
leptin | a fat-tissue hormone curbing appetite
leptogenesis | a proposed origin of the excess of matter
lepton | a particle such as the electron | particles such as the electron
lepton flavor violation | one electron cousin turning into another
lepton universality | equal treatment of electrons and heavier kin
leptoquark | a proposed particle tying quarks to electrons | proposed particles tying quarks to electrons
lesion | a site of damage or abnormal change | sites of damage or abnormal change
leucine | a protein building block
leukocyte | a white blood cell | white blood cells
Levene's test | a check for equal spread
Levenshtein distance | the count of edits between two texts
LHCb | a particle physics detector at CERN
lidar | laser-based distance scanning
lidocaine | a numbing and heart-rhythm drug
Lie algebra | the math of tiny symmetric moves
ligand | a binding molecule or ion | binding molecules or ions
lightcurve | a record of brightness over time | records of brightness over time
LIGO | a gravitational wave observatory
Likert scale | a graded answer scale | graded answer scales
limbic system | brain areas tied to emotion
limonene | a citrus-scented plant compound
linalool | a floral-scented plant compound
Lindblad equation | a rule for leaky quantum motion
linear mixed model | a regression for grouped data | regressions for grouped data
linear programming | optimization under straight-line limits
linear regression | a straight-line fit to data | straight-line fits to data
linkage disequilibrium | the pairing of DNA variants beyond chance
linoleic acid | an unsaturated fat
lipase | a fat-splitting enzyme | fat-splitting enzymes
lipid | a fat or fat-like molecule | fats or fat-like molecules
lipid bilayer | a double fat layer, as around cells | double fat layers, as around cells
lipid peroxidation | oxygen damage to fats
lipid profile | the mix of fats, as in blood | mixes of fats, as in blood
lipopolysaccharide | a bacterial surface molecule | bacterial surface molecules
liposome | a tiny fat bubble | tiny fat bubbles
Lipschitz constant | a cap on how fast a function changes | caps on how fast functions change
Lipschitz continuity | a limit on how steeply values change
liquid chromatography | a method for separating dissolved compounds
lithotripsy | breaking up stones inside the body
lobectomy | surgical removal of one section of an organ
local anesthetic | a numbing drug | numbing drugs
local field potential | a voltage from many nerve cells | voltages from many nerve cells
locality-sensitive hashing | grouping similar data by short codes
locus coeruleus | a small alertness area in the brain
LOFAR | a radio telescope network in Europe
logistic regression | a statistical model of outcome odds | statistical models of outcome odds
lognormal distribution | a spread that is bell-shaped on a log scale | spreads that are bell-shaped on a log scale
longitudinal study | a study with repeated measurements | studies with repeated measurements
loop quantum gravity | a theory of space made of tiny pieces
Lorentz force | the push of fields on a moving charge | the push of fields on moving charges
Lorentz invariance | sameness of physics at any steady speed
Lorenz attractor | a butterfly-shaped pattern of chaos
low-density lipoprotein | a cholesterol-carrying blood particle | cholesterol-carrying blood particles
lower respiratory tract | the windpipe, airways and lungs
LSTM | an AI model for sequences | AI models for sequences
LSTM network | an AI model that handles sequences | AI models that handle sequences
lumbar puncture | a needle entry into the spinal canal | needle entries into the spinal canal
lumbar spine | the lower-back part of the spine
luminosity function | a count of objects by brightness | counts of objects by brightness
Luttinger liquid | particles moving as one along a line
Lyapunov exponent | a rate at which nearby paths separate | rates at which nearby paths separate
Lyman continuum | ultraviolet light that ionizes hydrogen
Lyman-alpha emission | ultraviolet light from hydrogen
Lyman-alpha emitter | a galaxy glowing in ultraviolet | galaxies glowing in ultraviolet
Lyman-alpha forest | a pattern of gas shadows in distant light
Lyman-break galaxy | a distant gathering of young stars | distant gatherings of young stars
Lyme disease | a tick-borne bacterial infection
lymph node | a small immune organ | small immune organs
lymph node dissection | surgical removal of lymph nodes | surgical removals of lymph nodes
lymph node metastasis | cancer spread to the lymph nodes | cancer spread to the lymph nodes
lymphadenectomy | surgical removal of lymph nodes
lymphocyte | a type of white blood cell | white blood cells of one type
lymphoma | a cancer of immune cells | cancers of immune cells
lysine | a protein building block | protein building blocks
lysosome | a cell's recycling compartment | cells' recycling compartments
Lévy flight | a random walk with rare long jumps | random walks with rare long jumps
M dwarf | a small, cool star | small, cool stars
macaque | a kind of monkey | a kind of monkey
Mach number | speed relative to a wave such as sound
macrophage | a scavenging immune cell | scavenging immune cells
macrosomia | large size at birth
macular degeneration | an eye disease of central vision
Magellanic Cloud | a nearby dwarf galaxy
Magellanic Clouds | two small galaxies near the Milky Way
magic state distillation | making clean quantum inputs from noisy ones
magnetar | a highly magnetized neutron star | highly magnetized neutron stars
magnetic flux rope | a twisted bundle of field lines | twisted bundles of field lines
magnetic helicity | a measure of how twisted field lines are
magnetic monopole | a lone north or south pole | lone north or south poles
magnetic reconnection | the snapping and rejoining of field lines
magnetic resonance imaging | imaging with magnets and radio waves
magnetic skyrmion | a tiny whirl of atomic spins | tiny whirls of atomic spins
magnetized plasma | charged gas threaded by field lines
magnetoencephalography | recording of the brain's magnetic fields
magnetohydrodynamics | the physics of electrically conducting fluids
magnetometer | a sensor of magnetic fields | sensors of magnetic fields
magnetopause | the edge of a planet's field bubble | the edges of planets' field bubbles
magnetoresistance | a change of resistance with magnetic field
magnetorotational instability | turbulence growth in spinning charged gas
magnetosheath | shocked solar wind around a planet's field
magnetosphere | the magnetic bubble around a planet or star | magnetic bubbles around planets or stars
magnetostriction | a change of shape in a magnetic field
magnetotail | a planet's field stretched out by solar wind | planets' fields stretched out by solar wind
magnon | a ripple of spins in a magnet | ripples of spins in a magnet
magnonics | technology that uses magnetic waves
Mahalanobis distance | how far a point is, scaled by data spread
main-sequence star | a star fusing hydrogen in its core | stars fusing hydrogen in their cores
major histocompatibility complex | a gene cluster for immune display proteins
Majorana fermion | a particle that is its own antiparticle | particles that are their own antiparticles
Majorana neutrino | a particle that is its own antimatter twin | particles that are their own antimatter twins
malondialdehyde | a marker of oxygen damage to fats
maltodextrin | a starch-derived powder
mammary gland | a milk-producing gland | milk-producing glands
mammography | breast X-ray imaging
manifold learning | finding hidden curved shapes in data
Mann-Whitney U test | a rank-based test of two groups | rank-based tests of two groups
MapReduce | a way to share data work among computers
Marangoni effect | flow driven by surface tension contrast
Markov chain | a random step-by-step process | random step-by-step processes
Markov chain Monte Carlo | a random sampling method
Markov decision process | a model of step-by-step decisions | models of step-by-step decisions
Markov random field | a web of linked chance values | webs of linked chance values
maser | a laser-like source of microwaves | laser-like sources of microwaves
mass spectrometry | sorting of molecules or atoms by mass
masseter | a chewing muscle | chewing muscles
massive MIMO | a wireless setup with many antennas
mast cell | an immune cell tied to allergy | immune cells tied to allergy
mastectomy | surgical removal of a breast
mastitis | inflammation of the breast or udder
matrix factorization | the splitting of a number table into parts
matrix metalloproteinase | a tissue-remodeling enzyme | tissue-remodeling enzymes
matrix product state | a compact description of a quantum system | compact descriptions of quantum systems
Maxwell's equations | the laws of electricity and magnetism
mean motion resonance | a simple ratio between orbit times | simple ratios between orbit times
mean-motion resonance | a simple ratio between orbit times | simple ratios between orbit times
measurement invariance | equal working of a test across groups
medial prefrontal cortex | a frontal midline brain area
mediastinum | the central part of the chest
mediation analysis | a test of go-between variables | tests of go-between variables
medulla oblongata | the lowest part of the brain
megamaser | a very bright natural microwave beam | very bright natural microwave beams
meiosis | a chromosome-halving cell division
Meissner effect | the push of magnetic fields out of a material
Melaleuca alternifolia | the tea tree
melanoma | a cancer of pigment-producing cells | cancers of pigment-producing cells
melatonin | a sleep-timing hormone
membrane potential | the voltage across a biological boundary | voltages across biological boundaries
memristor | a resistor that remembers past currents | resistors that remember past currents
Mendelian randomization | using gene variants as natural trials
meningitis | inflammation of membranes around the brain
Mentha spicata | spearmint
meristem | growth tissue of a plant | growth tissues of plants
Merkle tree | a branching list of data fingerprints | branching lists of data fingerprints
merozoite | a life stage of malaria-type parasites | a life stage of malaria-type parasites
mesenchymal stem cell | a maker of bone, fat or cartilage | makers of bone, fat or cartilage
meson | a short-lived particle made of quarks | short-lived particles made of quarks
mesothelioma | a cancer of the lining around organs | cancers of the lining around organs
messenger RNA | a working copy of a gene | working copies of genes
meta-analyses | pooled analyses of studies
meta-analysis | a pooled analysis of studies | pooled analyses of studies
meta-reinforcement learning | training AI to pick up new tasks quickly
metabolic syndrome | a cluster of heart and diabetes risks
metabolite | a small molecule of metabolism | small molecules of metabolism
metabolomics | the profiling of metabolism's small molecules
metagenomics | reading all genetic material in a sample
metaheuristic | a general search recipe | general search recipes
metalens | a flat lens of tiny structures | flat lenses of tiny structures
metamaterial | a material engineered by its structure | materials engineered by their structure
metastases | secondary tumors
metastasis | cancer spread to another site | cancer spread to other sites
metasurface | a thin patterned sheet that shapes waves | thin patterned sheets that shape waves
metazoan | a many-celled animal | many-celled animals
meteoroid | a small rock in space | small rocks in space
metformin | a diabetes drug
methicillin-resistant Staphylococcus aureus | a bacterium that withstands antibiotics
methotrexate | a cancer and arthritis drug
methyl group | a carbon-hydrogen chemical unit | carbon-hydrogen chemical units
methylprednisolone | an anti-inflammatory steroid
methyltransferase | an enzyme that adds one-carbon groups | enzymes that add one-carbon groups
metronidazole | a drug against bacteria and parasites
Metropolis-Hastings algorithm | a random walk that samples a distribution
microarray | a grid of tiny test spots | grids of tiny test spots
microbiome | a community of microbes | communities of microbes
microbiota | the microbes living in a place
MicroBooNE | a neutrino experiment at Fermilab
microcephaly | an unusually small head
microfluidics | the handling of tiny fluid amounts
microglia | immune cells of the brain
micrometeoroid | a tiny rock in space | tiny rocks in space
micronutrient | a vitamin or mineral | vitamins or minerals
microquasar | an X-ray star pair that shoots out jets | X-ray star pairs that shoot out jets
microRNA | a short gene-regulating RNA | short gene-regulating RNAs
microsatellite instability | errors in repeated DNA stretches
microswimmer | a tiny self-moving body in fluid | tiny self-moving bodies in fluid
microtubule | a protein tube in cells | protein tubes in cells
middleware | software that links other programs
Mie scattering | the bouncing of light off small grains
mild cognitive impairment | a slight decline in memory or thinking
millisecond pulsar | a very fast-spinning neutron star | very fast-spinning neutron stars
mini-Neptune | a planet a few times Earth's size | planets a few times Earth's size
MiniBooNE | a particle experiment at Fermilab
minimum inhibitory concentration | the lowest growth-stopping concentration | the lowest growth-stopping concentrations
Minkowski spacetime | the flat stage of special relativity
Mira variable | a slowly pulsing red giant | slowly pulsing red giants
mitochondria | energy-producing parts of cells
mitochondrial DNA | DNA in a cell's energy producers
mitochondrion | an energy-producing part of a cell | energy-producing parts of cells
mitogen-activated protein kinase | a cell-signaling enzyme | cell-signaling enzymes
mitosis | a form of cell division
mitotic spindle | a structure guiding cell division | structures guiding cell division
mitral regurgitation | backflow through a heart valve
mitral valve | a valve in the left side of the heart
modified Newtonian dynamics | a gravity theory rivaling dark matter
modified Rankin Scale | a rating of disability after stroke
modular form | a highly symmetric complex function | highly symmetric complex functions
moduli space | a catalog of shapes or solutions | catalogs of shapes or solutions
moiré superlattice | a pattern of two mismatched crystal layers | patterns of two mismatched crystal layers
molecular beam epitaxy | growing crystals layer by layer in vacuum
molecular cloud | a dense region of cold gas in space | dense regions of cold gas in space
molecular docking | the computed fitting of binding partners
molecular dynamics simulation | a computer simulation of moving atoms | computer simulations of moving atoms
molybdenum disulfide | a layered metal-sulfur material
monoclonal antibodies | lab-made antibodies of one type
monoclonal antibody | a lab-made antibody of a single type | lab-made antibodies of a single type
monocyte | a type of white blood cell | white blood cells of one type
monomer | a single molecular building block | single molecular building blocks
monoterpene | a ten-carbon natural compound | ten-carbon natural compounds
monotherapy | the use of one treatment alone | treatments used alone
Monte Carlo simulation | a calculation by random sampling | calculations by random sampling
Monte Carlo tree search | planning by random look-ahead
morbidity | illness or health complications
morpheme | the smallest unit of meaning in language | the smallest units of meaning in language
morphogenesis | the formation of shape and structure
Morris water maze | a swimming memory test for rodents
motor cortex | a brain area that directs movement
motor neuron | a nerve cell that drives muscles | nerve cells that drive muscles
Mott insulator | a state of particles pinned by repulsion | states of particles pinned by repulsion
mRNA | a molecule carrying gene instructions | molecules carrying gene instructions
mRNA vaccine | a vaccine carrying genetic instructions | vaccines carrying genetic instructions
MRSA | an antibiotic-defying bacterium
mTOR | a growth-controlling cell enzyme
MTT assay | a cell survival test | cell survival tests
mucin | a slimy protein of moist linings | slimy proteins of moist linings
mucosa | a moist lining tissue | moist lining tissues
multi-armed bandit | a choice problem with uncertain rewards | choice problems with uncertain rewards
multicenter study | a study run at several sites | studies run at several sites
multicollinearity | overlap among predictors
multidrug resistance | resistance to several drugs
multiferroic material | a solid with both magnetic and charge order | solids with both magnetic and charge order
multilayer perceptron | a basic neural network | basic neural networks
multinomial distribution | the chances of counts over several classes
multinomial logistic regression | a fit of chances for several classes
multiple imputation | filling data gaps in several ways
multiple myeloma | a cancer of antibody-making cells
multiple regression | a statistical model with several inputs | statistical models with several inputs
multiple sclerosis | an immune attack on nerve insulation
multispectral imaging | taking pictures in several color bands
multitask learning | training one model for several jobs
multivariate analysis | analysis of several variables at once | analyses of several variables at once
muon | a heavy cousin of the electron | heavy cousins of the electron
Murchison Widefield Array | an Australian radio telescope
muscular dystrophy | an inherited muscle-wasting disease | inherited muscle-wasting diseases
musculoskeletal disorder | a muscle, bone or joint problem | muscle, bone or joint problems
mutagenesis | the creation of mutations
MXene | a thin metal carbide or nitride sheet | thin metal carbide or nitride sheets
myalgia | muscle pain
Mycobacterium tuberculosis | the tuberculosis bacterium
myelin | the insulation around nerve fibers
myelopathy | a spinal cord disorder | spinal cord disorders
myocardial infarction | a heart attack | heart attacks
myocarditis | inflammation of the heart muscle
myocardium | the heart muscle
myoclonus | sudden muscle jerks
myofascial pain syndrome | muscle soreness with tender knots
myofibroblast | a tissue-contracting cell | tissue-contracting cells
myopathy | a muscle disease | muscle diseases
myosin | a motor protein, as in muscle | motor proteins, as in muscle
myositis | muscle inflammation
`;
