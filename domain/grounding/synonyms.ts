/**
 * Words that mean the same in a source and in a plain post, one group a line; the first names the group. Data for
 * alignment only: nothing is ever rewritten with it. Words are given in their base form; endings are stemmed away.
 */
export const synonymGroups = `
death mortality die died dies dying dead fatal fatality lethal kill deceased
survival survive alive living lived
illness disease morbidity disorder sickness sick ill
harm adverse complication damage injury
effect impact influence affect outcome
help benefit aid assist beneficial support facilitate
work effective efficacy efficacious effectiveness successful success succeed
child children pediatric paediatric kid childhood
baby infant newborn neonate neonatal infancy
teenager adolescent adolescence teen youth
woman female women girl
man male men boy
mother maternal mom mum
pregnant pregnancy prenatal antenatal gestation gestational
birth delivery childbirth born natal perinatal
old elderly older aging ageing geriatric senior
heart cardiac cardiovascular coronary
kidney renal nephro
liver hepatic
lung pulmonary respiratory breath breathe breathing
brain cerebral cortical neural neuronal
cancer carcinoma tumor tumour malignancy malignant neoplasm oncology metastasis
bone skeletal osseous
skin dermal cutaneous
blood serum plasma vascular
stomach gastric
gut intestinal intestine bowel
eye ocular ophthalmic visual
tooth teeth dental oral
mouse mice murine rodent
rat rats
pig pigs porcine swine piglet
dog dogs canine
cow cows bovine cattle
monkey monkeys macaque rhesus
fly flies drosophila
doctor physician clinician practitioner gp
surgery surgical operation operative operate surgeon
drug medication medicine pharmaceutical therapeutic
treat treatment therapy intervention treated
test assay exam examination screen
patient outpatient inpatient
people person human individual participant subject volunteer respondent
use utilize utilise usage used using employ
show demonstrate reveal find found report observe indicate see seen saw exhibit display
increase rise rose risen raise elevate elevated higher grow growth grew gain more greater larger climb climbed soar boost
decrease reduce reduction fall fell fallen decline lower drop less fewer smaller lessen diminish loss shrink shrank shrunk shrinkage cut
better improve improvement enhance superior outperform
worse worsen deteriorate inferior poor poorer impair impairment
common frequent prevalence prevalent often usual usually
rare infrequent uncommon rarely
rate incidence frequency
fast rapid quick speed faster quickly rapidly
slow slower slowly
same similar equal comparable comparison equivalent alike identical
different difference differ distinct vary variation
link associate association correlate correlation relate relationship connect connection tie
cause lead induce result trigger produce
predict prediction predictor forecast
random randomised randomized randomly randomization randomisation
risk hazard danger likelihood chance odds probability likely
start begin onset initial baseline first
end finish terminate
before prior previous preoperative pretreatment
after following post postoperative subsequent later
long prolonged extended lengthy
length duration time
weight mass obesity obese bmi overweight
food diet dietary eat nutrition nutritional feeding
exercise physical activity training fitness
smoke smoking smoker tobacco cigarette
pain painful ache analgesia
sleep sleeping insomnia
learn learning train trained
computer computational algorithm software calculate calculation
method approach technique procedure framework scheme
build construct develop create design made make
accurate accuracy precise precision
star stellar
sun solar
moon lunar
galaxy galactic
planet planetary
heat thermal hot temperature warm warming
light optical luminous luminosity photon
measure measurement measured quantify assess assessment evaluate evaluation
guess estimate estimation inference infer
answer response respond reply
need require requirement necessary
big large size huge
small little tiny
group cohort arm
hospital clinic clinical
school education educational student pupil
country nation national
money cost economic economical financial price expenditure
job employment occupation occupational worker work employee
gene genetic genome genomic dna
germ bacteria bacterial microbe microbial bacterium
virus viral
cell cellular
water aquatic
salt salty saline salinity
single sole
forest tree
animal species
vaccine vaccination immunization immunisation vaccinate shot
infection infect infectious infected
high blood pressure hypertension hypertensive
sugar glucose glycemic glycaemic
fat lipid adipose
swelling inflammation inflammatory
break fracture
remove removal resect resection excision
spread transmission transmit propagation propagate
stop cease prevent prevention
protect protection protective
change alter alteration shift modify
control regulate regulation
explain explanation account
allow enable permit
depend dependent dependence
faster accelerate
movement motion move mobility motor
memory recall
image imaging picture scan mri
text language word linguistic
robot robotic
proof prove theorem
amount level concentration quantity
share proportion percentage percent fraction
half fifty
analysis analyze
application apply
assumption assume
behavior behave
biology biological
chemistry chemical
psychology psychological
choice choose chosen chose pick select selection
classification classify
consumption consume
decision decide
definition define
depth deep
description describe
discovery discover
existence exist
identification identify
knowledge know knew
participation participate
perception perceive
possession own owner
reception receive
recovery recover
replace replacement substitute substitution
resistance resist
simulation simulate simulated
solution solve
spectrum spectra spectral spectroscopy spectroscopic spectroscopically
specification specify
theory theoretical
verification verify
volcanic volcano lava magma basalt basaltic
error mistake wrong misclassification
recognise recognition recognize detect detection detector spot
artificial synthetic toy
combine combination join joint merge fuse fusion
split separate separation divide division partition
rest remain remainder residual
copy imitate imitation replicate
wide broad breadth
thin narrow
sudden abrupt sharp abruptly suddenly sharply
distant remote far
whole entire complete
rival compete competitor competitive
handle manage
edge boundary border
path trajectory route
drink beverage drank ingest ingestion intake
dose dosage
last persist persistent sustain sustained durable lasting
difficult difficulty trouble challenge challenging
easy easier simplify
velocity speed
shape morphology morphological
urine urinary
flu influenza
scar scarring fibrosis fibrotic
clot clotting coagulation thrombosis thrombus thrombotic fibrin
muscle muscular
artery arterial vessel vein venous
sound acoustic audio auditory hearing
voice vocal speech spoken
magnet magnetic magnetism magnetization
law legal legislation
city urban
farm farming agricultural agriculture crop
rain precipitation rainfall
sea ocean marine oceanic
soil ground
feel feeling emotion emotional mood
mind mental
attention attentive focus
worry anxiety anxious
depression depressive depressed sadness
tired fatigue tiredness
hunger appetite
buy purchase
safe safety
wait delay
stable steady constant stability
spin rotate rotation rotating spinning rotational
collide collision
burst explosion explode outburst
emit emission glow bright brightness
dim faint
layer film coating
noise noisy
label annotation annotate
example instance
area region zone site
kind type class category
piece fragment segment
tool instrument device
accumulate accumulation buildup
swap exchange switch
mixture mix blend
jaw mandible mandibular
skull cranial
thigh femoral femur
chest thoracic thorax
belly abdominal abdomen
throat pharyngeal pharynx
nose nasal
fever febrile
vomit vomiting emesis nausea
poison toxic toxicity
pollution pollutant contaminant contamination
vote election electoral voter
widen broaden expand expansion
uniform homogeneous homogeneity
about approximately around roughly nearly
`;
