/** Computing: learning machines, language, vision, robots, security, software, people and computers. */
export const computing = `
MachineLearning field 3 AI: machine learning, ML, learning algorithm, classifier, representation learning, active learning, support vector machine, SVM, random forest, gradient boosting, decision tree, domain generalization, distribution shift, multi task learning, feature selection, hyperparameter*, stochastic gradient descent, SGD, overparameterized, generalization bound, generalization error, noisy label, pre training, pretraining, pre trained, pretrained, fine tuning, unsupervised, supervised, contrastive, CIFAR 10, training data, training set?, trained on, training example, learned representation, predictive model?, few shot, zero shot, transfer learning, domain adaptation, continual learning, catastrophic forgetting, gaussian process ~ train*, dataset, benchmark, classification, labeled, unlabeled, supervis*, state of the art, baseline, loss function, embedding, regularization, learned, end to end, neural, deep, generalization, robustness, hyperparameter, transfer, representation*, imagenet, unseen, downstream, gradient, objective, outperform*, architecture, latent
DeepLearning method 3 MachineLearning: DNN, convolutional, CNN, RNN, LSTM, autoencoder, backpropagation, resnet, imagenet, batch normalization, attention mechanism, encoder decoder, U net, deep learning, deep network*, deep neural, deep model*, deep reinforcement, deep generative ~ deep, layer, architecture, end to end, train*, network, loss, pretrain*, neural, trained, generative, latent, attention, transformer, residual
NeuralNetworks method 1 DeepLearning: neural network, neural net, perceptron, activation function, weight initialization, lottery ticket, neural tangent kernel, neural architecture
AI field 3: artificial intelligence, AI, AGI, intelligent agent, commonsense reasoning, multi agent, human level, multiagent, reasoning task, expert system, knowledge representation, automated reasoning, argumentation
ReinforcementLearning method 2 AI: reinforcement learning, RL, Q learning, policy gradient, actor critic, markov decision process, MDP, bandit, reward function, off policy, on policy, policy optimization, temporal difference, imitation learning, value function ~ agent, reward, policy, exploration
GANs method 1 DeepLearning: generative adversarial, GAN, wgan, stylegan, cyclegan
GenerativeAI topic 1 DeepLearning: generative model?, diffusion model, variational autoencoder, VAE, normalizing flow, generative adversarial, image generation, image synthesis
MetaLearning topic 0 MachineLearning: meta learning, meta learner, learning to learn
FederatedLearning topic 1 MachineLearning: federated learning, federated optimization
AdversarialML topic 1 MachineLearning: adversarial attack, adversarial example, adversarial robustness, adversarial perturbation, adversarial training, adversarially robust
GNN method 1 DeepLearning: graph neural network, GNN, graph convolutional, graph embedding, node embedding, graph representation learning, graph network
KnowledgeGraph topic 0 AI: knowledge graph, knowledge base, ontolog*, semantic web
Transformers method 1 DeepLearning: transformer, self attention, BERT
LLMs topic 1 NLProc AI: large language model, LLM, GPT, GPT3, in context learning
GPT3 topic 0 LLMs: GPT 3
LanguageModels topic 1 NLProc: language model, language modeling, BERT, GPT, pretrained language, pre trained language, masked language, roberta
NLProc field 3 AI: natural language, word embedding, word vector, word representation, named entity, NER, text classification, text generation, language generation, dependency pars*, parser, part of speech, treebank, coreference, paraphras*, language inference, NLI, sentence representation, contextualized, cross lingual, multilingual, low resource language, tokenization, probing task, probing classifier, linguistic probing, language understanding, sequence to sequence, topic model, monolingual, dialogue, dialog, abstractive, parsing, in NLP, for NLP, NLP task, NLP model, NLP system, chatbot, conversational agent, negation, slang, storytelling, stance detection, using NLP, text representation ~ corpus, corpora, sentence, text, language, linguistic, word, document, translation, english, annotat*, embedding, token, summar*, transfer, BERT, fine tun*, crowd*, answer, question, generation, conversation*, NLP, dialog*, lexical, syntactic
MachineTranslation topic 1 NLProc: machine translation, NMT, translation model, translationese, BLEU
Summarization topic 1 NLProc: summarization, abstractive summar*, extractive summar*, document summar*
QuestionAnswering topic 0 NLProc: question answering, multi hop QA, machine reading comprehension, reading comprehension?
SentimentAnalysis topic 0 NLProc: sentiment analysis, sentiment classification, opinion mining, emotion classification
SpeechRecognition topic 1: speech recognition, ASR, speech enhancement, speech separation, speaker verification, speaker recognition, spoken language, speech processing, acoustic model, speaker embedding, speech translation
SpeechSynthesis topic 0: text to speech, speech synthesis, vocoder, voice cloning, voice conversion
HateSpeech topic 1: hate speech, abusive language, toxic language, offensive language, online harassment
FactChecking topic 1 Misinformation: fact check*, fact verification, claim verification, claim detection, rumor detection
ComputerVision field 3 AI: computer vision, object recognition, image classification, panoptic, image recognition, image retrieval, image generation, super resolution, deblurring, inpainting, image captioning, visual question answering, VQA, action recognition, optical flow, visual recognition, visual representation, visual feature, image translation, bounding box, saliency, keypoint, ImageNet, image region, in image, COCO, image segmentation, semantic segmentation, instance segmentation, pose estimation, human pose, point cloud, monocular, video retrieval, facial editing, image editing, face recognition, video understanding, visual localization, place recognition ~ image, video, pixel, camera, scene, segmentation, convolutional, semantic, detector, 3D, pose, appearance, augmentation, imagenet, CNN, frame
ObjectDetection topic 1 ComputerVision: object detection, object detector, detection of object
MedicalImaging topic 2: medical imag*, CT scan, computed tomography, MR imag*, mammogra*, histopatholog*, whole slide image, chest x ray, biomedical image, biomedical imaging ~ segmentation, patient, scan, clinical
Robotics field 2 AI: robot*, motion planning, grasp*, quadruped, SLAM, sim to real, humanoid, gripper ~ control, navigation, trajectory, sensor, manipulation, collision
ROS topic 0 Robotics: robot operating system, ROS, ROS 2
SelfDriving topic 1: autonomous driving, self driving, autonomous vehicle, lane detection, autonomous car
Drones topic 0 Robotics: drone, UAV, unmanned aerial vehicle, quadrotor
XAI topic 2 AI: XAI, explainab*, interpretable machine learning, interpretable model, saliency map, black box model
AIEthics topic 1 AI: AI ethics, responsible AI, ethical AI, trustworthy AI, AI governance
AISafety topic 0 AI: AI safety, safe exploration, safe reinforcement learning
Fairness topic 1: algorithmic fairness, group fairness, fair ranking, debias*?, gender bias, unfairness, fairness, algorithmic bias, unwanted bias, mitigating bias
Privacy topic 1: privacy, personal data, GDPR, anonymization, privacy preserving
DifferentialPrivacy topic 0 Privacy: differential privacy, differentially private
Cybersecurity field 1: cybersecurity, malware, side channel, threat model, attack prediction, cyber, security vulnerabilit*, security analysis, cyber attack, ransomware, phishing, network security, intrusion detection ~ attack, security
Cryptography field 1: cryptograph*, encryption, secure multiparty, hash function, post quantum
Blockchain topic 2: blockchain, distributed ledger, smart contract, proof of stake, cryptocurrenc*
Bitcoin topic 1 Blockchain: bitcoin, nakamoto, double spend
DeFi topic 0 Blockchain: decentralized finance, DeFi, stablecoin, automated market maker, extractable value
DistributedSystems field 0: distributed system, distributed computing, consensus protocol, peer to peer, byzantine fault, atomic broadcast, cloud computing, serverless, microservice, kubernetes, fault tolerant?, consensus?
IoT topic 1: internet of things, IoT, LoRa, LoRaWAN
5G topic 0: 5G, 6G, massive MIMO
WirelessCommunications field 0: wireless, MIMO, OFDM, beamforming, base station ~ channel
SignalProcessing field 1: signal processing, compressed sensing, compressive sensing, source separation, time frequency, wavelet, audio signal, denoising?
AudioProcessing topic 0: sound event detection, audio classification, audio signal, source separation, audio synthesis, speech separation, music generation
SoftwareEngineering field 1: software engineering, software development, source code, github, code generation, defect prediction, software defect, bug report, code review, software testing, requirements engineering, continuous integration, technical debt, developer?
OpenSource topic 0: open source software, open source project, open source package, open source library, github repositor*
ProgrammingLanguages field 0: programming language, compiler, type system, program synthesis, abstract interpretation, source code transformation, dynamic dispatch, static analysis, probabilistic program*, formal semantics, scripting language, type checking, lambda calculus, functional program*, programming language semantics
Python topic 1: python package, python library, python module, python implementation, in python
RStats topic 1: R package, CRAN
JuliaLang topic 1: julia package
HPC field 1: high performance computing, HPC, supercomput*, parallel computing, GPU accelerated
Neuromorphic topic 0: neuromorphic, spiking neural network, memristor, reservoir computing
Algorithms field 1: approximation algorithm, polynomial time algorithm, time complexity, data structure, fixed parameter, shortest path, nearest neighbor search, bloom filter, sublinear algorithm, streaming algorithm
ComplexityTheory field 0: computational complexity, NP hard, circuit complexity, undecidab*, automata?
InformationTheory field 0: information theory, information theoretic, mutual information, error correcting code, shannon entropy, rate distortion, LDPC, coding theory, channel coding
DataScience field 2: data science, data analytics, data scientist, feature selection, data mining, anomaly detection, outlier detection, clustering algorithm, event detection ~ dataset, machine learning, data driven, visualization, prediction, classification, features, statistical, python
BigData topic 1 DataScience: big data?, large scale data, mapreduce, streaming data, data stream
DataVisualization topic 1: data visualization, visual analytics, visualization tool, visualization technique, interactive visualization
RecSys topic 2: recommendation system, recommender, recommendation algorithm, recommendation task, collaborative filtering, recommender system ~ matrix factorization, user, item, ranking, preference, recommendation
InformationRetrieval field 1: information retrieval, search engine, learning to rank, dense retrieval, web search, ediscovery, neural ranking, passage ranking, document ranking, query expansion, ranking model
HCI field 2: human computer interaction, user interface, user experience?, usability, user stud*, haptic*, design space, dark pattern ~ participants, users, user, interface, design, interactive
Accessibility topic 0 HCI: web accessibility, accessible design, screen reader, visually impaired, people with disability
VirtualReality topic 1 HCI: virtual reality, VR, virtual environment?, immersive
AugmentedReality topic 0: augmented reality, mixed reality
Crowdsourcing topic 0: crowdsourc*, mechanical turk, crowd worker, crowdwork*
CompSocSci field 2: twitter data, online social network, tweets, mobile phone data, computational social science, social bot, opinion dynamics, social simulation, online communit*, wikipedia? ~ echo chamber, twitter, social, users, online, social media, large scale, network
SocialMedia topic 2: social media, twitter, facebook, tweet, reddit, youtube, online social network, instagram, linkedin, tiktok, snapchat
Misinformation topic 2: misinformation, disinformation, infodemic, rumor, rumour, conspiracy theor*
FakeNews topic 1 Misinformation: fake news, false news, hoax
EvolutionaryComputation field 0: evolutionary algorithm, genetic algorithm, evolutionary computation, quality diversity, map elites, grammatical evolution, neuroevolution
TimeSeries method 1: time series
Forecasting method 1: forecasting, probabilistic forecast, nowcasting
QuantumML topic 1 QuantumComputing MachineLearning: quantum machine learning, quantum neural network, quantum classifier, quantum generative
`;
