/** Life: molecules, cells, organisms, brains, populations. */
export const life = `
Genetics field 2: genetic*, allele, heritab*, polymorphism, SNP, genotype, QTL, epistasis, gene, haplotype, missense, heterozygous, homozygous, mutation?, mutant?, inherit*?, linkage?, pedigree?, locus?, loci?
Genomics field 2: genom*, GWAS, phylogenomic*, pangenome, exome, metagenom*, sequence data, sequencing data, deep sequencing, DNA microarray, microarray
GWAS method 1 Genetics: genome wide association, GWAS, polygenic
PopulationGenetics field 1: population genetic*, genetic drift, effective population size, genetic diversity, allele frequenc*, coalescent, admixture, gene flow, selective sweep, linkage disequilibrium
AncientDNA topic 0: ancient DNA, aDNA, archaic hominin, paleogenom*, ancient genome
Transcriptomics method 0: transcriptom*, RNA seq, gene expression
SingleCell method 1: scRNA seq, single cell
CRISPR method 2: CRISPR*, Cas9, genome editing, gene editing
RNA topic 1: RNA, mRNA, microRNA, miRNA, lncRNA, splicing, siRNA, tRNA, piRNA, ribosom*
Epigenetics field 1: epigen*, DNA methylation, polycomb, chromatin, histone, nucleosome
Proteomics method 1: proteom*, phosphoproteom*
Metabolomics method 0: metabolom*
Metabolism topic 1: metabolism, metabolic, mitochondri*, adipose, glycoly*, adipocyte, fatty acid, insulin resistance
Mitochondria topic 1: mitochondri*
Bioinformatics field 2: bioinformatic*, sequence alignment, computational biology, gene regulatory network, phylogenetic tree, protein sequence, pathway enrichment, sequence analysis
SystemsBiology field 1: systems biology, regulatory network, gene network, biological network, metabolic network, network motif, interaction network, gene circuit
Phylogenetics field 1: phylogen*, tree inference, cophylogen*
Biochemistry field 1: enzym*, biochem*, kinase, active site, ATPase, phosphorylat*, protease?, ubiquitin*, GTPase, biosynthe*, directed evolution, protein engineering, amino acid substitution, protein purification, binding affinity?
MolecularBiology field 1: molecular biology, DNA replication, DNA repair, DNA damage, transcription, RNA polymerase, protein interaction, telomer*, splicing, protein complex, regulatory protein, plasmid, binding protein?
StructuralBiology field 2: crystal structure of, protein structure, x ray crystallograph*, structural biology, conformational change, atomic structure of, binding site, structural basis, conformation
CryoEM method 1 StructuralBiology: cryo EM, cryoEM, cryo electron microscopy, cryo electron tomography
ProteinFolding topic 0 StructuralBiology: protein folding, misfold*, chaperone, amyloid, prion, proteostasis
CellBiology field 2: cell biology, cell division, cell migration, organelle, apoptosis, endoplasmic reticulum, golgi, membrane traffick*, endocyto*, exocyto*, centrosome, spindle, cilia, vesicle, meiosis, meiotic, lysosom*, cell adhesion, mitochondri*, cell growth, actin, microtubule, kinesin
Autophagy topic 0 CellBiology: autophag*
CellCycle topic 0 CellBiology: cell cycle, mitosis, mitotic, cytokinesis, kinetochore, spindle assembly
CellSignaling topic 0: signaling pathway, signalling pathway, signal transduction, receptor signaling, wnt, MAPK, mTOR, growth factor receptor, EGFR, BMP, GPCR, notch?, hedgehog?
DevBio field 2: embryo*, morphogen*, zebrafish, organogenesis, gastrulation, cell fate, tissue patterning, developmental biology, germline?
StemCells topic 2: stem cell, pluripotent, iPSC, progenitor cell, organoid, reprogramming?
SynBio field 2: synthetic biology, genetic circuit, metabolic engineering, gene circuit, biosensor
Drosophila topic 2: drosophila, fruit fly
Celegans topic 2: caenorhabditis, elegans, nematode
Zebrafish topic 2: zebrafish
Yeast topic 1: fission yeast, yeast, saccharomyces, S cerevisiae
Arabidopsis topic 1 PlantScience: arabidopsis
Immunology field 2: T cell, B cell, macrophage, neutrophil, antigen, MHC, dendritic cell, lymphocyte, toll like receptor, immune, immunity, immunolog*, autoimmun*, immunosuppress*, immunodeficien*, immunomodulat*, immunogenic*, immunoglobulin, immunotherap*, immunocompromised, antibody?, antibodies?, interferon?
Inflammation topic 0 Immunology: inflammation, inflammatory, cytokine?, inflammasome, anti inflammatory effect, anti inflammatory activity, anti inflammatory property
Autoimmunity topic 0 Immunology: autoimmun*
Allergy topic 0: allerg*, anaphyla*
Microbiology field 2: microbe, microbial, microbiota, microbiome, microbiolog*, bacteri*, biofilm, E coli, escherichia, salmonella, staphylococc*, streptococc*, pseudomonas, bacillus, mycobacteri*, archaea, cyanobacteri*, vibrio, listeria, virulence, quorum sensing, myxococcus, shigella, microorganism, gut bacterium, antibacterial
Microbiome topic 2: microbiom*, microbiota, gut bacteria, commensal, metagenom*
Virology field 2: virolog*, virus, viral, virion, capsid, retrovir*, SARS CoV 2?, coronavirus?, HIV 1, herpesvirus
Phage topic 0 Virology: bacteriophage, phage
Parasitology field 1: parasit*, helminth, schistosom*, plasmodium, toxoplasma, trypanosom*, leishmania, apicomplexa*, tapeworm, echinococc*, hydatid, cestode, clonorch*, fluke
Neuroscience field 3: grid cell, place cell, entorhinal, neuron, neuronal, neuroscience, neuroscientific, neurophysiolog*, hippocamp*, synap*, neural circuit, neural activity, axon*, amygdala, cerebell*, striatum, interneuron, spiking, receptive field, thalam*, glia*, astrocyte, microglia, olfactory, photoreceptor, neurotransmitter, neural response, optogenetic*, electrophysiolog*, working memory, neuroimaging, dopamine*, prefrontal, brain network, brain region, brain area, brain activity, brain function, brain development, human brain, brain imaging, brain circuit, brain dynamics, oligodendro*, myelin*, adult brain, developing brain, brain?, cortex?, cortical?, nervous system?, dendrite? ~ circuit
CompNeuro field 1 Neuroscience: computational neuroscience, neural population, spiking network, integrate and fire, neural coding, neural field, neural dynamics, spiking neuron
Connectomics topic 0 Neuroscience: connectom*, brain network, functional connectivity
fMRI method 1 Neuroscience: fMRI, functional magnetic resonance, BOLD, resting state
EEG method 1 Neuroscience: EEG, electroencephalogra*, event related potential
BCI topic 0 Neuroscience: brain computer interface, brain machine interface, neural prosthe*, BCI, SSVEP
Memory topic 1: episodic memory, long term memory, working memory, memory retrieval, spatial memory, engram
Vision topic 1: visual perception, visual cortex, retina, retinal, photoreceptor, visual attention, visual stimul*, visual search, binocular, visual processing, eye movement?, saccad*
Olfaction topic 0: olfact*, odor*, odour*
Hearing topic 0: auditory, hair cell, cochlea*, sound localization
PlantScience field 2: plant, photosynthe*, leaf, seedling, chloroplast, auxin, flowering, stomata*, leaves?, crop?, pollen?
Agriculture field 1: agricultur*, crop, farmer, farming, wheat, maize, rice field, fertilizer, smallholder, pesticide, irrigation?
SoilScience field 1: soil, rhizosphere
FoodScience field 0: food science, food processing, ferment*, dairy, food product, food safety, meat product, starch, food additive, shelf life, food preservation
Veterinary field 1: veterinar*, cattle, livestock, dog, horse, poultry, swine, canine, feline, sheep, bovine?
AnimalBehavior field 1: animal behavior, foraging, mating, predat*, social behavior, courtship, birdsong, vocalization, animal movement, collective animal, song learning, flocking, aggression?, territorial*?
Primatology field 0: primate, chimpanzee, macaque?, baboon, bonobo, monkey
Ecology field 3: ecolog*, predator, population dynamics, trophic, metacommunit*, niche?, biomass?, coexistence?, microbial community? ~ species, population density, population, community, environmental, abundance, diversity
Biodiversity topic 2 Ecology: biodiversity, species richness, species diversity, endemic species, new species
Conservation field 2: conservation planning, endangered, protected area, wildlife, biodiversity conservation, poaching, species conservation, reintroduc*, conservation biology, threatened species, conservation status
InvasiveSpecies topic 0 Ecology: invasive species, alien species, biological invasion, invasive plant, introduced species
Pollinators topic 1: pollinat*, bumblebee, honeybee, honey bee, bumble bee
Evolution field 3: phylogen*, evolvability, fitness landscape, coevolution, ancestral, natural selection, evolutionary biology, evolutionary history, evolutionary rate, evolutionary adaptation, evolutionary? ~ selection, adaptation, divergence, species, evolution, evolved
HumanEvolution topic 0: human evolution, hominin*, neanderthal, denisovan, homo naledi, paleolithic, australopith*
Speciation topic 0 Evolution: speciation, reproductive isolation, hybrid zone
Paleontology field 2: paleontolog*, palaeontolog*, cretaceous, jurassic, ichnofossil, triassic, cambrian, mass extinction, pleistocene, theropod, trilobite, eocene, devonian, fossils, fossil record, fossil specimen, new fossil, fossilized, dinosaur
MarineBiology field 1: marine, reef, fishery, fisheries, whale, seagrass, sea urchin, dolphin, cephalopod
Sharks topic 1 MarineBiology: sharks, shark species
CoralReefs topic 1 MarineBiology: coral
Fisheries topic 1: fishery, fisheries, fish stock, overfishing, aquaculture
Entomology field 1: insect, beetle, ant, butterfly, butterflies, moth, wasp, aphid, locust, termite, cricket
Mosquitoes topic 0 Entomology: mosquito, anopheles, aedes
Bees topic 1 Entomology: bee, honeybee, bumblebee
Ornithology field 1: bird, avian, songbird, zebra finch, seabird, passerine
Herpetology field 0: amphibian, reptile, lizard, snake species, venomous snake, frog, salamander, turtle, caecilian
Bats topic 0: bat species, bats, echolocat*
Biomechanics field 1: biomechanic*, gait, locomotion, muscle force, musculoskeletal?
Biomaterials topic 1: biomaterial, hydrogel, tissue engineering, scaffold?
TissueEngineering topic 0: tissue engineering, bioprint*, regenerative medicine
BiomedicalEngineering field 0: biomedical engineering, medical device, biosensor, microfluidic*, prosthe*?, implant?
CitizenScience topic 1: citizen science, citizen scientist, volunteer observ*
`;
