/**
 * Words that abstracts write in lower case inside sentences at least three times as often as with a capital, counted over
 * some 50,000 sentences and passages, and comparatives; words with an ending that names hardly ever have are left out (see
 * `casing.ts`).
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
abdominal about above absolute abstract academic accelerate accelerated accepted access accessible accordingly account
accounts accuracies accuracy accurate accurately achieve achieved achieves acid acoustic acquire acquired across act
activated acts actual acupuncture acute ad adapt adapted add added additional address addressed addresses adds
adequate adequately adjacent adjusted adjuvant administered admitted adopt adopted adult adults advanced advantage
advantages adversarial adversaries adversary adverse aerobic affect affected affects after again against age aged
agent ages aggregate aid aim aimed aims air al alcohol algorithm algorithmic algorithms align aligned all alleviate
allocated allow allows almost alone along alpha already also alter altered alternatives although always amino among
amongst amount amounts amplitude an analog analysed analyses analysis analytics analyze analyzed analyzes and anemia
anesthesia angle animal animals annotated anomalies anomaly another answer anterior anthropometric antibiotic
antibodies antibody antigen anxiety any aorta aortic apart apoptosis apparent appear appears applied applies apply
approach approaches appropriate approximate approximated approximately arbitrarily arbitrary architectural
architecture architectures are area areas argue arise arises arithmetic arm arms around art arterial arteries artery
article articles artifacts artificial as ask asked aspect aspects assay assess assessed assign assigned assist
associated assume assumed asthma asymptotic at atrial atrophy attack attacker attacks attempt attempts attentional
attitudes attracted attribute attributed attributes audio auditory augmented author automated automatic auxiliary
average avoid avoids aware away axillary back background backward bacterial bandit bandwidth barrier base based
baseline baselines bases basic basis batch be because become becomes been before behavior behavioral behaviour behind
belief beliefs believe below benchmark benchmarks beneficial benefit benefits besides best beta better between beyond
bias biased biases bidirectional big bilateral binary biometric biopsy birth bit bits black blind block blockchain
blocks blood body bone book boost both bottleneck bound boundaries boundary bounded bounds bowel box boxes brain brand
break breast bridge brief broad broader bubble budget build builds built burden but by bypass caffeine calcium
calculate calculated call called calls camera cameras campaigns can cancer candidate candidates cannot capsule capture
captured captures car carcinoma cardiac cardiovascular care carefully carotid carried carry cascade case cases
catastrophic categories category causal cause caused causes cell cells cellular central cerebral certain certified
chain challenge challenges change changed changes channel channels chapter character characteristic characteristics
characterize chart chemotherapy chest child childhood children choice choices cholecystectomy cholestasis cholesterol
choose chosen chronic circuit circuits claim claims class classes classic classified classifier classify clean clear
clearly clinic close closed closely closer cloud clouds cluster cm code codes coefficient coherent cohort cold colder
collapse collect collected color colorectal com combinatorial combine combined combines come comes commercial common
commonly communicate compact companies company compare compared compares comparison comparisons compatible
complementary complete completed completely complex compliant complicated component composed composite compositional
compress compressed computational compute computed computer computes concept concepts conceptual concern concerned
concerns conclude concomitant concrete concurrent conditional conditioned conduct conducted confirm confirmed
congenital connect connected consensus consequently consider considered consisted consistency consistent consistently
constant constrained constraint constraints construct constructed constructs consumed consumer contact contain
contained contains contemporary content context contexts contextual continue contrary contrast contribute contributes
control controlled controller controls conventional converge converges conversational convex convolutional cooler
coordinate copy cord core coronary corpora corpus correct correctly correlate correlated correlates correspond
corresponds cortex cortisol cost costly costs could count counter counterparts countries counts coupled course courses
cover coverage create created creatine credit criteria criterion critic cross crossover crucial cues cultural culture
current currently curriculum curvature curve curves customer cyber cycle cytokines daily damage dark data database
databases dataset datasets date day days de deal death deaths decade decades decay decide decoder decompose decrease
decreased decreases deep deeper default defense defenses deficiencies deficits define defined degree degrees delay
delayed deliver delivered delivery demand demands dementia demographic demonstrate demonstrated demonstrates dense
depend dependencies dependency dependent depends deployed depth derivatives derived descent describe described
describes design designed designs desired despite detail detailed details detect detected detector determine
determined deterministic develop developed device devices devise diabetes diabetic diagnose diagnosed diagnosis
diagnostic dialog dialogue diameter dictionary did died diet dietary differ differed different differential
differentiate differentiated differently difficult difficulties difficulty digit digital dimensional direct directed
directional directly discharge discover discovered discovery discrepancy discrete discriminator discuss discussed
discusses disease diseases disentangle disentangled disorder display displayed distal distant distinct distinguish
distributed distributional diverse divide divided do documented does domain domains dominant done dose doses double
down downstream draw drawn drier driven drop dropout drug drugs dual due dynamic dynamics each earlier early ease
easier easily easy economic edge edges educational effect effects efficacy efficiency efficient efficiently effort
efforts eight either elderly electronic elevated eligible ell em embedded emerge emerged emergency emergent emotional
emph emphasis employ employed employs enabled encode encoded encoder encodes encountered encourage encourages end
endoscopic endothelial endpoint endpoints energy enforce engine enhanced enough enrolled ensemble ensembles ensure
ensures entire entropy environmental enzyme episode episodes episodic epoch epochs epsilon equal equilibrium equipped
equivalent equivariant error essential establish established estimate estimated estimates estimator et etc ethnic
evaluate evaluated even event ever every evolutionary evolved exact exactly examine examined examines example examples
exceeds excellent except exchange excluded execute exercise exhibit exhibited exhibits exist expected experienced
experimental expert experts explain explained explains explicit explicitly exploit exploited exploits exploratory
explore explored explores exponential exposed exposure exposures express expressed extend extended extends extent
external extra extract extracted extracts extreme extremely eye face faces facial facilitate facilitates fact factor
facts fail failed fails failure failures fair fake fall falls false families family far fashion fast faster fat fatty
fault feasible feature features fed federated feedback feedforward female females fetal few fewer field fields fifty
figures file files filter final financial find finds finite firms first firstly fit fixed flat flexible flow flows
fluid focus focused focuses fold follow followed follows food fool foot footprint for force forces form formal format
formed former forms formula formulate formulated forward found four fourteen fracture fractures frame frames framework
frameworks fraud free freedom frequency frequent frequently from frontal full fully functional fundamental further
furthermore future fuzzy gain gained gains game games gap gaps gas gastric gastrointestinal gates gender gene general
generalize generalizes generate generated generates generator generic genes genetic genome genomic geometric geometry
gestational get github given gives global glucose goal goals good grade gradient graft graph graphics graphs great
greater greatly greedy green grid ground grounded group groups grows growth guarantee guaranteed guarantees guide
guided guidelines gut had half hand handle hard harder hardware has hash hate have hazard head headache health
healthcare healthy heart heavier heavily heavy height help helps hepatic her here heuristic heuristics hidden
hierarchy high higher highest highlight highlighted highlights highly hip his histologic history hoc hold holds home
homes hope horizon horizontal hormone hospital hospitals host hotter hour hours household how however http https huge
human humans hundred hundreds hybrid hyperbolic hyperparameter hypotheses hypothesis hypothesize hypothyroidism idea
ideal ideas identified identifies identify if ii iii illustrate image imagery images imbalanced immediate immediately
immune impact impacts impaired implemented implicit implicitly implies important importantly impossible improve
improved improves in include included includes incomplete incorporate incorporated incorporates increase increased
increases increasingly incremental indeed independent independently index indicate indicated indicates indicator
indices indirect individual individuals indoor induce induced industrial industry inefficient infant infected infer
inferior inferred infinite inflammatory influenced influenza inform informed infrastructure inherent inherently
inhibitor inhibitory initial injuries injury inner inpatient input inputs inside insight insights inspired instead
insufficient insulin intake integral integrate integrated integrates intelligent intended interact interest interested
interestingly interface interfaces intermediate internal interpret interpreted interval intervals interviews
intestinal into intracellular intrinsic introduce introduced introduces invariant inverse investigate investigated
investigates involve involved involves iron irrelevant is ischemia ischemic isolated isolates issue issues it item
items its itself joint jointly just keep kernel kernels ketamine key keyword keywords kg kidney kinase kind kinds knee
know knowledge known label labeled labels laboratory lack lag landscape language languages laparoscopic large largely
larger largest laser last late latency latent later lateral latter law layer layout lead leads leakage learn learned
learner learns learnt least led left leg length lengths leptin leukocyte level levels leverage leverages libraries
library lie lies life lifelong lifestyle lifetime light lighter lightweight like likelihood likely limb limit limited
limits line linear linearly lines linguistic link linked links lipid list literature little liver load local located
log logic logistic long longer longitudinal look loop loss losses lot low lower lowest loyalty lung lymph machine
machines made magnetic magnitude main mainly maintain maintains major make makes malaria male males malware manage
manifold manifolds manner manual many map maps margin marginal margins marker market mass match matched matches
material materials maternal matrices matrix matter max maximal maximize maximizes maximum may meal mean means
meanwhile measure measured measures mechanism mechanisms media median mediated medicine meet membrane memory men
mental merely message messages met metabolic metabolism metadata metastases metastasis metastatic method methodologies
methods metric metrics mg mice microbial microbiota microscopy might mild milk million millions min minima minimal
minimize minimizes minimum minor minute minutes mismatch missed mitigate mixed mixture ml mm mmol mobile mode model
modeled models moderate modern modes modified modify modular module modules molecular molecule molecules momentum
monitor month months mood more moreover most mostly motivated motor mouse move movie ms much mucosal multicenter
multilayer multilingual multimodal multiple multitask multivariate muscle muscles music must mutant mutual myocardial
name named namely names narrower nasal nationwide natural nature near nearest nearly necessarily necessary neck
necrosis need needed needs negligible neighborhood neither neonatal net nets network networks neural neuron neuronal
neurons never new newly news next ng night nine no node nodes noise noisy nonconvex none nonlinear nor norm normal
norms not note noted novel now nowadays number nurses nutritional obese object objectives objects observational
observe observed obtain obtained obtains occur occurred occurs odds of off offer offered offline offset often old
older on once one ones online only onset onto open operate operates operational operator ophthalmic opinion opinions
optimal optimize optimizes optimum or oral order ordered ordinary organizational origin original orthogonal other
otherwise our out outcome outcomes outlier outline outperform outperforms output outputs outside ovarian over overall
overcome overhead overlap overview overweight own oxygen package pain pair paired pairs pairwise pancreas pancreatitis
paper par paradigm paradigms parallel parameter parametric parental parotid part partial participate participated
particular particularly parts pass past patches path pathologic paths pathway pathways patient pattern patterns peak
pediatric pelvic penalty people per perceived percent percentage perceptual perform performed performs perhaps period
periods peripheral persistent person personal persons perspectives pharmacokinetics phase phases phenomena phenomenon
phone phones physician physicians physics picture pictures pilot pipeline pixel pixels place placebo placed places
plan plane plans plant plasma platform platforms plausible play player plays plus point points policies policy
polynomial pool poor poorer poorly popular pose poses possible possibly post posterior potential potentials power
practice practices precise predefined predict predicted predictor predicts predominantly preeclampsia preferred
prefrontal pregnancy pregnant preliminary present presented preserve preserves pressure pressures pretrained prevalent
prevent price primarily primary primitives principal principle principled principles print prior privacy private
probabilistic probe problem problematic problems procedure procedures process processes produce produced produces
product products professionals profile profiles prognosis prognostic program programs progress project projects
prolonged prominent promise promote prone proof proper properly properties property proportional proposal proposals
propose proposed proposes prostate protect protein proteins protocol protocols prototype prove proved proven provide
provided provider provides proximal prune psychiatric public publicly published pulmonary purchase pure purely purpose
purposes put quadratic quantify quantum queries query questionnaires quick quickly quite race radial radiotherapy
raises random randomly range ranged rank rapid rapidly rare rarely rate rates rather ratio ratios rats raw reach
reached read readily real realistic realize reason reasons recall received receiver recent recently receptor recognize
recommended recommender reconstruct reconstructed record recorded records recover recovery recruited rectal rectified
recurrent reduce reduced reduces redundancy redundant refer referred reflect regard regime regimen regimes region
regional regions regular regularizer regulatory relapse relate related relational relationship relationships release
released relevant relies rely remain remained remains remote removal remove removed renal repair repeat repeated
replace replay report reported reports represent representational represented require required requires research
resected residual resource resources respect respiratory response responses responsible rest restricted result
resulted results retain retrieval retrieved return reveal revealed reveals reverse review reviewed reviews revisit
reward rewards rhythm rich richer right rise risk risks road robot robotic robotics robots robust role roles room root
roughly routine rs rule rules run runtime rural safe safety sales saliency salient saline same sample sampled samples
satisfactory satisfy scale scales scan scans scenario scenarios scene scenes schedule schedules scheme schemes
schizophrenia school schools scientific scope score scores scratch search second secondary seconds secure sedentary
see seed seek seeks seem seems seen select selected semantic semantics sense sensor sensory separate separated
separately sequential series serum serve server serves service services set sets setup seven several severe severely
sex sexual shallow sham shape shapes share shared shed shift shifts short shorter shot should show showed shown shows
side sign signal signals signature significant significantly signs similar similarly simple simpler simplified simply
simulated simulator since single singular site sites six size sizes skeletal skills skin skip sleep slightly slow
slower slowly small smaller smart smooth so social socioeconomic soft softmax software solely solid solve solved
solves somatic some sometimes sophisticated sought sound source sources space spaces span sparse spatial speaker
special species specific specified specimens spectral spectrum speech speed speedup spinal split sports spread square
stage stages standard standards start state states static stationary statistics status stay stem stenosis step steps
stereo still stimuli stimulus stochastic stock stone stool storage store stored straightforward strategic strategies
strategy stream strength strengths stress strict stroke strong stronger strongly structural structure structured
structures struggle student studied studies study style subgroup subject subjects submitted subsequent subsequently
subset subspace subspaces substantial success successfully such suffer sufficient sufficiently suggest suggested
suggests suicide suite suited sum summarize summary superior supplementary supplemented supply support supported
supports surface surfaces surgery surprisingly surrogate survey surveys survival susceptible sustained symbolic
symmetric symmetry symptom symptomatic symptoms syndrome syntactic syntax synthesis synthesize synthetic system
systematic systemic systems systolic tabular tackle tailored take taken takes taller target targeted targets task
tasks taxonomy teacher team technique techniques technologies telephone temperature temporal ten tend tends tensor
term termed terms test tested tests text textit texts textual texture th than thanks that the their them themselves
then theorem theories theory therapeutic therapies therapy there thereby therefore these they thicker thinner third
thirty this thorough those though thought thousands threat three threshold thresholds through throughout throughput
thus tibial time times tissue tissues to today together tolerated too tool tools top topic topics total toward towards
trace traces track tract tradeoff traditional traffic train trained trains traits trajectories trajectory transfer
transferred transform transformed transforms transient transport trauma travel treat treated tree trees trend trends
trial trials trick true trunk trust truth try tube tuberculosis tumor tumour tuned turn turnover turns tutorial tweets
twelve twice two type types ultimately ultrasound unbiased uncertain uncertainty unchanged unclear unconstrained under
understand understood undertaken underwent unfortunately unified uniform unique unit units univariate universal
unknown unlabeled unlike unseen unstructured until up update updated updates upon upper uptake urban urinary urine us
usage use used user uses usual utilize utilizes vaccine vaccines valid validate validated value values valve vanilla
variant variational varied variety vary vascular vast vector vehicle vehicles ventricular verbal verified verify
versus very via video videos view viewed views viral virtual virus viruses visible visit visits visual vital vitamin
vitro vivo vocabulary voice voltage volume volumes volumetric vs wall want ward warmer was water wave way ways we weak
weakly weaknesses website week weekly weeks weight weighted weights well were wetter what when where whereas whether
which while whilst white who whole whom whose why wide widely wider widespread width will window with within without
women word words work workload works world worldwide worse would wound written www year years yet yield yielded yields
young younger youth zero zinc
`
    .trim()
    .split(/\s+/u),
);
