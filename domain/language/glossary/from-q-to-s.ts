/** Terms of the glossary; how a line is made: `glossary.ts`. */
export const fromQToS: string = `
quadcopter | a drone with four propellers | drones with four propellers
quadratic programming | optimizing costs with squared terms
quadriceps | the front thigh muscles
quadrotor | a drone with four propellers | drones with four propellers
quality-adjusted life year | a health-weighted year of life | health-weighted years of life
quantile regression | a fit of chosen percentiles | fits of chosen percentiles
quantitative trait loci | trait-linked DNA regions
quantitative trait locus | a trait-linked DNA region
quantum advantage | an edge over classical methods
quantum cascade laser | an infrared semiconductor light source | infrared semiconductor light sources
quantum chromodynamics | the theory of the strong nuclear force
quantum coherence | wave-like order among states
quantum contextuality | the link of outcomes to what else is measured
quantum discord | a measure of links beyond the classical kind
quantum dot | a tiny speck that confines electrons | tiny specks that confine electrons
quantum electrodynamics | quantum theory of light and charged matter
quantum entanglement | a uniquely quantum link between systems
quantum error correction | the protection of qubits from faults
quantum field theory | a theory of particles as fields
quantum gate | a basic operation on qubits | basic operations on qubits
quantum Hall effect | stepwise conduction in a magnetic field
quantum key distribution | the sharing of secret codes by light
quantum mechanics | the physics of atoms and particles
quantum phase transition | a switch between states at absolute zero | switches between states at absolute zero
quantum spin liquid | a magnet whose spins stay in motion | magnets whose spins stay in motion
quantum state tomography | reconstructing a system from measurements
quantum superposition | being in several states at once
quantum supremacy | an edge over classical computers
quantum teleportation | the transfer of a state by entanglement
quantum thermodynamics | the study of heat and work in tiny systems
quantum tunneling | the crossing of an energy barrier
quantum well | a thin layer that traps particles | thin layers that trap particles
quark-gluon plasma | a hot soup of freed nuclear building blocks
quarkonium | a heavy particle bound to its antiparticle | heavy particles bound to their antiparticles
quasar | a very bright galaxy core | very bright galaxy cores
quasinormal mode | a ringing pattern that fades with time | ringing patterns that fade with time
quasiparticle | a group motion acting like one particle | group motions acting like particles
quasispecies | a cloud of related variants
qubit | the quantum version of a bit | the quantum version of bits
quercetin | a plant pigment compound
quiescent galaxy | a gathering of stars that forms few new ones | gatherings of stars that form few new ones
quintessence field | a proposed source of changing dark energy | proposed sources of changing dark energy
quorum sensing | density-based signaling of bacteria
r-process nucleosynthesis | the rapid forging of heavy elements
Rademacher complexity | how well models fit random labels
radial velocity | speed toward or away from a point | speeds toward or away from a point
radiative transfer | the passage of light or heat through matter
radiculopathy | a disorder of a spinal nerve root | disorders of spinal nerve roots
radiofrequency ablation | tissue destruction with radio-wave heat
radiograph | an X-ray image | X-ray images
radiography | imaging with penetrating radiation
Raman scattering | light changing color off vibrating atoms
Raman spectroscopy | chemical analysis with laser light
random graph | a network with links set by chance | networks with links set by chance
randomised controlled trial | a study assigning treatments by chance | studies assigning treatments by chance
randomized controlled trial | a study assigning treatments by chance | studies assigning treatments by chance
Rayleigh scattering | the deflection of light by tiny particles
Rayleigh-Bénard convection | fluid motion driven by heating from below
Rayleigh-Taylor instability | the sinking of heavy fluid into lighter fluid
reactive oxygen species | oxygen-based molecules that react readily | oxygen-based molecules that react readily
receptor antagonist | a blocker of a cell's signal receiver | blockers of cells' signal receivers
recombinant protein | a protein made from engineered DNA | proteins made from engineered DNA
rectified linear unit | a cutoff step in neural networks | cutoff steps in neural networks
recurrence-free survival | staying alive and relapse-free
recurrent neural network | an AI model with memory for sequences | AI models with memory for sequences
red dwarf | a small, cool star | small, cool stars
redshift | a shift of light to longer wavelengths | shifts of light to longer wavelengths
redshift-space distortion | the warping of galaxy maps by motion
regolith | loose rock and dust covering a surface
regression model | a statistical model relating variables | statistical models relating variables
reinforcement learning | learning by trial and error
relative risk | a ratio of two groups' risks | ratios of two groups' risks
Relativistic Heavy Ion Collider | a particle accelerator in New York
relic density | the leftover amount of early particles
remdesivir | an antiviral drug
renal cell carcinoma | a kidney cancer | kidney cancers
renal failure | a loss of kidney function
renal function | how well the kidneys work
renal insufficiency | weakened working of the kidneys
renal replacement therapy | dialysis or a kidney transplant
renal transplantation | the surgical transfer of a donor kidney
renin | a blood-pressure-regulating enzyme
renormalization group | a way to zoom between physical scales
reperfusion | the return of blood flow
ResNet | a deep AI model with shortcut links | deep AI models with shortcut links
respiratory syncytial virus | a virus infecting the airways
respiratory tract | the airways and lungs
restricted Boltzmann machine | a two-layer network of random on-off units | two-layer networks of random on-off units
retina | the light-sensing layer of the eye
retinopathy | damage to the back of the eye
retinopathy of prematurity | an eye disease of preterm infants
retrospective chart review | a study of past medical records | studies of past medical records
retrospective cohort study | a study of groups using past records | studies of groups using past records
retrospective study | a study of past data | studies of past data
retrovirus | a virus copying RNA into DNA | viruses copying RNA into DNA
revascularization | the restoring of blood flow
reverse transcriptase | an enzyme copying RNA into DNA | enzymes copying RNA into DNA
rheology | the flow behavior of materials
rheumatoid arthritis | an autoimmune joint disease
rhinitis | inflammation of the nose lining
rhinovirus | a common cold virus | common cold viruses
rhizosphere | the soil zone around roots
ribavirin | an antiviral drug
ribosomal RNA | a part of a cell's protein-making machine
ribosome | a cell's protein-making machine | cells' protein-making machines
Ricci flow | a smoothing of a shape's curvature
Richtmyer-Meshkov instability | fluid mixing set off by a shock
Riemann hypothesis | a claim about the spread of prime numbers
Riemann zeta function | a formula tied to prime numbers
Riemannian manifold | a curved space with measured distances | curved spaces with measured distances
rifampicin | a tuberculosis drug
Rift Valley fever | a viral disease of livestock and people
Rift Valley fever virus | a virus of livestock and people
risk ratio | one group's risk divided by another's | one group's risk divided by another's
rituximab | an antibody drug
RNA interference | gene silencing by small RNA
RNA polymerase | an RNA-building enzyme | RNA-building enzymes
Roche lobe | the region a star's gravity holds | the regions held by stars' gravity
rosmarinic acid | a compound in rosemary and mint
Rosmarinus officinalis | rosemary
Rossby wave | a large swing in a rotating fluid | large swings in a rotating fluid
rotator cuff | muscles and tendons around the shoulder
rotavirus | a germ tied to diarrhea | germs tied to diarrhea
Roux-en-Y gastric bypass | a weight-loss operation on the stomach
RR Lyrae variable | an old pulsing star | old pulsing stars
rubella | German measles
ruminant | a cud-chewing animal | cud-chewing animals
Runge-Kutta method | a step-by-step solver of equations of change | step-by-step solvers of equations of change
Rydberg state | a highly excited electron level | highly excited electron levels
Rényi entropy | a measure of uncertainty or diversity
saccade | a quick eye movement | quick eye movements
Saccharomyces cerevisiae | baker's yeast
salivary gland | a spit-making organ | spit-making organs
saponin | a soap-like plant compound | soap-like plant compounds
sarcoidosis | a disease of immune cell clumps
sarcoma | a cancer of bone or soft tissue | cancers of bone or soft tissue
sarcopenia | loss of muscle mass and strength
scalar field | a number at each point of space | numbers at each point of space
scalar spectral index | how early density ripples vary with size
scanning tunneling microscopy | imaging atoms with a fine electric probe
Schechter function | a curve of counts by brightness or mass | curves of counts by brightness or mass
schistosomiasis | a parasitic worm disease
Schmallenberg virus | a livestock virus spread by midges
Schrödinger equation | a law of wave motion, as in quantum physics | laws of wave motion, as in quantum physics
Schwarzschild metric | the math of spacetime around a round mass
Schwarzschild radius | the size of a black hole's edge
sciatic nerve | the large cable from spine to leg
scintigraphy | imaging with a radioactive tracer
scintillator | a material that flashes under radiation | materials that flash under radiation
scoliosis | a sideways curve of the spine
second harmonic generation | the frequency doubling of waves
secondary endpoint | a trial's additional measured outcome | a trial's additional measured outcomes
secretory pathway | a cell's export route | cells' export routes
Seebeck coefficient | voltage per degree of heat difference | voltages per degree of heat difference
selective serotonin reuptake inhibitor | a type of antidepressant | a type of antidepressant
semantic parsing | turning sentences into formal meaning
semantic segmentation | labeling every image point by class
semi-major axis | half of an ellipse's longest width
semi-structured interview | an interview that follows a flexible guide | interviews that follow a flexible guide
semidefinite programming | finding an optimum over matrices
semimajor axis | half of an ellipse's longest width
sensorimotor cortex | a brain area for touch and movement
sensory neuron | a nerve cell for sensory signals | nerve cells for sensory signals
sentinel lymph node | the first lymph node a tumor drains to | the first lymph nodes a tumor drains to
septic shock | infection with collapsing blood pressure
sequela | an aftereffect of illness or injury | aftereffects of illness or injury
sequelae | aftereffects of illness or injury
sequential Monte Carlo | estimation with evolving random draws
serine | a protein building block
seroconversion | the appearance of antibodies in blood
seroprevalence | the share of a population with antibodies
serotonin | a chemical messenger in the body
serotype | a microbe variety told apart by antibodies | microbe varieties told apart by antibodies
serum albumin | a major blood protein
serverless computing | running code on cloud-managed machines
sesquiterpene | a fifteen-carbon natural compound | fifteen-carbon natural compounds
Seyfert galaxy | a gathering of stars with a bright core | gatherings of stars with bright cores
sham stimulation | a pretend treatment for comparison
Shannon entropy | a measure of uncertainty or diversity | measures of uncertainty or diversity
shape memory alloy | a metal that springs back when heated | metals that spring back when heated
Shapiro-Wilk test | a check for bell-shaped data | checks for bell-shaped data
shear stress | a sideways force on a surface | sideways forces on a surface
Shigella | a genus of gut bacteria
Shor's algorithm | a quantum method to factor numbers
short-chain fatty acid | a small molecule made by gut microbes | small molecules made by gut microbes
Siamese network | twin AI models that compare two inputs
sickle cell disease | an inherited red blood disorder
signal-to-noise ratio | a measure of clarity over background | measures of clarity over background
silicene | a sheet of silicon atoms
simplicial complex | a shape built of points and triangles
simulated annealing | a search inspired by cooling metal
single nucleotide polymorphism | a one-letter DNA variation | one-letter DNA variations
single-photon emission computed tomography | a scan using a radioactive tracer
singular value decomposition | the splitting of a matrix into simple parts
siRNA | a gene-silencing RNA | gene-silencing RNAs
sirolimus | an immune-suppressing drug
sitagliptin | a diabetes drug
Sjögren's syndrome | a dry eye and mouth disease
skeletal muscle | tissue that moves bones | tissues that move bones
skewness | a measure of lopsidedness
skip connection | a shortcut between AI model layers | shortcuts between AI model layers
sleep apnea | repeated breathing pauses at night
sleeve gastrectomy | weight-loss surgery shrinking the stomach
Sloan Digital Sky Survey | a large map of stars and galaxies
small interfering RNA | a gene-silencing RNA | gene-silencing RNAs
Small Magellanic Cloud | a dwarf galaxy near the Milky Way
smoothed particle hydrodynamics | fluid simulation with moving points
Sobolev space | a set of functions with measured smoothness | sets of functions with measured smoothness
socioeconomic status | income, education and job standing
softmax function | a step turning scores into probabilities | steps turning scores into probabilities
solar corona | the Sun's outer atmosphere
solar dynamo | the source of the Sun's magnetic field
solar flare | a radiation burst from the Sun | radiation bursts from the Sun
somatosensory cortex | a brain area processing touch
somatostatin | a hormone that holds back other hormones
sonography | ultrasound imaging
spanning tree | a loop-free set of links joining a network | loop-free sets of links joining networks
spatial autocorrelation | the degree to which nearby values are alike
speaker diarization | sorting out who spoke when
Spearman correlation | a rank-based measure of association | rank-based measures of association
spectral energy distribution | an object's brightness across wavelengths | objects' brightness across wavelengths
spectrogram | a chart of frequencies over time | charts of frequencies over time
spectrograph | a device that splits light by color | devices that split light by color
spectropolarimetry | measuring how light waves align by color
spectroscopic binary | a star pair revealed by shifts in its light | star pairs revealed by shifts in their light
speech synthesis | computer-made talking
spherical harmonic | a basic wave pattern on a globe | basic wave patterns on a globe
sphincter | a ring-shaped muscle | ring-shaped muscles
sphingolipid | a type of fat in cell membranes | a type of fat in cell membranes
spiking neural network | a model of cells that fire in pulses | models of cells that fire in pulses
spinon | a particle-like carrier of spin alone | particle-like carriers of spin alone
spinor | a math object for particles with spin | math objects for particles with spin
spintronics | electronics based on electron spin
spirometry | measurement of breathed air
Spitzer Space Telescope | an infrared observatory in orbit
spleen | a blood-filtering organ | blood-filtering organs
splenectomy | surgical removal of the spleen
spline interpolation | the joining of points by a smooth curve
spontaneous parametric down-conversion | splitting a light particle into two
Sprague-Dawley rat | a white lab rodent | white lab rodents
squamous cell carcinoma | a cancer of flat lining cells | cancers of flat lining cells
squark | a proposed heavy twin of a quark | proposed heavy twins of quarks
standard deviation | a measure of spread | measures of spread
stanene | a sheet of tin atoms
Staphylococcus aureus | a bacterium found on skin
star formation quenching | the end of star birth in a galaxy
starburst galaxy | a gathering of stars with a surge of births | gatherings of stars with surges of births
starspot | a dark patch on a star | dark patches on stars
statin | a cholesterol-lowering drug | cholesterol-lowering drugs
steganography | the hiding of messages in other data
stellar feedback | energy and gas returned by stars
stellar halo | a galaxy's faint outer cloud of stars | galaxies' faint outer clouds of stars
stellar initial mass function | the spread of newborn stars' weights
stellar kinematics | the motions of stars
stellar metallicity | a star's share of heavier elements
stellar multiplicity | how many stars orbit together
stellar nucleosynthesis | the making of elements in stars
stellar obliquity | the tilt between a star's spin and an orbit | the tilts between stars' spins and orbits
stellar occultation | a moment when a body hides a star | moments when bodies hide stars
stellar stream | a trail of stars torn from a small system | trails of stars torn from small systems
stellar wind | a stream of gas from a star | streams of gas from stars
stellarator | a twisted ring-shaped fusion machine | twisted ring-shaped fusion machines
stenosis | the narrowing of a body passage | narrowings of body passages
stent | a tube that props passages open | tubes that prop passages open
stereotactic radiosurgery | tightly focused radiation treatment
sterile neutrino | a proposed ghostlike particle | proposed ghostlike particles
stochastic block model | a random network with hidden groups | random networks with hidden groups
stochastic differential equation | a formula for change with random noise | formulas for change with random noise
stochastic gradient descent | a step-by-step optimization method
stochastic gravitational-wave background | the hum of many spacetime ripples
stochasticity | random variation
strange attractor | a tangled pattern of chaotic motion | tangled patterns of chaotic motion
Streptococcus pneumoniae | a bacterium carried in the airways
stressor | a source of strain | sources of strain
striatum | a deep brain area of movement and reward
strong gravitational lensing | light bending that yields multiple images
Stroop task | a color-word attention test | color-word attention tests
structural equation modeling | fitting a network of linked variables
structural equation modelling | fitting a network of linked variables
sub-Neptune | a planet a few times Earth's size | planets a few times Earth's size
subarachnoid hemorrhage | bleeding around the brain | bleeds around the brain
subgiant | an aging star that has begun to swell | aging stars that have begun to swell
subgroup analysis | an analysis of one part of the data | analyses of parts of the data
subhalo | a clump within a larger dark matter cloud | clumps within larger dark matter clouds
submodularity | shrinking gains as items are added
substantia nigra | a dopamine-making brain area
subword tokenization | the splitting of text into small pieces
suicidal ideation | thoughts of ending one's life
Sunyaev-Zel'dovich effect | a distortion of the Big Bang's afterglow
Super-Kamiokande | an underground particle detector in Japan
supercapacitor | a fast-charging energy store | fast-charging energy stores
superconductivity | electric current with zero resistance
superconductor | a material with zero electrical resistance | materials with zero electrical resistance
supercontinuum generation | the broadening of laser light to many colors
superflare | a giant outburst from a star | giant outbursts from stars
superfluidity | friction-free flow
superhydrophobic surface | an extremely water-repelling material | extremely water-repelling materials
superluminous supernova | an unusually bright stellar explosion
supernova | a stellar explosion
supernova ejecta | matter thrown out by an exploding star
supernova progenitor | the star behind an explosion | the stars behind explosions
supernova remnant | the debris of an exploded star | the debris of exploded stars
supernovae | stellar explosions
superoxide dismutase | an enzyme that clears reactive oxygen
superpartner | a proposed twin of a known particle | proposed twins of known particles
superpixel | a patch of similar image points | patches of similar image points
supersymmetry | a link between two classes of particles
supervised learning | machine learning from labeled examples
support vector machine | a method that separates classes of data | methods that separate classes of data
surface plasmon | a ripple of electrons on metal | ripples of electrons on metal
surfactant | a substance lowering surface tension | substances lowering surface tension
SVHN | a set of house-number photos
symplectic geometry | the math of positions and momenta
synaptic plasticity | change in the strength of neuron links
synchrotron emission | light from fast particles on curved paths
synchrotron radiation | light from fast particles on curved paths
synovial fluid | the fluid that lubricates joints
synthetic aperture radar | radio imaging from a moving platform
systematic review | a structured survey of published studies | structured surveys of published studies
systemic lupus erythematosus | an autoimmune disease of many organs
systolic blood pressure | blood pressure as the heart contracts
Sérsic profile | a curve of how galaxy light fades outward | curves of how galaxy light fades outward
`;
