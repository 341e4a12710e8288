/** Chemistry, materials, engineering, mathematics and statistics. */
export const matter = `
Chemistry field 2: chemistry, chemical reaction, reaction rate, molecular structure, chemical space, organic synthesis, chemical synthesis, reaction mechanism, chemical bond, chemical compound, essential oil, chemometric*
CompChem field 2: quantum chemistry, ab initio, molecular simulation, first principle, molecular propert*, electron density, electrostatics, density functional theor*, coarse graining, coarse grained, electronic structure, photoemission? ~ molecule, molecular, electron, orbital, atom, accuracy, chemical, functional, energ*, spectra, lattice
MolecularDynamics method 1 CompChem: molecular dynamics, MD simulation, force field, coarse grained model
DFT method 1 CompChem: density functional theory, DFT
Cheminformatics field 1: cheminformatics, molecular property prediction, SMILES, chemical space, molecular graph, QSAR, molecule generation, molecular fingerprint
Catalysis field 1: catalysis, catalyst, photocatal*, catalytic, electrocatal*
Electrochemistry field 1: electrochem*, electrolysis, corrosion
Crystallography field 0: crystallograph*, crystal structure, diffraction data, quasicrystal*, x ray diffraction
Nanotechnology field 2: nanoparticle, nanowire, nanostructure, nanoscale, quantum dot, nanomaterial, nanotube, nanotechnolog*
DrugDelivery topic 0: drug delivery, controlled release, nanocarrier
MaterialsScience field 2: materials science, alloy, microstructure, material property, thin film, ceramic, steel, grain boundary, mechanical properties of, materials discovery, welding, polymer?, composite?, dislocation? ~ temperature
Polymers topic 1: copolymer, polymer chain, polymer network, polymer chemistry, polymer melt, polymer synthesis, polymer?, polymeric?
Perovskites topic 0 MaterialsScience: perovskite
AdditiveManufacturing topic 1: 3D printing, 3D printed, additive manufacturing
Engineering field 1: engineering design, civil engineering, structural engineering, engineering application, mechanical engineering, finite element?
ElectricalEngineering field 0: integrated circuit, CMOS, amplifier, antenna, transistor, electrical engineering, power electronics
Sensors topic 1: biosensor, sensing platform, sensor
Innovation topic 1: innovation, startup, technology transfer, entrepreneur*
ControlTheory field 1: control theory, model predictive control, stability analysis, optimal control, kalman filter, feedback control, control system, adaptive control, robust control, system identification
Optimization field 1: convex, gradient descent?, linear programming, nonconvex, semidefinite programming, derivative free, optimization, quasi newton, integer programming, mixed integer
OperationsResearch field 1: operations research, vehicle routing, queueing, traveling salesman, mixed integer programming, supply chain, scheduling problem, logistics, inventory
Mathematics field 2: theorem, we prove, cohomology, symplectic, ergodic, mathematic*, sobolev, functor, hilbert space?, manifold?, conjecture?, knot?, hyperbolic?, abelian?, fractal? ~ proof, algebra, algebraic, infinite, group, finite, class of, dimension, invariant, polynomial, geometric, bounded, generalization of
Algebra field 0 Mathematics: lie algebra, representation theory, galois, quiver, cluster algebra, group theory, finite group, commutative algebra
NumberTheory field 1 Mathematics: number theory, prime number, diophantine, elliptic curve, zeta function, number theoretic
Topology field 1 Mathematics: topolog* space, algebraic topology, homotopy, configuration space, homology group, persistent homology, knot theory
TopologicalDataAnalysis method 1: topological data analysis, persistent homology, TDA
Combinatorics field 1 Mathematics: combinatori*, permutation, hypergraph, matroid, tiling
GraphTheory field 1 Mathematics: graph theory, chromatic number, random graph, spanning tree, clique, planar graph, graph coloring, regular graph, graph partitioning, spectral graph, graph burning, vertex cover, burning number, bipartite graph
DynamicalSystems field 1: dynamical system, bifurcation, chaotic, ergodic, limit cycle, attractor, hamiltonian system, nonlinear dynamics
NumericalAnalysis field 0: numerical analysis, finite element, numerical scheme, finite volume, discretization, preconditioner, galerkin, spectral method, quadrature, numerical integration, interpolation error, numerical solution
Probability field 1: probability theory, brownian, large deviation, random matrix, limit theorem, stochastic differential, copula, random vector, conditionally independent, random walk?, stochastic process?, markov chain?, random variable?, probability distribution?
Statistics field 3: nonparametric, missing data, variable selection, causal inference, model selection, lasso, graphical model, estimator, bayesian inference, statistical inference, statistical methodology, copula, conditional independence, false discovery, knockoff, mediation analysis, probability distribution?, hypothesis test?, null hypothesis? ~ regression model, generalized linear, experimental design, linear model, maximum likelihood, statistical method, statistical model, asymptotic, variance, posterior, prior, covariate, regression, consistency, estimat*, inference, confidence interval, likelihood
Bayesian method 2 Statistics: bayesian, posterior distribution, prior distribution, bayes factor, markov chain monte carlo, MCMC, variational inference, marginal likelihood, posterior inference, probabilistic program*, gibbs sampl*
CausalInference method 2: causal inference, causal effect, difference in difference, treatment effect, propensity score, counterfactual, causal model, confounding, potential outcome, average treatment, causal structure
Biostatistics field 1: survival analysis, competing risk, dose escalation, cox model, proportional hazard, biostatistic*, adaptive trial, cox regression
`;
