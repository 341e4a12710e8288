/** Medicine: diseases, specialties, how care is studied and given. Diseases are kept out of some posts by their kind. */
export const medicine = `
Radiology field 1: radiolog*, MR arthrography, radiograph*, CT scan, chest x ray, MR angiography, CT angiography, magnetic resonance angiography, scintigraph*, PET CT, MR imaging sequence, angiography?
MRI method 1: MRI, magnetic resonance imag*, MR arthrography, diffusion weighted, dMRI
Ultrasound method 1: ultrasound, ultrasonograph*, sonograph*
Cardiology field 2: cardiac, cardiovascular, myocardial, coronary, echocardiogra*, cardiomyopath*, angioplasty, heart disease, arrhythmia*, cardiomyocyte, cardiologist, statin, electrocardiogra*, ECG, aortic valve, CABG, bypass grafting, aortic aneurysm, heart surgery, heart transplant*, troponin, atherosclero*, endothelial dysfunction, intima media, ischemic preconditioning, myocardium, percutaneous coronary, stent thrombosis, ventricular assist, ventricular tachycardia, pacemaker, implantable cardioverter, hypertrophic cardiomyopathy, mitral valve, left ventricular, aortic dissection, cardiotoxic*, cardiorespiratory fitness, pulmonary hypertension, atrial, hemodynamic*?, orthostatic, syncope, blood pressure?, cholesterol?, heart?, reperfusion?
Atherosclerosis topic 0 Cardiology: atherosclero*, intima media
HeartFailure disease 1 Cardiology: heart failure
AtrialFibrillation disease 1 Cardiology: atrial fibrillation
Stroke disease 1 Neurology: stroke, cerebral infarct*, intracerebral hemorrhage, thrombectomy?
Hypertension disease 1 Cardiology: hypertension, hypertensive, antihypertensive, blood pressure?
Diabetes disease 2 Endocrinology: diabetes, diabetic, glycemic?, HbA1c, prediabetes, insulin resistance?, insulin therapy, hypoglycemi*, hyperglycemi*, insulin glargine, glucose lowering, dysglycemi*, blood glucose, glucose tolerance, insulin sensitivity?, insulin resistant
Type1Diabetes disease 1 Diabetes: type 1 diabetes
Type2Diabetes disease 1 Diabetes: type 2 diabetes
Obesity disease 1: obesity, obese, overweight, bariatric, body mass index?, weight loss?
Cancer disease 2: cancer, carcinoma, tumor, neoplasm, glioblastoma, glioma, sarcoma, metasta*, melanoma, leukemia, lymphoma
Oncology field 2: oncolog*, chemotherap*, cancer, metasta*, anticancer, antitumor, tumor growth, neoadjuvant, progression free survival, radioiodine, sentinel lymph node, lymph node dissection, carcinoma, checkpoint inhibitor, pembrolizumab, nivolumab, tumor?
CancerResearch topic 1: cancer cell, tumor cell, tumorigenesis, oncogen*, tumor suppressor, tumor growth, cancer biology, tumor microenvironment, xenograft
BreastCancer disease 1 Oncology: breast cancer, breast tumor, breast carcinoma
LungCancer disease 1 Oncology: lung cancer, lung adenocarcinoma
ProstateCancer disease 1 Oncology: prostate cancer
ColorectalCancer disease 1 Oncology: colorectal cancer, colon cancer, colorectal adenoma
Melanoma disease 0 Oncology Dermatology: melanoma
Leukemia disease 1 Oncology Hematology: leukemia*, AML
Lymphoma disease 0 Oncology Hematology: lymphoma
Myeloma disease 0 Oncology Hematology: myeloma
OvarianCancer disease 0 Oncology Gynecology: ovarian cancer, ovarian carcinoma
CervicalCancer disease 0 Oncology Gynecology: cervical cancer, cervical carcinoma, cervical intraepithelial
LiverCancer disease 0 Oncology Hepatology: hepatocellular carcinoma, liver cancer, liver metasta*
PancreaticCancer disease 0 Oncology Gastroenterology: pancreatic cancer, pancreatic ductal adenocarcinoma, pancreatic adenocarcinoma
BladderCancer disease 0 Oncology Urology: bladder cancer, urothelial carcinoma
HeadAndNeckCancer disease 0 Oncology Otolaryngology: nasopharyngeal carcinoma, laryngeal cancer, head and neck cancer, oral cancer, laryngeal carcinoma
Immunotherapy topic 1: immunotherap*, checkpoint inhibitor, CAR T, checkpoint blockade, PD L1, pembrolizumab, nivolumab, ipilimumab, atezolizumab
CancerScreening topic 0 Oncology: cancer screening, mammography screening, screening mammogra*, colonoscopy screening
Radiotherapy method 0 Oncology: radiotherap*, radiation therapy, brachytherapy
Surgery field 1: surgery, surgical, surgeon, laparoscop*, arthroplasty, appendectomy, cholecystectomy, pancreaticoduodenectomy, gastrectomy, splenectomy, thyroidectomy, colectomy, esophagectomy, hepatectomy, adrenalectomy, anastomo*, laparotomy, appendicitis, hernia repair, fundoplication, bariatric surgery, surgical site infection, postoperative complication, thyroid surgery, surgical outcome, resection?, postoperative?, perioperative?
PlasticSurgery field 0 Surgery: plastic surgery, abdominoplasty, mammaplasty, breast reconstruction, cosmetic surgery, rhinoplasty, free flap, skin graft
Neurosurgery field 0 Surgery: neurosurg*, craniotomy, aneurysm clipping, laminectomy, subarachnoid hemorrhage, intracranial aneurysm, deep brain stimulation
RoboticSurgery topic 0 Surgery: robotic surgery, robot assisted surgery, robot assisted laparoscop*, robot assisted radical, robotic assisted
Orthopedics field 1: orthopedic*, arthroplast*, fracture healing, hip fracture, knee replacement, bone fracture, rotator cuff, anterior cruciate, tibia, femur, femoral neck, femoral fracture, intramedullary, total hip, total knee, TKA, THA, scoliosis, spinal deformity, spinal surgery, adhesive capsulitis, frozen shoulder, meniscus, hip replacement, acetabular, humerus, vertebral fracture, arthroscop*, cruciate ligament, distal radius, bone healing, tendon repair, tibial fracture, tibial tuberosity, tibial plateau, knee prosthesis, ankle fracture, lower limb fracture, spine surgery, spinal fusion, osteotomy, knee arthroplasty, ligament reconstruction, intraarticular, intra articular, joint injection, spine degeneration, knee injury, patellar, fracture?, lumbar?, tibial?, tendon?, knee?, hip?
Osteoarthritis disease 0 Orthopedics: osteoarthritis
BoneHealth topic 0: bone health, bone density, bone mineral density, bone loss, bone turnover, bone resorption
Osteoporosis disease 0 BoneHealth: osteoporosis, osteoporotic, fragility fracture
Anesthesia field 1: anesthe*, analges*, sedation, nerve block, tracheal intubation, endotracheal tube, laryngoscop*, sevoflurane, airway management, intubation?, propofol?, ketamine?
AirwayManagement topic 0: airway management, tracheal intubation, endotracheal tube, laryngoscop*, difficult airway, fiberoptic intubation, airway device, extubation, laryngeal mask, airway obstruction?
PainManagement topic 1: chronic pain, postoperative pain, pain management, back pain, pain relief, pain intensity, neuropathic pain, pain score, acute pain, myofascial pain, neck pain, shoulder pain, pain reliever, pain treatment, pain therapy, analgesia
EmergencyMedicine field 1: emergency department, emergency medicine, ambulance, prehospital, triage, paramedic, emergency medical service, cardiac arrest, cardiopulmonary resuscitation, CPR, choking, heimlich, abdominal thrust, first aid, resuscitation?
FirstAid topic 0: first aid, choking, heimlich, bystander CPR, abdominal thrust, foreign body airway obstruction
CPR topic 0: cardiopulmonary resuscitation, CPR, chest compression, bystander resuscitation
CriticalCare field 1: intensive care, critically ill, ICU, mechanical ventilation, sepsis, critical care, mechanically ventilated, ventilated patient, rapid response team, extubation, septic patient, ARDS, acute respiratory distress, vasopressor, ventilator
Sepsis disease 0: sepsis, septic shock
Pediatrics field 1: pediatric*, children hospital, childhood illness, infants, newborn, toddler, child?, childhood?, adolescent?
Neonatology field 0 Pediatrics: neonatal intensive, preterm infant, preterm birth?, preterm delivery, premature birth, premature infant, low birth weight, NICU, neonatology, bronchopulmonary dysplasia, neonatal sepsis, neonate, neonatal mortality, neonatal outcome, neonatal resuscitation, perinatal?, neonatal?
ChildHealth topic 1: child health, child mortality, childhood?, stunting, young children, school children
Obstetrics field 1: obstetric*, cesarean, caesarean, antenatal, prenatal, preeclampsia, childbirth, gestational, pregnancy, pregnant, preterm labor, preterm delivery, eclampsia, chorioamnionitis, fetal growth, placental, labor induction, vaginal delivery, breech, stillbirth, miscarriage, intrapartum, antepartum, fetal heart, fetal acidosis, uterine contraction, myometri*, hydatidiform mole, placenta, fetal?, fetus?
Gynecology field 0: gynecolog*, hysterectomy, ovarian cyst, ovarian torsion, ovarian reserve, oophorectomy, intrauterine device, endometriosis, endometrial, uterine, vaginal, premenstrual, polycystic ovary, cervical cytology, ovarian damage, ovarian tissue, ovarian follicle, ovary, cervical cancer screening, pelvic floor, pelvic organ prolapse, fibroid, tubal ligation, hysteroscop*, papanicolaou, pap smear, cervical smear, ovarian?
MaternalHealth topic 1: maternal health, maternal mortality, postpartum, antenatal care, pregnant women, prenatal care
Pregnancy topic 1 Obstetrics: pregnancy, pregnant, gestational diabetes
WomensHealth topic 1: menopaus*, contracepti*, endometriosis, gynecolog*, polycystic ovary, menstrua*, hysterectomy, hormone therapy, women health
Fertility topic 0: infertility, IVF, sperm, assisted reproduc*, oocyte donation, in vitro fertili*
Urology field 0: urolog*, prostat*, bladder, kidney stone, renal cell carcinoma, kidney cancer, nephrolithiasis, ureteral, urethral, transurethral, cystectomy, urinary tract, urinary incontinence, urinary retention, cystourethro*, VCUG, prostatectomy, benign prostatic, erectile, lower urinary tract, vesicoureteral, urinary stone, urolithiasis, enuresis, urinary?
Nephrology field 1: nephrolog*, renal, kidney, dialysis, glomerul*, hemodialysis, uremia, uremic, nephropath*, CKD, nephrotic, glomerular filtration, proteinuria, albuminuria
KidneyDisease disease 0 Nephrology: chronic kidney disease, kidney failure, end stage renal, renal failure, acute kidney injury
Gastroenterology field 1: gastroenterolog*, gastrointestinal, colitis, colonoscop*, endoscop*, irritable bowel, inflammatory bowel, celiac, helicobacter, reflux disease, gastroesophageal reflux, GERD, esophagitis, barrett, pancreatitis, gastric emptying, dyspepsia, bloating, duodenal, pyloric, esophagus, ileus, constipation, anal canal, anal incontinence, fecal incontinence, anorectal, hemorrhoid*, peptic ulcer, gastric ulcer, gallstone, biliary, intestinal barrier, small intestine, diverticul*, cholestasis, esophageal pH, esophageal cancer, esophageal varices, colon?, gastric?, bowel?, intestinal?, esophageal?
Hepatology field 0: hepatolog*, cirrho*, hepatitis, liver disease, liver fibrosis, hepatocellular, liver failure, fatty liver, liver transplant*, hepatic encephalopathy, NAFLD, hepatocyte, hepatotoxic*, portal hypertension, liver?, hepatic?, gallbladder?
HepatitisB disease 0 InfectiousDiseases Hepatology: hepatitis B, HBV
HepatitisC disease 0 InfectiousDiseases Hepatology: hepatitis C, HCV
IBD disease 0 Gastroenterology: inflammatory bowel disease, IBD, crohn, ulcerative colitis
Pulmonology field 0: pulmonary, respiratory?, lung function, lung disease, spirometr*, pneumonia, bronchi*, wheez*, FEV1, pulmonary fibrosis, lung transplantation, lung cancer screening, sarcoidosis, respiratory infection, emphysema, pleural, breathing?, respiration?
Asthma disease 1 Pulmonology: asthma*
COPD disease 0 Pulmonology: COPD, chronic obstructive
Pneumonia disease 0 Pulmonology InfectiousDiseases: pneumonia
CysticFibrosis disease 0 Pulmonology: cystic fibrosis
Dermatology field 1: dermat*, psoria*, eczema, skin lesion, skin cancer, acne, skin care, skincare, skin disease, pruritus, atopic, skin aging, rosacea, alopecia, hair loss, vitiligo, urticaria, keratosis, basal cell carcinoma, wound healing?, skin?
WoundCare topic 0: wound healing, wound care, chronic wound, pressure ulcer, wound dressing, wound closure, burn wound, skin wound, diabetic foot ulcer
Ophthalmology field 1: ophthalm*, cataract, visual acuity, retinopathy, macular degeneration, cornea*, myopia, intraocular, optic disc, eyelid, autorefraction, strabismus, amblyopia, retinal detachment, refractive error, epiretinal, macula, macular, vitrectomy, electroretinogra*, intravitreal, uveitis, keratoconus, dry eye, fundus?, ocular?, retinal?, eye?
Glaucoma disease 0 Ophthalmology: glaucoma
Dentistry field 1: dentist*, periodont*, orthodont*, oral health, caries, tooth decay, third molar, alveolar ridge, temporomandibular, gingiv*, endodont*, oral hygiene, maxillofacial, orofacial, oro facial, masticat*, xerostomia, tooth extraction, tooth loss, tooth wear, dental implant, alveolar bone, peri implant, denture, malocclusion, implant dentistry, toothpaste, dental caries, oral mucos*, dental care, dental clinic, dental treatment, dental plaque, dental patient, dental health, dental student, dental practice, dental extraction, dentin, pulpotomy, root canal, premolar, molar tooth, pulpitis, dental pulp, tooth root, mandibular?, teeth?, enamel?, tooth?, dentition?, dental?
Otolaryngology field 0: otolaryngolog*, otorhinolaryngolog*, vocal fold, vocal cord, larynx, laryngeal, otitis, tonsillectomy, tonsillitis, sinusitis, allergic rhinitis, cochlear implant, parotid, nasopharyngeal carcinoma, head and neck, dysphon*, round window, mastoid*, epistaxis, stapedectomy, stapes, tympanic, middle ear, ear canal, otosclerosis, nasal polyp, nasal obstruction, turbinate, voice disorder, swallowing disorder
HearingLoss topic 0: hearing loss, cochlear implant, audiolog*, deaf*, hair cell
Tinnitus disease 0: tinnitus
Rheumatology field 0: rheumat*, arthritis, lupus, ankylosing, gout, vasculitis, spondyloarthritis, fibromyalgia, systemic sclerosis, dermatomyositis, psoriatic arthritis, systemic lupus, SLE
Endocrinology field 0: endocrin*, thyroid, pituitary, adrenal, growth hormone, testosterone, hypothyroid*, hyperthyroid*, cushing, cortisol?, estrogen?, insulin?, hormone?
Hematology field 0: hematolog*, anemia, thrombosis, anticoagula*, hemophilia, hematopoie*, platelet, blood transfusion, hematological malignanc*, bone marrow transplant*, coagulation disorder, bone marrow failure, red blood cell transfusion, neutropenia, thrombocytopeni*, bleeding disorder, venous thromboembolism, blood clot, transfused blood, transfused red blood, monoclonal gammopath*, hemovigilance, erythropoietin, hemoglobin?
SickleCell disease 0 Hematology: sickle cell
Vaccines topic 2: vaccine, vaccinat*, immunization, immunogenicity
VaccineHesitancy topic 0 Vaccines: vaccine hesitancy, vaccine acceptance, anti vaccin*, antivax
InfectiousDiseases field 2: infectious disease, pathogen, viral infection, bacterial infection, outbreak, transmission dynamics, epidemic, communicable disease, sepsis, zoonotic, zoonos*, antiviral, infection control, cytomegalovirus, typhoid, enteric fever, bacteremia, antiviral therapy, hospital infection, nosocomial, contagious, tuberculous, sexually transmitted, urinary tract infection, MRSA, staphylococcus aureus bacteremia, infection?, infectious?
COVID19 disease 3: SARS CoV 2, COVID19, COVID, coronavirus pandemic, novel coronavirus, coronavirus disease 2019, coronavirus crisis
LongCOVID disease 0 COVID19: long COVID, post COVID, post acute sequelae
Pandemic topic 0: pandemic, lockdown, social distancing, contact tracing, non pharmaceutical intervention
Influenza disease 1 InfectiousDiseases: influenza
HIV disease 2 InfectiousDiseases: HIV, antiretroviral
Malaria disease 2 InfectiousDiseases: malaria*, plasmodium, antimalarial, falciparum
Tuberculosis disease 1 InfectiousDiseases: tuberculosis, TB
Dengue disease 0 InfectiousDiseases: dengue, aedes
Zika disease 0 InfectiousDiseases: zika
Ebola disease 0 InfectiousDiseases: ebola
Cholera disease 0 InfectiousDiseases: cholera
NeglectedTropicalDiseases topic 0: neglected tropical, schistosom*, leishmania*, trypanosom*, filaria*, onchocerc*, helminth*, chagas
AMR topic 2: antimicrobial resistance, antibiotic resistance, multidrug resistan*, AMR, MRSA, antibiotic resistant, resistant bacteria
Antibiotics topic 0: antibiotic, antimicrobial
Pharmacology field 1: pharmaco*, drug interaction, dose response, receptor antagonist, agonist, dose finding, bioavailability, cytochrome P450, CYP3A4, drug metabolism
DrugDiscovery topic 1: drug discovery, drug design, virtual screening, drug development, drug target, drug candidate, drug repurposing
Toxicology field 0: toxicolog*, toxic effect, poisoning, overdose, lead exposure, envenom*, intoxication, illicit drug, toxicity?, cytotoxic*?, carcinogen*?, toxin?
Nutrition field 2: nutrition*, diet, dietary, breastfeed*, micronutrient, malnutrition, vitamin, calorie, caloric, food intake, supplementation, nutrient intake, protein supplement*, folic acid, low carbohydrate, whey, resistant starch, antioxidant supplement*, dietary supplement, whole grain?, energy intake, mediterranean diet, vegetarian, nutraceutical, probiotic, polyphenol, omega 3, fruit and vegetable
SportsNutrition topic 0: sports nutrition, sport nutrition, protein supplementation, ergogenic*, sports drink, creatine supplement*, caffeine ingestion, caffeine intake, carbohydrate ingestion
VitaminD topic 0 Nutrition: vitamin D
Sleep topic 2: sleep, insomnia
Circadian topic 1: circadian, chronotype, jet lag, melatonin, clock gene
PhysicalActivity topic 1: physical activity, exercise, sedentary, physical training, walking, physical fitness, exercise program, exercise training, step count, aerobic?
SportsScience field 1: athlete, sport, soccer, runner, basketball, resistance training, strength training, endurance training, sprint, exercise performance, endurance performance, running performance, marathon, triathl*, football player, one repetition maximum, muscle power, muscle soreness, dehydration, rehydration, plyometric, jump performance, sports injury, vertical jump, time trial, athletic performance, maximal oxygen, swimming performance, swimmer, muscle strength?
Rehabilitation field 0: rehabilitation, physiotherap*, physical therap*, occupational therap*, exercise therap*, stabilization exercise
Physiotherapy topic 0 Rehabilitation: physiotherap*, physical therapist, manual therapy, myofascial, trigger point, stabilization exercise, adhesive capsulitis
MentalHealth field 2: mental health, psychological distress, suicid*, mental disorder, mental illness, psychotherap*, loneliness, burnout, cognitive behavioral therapy, cognitive behavior therapy, stress reduction, posttraumatic stress, psychological wellbeing, depressive symptom, self injury, self harm, acceptance and commitment therapy, psychological intervention
Depression disease 1 MentalHealth: depression, depressive, antidepressant
Anxiety disease 0 MentalHealth: anxiety
PTSD disease 0 MentalHealth: PTSD, post traumatic stress, posttraumatic stress
Psychiatry field 1: psychiatr*, bipolar disorder, psychosis, psychotic, antipsychotic, major depress*, ADHD, psychiatric disorder, anorexia nervosa, eating disorder, obsessive compulsive, borderline personality, electroconvulsive, mania
Schizophrenia disease 0 Psychiatry: schizophreni*
Suicide disease 0: suicid*, self harm
ADHD disease 0: ADHD, attention deficit
Autism disease 1: autis*
Addiction disease 1: addiction, addicted, substance use, substance abuse, drug use, cocaine, gambling
Opioids disease 0: opioid, fentanyl, heroin
Alcohol disease 0: alcohol consumption, alcohol use, drinking behavior, heavy drinking, alcohol intake
TobaccoControl topic 1: smoking, smoker, tobacco, cigarette, nicotine, vaping
Neurology field 1: neurolog*, amyotrophic lateral, huntington, neuropath*, traumatic brain injury, movement disorder, involuntary movement, dyskinesia*, dystonia, ataxia, chorea, motor neuron disease, spinal cord compression, headache, neuroprotect*, spinal cord injury, cerebral palsy, peripheral neuropathy, concussion, aphasia, cognitive impairment, essential tremor, restless legs, encephalopathy, meningitis, neurodevelopmental
Dementia disease 1 Neurology: dementia, alzheimer
Alzheimers disease 2 Neurology: alzheimer
Parkinsons disease 1 Neurology: parkinson
MovementDisorders topic 0 Neurology: movement disorder, involuntary movement, dyskinesia*, dystonia, ataxia, chorea, myoclonus, tic disorder
MultipleSclerosis disease 0 Neurology: multiple sclerosis
Epilepsy disease 1 Neurology: epilep*, seizure
ALS disease 0 Neurology: amyotrophic lateral sclerosis, ALS
Migraine disease 0 Neurology: migraine
Neurodegeneration topic 0 Neurology: neurodegenerat*, tauopath*, amyloid, alpha synuclein, huntingtin
Aging topic 2: aging, ageing, older adult, elderly, frail*, longevity, lifespan, senescen*, healthspan, older driver, older people, older patient, older women, older men, older person, geriatric*, aged 65, nursing home resident, sarcopenia
PublicHealth field 3: public health, disease burden, health policy, tobacco, screening program*, health intervention, vaccination campaign, epidemic, sanitation ~ mortality rate, mortality, population, health, exposure, prevalence, incidence, community
Forensics field 0: forensic*, autopsy, asphyxiation, asphyxia, post mortem examination
Epidemiology field 2: outbreak, reproduction number, epidemic, disease transmission, all cause mortality, epidemiology ~ cases, population, mortality, risk, infection, confidence interval, transmission, prevalence, incidence, case control, risk factor, hazard ratio, odds ratio, cohort
EpiTwitter community 1: epidemiolog*, cohort study, epidemic model, infectious disease dynamics, disease surveillance
GlobalHealth field 2: global health, low and middle income, sub saharan, low income country, developing country, low resource setting, resource limited, world health organization, malaria, neglected tropical, tuberculosis, WHO?
HealthCare topic 1: healthcare, health care, patient care, clinical care, clinical practice
PrimaryCare topic 1: primary care, general practitioner, general practice, family physician, family medicine
PatientSafety topic 1: patient safety, medical error, medication error, hospital acquired, surgical safety
HealthPolicy topic 1: health policy, health insurance, Medicaid, Medicare, Affordable Care Act
UHC topic 0 GlobalHealth: universal health coverage
HealthEquity topic 2: health inequalit*, health disparit*, racial disparit*, socioeconomic inequalit*, underserved, racial and ethnic, access to care, health equity, social determinant, ethnic inequalit*, deprivation gradient, mortality gradient, socioeconomic gradient, ethnic disparit*, health inequit*
HealthEconomics field 1: cost effective*, health economic*, cost utility, quality adjusted, willingness to pay
MedEd field 2: medical education, medical student, residency training, resident physician, residency program, clerkship, medical school, medicine resident, surgical resident, residency, resident education, simulation training, fellowship program, clinical skill, objective structured clinical, undergraduate medical, nursing student, medical curriculum, preclinical curriculum
Nursing field 1: nurse, nursing, midwi*
DigitalHealth topic 2: telemedicine, telehealth, mHealth, electronic health record, wearable, mobile app, eHealth, EHR, smartphone app, electronic medical record, digital health, mobile health, mobile health app, smartphone based, web based intervention, internet delivered, internet based, remote monitoring, text message, SMS
HealthInformatics field 0: electronic health record, EHR, clinical note, clinical text, medical record
AIinHealthcare topic 2: clinical AI, medical AI, clinical machine learning, clinical prediction model, machine learning for health, machine learning in medicine ~ clinical, patient, diagnosis, deep learning, machine learning, hospital, medical
PrecisionMedicine topic 1: precision medicine, personalized medicine, personalised medicine, pharmacogenomic*, individualized treatment, precision dosing
ClinicalTrials method 2: clinical trial, placebo controlled, double blind, randomized trial, randomised trial, randomly assigned to receive, trial registration, phase 1, controlled trial, dose finding, RCT, cluster randomized, cluster randomised, phase 3, phase III
MetaAnalysis method 1: meta analys*, metaanalys*, pooled analysis, pooled estimate, random effects model
SystematicReview method 1: systematic review, systematically review*, scoping review, systematic literature review, PRISMA
QualitativeResearch method 1: qualitative study, qualitative research, qualitative interview, qualitative analysis, focus group, semi structured interview, semistructured interview, thematic analysis, grounded theory, in depth interview, qualitative data, qualitative method, interviewed
PalliativeCare field 1: palliative, end of life, hospice, advance care planning
Transplantation field 0: transplant recipient, organ transplant*, kidney transplant*, liver transplant*, transplantation, graft rejection
RareDiseases topic 1: rare disease, orphan drug, rare disorder, rare genetic, inborn error, rare congenital, rare inherited, rare autosomal, congenital disorder, dehydrogenase deficiency, lysosomal storage, mucopolysaccharidos*, phenylketonuria, hunter syndrome, rett syndrome, hemophilia
GeneTherapy topic 1: gene therapy, AAV vector, adeno associated vir*, gene replacement
Disability topic 0: disability, disabilities, disabled people, wheelchair
Caregivers topic 0: caregiver, carer, caregiving, informal care
Acupuncture method 0: acupuncture
IntegrativeMedicine topic 0: complementary and alternative medicine, alternative medicine, complementary medicine, integrative medicine, complementary therapies, homeopath*
HerbalMedicine topic 0: herbal medicine, medicinal plant, plant extract, phytotherap*, traditional chinese medicine, root extract, leaf extract, traditional medicine
Mindfulness topic 0: mindfulness, meditation, yoga
OneHealth topic 1: one health, zoonotic, zoonos*, animal reservoir, spillover
`;
