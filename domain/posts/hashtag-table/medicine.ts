/** Medicine: diseases, specialties, how care is studied and given. Diseases are kept out of some posts by their kind. */
export const medicine = `
Radiology field 1: radiolog*, MR arthrography, radiograph*, CT scan, chest x ray
MRI method 1: MRI, magnetic resonance imag*, MR arthrography, diffusion weighted, dMRI
Ultrasound method 1: ultrasound, ultrasonograph*, sonograph*
Cardiology field 2: cardiac, cardiovascular, myocardial, coronary, echocardiogra*, cardiomyopath*, angioplasty, heart disease, arrhythmia*, cardiomyocyte, cardiologist, statin, electrocardiogra*, ECG, blood pressure?, cholesterol?
HeartFailure disease 1 Cardiology: heart failure
AtrialFibrillation disease 1 Cardiology: atrial fibrillation
Stroke disease 1: stroke, cerebral infarct*, intracerebral hemorrhage, thrombectomy
Hypertension disease 1: hypertension, hypertensive, antihypertensive, blood pressure
Diabetes disease 2: diabetes, diabetic, glycemic, HbA1c, prediabetes, insulin resistance, insulin therapy
Type1Diabetes disease 1 Diabetes: type 1 diabetes
Type2Diabetes disease 1 Diabetes: type 2 diabetes
Obesity disease 1: obesity, obese, overweight, body mass index, bariatric, weight loss
Cancer disease 2: cancer, carcinoma, tumor, neoplasm, glioblastoma, glioma, sarcoma, metasta*, melanoma, leukemia, lymphoma
Oncology field 2: oncolog*, chemotherap*, cancer, metasta*, anticancer, antitumor, tumor growth, neoadjuvant, progression free survival
CancerResearch topic 1: cancer cell, tumor cell, tumorigenesis, oncogen*, tumor suppressor, tumor growth, cancer biology, tumor microenvironment, xenograft
BreastCancer disease 1 Oncology: breast cancer, breast tumor, breast carcinoma
LungCancer disease 1 Oncology: lung cancer, lung adenocarcinoma
ProstateCancer disease 1 Oncology: prostate cancer
ColorectalCancer disease 1 Oncology: colorectal cancer, colon cancer, colorectal adenoma
Melanoma disease 0 Oncology: melanoma
Leukemia disease 1 Oncology: leukemia*
Immunotherapy topic 1: immunotherap*, checkpoint inhibitor, CAR T, checkpoint blockade, PD L1
CancerScreening topic 0 Oncology: cancer screening, mammography screening, screening mammogra*, colonoscopy screening
Radiotherapy method 0 Oncology: radiotherap*, radiation therapy, brachytherapy
Surgery field 1: surgery, surgical, surgeon, laparoscop*, arthroplasty, appendectomy, resection?, postoperative?, perioperative?
Orthopedics field 1: orthopedic*, arthroplast*, fracture healing, hip fracture, knee replacement, bone fracture, rotator cuff, anterior cruciate
Osteoarthritis disease 0 Orthopedics: osteoarthritis
Anesthesia field 1: anesthe*, analges*, sedation, nerve block
PainManagement topic 1: chronic pain, postoperative pain, pain management, back pain, pain relief, pain intensity, neuropathic pain, pain score
EmergencyMedicine field 1: emergency department, emergency medicine, ambulance, prehospital, triage, paramedic, emergency medical service, cardiac arrest
CriticalCare field 1: intensive care, critically ill, ICU, mechanical ventilation, sepsis, critical care
Sepsis disease 0: sepsis, septic shock
Pediatrics field 1: pediatric*, children hospital, childhood illness, infants, newborn
ChildHealth topic 1: child health, child mortality, childhood, stunting, young children, school children
Obstetrics field 1: obstetric*, cesarean, caesarean, antenatal, prenatal, preeclampsia, childbirth, gestational, pregnancy, pregnant
MaternalHealth topic 1: maternal health, maternal mortality, postpartum, antenatal care, pregnant women, prenatal care
WomensHealth topic 1: menopaus*, contracepti*, endometriosis, gynecolog*, polycystic ovary, menstrua*, hysterectomy, hormone therapy, women health
Fertility topic 0: infertility, IVF, sperm, assisted reproduc*, oocyte donation, in vitro fertili*
Urology field 0: urolog*, prostat*, bladder, kidney stone, renal cell carcinoma, kidney cancer, urinary?
Nephrology field 1: nephrolog*, renal, kidney, dialysis, glomerul*, hemodialysis
Gastroenterology field 1: gastroenterolog*, gastrointestinal, colitis, colonoscop*, endoscop*, irritable bowel, inflammatory bowel, celiac, helicobacter
IBD disease 0 Gastroenterology: inflammatory bowel disease, IBD, crohn, ulcerative colitis
Pulmonology field 0: pulmonary, respiratory, lung function, lung disease
Asthma disease 1: asthma*
COPD disease 0 Pulmonology: COPD, chronic obstructive
CysticFibrosis disease 0 Pulmonology: cystic fibrosis
Dermatology field 1: dermat*, psoria*, melanoma, eczema, skin lesion, skin cancer, acne, wound healing?
Ophthalmology field 1: ophthalm*, cataract, visual acuity, retinopathy, macular degeneration, cornea*, myopia, intraocular, fundus?
Glaucoma disease 0 Ophthalmology: glaucoma
Dentistry field 1: dental, dentist*, periodont*, orthodont*, oral health, caries, tooth decay
HearingLoss topic 0: hearing loss, cochlear implant, audiolog*, deaf*, hair cell, tinnitus
Rheumatology field 0: rheumat*, arthritis, lupus, ankylosing
Endocrinology field 0: endocrin*, thyroid, pituitary, adrenal, cortisol?
Hematology field 0: hematolog*, anemia, lymphoma, thrombosis, anticoagula*, hemophilia, hematopoie*, myeloma, platelet
SickleCell disease 0 Hematology: sickle cell
Vaccines topic 2: vaccine, vaccinat*, immunization, immunogenicity
VaccineHesitancy topic 0 Vaccines: vaccine hesitancy, vaccine acceptance, anti vaccin*, antivax
InfectiousDiseases field 2: infectious disease, pathogen, viral infection, bacterial infection, outbreak, transmission dynamics, epidemic, communicable disease, sepsis, zoonotic, zoonos*, antiviral, infection control
COVID19 disease 3: SARS CoV 2, COVID19, COVID, coronavirus pandemic, novel coronavirus, coronavirus disease 2019, coronavirus crisis
LongCOVID disease 0 COVID19: long COVID, post COVID, post acute sequelae
Pandemic topic 0: pandemic, lockdown, social distancing, contact tracing, non pharmaceutical intervention
Influenza disease 1: influenza
HIV disease 2: HIV, antiretroviral
Malaria disease 2: malaria*, plasmodium, antimalarial, falciparum
Tuberculosis disease 1: tuberculosis, TB
Dengue disease 0: dengue, aedes
Zika disease 0: zika
Ebola disease 0: ebola
Cholera disease 0: cholera
NeglectedTropicalDiseases topic 0: neglected tropical, schistosom*, leishmania*, trypanosom*, filaria*, onchocerc*, helminth*, chagas
AMR topic 2: antimicrobial resistance, antibiotic resistance, multidrug resistan*, AMR, MRSA, antibiotic resistant, resistant bacteria
Antibiotics topic 0: antibiotic, antimicrobial
Pharmacology field 1: pharmaco*, drug interaction, dose response, receptor antagonist, agonist, dose finding
DrugDiscovery topic 1: drug discovery, drug design, virtual screening, drug development, drug target, drug candidate, drug repurposing
Toxicology field 0: toxicolog*, toxic effect, toxicity?, cytotoxic*?, carcinogen*?
Nutrition field 2: nutrition*, diet, dietary, breastfeed*, micronutrient, malnutrition, vitamin, calorie, caloric, food intake, supplementation
VitaminD topic 0 Nutrition: vitamin D
Sleep topic 2: sleep, insomnia
Circadian topic 1: circadian, chronotype, jet lag, melatonin, clock gene
PhysicalActivity topic 1: physical activity, exercise, sedentary, physical training, walking, aerobic?
SportsScience field 1: athlete, sport, soccer, runner, basketball
MentalHealth field 2: mental health, psychological distress, suicid*, mental disorder, mental illness, psychotherap*, loneliness, burnout
Depression disease 1 MentalHealth: depression, depressive, antidepressant
Anxiety disease 0 MentalHealth: anxiety
PTSD disease 0 MentalHealth: PTSD, post traumatic stress, posttraumatic stress
Psychiatry field 1: psychiatr*, bipolar disorder, psychosis, psychotic, antipsychotic, major depress*, ADHD
Schizophrenia disease 0 Psychiatry: schizophreni*
Suicide disease 0: suicid*, self harm
ADHD disease 0: ADHD, attention deficit
Autism disease 1: autis*
Addiction disease 1: addiction, addicted, substance use, substance abuse, drug use, cocaine, gambling
Opioids disease 0: opioid
Alcohol disease 0: alcohol consumption, alcohol use, drinking behavior, heavy drinking, alcohol intake
TobaccoControl topic 1: smoking, smoker, tobacco, cigarette, nicotine, vaping
Neurology field 1: neurolog*, amyotrophic lateral, huntington, neuropath*, traumatic brain injury
Dementia disease 1 Neurology: dementia, alzheimer
Alzheimers disease 2 Neurology: alzheimer
Parkinsons disease 1 Neurology: parkinson
MultipleSclerosis disease 0 Neurology: multiple sclerosis
Epilepsy disease 1 Neurology: epilep*, seizure
ALS disease 0 Neurology: amyotrophic lateral sclerosis, ALS
Migraine disease 0 Neurology: migraine
Neurodegeneration topic 0 Neurology: neurodegenerat*, tauopath*, amyloid, alpha synuclein, huntingtin
Aging topic 2: aging, ageing, older adult, elderly, frail*, longevity, lifespan, senescen*, healthspan
PublicHealth field 3: public health, disease burden, health policy, tobacco, screening program*, health intervention, vaccination campaign, epidemic, sanitation ~ mortality rate, mortality, population, health, exposure, prevalence, incidence, community
Epidemiology field 2: outbreak, reproduction number, epidemic, disease transmission, all cause mortality, epidemiology ~ cases, population, mortality, risk, infection, confidence interval, transmission, prevalence, incidence, case control, risk factor, hazard ratio, odds ratio, cohort
EpiTwitter community 1: epidemiolog*, cohort study, epidemic model, infectious disease dynamics, disease surveillance
GlobalHealth field 2: global health, low and middle income, sub saharan, low income country, developing country, low resource setting, resource limited, world health organization, malaria, neglected tropical, tuberculosis, WHO?
HealthCare topic 1: healthcare, health care, patient care, clinical care, clinical practice
PrimaryCare topic 1: primary care, general practitioner, general practice, family physician, family medicine
PatientSafety topic 1: patient safety, medical error, medication error, hospital acquired, surgical safety
HealthPolicy topic 1: health policy, health insurance, Medicaid, Medicare, Affordable Care Act
UHC topic 0 GlobalHealth: universal health coverage
HealthEquity topic 2: health inequalit*, health disparit*, racial disparit*, socioeconomic inequalit*, underserved, racial and ethnic, access to care, health equity, social determinant
HealthEconomics field 1: cost effective*, health economic*, cost utility, quality adjusted, willingness to pay
MedEd field 2: medical education, medical student, residency training, resident physician, residency program, clerkship, medical school
Nursing field 1: nurse, nursing, midwi*
DigitalHealth topic 2: telemedicine, telehealth, mHealth, electronic health record, wearable, mobile app, eHealth, EHR, smartphone app, electronic medical record, digital health, mobile health
HealthInformatics field 0: electronic health record, EHR, clinical note, clinical text, medical record
AIinHealthcare topic 2: clinical AI, medical AI, clinical machine learning, clinical prediction model, machine learning for health, machine learning in medicine ~ clinical, patient, diagnosis, deep learning, machine learning, hospital, medical
PrecisionMedicine topic 1: precision medicine, personalized medicine, personalised medicine, pharmacogenomic*, individualized treatment, precision dosing
ClinicalTrials method 2: clinical trial, placebo controlled, double blind, randomized trial, randomised trial, randomly assigned to receive, trial registration, phase 1, controlled trial, dose finding, RCT, cluster randomized, cluster randomised, phase 3, phase III
MetaAnalysis method 1: meta analys*, metaanalys*, pooled analysis, pooled estimate, random effects model
SystematicReview method 1: systematic review, systematically review*, scoping review, systematic literature review, PRISMA
QualitativeResearch method 1: qualitative study, qualitative research, qualitative interview, qualitative analysis, focus group, semi structured interview, semistructured interview, thematic analysis, grounded theory, in depth interview, qualitative data, qualitative method, interviewed
PalliativeCare field 1: palliative, end of life, hospice, advance care planning
Transplantation field 0: transplant recipient, organ transplant*, kidney transplant*, liver transplant*, transplantation, graft rejection
RareDiseases topic 1: rare disease, orphan drug, rare disorder, rare genetic
GeneTherapy topic 1: gene therapy, AAV vector, adeno associated vir*, gene replacement
Disability topic 0: disability, disabilities, disabled people, wheelchair
Caregivers topic 0: caregiver, carer, caregiving, informal care
Acupuncture method 0: acupuncture
Mindfulness topic 0: mindfulness, meditation, yoga
OneHealth topic 1: one health, zoonotic, zoonos*, animal reservoir, spillover
`;
