/** Physics: matter, light, particles and what they do. */
export const physics = `
Physics field 2: physicist, thermodynamic*, electromagnet*, electrodynamic*, field theory, gauge theor*, renormalization group, hamiltonian, lagrangian, symmetry breaking, physical system, charged particle, magnetic field?, electric field?, relativistic?, physics? ~ quantum, particle, spin, momentum, magnetic, energy, coupling, phase transition, symmetry, scattering, nonlinear, potential, collision, lattice, gauge, theory, observables, measurement, mass, experiment, field, wave
Quantum field 3 Physics: quantum, decoherence, bose einstein, schrodinger ~ photon, hamiltonian, coherent, spin, gate, circuit, noise, fidelity, computation, many body, classical, coherence, eigen*
Entanglement topic 0 Quantum: entangle*
QuantumComputing topic 2 Quantum: quantum comput*, quantum circuit, quantum algorithm, quantum gate, quantum processor, quantum error correction, qubit, QAOA, variational quantum, quantum advantage, surface code, NISQ, quantum annealing, fault tolerant quantum
QuantumInformation field 1 Quantum: quantum information, entangle*, quantum channel, quantum teleportation, quantum correlation, quantum resource, quantum coherence
QuantumInternet topic 0 Quantum: quantum internet, quantum network, quantum repeater, quantum communication
QuantumOptics field 1 Quantum: quantum optic*, single photon, optomechanic*, light matter interaction, quantum emitter, cavity QED, squeezed light, entangled photon
QuantumFieldTheory field 1: quantum field theor*, QFT, gauge theor*, conformal field theor*, effective field theor*, renormalization, renormalisation, scattering amplitude, yang mills, path integral, instanton, lattice field theory, monopole?
ColdAtoms topic 1 Quantum: cold atom, ultracold atom, bose einstein condensat*, optical lattice, rydberg, supersolid, quantum gas, bose gas, fermi gas
CondensedMatter field 2: condensed matter, spin liquid, lattice model, hubbard model, majorana, strongly correlated?, exciton, phonon, band structure, tight binding, electronic structure, superfluid*, topological phase, many body localization, density wave, quantum spin, quantum critical, andreev, tunneling spectroscopy, heterostructure, quantum well, fermi surface, magnetoresistance, spin wave, skyrmion, topological insulator, ferromagnet*, antiferromagnet*, semiconductor? ~ electron, spin, lattice, temperature, magnetic, band, transport
Superconductivity topic 1 CondensedMatter: superconduct*, cooper pair, josephson junction, cuprate
Graphene topic 2 CondensedMatter: graphene, magic angle, graphite
2DMaterials topic 1 CondensedMatter: two dimensional material, transition metal dichalcogenide, monolayer, twisted bilayer, graphene, 2D material, MoS2, moire
Spintronics topic 0 CondensedMatter: spintronic*, spin current, spin hall, orbitronic*, orbital hall
Optics field 1: optics, interferomet*?, holography, diffraction, ultrafast, spectrometer, optical cavity, optical path, optical resonator, optical system, optical field, optical element, optical fiber, light scattering, optical microscop*, refractive index
Photonics field 2 Optics: photonic*, waveguide, metasurface, plasmonic*, nanophotonic*, nonlinear optic*, electro optic*, frequency comb
Plasmonics topic 1 Photonics: plasmon*
Lasers topic 1 Optics: lasing, laser, strong field QED, strong field?, pair production?, compton scattering?
Microscopy method 1: light sheet, cryo electron, super resolution microscopy, microscopy, microscope
PlasmaPhysics field 1: magnetohydrodynamic*, MHD, magnetic reconnection, stellarator, particle in cell, plasma physics, plasma wave, plasma turbulence, tokamak, laser plasma, wakefield, gyrokinetic*, magnetized plasma ~ electron, magnetic field, instability, ion, kinetic, plasma
FusionEnergy topic 1: nuclear fusion, fusion energy, stellarator, tokamak, fusion reactor, fusion plasma
FluidDynamics field 1: fluid dynamics, fluid flow, vortex, vortices, hydrodynamic*, viscous, CFD, convection, aerodynamic*, fluid mechanics, navier stokes, boundary layer, reynolds number, lattice boltzmann, shear flow ~ flow, fluid, velocity, instability, droplet
Turbulence topic 1 FluidDynamics: turbulen*, large eddy simulation, reynolds stress, direct numerical simulation
StatisticalPhysics field 1: statistical physics, statistical mechanics, ising, nonequilibrium, non equilibrium, langevin, entropy production, percolation, critical exponent, partition function, random walk?, phase transition?
SoftMatter field 1: colloidal, colloidal suspension*, liquid crystal, nematic, soft matter, emulsion, glass transition, jamming, rheolog*, viscoelastic*, self assembly?, foam?, granular?
ActiveMatter topic 1 SoftMatter: active matter, self propelled, flocking, active nematic, active liquid crystal, active particle, microswimmer, active colloid
ComplexSystems field 2: agent based model, nonlinear dynamics?, kuramoto, complex system, scaling law?, criticality? ~ dynamics, network, collective, nonlinear, interactions
NetworkScience field 2: network science, social network, community detection, degree distribution, scale free, centrality, stochastic block model, hypergraph, network analysis, contagion, epidemic spreading, network dynamics, link prediction, multiplex ~ network, node, edge, graph, connectivity, cluster
Networks topic 1 NetworkScience: complex network, multilayer network, temporal network, random graph, random geometric graph, network structure, network topology, bipartite network, multiplex network
ParticlePhysics field 1 Physics: particle physics, hadron*, quark, neutrino, Standard Model, lepton, meson, boson, muon, charm, CP violation, branching ratio, ATLAS, electroweak, effective field theory, proton collision, dark photon, baryon, kaon, pion, dirac fermion, CERN, new physics, BSM, dark sector, high energy physics, magnetic monopole, schwinger, disappearing track, b jet, collider, jet reconstruction, particle collision, calorimeter ~ decay, GeV, TeV, scattering, cross section, detector, coupling, event
LHC topic 2 ParticlePhysics: LHC, large hadron collider, LHCb, CMS detector, ATLAS experiment
LHCb topic 1 ParticlePhysics: LHCb
IceCube topic 1 Neutrino: IceCube
Higgs topic 1 ParticlePhysics: higgs
QCD topic 1 ParticlePhysics: QCD, quantum chromodynamics, parton, gluon, chiral symmetry breaking
LatticeQCD topic 1 ParticlePhysics: lattice QCD, lattice gauge, landau gauge, lattice simulation
Supersymmetry topic 0 ParticlePhysics: supersymmetr*, SUSY, superpartner
Neutrino topic 3 ParticlePhysics: neutrino*, double beta decay, MiniBooNE, DUNE, IceCube, T2K, GENIE
NuclearPhysics field 1: nuclear physics, nuclear reaction, nucleon, heavy ion, binding energy?, beta decay, atomic nuclei, exotic nuclei, nuclear matter, nuclear structure, shell model, fission
StringTheory field 1: string theory, holographic principle, holographic dual*, holographic entanglement, holographic CFT, holographic?, brane, swampland, calabi yau, conformal field theory, AdS CFT, supergravity, superstring
Biophysics field 2: biophysic*, optical tweezers, single molecule, cytoskelet*, chemotaxis, molecular motor, cell mechanics, mechanobiolog*, flagella*, DNA molecule, single DNA, ion channel, molecular dynamics of protein, cell motility, myxococcus, patch clamp, voltage gated, potassium channel, sodium channel, calcium channel, membrane potential?, motility? ~ force, mechanical, diffusion, protein, cell
MonteCarlo method 1: monte carlo, MCMC, importance sampling
`;
