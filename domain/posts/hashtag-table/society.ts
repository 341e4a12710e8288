/** Society: economies, states, schools, minds, languages, pasts, rights, and how research itself is done. */
export const society = `
Economics field 2: microeconomic*, GDP, economist, monopoly, economy, economic, bidder, pricing, tax, economics, labor market, wage, business cycle, economic growth, consumer price ~ equilibrium, policy, trade, demand, utility
EconTwitter community 2 Economics: economics, macroeconomic*, monetary polic*, labor market, wage, econometric*, income inequality, tax evasion, taxation, difference in difference, economic model, unemployment, market design, credit card, bargaining, buyer, seller, economic impact, fiscal, consumer spending
Econometrics field 2: econometric*, panel data, instrumental variable, GMM, cointegrat*, difference in difference, structural break, fixed effects regression, vector autoregress*, heteroskedastic*, GARCH, time varying parameter, vector autoregression*, VARs, stochastic volatility, two way fixed effect, binary treatment, nowcasting? ~ endogen*, estimator, regression, inference, asymptotic, identification, forecast*
BehavioralEconomics topic 1: behavioral economics, dictator game, risk preference, nudge, nudging
GameTheory field 1: game theor*, nash equilibri*, auction, mechanism design, evolutionary game, strategic interaction, zero sum game, stackelberg, mean field game, repeated game, social dilemma, prisoner dilemma, public goods game, stag hunt, evolution of cooperation, bayesian persuasion, social learning, imperfect information game, subgame, cooperation?, cooperative?
Finance field 2: financial market, financial crisis, stock market, portfolio, option pricing, systemic risk, bank loan, credit risk, trading strateg*, investor, interest rate, optimal execution, quantitative finance, derivative pricing, banking, stock return
DevelopmentEconomics topic 1: development economics, microfinance, cash transfer, developing country?, low income country?
Poverty topic 1: poverty, poor household
Inequality topic 1: gini, wealth inequality, economic inequality, social inequality, income inequality
LaborMarket topic 0 Economics: labor market, labour market, employment, unemployment, wage, workforce
FutureOfWork topic 0: remote work, telework*, working from home, gig economy, gig worker
Trade topic 0 Economics: international trade, exports, trade agreement, global value chain, tariff, trade network, value added export, heckscher ohlin, exporter
Education field 2: education, educational, teaching, classroom, pedagog*, student learning, student achievement, textbook, curriculum reform, teacher education, teacher training, teachers, schools?, school?, learner?
HigherEd topic 1: university student, undergraduate, college student, university teaching, universities, faculty member, tuition, higher education
STEMEducation topic 1: STEM education, physics education, science education, mathematics education, engineering education
EdTech topic 1: educational technolog*, MOOC, intelligent tutoring, learning analytics, knowledge tracing, blended learning, online course, e learning, distance learning
EarlyChildhood topic 0: early childhood, preschool, kindergarten, early years
Sociology field 1: sociolog*, social norm, social inequality, social capital, stratification, social movement
Demography field 1: demograph* change, life expectancy, census, demographer, demography, population growth rate, birth rate, lee carter, mortality forecast*
Anthropology field 1: anthropolog*, ethnograph*, hunter gatherer, kinship, indigenous communit*
PoliSci field 2: political, voter, voting?, parliament*, partisan*, legislat*, populis*, congress, autocra*, referendum, government coalition
Democracy topic 1 PoliSci: democra*, authoritarian*, autocrati*
Elections topic 1 PoliSci: election, electoral, gerrymander*, voting behavior, ballot
PublicPolicy field 1: public policy, policy maker, policymaker, policymaking, policy intervention, public sector, policy option, AI regulation, policy recommendation
InternationalRelations field 0: international relations, foreign policy, diplomacy, geopolit*, interstate
Peacebuilding topic 1: peacebuilding, peacekeeping, peace process, post conflict, ceasefire
ArmedConflict topic 0: armed conflict, civil war, battle death, insurgen*, political violence
Disarmament topic 0: disarmament, nuclear weapon, non proliferation, arms control, chemical weapon, landmine
Terrorism topic 0: terroris*, extremis*, radicalization
Migration topic 1: migrant, migration policy, immigration, immigrant, international migration
Refugees topic 1: refugee, asylum, displaced person, internally displaced, forced displacement
HumanRights topic 2: human right, fundamental freedom, torture, treaty body, freedom of expression
ChildRights topic 0 HumanRights: rights of the child, child right, child marriage, child labor, child labour
IndigenousPeoples topic 0: indigenous people*, indigenous communit*, first nations, aboriginal
GenderEquality topic 2: gender gap, gender bias, gender inequalit*, female representation, sexism, gender equality, gender equity, gender pay, women empowerment, empowerment of women, women in science
WomenInSTEM topic 1: female scientist, women faculty, women in science, women in STEM
GenderBasedViolence topic 0: domestic violence, sexual violence, sexual harassment, female genital, gender based violence, intimate partner violence, violence against women
LGBTQ topic 0: LGBT*, transgender, gay, lesbian, bisexual, sexual orientation
Racism topic 0: racism, racial discrimination, racial bias, racial segregation, xenophobia
UnitedNations topic 1: united nations, secretary general, UN agency, UNICEF, UNESCO ~ member states, general assembly, security council
UNGA topic 0: general assembly
InternationalLaw field 1: international law, treaty, treaties, international court, international criminal, multilateral environmental agreement
Law field 1: legislation, court, judge, judicial, lawyer, law enforcement, jurisprudence, liability, statutory, statute, legal, criminal law
LegalTech topic 1: legal text, legal technolog*, legaltech, computational law, legal judgment prediction
Humanitarian topic 1: humanitarian, disaster relief, relief operation
Criminology field 0: criminolog*, crime, policing, prison, homicide, incarcerat*, offender, recidivism
Psychology field 2: psycholog*, cognitive, emotion, working memory, wellbeing, social cognition, behavioral experiment, emotional, self esteem, self control, fear conditioning, social anxiety, lie detection, deception detection, polygraph, reward processing, executive function, motivation?, mood?, personality?, stereotype?
CogSci field 2: cognitive science, cognitive process, working memory, human perception, human cognition, cognitive model, human learning, human participant, metacognit*, sense of agency, mental representation, cognitive control, implicit learning, face processing, decision making?, reaction time?
Wellbeing topic 0: wellbeing, well being, happiness, life satisfaction
QualityOfLife topic 0: quality of life, HRQoL
Linguistics field 2: linguist, phonolog*, phonetic*, morpholog* inflection, language acquisition, syntax, grammar, sociolinguistic*, semantics of, pragmatics, dialect, prosody, vowel, relative clause, bilingual*, linguistic typolog*, word order, metaphor, low resource language, language change, sentence processing, colexification, lexicon, lexical semantics, language evolution, cross linguistic
Archaeology field 2: archaeolog*, archeolog*, neolithic, bronze age, excavat*, prehistoric
History field 1: historian, historiograph*, medieval, early modern, world war
Philosophy field 1: philosoph*, epistemolog*, ontological argument, metaphysic*, consciousness?
Consciousness topic 0: consciousness, awareness of stimuli, conscious perception
Ethics field 1: ethics, ethical, moral judgment, moral judgement, informed consent, bioethic*
Music topic 1: music, musical, melody, musician, song lyrics
Art topic 0: painting, artist, artwork, museum, artistic
Journalism topic 0: journalis*, newsroom, news article, news outlet
ScienceCommunication topic 2: science communication, public engagement, science journalism, lay summar*, outreach, popular science
OpenScience topic 2: open science, preprint, research data, FAIR principle, open research, shared data
OpenAccess topic 1 OpenScience: open access, paywall, article processing charge
OpenData topic 1 OpenScience: open data, open dataset, data sharing, publicly available dataset, data repositor*
Reproducibility topic 1 OpenScience: reproducib*, replicab*, replication crisis, replication study, registered report, preregist*, provenance
PeerReview topic 0: peer review, reviewer, editorial decision
Scientometrics field 1: scientometric*, bibliometric*, citation count, citation impact, h index, coauthorship, co authorship, citation network, research impact, research output, altmetric*, research productivity, scientific impact, scientific collaboration
MetaScience field 1: metascience, meta research, publication bias, research evaluation, p hacking, scientific career, trial registration, research finding, reporting guideline
ResearchIntegrity topic 0 MetaScience: research integrity, scientific misconduct, plagiarism, retraction, image manipulation, paper mill
TechPolicy topic 0: technology policy, AI regulation, platform regulation, data protection law, GDPR, antitrust
`;
