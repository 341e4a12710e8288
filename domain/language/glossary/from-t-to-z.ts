/** Terms of the glossary; how a line is made: `glossary.ts`. */
export const fromTToZ: string = `
T Tauri star | a young sun that is still contracting | young suns that are still contracting
tachycardia | a fast heart rate
tacrolimus | an immune-suppressing drug
tamoxifen | a breast cancer drug
tannin | a bitter plant compound | bitter plant compounds
tau lepton | a very heavy cousin of the electron | very heavy cousins of the electron
taxa | groups of organisms, such as species
taxon | a group of organisms, such as a species
tDCS | weak electricity applied to the scalp
technosignature | a sign of alien technology | signs of alien technology
Teichmüller space | a catalog of a surface's shapes | catalogs of a surface's shapes
tektite | natural glass from a meteorite impact | natural glass pieces from meteorite impacts
teleconnection | a climate link between distant places | climate links between distant places
teleoperation | the remote control of a machine
telomerase | an enzyme that lengthens chromosome ends
telomere | the end cap of a chromosome | the end caps of chromosomes
temporal lobe | a side region of the brain | the side regions of the brain
temporomandibular joint | the jaw hinge | the jaw hinges
tenofovir | an HIV and hepatitis drug
tensile strength | resistance to being pulled apart
tensor decomposition | the splitting of a multiway table into parts
tensor network | a set of number tables linked together | sets of number tables linked together
tensor-to-scalar ratio | the relative strength of early space ripples
TensorFlow | a software library for machine learning
terpene | a natural compound of resins and oils | natural compounds of resins and oils
tertiary referral center | a specialist hospital | specialist hospitals
tertile | a third of ranked data | thirds of ranked data
testis | a sperm-producing organ | sperm-producing organs
tetraquark | a particle with four building blocks | particles with four building blocks
thalamus | a relay area in the brain
thalassemia | an inherited hemoglobin disorder | inherited hemoglobin disorders
thematic analysis | a search for themes in texts
thermoelectric material | a solid that turns heat into electricity | solids that turn heat into electricity
thermosphere | a high layer of the atmosphere | high layers of atmospheres
Thomson scattering | the bouncing of light off free electrons
thrombectomy | removal of a blood clot
thrombin | a blood clotting enzyme
thrombocytopenia | a low blood platelet count
thromboembolism | a blood clot carried by the bloodstream | blood clots carried by the bloodstream
thrombolysis | the dissolving of blood clots
thrombosis | the formation of a blood clot
thrombus | a blood clot | blood clots
thymol | a compound in thyme oil
thymoquinone | a compound in black cumin seeds
Thymus vulgaris | thyme
thyroid | a hormone gland in the neck
thyroid gland | a hormone gland in the neck | hormone glands in the neck
thyroidectomy | surgical removal of a gland in the neck
tick-borne encephalitis virus | a virus spread by ticks | viruses spread by ticks
tidal deformability | how easily gravity stretches a body
tinnitus | ringing in the ears
titer | a measure of concentration | measures of concentration
TNF-alpha | an immune signaling protein
Toeplitz matrix | a number grid with constant diagonals | number grids with constant diagonals
tokamak | a doughnut-shaped fusion machine | doughnut-shaped fusion machines
Toll-like receptor | a germ-sensing immune protein | germ-sensing immune proteins
Toomre parameter | a gauge of a spinning disk's stability
top quark | the heaviest known elementary particle | the heaviest known elementary particles
topological data analysis | analysis of the shape of data
topological insulator | a material that conducts at its surface | materials that conduct at their surfaces
topological superconductor | a resistance-free material with edge states | resistance-free materials with edge states
toric code | a quantum error-fixing scheme on a grid | quantum error-fixing schemes on grids
total hip arthroplasty | hip replacement surgery
total knee arthroplasty | knee replacement surgery
Toxoplasma gondii | a parasite spread by cats
toxoplasmosis | an infection with a cat-borne parasite
trabecular bone | the spongy inner tissue of the skeleton
tracheal intubation | placing a breathing tube
tracheostomy | a surgical airway opening in the neck
tranexamic acid | a bleeding-reducing drug
trans-Neptunian object | a body of the outer solar system | bodies of the outer solar system
transcranial direct current stimulation | weak electric flow through the skull
transcranial magnetic stimulation | magnetic pulses to the brain
transcription factor | a gene-regulating protein | gene-regulating proteins
transcriptome | the full set of RNA molecules | full sets of RNA molecules
transcriptomics | the large-scale study of RNA
transfection | putting DNA or RNA into cells
transfer entropy | a measure of information flow
transferrin | an iron-carrying blood protein
transient ischemic attack | a brief stroke-like episode | brief stroke-like episodes
Transiting Exoplanet Survey Satellite | a planet-hunting spacecraft
transition metal dichalcogenide | a crystal of three-atom-thick sheets | crystals of three-atom-thick sheets
transmembrane domain | a protein part inside a membrane | protein parts inside membranes
transmission electron microscopy | imaging with beams through thin samples
transmission spectroscopy | reading light that passed through matter
transmon | a superconducting quantum bit | superconducting quantum bits
transposon | a DNA segment that can move | DNA segments that can move
trastuzumab | a breast cancer antibody drug
traveling salesman problem | finding the shortest tour of places
treebank | a set of texts with marked grammar | sets of texts with marked grammar
triboelectric nanogenerator | a device that turns rubbing into electricity | devices that turn rubbing into electricity
triglyceride | a type of fat molecule | a type of fat molecule
tritium | radioactive hydrogen
Trojan asteroid | a small rock sharing a planet's orbit | small rocks sharing a planet's orbit
trophic cascade | a ripple effect through a food web | ripple effects through food webs
trophic level | a step in the food chain | steps in the food chain
trophoblast | a placenta-forming cell | placenta-forming cells
troponin | a type of muscle protein | a group of muscle proteins
tropopause | the top of the lowest air layer
troposphere | the lowest layer of the atmosphere
Trypanosoma cruzi | the Chagas disease parasite
trypsin | a protein-digesting enzyme
tryptophan | a protein building block
Tully-Fisher relation | a link of galaxy spin and brightness
tumor microenvironment | the surroundings of a tumor | the surroundings of tumors
tumor necrosis factor | an immune signaling protein | immune signaling proteins
tumor suppressor | a tumor-curbing gene or protein | tumor-curbing genes or proteins
tumorigenesis | the formation of tumors
Turing machine | an abstract model of a computer | abstract models of computers
twisted bilayer graphene | two rotated carbon sheets
tympanic membrane | the eardrum | eardrums
Type Ia supernova | an exploding white dwarf
tyrosine | a protein building block | protein building blocks
tyrosine kinase inhibitor | a substance blocking signaling enzymes | substances blocking signaling enzymes
ubiquitin | a small protein that tags other proteins
ulcerative colitis | a chronic inflammatory bowel disease
ultra-diffuse galaxy | a big, very faint gathering of stars | big, very faint gatherings of stars
ultracool dwarf | a very faint star or failed star | very faint stars or failed stars
ultraluminous X-ray source | a very bright emitter of high-energy light | very bright emitters of high-energy light
ultrasonography | imaging with sound waves
UMAP | a way to draw complex data as a simple map
uncertainty quantification | measuring how sure a result is
univariate analysis | analysis of one variable at a time | analyses of one variable at a time
Unruh effect | the warmth felt by an accelerating observer
unsupervised domain adaptation | the fitting of a model to new unlabeled data
unsupervised learning | machine learning from unlabeled data
upper respiratory tract | the nose, sinuses and throat
upregulation | an increase in amount or activity
uremia | waste buildup in the blood
ureter | a tube from kidney to bladder | tubes from kidneys to bladder
urethra | the tube that drains the bladder
uric acid | a waste product in blood and urine
urinary tract infection | germ growth in bladder or kidneys
urothelial carcinoma | a cancer of the urinary tract lining | cancers of the urinary tract lining
vaccine adjuvant | an immune-boosting additive | immune-boosting additives
vaccinia virus | the smallpox vaccine virus
van der Waals force | a weak pull between molecules | weak pulls between molecules
vancomycin | an antibiotic
variational autoencoder | an AI model that learns to generate data | AI models that learn to generate data
variational inference | approximating hard probability calculations
variational quantum eigensolver | a hybrid method for lowest energies
varicella | chickenpox
vascular endothelial growth factor | a protein that spurs vessel growth
vasculitis | inflammation of blood vessels
vasoconstriction | the narrowing of blood vessels
vasodilation | widening of blood vessels
vector boson | a particle with one unit of spin | particles with one unit of spin
vector competence | a carrier's ability to pass on germs
vectorial capacity | a measure of disease spread by insects
venous thromboembolism | blood clots in veins or lungs
ventral tegmental area | a dopamine-making brain region
ventricular fibrillation | a chaotic quivering of the heart
vertebra | a bone of the spine | bones of the spine
viral load | the amount of virus present | amounts of virus present
viremia | virus in the bloodstream
virion | a single virus particle | single virus particles
virulence | the capacity to harm a host
virulence factor | a molecule that helps germs infect | molecules that help germs infect
visceral adipose tissue | fat around the inner organs
visceral leishmaniasis | a parasitic disease of inner organs
viscosity | a fluid's resistance to flow
visual acuity | sharpness of sight
visual analog scale | a line-based rating scale | line-based rating scales
visual analogue scale | a line-based rating scale | line-based rating scales
visual cortex | a brain area for vision
visual odometry | tracking motion by camera images
von Neumann entropy | a measure of quantum uncertainty
Voronoi tessellation | a map of nearest-point zones | maps of nearest-point zones
vorticity | a measure of local spin in a flow
voxel | a small cube of an image volume | small cubes of an image volume
voxel-based morphometry | a scan measure of brain tissue
W boson | a carrier of the weak nuclear force | carriers of the weak nuclear force
Wannier function | a crystal wave centered on one site | crystal waves centered on single sites
warfarin | a drug that slows clotting
warming hiatus | a period of slower surface warming
washout period | a pause between treatments | pauses between treatments
Wasserstein distance | a measure of the gap between distributions | measures of the gap between distributions
wavefunction | a description of a quantum state | descriptions of quantum states
waveguide | a channel that steers waves | channels that steer waves
wavelength | the distance between wave crests | the distances between wave crests
wavelet | a short burst-like wave | short burst-like waves
wavelet transform | a split of a signal into short waves | splits of a signal into short waves
weak lensing | slight bending of light by gravity
weakly interacting massive particle | a dark matter candidate | dark matter candidates
Weibull distribution | a curve of lifetimes or strengths | curves of lifetimes or strengths
West Nile virus | a mosquito-borne virus
Western blot | a lab test for proteins | lab tests for proteins
Weyl semimetal | a crystal with massless, handed electrons | crystals with massless, handed electrons
whispering gallery mode | a wave circling inside a curved wall | waves circling inside a curved wall
white dwarf | a dense remnant of a star | dense remnants of stars
Wigner crystal | a regular pattern of electrons alone | regular patterns of electrons alone
Wikidata | a free online store of facts
Wilcoxon rank-sum test | a rank-based test of two groups | rank-based tests of two groups
Wilcoxon signed-rank test | a rank-based test of paired data | rank-based tests of paired data
Wistar rat | a white lab rodent | white lab rodents
WMAP | a probe of the Big Bang's afterglow
Wolbachia | bacteria living inside insects and worms
Wolf-Rayet star | a hot massive sun shedding its outer layers | hot massive suns shedding their outer layers
word embedding | a word coded as numbers | words coded as numbers
word sense disambiguation | picking the meaning a term has in context
WordNet | a linked database of vocabulary meanings
X-ray diffraction | X-ray scattering that reveals structure
X-ray photoelectron spectroscopy | surface analysis by knocked-out electrons
xenograft | tissue transplanted between species | tissues transplanted between species
Xenopus | a genus of clawed frogs
XGBoost | a method that adds up many decision trees
xylem | water-carrying plant tissue
yellow fever | a viral disease spread by mosquitoes
yellow fever virus | a virus spread by mosquitoes
young stellar object | a forming star | forming stars
Young's modulus | a measure of stiffness
Z boson | a carrier of the weak nuclear force | carriers of the weak nuclear force
zebrafish | a small freshwater fish | small freshwater fish
Zeeman effect | the splitting of spectral lines by magnetism
Zeeman splitting | the parting of energy levels by a magnet
zeolite | a porous mineral | porous minerals
Zika virus | a mosquito-borne virus | mosquito-borne viruses
zodiacal light | sunlight scattered by dust between planets
zoonosis | a disease passed from animals to people | diseases passed from animals to people
zooplankton | tiny drifting animals
zygote | a cell formed by fertilization | cells formed by fertilization
`;
