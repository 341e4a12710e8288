/** Terms of the glossary; how a line is made: `glossary.ts`. */
export const fromEToH: string = `
Echinococcus | a genus of tapeworms
Echinococcus granulosus | a dog tapeworm
echocardiogram | an ultrasound image of the heart | ultrasound images of the heart
echocardiography | ultrasound imaging of the heart
eclipsing binary | two stars that cross in front of each other | star pairs that cross in front of each other
ecliptic | the plane of Earth's orbit
Eddington limit | a brightness at which light balances gravity
Eddington luminosity | a brightness at which light balances gravity
edema | fluid buildup in tissue
EfficientNet | an image recognition network | image recognition networks
eicosapentaenoic acid | a fat found in fish oil
eigenfunction | a shape that an operation only rescales | shapes that an operation only rescales
eigenmode | a natural pattern of vibration | natural patterns of vibration
eigenstate | a quantum state with a definite value | quantum states with definite values
eigenvalue | a stretching factor of a matrix or operator | stretching factors of a matrix or operator
eigenvector | a direction that a matrix only stretches | directions that a matrix only stretches
Einstein field equations | the laws linking gravity and matter
Einstein ring | a circle of light bent by gravity | circles of light bent by gravity
ejection fraction | the share of blood pumped per heartbeat
El Niño | a warming of the tropical Pacific
El Niño-Southern Oscillation | a Pacific climate cycle
electric dipole moment | a measure of charge separation | measures of charge separation
electrocardiogram | a recording of the heart's electric signals | recordings of the heart's electric signals
electroencephalogram | a brain wave recording | brain wave recordings
electroencephalography | the recording of brain waves
electromyography | the recording of muscles' electric signals
electron microscopy | imaging with electron beams
electrophoresis | movement of particles in an electric field
electroweak interaction | the joint electromagnetic and weak force
electroweak phase transition | an early cosmic split of two basic forces
electroweak symmetry breaking | how the Higgs field gives particles mass
electrowetting | the spreading of drops by voltage
ELISA | an antibody-based lab test | antibody-based lab tests
elliptic curve | the graph of a certain cubic equation | graphs of certain cubic equations
embolism | a blockage of a vessel | blockages of vessels
embryonic stem cell | an embryo cell able to form any tissue | embryo cells able to form any tissue
encephalitis | inflammation of the brain
encephalopathy | a disorder of brain function | disorders of brain function
endarterectomy | surgical clearing of an artery
endocarditis | inflammation of the heart's inner lining
endocytosis | a cell's intake of outside material
endogenous retrovirus | a viral sequence in inherited DNA | viral sequences in inherited DNA
endometrial cancer | a cancer of the womb lining | cancers of the womb lining
endometriosis | womb-like tissue outside the womb
endometrium | the lining of the womb
endonuclease | an enzyme cutting DNA or RNA | enzymes cutting DNA or RNA
endoplasmic reticulum | a membrane network in cells
endoscopy | viewing inside the body by camera
endosome | a sorting sac inside a cell | sorting sacs inside cells
endothelial cell | an inner-lining cell, as in blood vessels | inner-lining cells, as in blood vessels
endothelial dysfunction | impaired working of vessel linings
endothelium | a thin layer of lining cells
endotracheal intubation | placing a breathing tube
ENSO | a Pacific climate cycle
entanglement entropy | a measure of quantum links between parts
Enterobacteriaceae | a large family of bacteria
enterocolitis | inflammation of small and large bowel
enterovirus | a virus of the group that includes polio | viruses of the group that includes polio
enzyme-linked immunosorbent assay | an antibody-based lab test | antibody-based lab tests
Eocene | an epoch of Earth's deep past
eosin | a pink tissue-staining dye
eosinophil | a white blood cell tied to allergy | white blood cells tied to allergy
epidermal growth factor | a protein that spurs cell growth
epidermal growth factor receptor | a cell-surface growth signal receiver
epidermis | the outermost tissue layer
epigenetic modification | a gene-controlling chemical mark | gene-controlling chemical marks
epigenetics | gene control by chemical marks
epinephrine | adrenaline
epipolar geometry | the math of two camera views
epistasis | interaction between genes
epithelial cell | a cell lining body surfaces | cells lining body surfaces
epithelial-mesenchymal transition | a cell's shift to a mobile form
epithelium | a tissue lining body surfaces | tissues lining body surfaces
epitope | a site the immune system recognizes | sites the immune system recognizes
epizootic | an animal disease outbreak | animal disease outbreaks
epoch of reionization | an early era when light split hydrogen atoms
Epstein-Barr virus | a virus of the herpes family
equation of state | a law linking pressure and density
Erdős-Rényi graph | a network of randomly drawn links | networks of randomly drawn links
ergodicity | time averages matching overall averages
erlotinib | a lung cancer drug
eROSITA | an X-ray telescope in space
error backpropagation | a training method for AI networks
erythema | skin redness
erythrocyte | a red blood cell | red blood cells
erythropoietin | a hormone for making red blood cells
Escherichia coli | a gut bacterium
esophageal varices | swollen veins of the food pipe
esophagitis | inflammation of the food pipe
esophagus | the food pipe
estimated glomerular filtration rate | a measure of kidney function
estradiol | a female sex hormone
estrogen receptor | a cell's sensor for a female hormone | cells' sensors for a female hormone
etanercept | an inflammation-blocking drug
Ethereum | a blockchain platform
etiology | the cause or origin of a condition | the causes or origins of conditions
Euclidean distance | a straight-line distance | straight-line distances
Euclidean space | the flat world of school geometry
eugenol | a compound in clove oil
eukaryote | an organism with cell nuclei | organisms with cell nuclei
Euler-Lagrange equation | a rule for paths of stationary action | rules for paths of stationary action
eutrophication | nutrient overload in water
evapotranspiration | water loss from soil and plants
Event Horizon Telescope | a worldwide network imaging black holes
event-related potential | a brain-wave response to an event | brain-wave responses to events
evoked potential | an electrical response to a stimulus | electrical responses to a stimulus
evolutionary algorithm | a search inspired by natural selection | searches inspired by natural selection
exciton | an electron bound to the hole it left | electrons bound to the holes they left
exocomet | an icy body around another star | icy bodies around other stars
exomoon | a moon outside the solar system | moons outside the solar system
exon | a gene segment kept in the final RNA | gene segments kept in the final RNA
exoplanet | a planet outside the solar system | planets outside the solar system
exosphere | the outermost layer of an atmosphere | the outermost layers of atmospheres
exploratory factor analysis | a search for hidden traits in data
extracellular matrix | the scaffold around cells
extracellular vesicle | a tiny sac released by cells | tiny sacs released by cells
extracorporeal membrane oxygenation | outside-the-body heart and lung support
extragalactic background light | the summed glow of all galaxies
extreme mass ratio inspiral | a small body circling into a giant black hole | small bodies circling into giant black holes
Faber-Jackson relation | a link of star speeds and galaxy brightness
factor analysis | a statistical model of hidden factors | statistical models of hidden factors
Faraday rotation | a magnetic twist of light's polarization
fasting glucose | blood sugar before eating
fasting plasma glucose | blood sugar before eating
fatty acid | a carbon-chain molecule, as in fats | carbon-chain molecules, as in fats
febrile neutropenia | fever with few white blood cells
federated learning | joint AI training on separate data
femoral head | the ball of the hip joint | the balls of hip joints
fentanyl | an opioid drug
Fermi Large Area Telescope | a gamma-ray detector in orbit
Fermi level | the top energy of filled electron states
Fermi liquid | matter whose particles act almost free
Fermi surface | the border of filled electron states | borders of filled electron states
fermion | a particle of the same class as electrons | particles of the same class as electrons
ferrimagnet | a magnet with unequal opposed spins | magnets with unequal opposed spins
ferritin | an iron-storing protein
ferroelectricity | built-in charge shift that a field flips
ferrofluid | a liquid that responds to magnets | liquids that respond to magnets
ferromagnet | a permanently magnetic material | permanently magnetic materials
ferroptosis | iron-driven cell death
Feynman diagram | a sketch of particle interactions | sketches of particle interactions
fibrin | a clot-forming protein
fibrinogen | a blood clotting protein
fibroblast | a connective-tissue cell | connective-tissue cells
fibromyalgia | a chronic pain disorder
fibronectin | a cell-anchoring protein
fibrosis | tissue scarring
filovirus | a virus of the group that includes Ebola | viruses of the group that includes Ebola
finite automaton | a simple rule-following machine model | simple rule-following machine models
finite element analysis | simulation built on small pieces
finite element method | calculation by splitting shapes into pieces
fistula | a passage linking two body structures | passages linking two body structures
Flaviviridae | a virus family
flavivirus | a type of RNA virus | a group of RNA viruses
flavonoid | a type of plant compound | a group of plant compounds
flexion | the bending of a joint
flexoelectricity | voltage from bending a material
Floquet system | a setup driven at a steady beat | setups driven at a steady beat
Floquet theory | the math of systems driven at a steady beat
flow cytometry | measuring cells in a fluid stream
flow-mediated dilation | vessel widening as blood rushes in
fluorescence | the re-emission of absorbed light
fluoroquinolone | a synthetic antibiotic | synthetic antibiotics
fluoroscopy | real-time X-ray imaging
fluorouracil | a chemotherapy drug
fMRI | brain imaging based on blood oxygen
Fokker-Planck equation | a rule for how chances drift and spread
folate | a B vitamin
folic acid | a B vitamin
forced expiratory volume | the air blown out in a set time
Fourier series | a sum of simple waves
Fourier transform | a split of a signal into frequencies | splits of a signal into frequencies
fractal dimension | a measure of roughness or complexity | measures of roughness or complexity
frequency comb | light with evenly spaced colors
frontal lobe | the front region of the brain | the front regions of the brain
Fréchet Inception Distance | a rating of AI-made images
functional magnetic resonance imaging | a scan of brain activity
functional near-infrared spectroscopy | light-based measurement of brain activity
fuzzing | testing software with random input
G protein-coupled receptor | a cell-surface signal receiver | cell-surface signal receivers
Gaia mission | a star-mapping space telescope
gait | a manner of walking or running | manners of walking or running
galactic bulge | the rounded center of a galaxy | the rounded centers of galaxies
Galactic Center Excess | surplus gamma rays from the Milky Way's core
galaxy morphology | the shape of a vast gathering of stars | the shapes of vast gatherings of stars
GALEX | an ultraviolet space telescope
gallium nitride | a semiconductor for lights and chips
Galois group | the symmetries of an equation's roots | the symmetries of equations' roots
gamete | a sex cell, such as an egg or sperm | sex cells, such as eggs and sperm
gamification | the use of game features in other settings
gamma-aminobutyric acid | a signal-damping nerve chemical
gamma-ray burst | a brief flash of gamma rays | brief flashes of gamma rays
gas chromatography | a method for separating vapors
gastrectomy | full or partial stomach removal
gastric bypass | a weight-loss stomach operation | weight-loss stomach operations
gastric emptying | the passage of food out of the stomach
gastritis | inflammation of the stomach lining
gastrocnemius | a calf muscle
gastroenteritis | stomach and bowel inflammation
gastroesophageal reflux disease | stomach acid rising into the food pipe
gastrointestinal tract | the path of food through the body
gauge boson | a force-carrying particle | force-carrying particles
gauge theory | physics built on local symmetry
Gaussian distribution | a bell-shaped curve | bell-shaped curves
Gaussian mixture model | a sum of bell curves fitted to data | sums of bell curves fitted to data
Gaussian noise | random scatter shaped like a bell curve
Gaussian process | a probability model over functions | probability models over functions
Gaussian process regression | flexible curve fitting with error bars
gemcitabine | a chemotherapy drug
general relativity | Einstein's theory of gravity
generalized estimating equation | a model for repeated measurements | models for repeated measurements
generalized linear model | a broadened form of regression | broadened forms of regression
generative adversarial network | a pair of AI networks trained as rivals | pairs of AI networks trained as rivals
genetic drift | random change in gene frequency
genome-wide association study | a search for trait-linked DNA variants | searches for trait-linked DNA variants
genotype | a genetic makeup or variant | genetic makeups or variants
genotyping | the determination of genetic variants
geodesic | a shortest or straightest path | shortest or straightest paths
geodynamo | the source of Earth's magnetic field
germline mutation | an inheritable DNA change | inheritable DNA changes
gestational age | time since a pregnancy began | times since a pregnancy began
gestational diabetes | high blood sugar arising in pregnancy
gestational diabetes mellitus | high blood sugar in pregnancy
gestational hypertension | high blood pressure in pregnancy
ghrelin | a hunger hormone
giant molecular cloud | a vast region of cold gas in space | vast regions of cold gas in space
Gibbs sampling | random draws one variable at a time
Ginzburg-Landau theory | a model of order near a phase change
Gleason score | a grade of prostate cancer | grades of prostate cancer
glial cell | a supporting cell in nerve tissue | supporting cells in nerve tissue
glioblastoma | a type of brain tumor | brain tumors of one type
glioma | a tumor of nerve support cells | tumors of nerve support cells
globular cluster | a dense, round star cluster | dense, round star clusters
glomerular filtration rate | a measure of kidney function | measures of kidney function
glomerulonephritis | inflammation of the kidney's filters
glucagon | a blood-sugar-raising hormone
glucagon-like peptide-1 | a gut hormone
glucocorticoid | a steroid hormone or related drug | steroid hormones or related drugs
glucose tolerance | the body's handling of sugar
glueball | a proposed particle of pure strong force | proposed particles of pure strong force
gluino | a proposed twin of the strong force carrier | proposed twins of the strong force carrier
gluon | a particle that binds quarks | particles that bind quarks
glutamate | an amino acid and nerve signal
glutathione | an antioxidant made in cells
glutathione peroxidase | an antioxidant enzyme
glycated hemoglobin | a long-term blood sugar marker
glycemic control | the management of blood sugar
glycolysis | the breakdown of sugar for energy
glycoprotein | a protein carrying sugar chains | proteins carrying sugar chains
glycosaminoglycan | a long sugar chain in tissue | long sugar chains in tissue
glycosylation | attachment of sugars to molecules
Golgi apparatus | a cell's sorting and packing structure
gonadotropin | a hormone acting on the sex glands | hormones acting on the sex glands
gradient boosting | the stepwise combining of simple models
gradient descent | a stepwise search for a minimum
graft-versus-host disease | an attack of donor cells on the patient
grain boundary | a seam between crystals in a solid | seams between crystals in a solid
Gram-negative bacterium | a microbe with a double membrane | microbes with a double membrane
Gram-positive bacterium | a microbe with a thick cell wall | microbes with a thick cell wall
Granger causality | whether one series helps predict another
granulocyte | a grainy white blood cell | grainy white blood cells
granuloma | a knot of immune cells | knots of immune cells
graph coloring | labeling a network so neighbors differ
graph convolutional network | an AI model for linked data | AI models for linked data
graph isomorphism | a perfect match between two networks | perfect matches between two networks
graph Laplacian | a matrix of a network's links | matrices of networks' links
graph neural network | an AI model for network-like data | AI models for network-like data
graphene | a single-atom-thick carbon sheet
gravitational lensing | the bending of light by gravity
gravitational microlensing | the brightening of light by a passing mass
gravitational singularity | a spot where spacetime breaks down | spots where spacetime breaks down
gravitational wave | a ripple in space-time | ripples in space-time
gravitational-wave background | the hum of many spacetime ripples
gravitino | a proposed partner of the gravity particle | proposed partners of the gravity particle
graviton | a proposed carrier of gravity | proposed carriers of gravity
Gross-Pitaevskii equation | a wave law for quantum fluids
Grover's algorithm | a quantum search method
Guillain-Barré syndrome | an immune attack on nerves
gut microbiome | the microbes living in the gut | communities of gut microbes
gut microbiota | microbes living in the gut
gyrochronology | dating stars by their spin
gyrus | a fold of the brain surface | folds of the brain surface
H-alpha emission | red light from hydrogen
hadron | a particle made of quarks | particles made of quarks
hadronization | the binding of quarks into particles
Haemophilus influenzae | a bacterium of the airways
haemorrhage | bleeding | bleeds
half-maximal inhibitory concentration | the concentration that halves an activity | concentrations that halve an activity
halo occupation distribution | how many galaxies dark matter clumps host
Hamiltonian cycle | a loop visiting each network point once | loops visiting each network point once
Hamiltonian Monte Carlo | a physics-inspired random draw method
Hamming distance | a tally of differing positions
hantavirus | a rodent-borne virus | rodent-borne viruses
haplotype | a set of DNA variants inherited together | sets of DNA variants inherited together
haptic feedback | touch signals from a device
hash function | a rule turning data into short codes | rules turning data into short codes
Hausdorff dimension | a measure of how rough a set is
Hausdorff distance | the largest mismatch between two shapes
hazard ratio | a ratio of event rates | ratios of event rates
HbA1c | a long-term marker of blood sugar
Heisenberg model | a simplified picture of interacting spins
helicase | an enzyme that unzips DNA or RNA | enzymes that unzip DNA or RNA
Helicobacter pylori | a stomach bacterium
heliocentric distance | how far something is from the Sun
heliopause | the outer edge of the Sun's wind bubble
helioseismology | the study of the Sun's inner vibrations
heliosphere | the Sun's bubble of charged particles
Hellinger distance | a gap measure for chance distributions
helminth | a parasitic worm | parasitic worms
hemagglutination | the clumping of red blood cells
hemagglutinin | a protein that clumps blood cells | proteins that clump blood cells
hemangioma | a growth of blood vessels | growths of blood vessels
hematocrit | the share of red cells in blood
hematoma | a pool of blood outside the vessels | pools of blood outside the vessels
hematopoiesis | the formation of blood cells
hematopoietic stem cell | a blood-forming cell | blood-forming cells
hematopoietic stem cell transplantation | transfer of blood-forming tissue
hematuria | blood in the urine
hemodialysis | blood cleaning by machine
hemodynamics | the movement of blood
hemoglobin | an oxygen-carrying protein | oxygen-carrying proteins
hemoglobin A1c | a long-term blood sugar marker
hemorrhage | bleeding | bleeds
hemorrhagic fever | a feverish illness with bleeding | feverish illnesses with bleeding
hemostasis | the stopping of bleeding
heparin | a substance that slows blood clotting
hepatectomy | removal of all or part of the liver
hepatic steatosis | fat buildup in the liver
hepatitis | inflammation of the liver
hepatitis B | a viral liver infection
hepatitis B virus | a virus that infects the liver
hepatitis C | a viral liver infection
hepatitis C virus | a virus that infects the liver
hepatitis E | a viral liver infection
hepatocellular carcinoma | a liver cancer | liver cancers
hepatocyte | a liver cell | liver cells
hepatotoxicity | liver damage from substances
Herbig-Haro object | a glowing patch of gas hit by a star's jet | glowing patches of gas hit by stars' jets
herbivory | the eating of plants
heritability | the genetic share of trait differences
herpes simplex virus | a germ tied to cold and genital sores
herpes zoster | shingles
Hertzsprung-Russell diagram | a plot of star color and brightness | plots of star color and brightness
Hessian matrix | a table of how slopes change | tables of how slopes change
heterogeneity | variation among parts
heterojunction | a contact of two different semiconductors | contacts of two different semiconductors
heteroscedasticity | uneven spread of errors
heteroskedasticity | scatter that changes across the data
heterostructure | a stack of different materials | stacks of different materials
hiatal hernia | a stomach bulge into the chest
hidden Markov model | a model of unseen changing states | models of unseen changing states
Higgs boson | a particle tied to the origin of mass | particles tied to the origin of mass
high-density lipoprotein | a cholesterol-carrying blood particle | cholesterol-carrying blood particles
high-entropy alloy | a metal blended from many elements | metals blended from many elements
Hilbert space | a math world with lengths and angles | math worlds with lengths and angles
hippocampus | a brain area tied to memory
histamine | a chemical released in allergy
histology | microscopic tissue structure or its study
histone | a protein that packages DNA | proteins that package DNA
histopathology | the microscopic study of diseased tissue
Hodgkin lymphoma | a cancer of immune cells
holographic principle | the idea that a boundary encodes a volume
homeomorphism | a continuous reversible mapping | continuous reversible mappings
homeostasis | a steady inner balance
homocysteine | a sulfur-containing amino acid
homologous recombination | DNA exchange between matching strands
homomorphic encryption | computing on data that stays coded
homomorphism | a map that keeps structure | maps that keep structure
homophily | the pull of like toward like
homotopy | a continuous bending of one map to another
Hopf bifurcation | the birth of a rhythm from a steady state | births of rhythms from steady states
Hopfield network | a memory made of linked units | memories made of linked units
horizontal gene transfer | DNA passing outside parent-child lines
Horndeski gravity | a broad family of extended Einstein theories
hot Jupiter | a giant planet close to its star | giant planets close to their stars
hot subdwarf | a compact, blue, aging star | compact, blue, aging stars
Hubbard model | a grid picture of hopping particles
Hubble constant | the universe's present expansion rate
Hubble tension | a mismatch in cosmic expansion rates
human chorionic gonadotropin | a pregnancy hormone
human immunodeficiency virus | the virus that causes AIDS
human metapneumovirus | an airway germ related to RSV
human papillomavirus | a virus infecting skin and moist linings | viruses infecting skin and moist linings
humerus | the upper arm bone
Huntington's disease | an inherited brain disorder
hyaluronic acid | a water-binding tissue molecule
hydrocarbon | a carbon-hydrogen compound | carbon-hydrogen compounds
hydrocephalus | fluid buildup in the brain
hydrodistillation | oil extraction with boiling water
hydrodynamic simulation | a computer model of flowing matter | computer models of flowing matter
hydrodynamical simulation | a computer model of flowing matter | computer models of flowing matter
hydrodynamics | the physics of moving fluids
hydrolysis | the splitting of molecules by water
hydroxychloroquine | a malaria and lupus drug
hyperbolic geometry | the math of saddle-curved space
hypercholesterolemia | high blood cholesterol
hypercube | a square box in many dimensions | square boxes in many dimensions
hyperemia | increased blood flow to tissue
hyperfine structure | tiny energy shifts tied to an atom's nucleus
hyperglycaemia | high blood sugar
hyperglycemia | high blood sugar
hypergraph | a network with multi-way links | networks with multi-way links
hyperinsulinemia | high blood insulin
hyperlipidemia | high blood fat levels
hypernova | an extremely energetic star explosion | extremely energetic star explosions
hyperon | a proton cousin with strange quarks | proton cousins with strange quarks
hyperparameter | a higher-level setting of a model | higher-level settings of a model
hyperparameter optimization | the automatic tuning of model settings
hyperplane | a flat cut through many-dimensional space | flat cuts through many-dimensional space
hyperplasia | tissue growth by extra cells
hyperspectral imaging | taking pictures in many narrow color bands
hypersphere | a ball's surface in many dimensions | balls' surfaces in many dimensions
hyperthyroidism | an overactive hormone gland in the neck
hypertriglyceridemia | high levels of a blood fat
hypertrophic cardiomyopathy | thickening of the heart muscle
hypertrophy | the enlargement of cells or tissue
hyperuricemia | excess uric acid in the blood
hypervelocity star | a sun fast enough to leave its galaxy | suns fast enough to leave their galaxy
hypervisor | software that runs virtual machines | pieces of software that run virtual machines
hypoglycaemia | low blood sugar
hypoglycemia | low blood sugar
hypothalamus | a hormone-regulating brain area
hypothermia | lowered body temperature
hypothyroidism | an underactive neck hormone gland
hypoxemia | low blood oxygen
hypoxia | oxygen shortage
hysterectomy | surgical removal of the womb
hysteresis | a system's dependence on its past
`;
