import { quickTest } from '#domain/language/quick-test.ts';
import type { Genre } from '../../fact-sheet.ts';

/** Title and text of a source, as the rules below read them. */
export interface SourceText {
  readonly title: string | null;
  readonly text: string;
}

/**
 * A guess at what kind of work a source reports, by weighted cue words. A cue in the title counts double. 'other' where nothing
 * reaches the least score, so that no writer frames a text as something it is not.
 */
export function guessGenre(source: SourceText): Genre {
  const title = source.title ?? '';
  let best: Genre = 'other';
  let bestScore = 1.9;
  for (const { genre, cues } of testedCues) {
    let score = 0;
    for (const { weight, standsIn } of cues) {
      if (standsIn(title)) score += weight * 2;
      else if (standsIn(source.text)) score += weight;
    }
    if (score > bestScore) {
      best = genre;
      bestScore = score;
    }
  }
  return best;
}

/** True for a review that counts the studies it includes, whatever it says of their people. A chart review counts patients. */
export function reviewsStudies(text: string): boolean {
  return includesStudies(text) || (namesReview(text) && countsStudies(text));
}

const namesReview = quickTest(
  /\b(?:this|the (?:updated?|present|current|Cochrane)) (?:(?:updated?|present|current|Cochrane|systematic|original) )*(?:review|meta-analysis)\b/i,
);
const countsStudies = quickTest(
  /\b(?:included|identified|found|reviewed|pooled) (?:[\p{L}\p{N}(),-]+ ){0,5}?(?:studies|trials|RCTs)\b|\b(?:studies|trials|RCTs) (?:[\p{L}\p{N}(),=-]+ ){0,6}?(?:were included|met (?:the|our|all) |were identified|involving \d)/iu,
);
/** "We included six studies", "Twelve trials met our inclusion criteria", "inclusion in this review". */
const includesStudies = quickTest(
  /\bwe (?:included|identified|found) (?:(?!that\b)[\p{L}\p{N}(),=-]+ ){1,5}?(?:studies|trials|RCTs)\b|\bwe included (?:only )?(?:one|a) (?:small |single |randomi[sz]ed |controlled )*(?:trial|study|RCT)\b|\b(?:studies|trials|RCTs|one (?:[\p{L}-]+ ){0,3}?(?:study|trial|RCT))(?: \([^)]*\))?,? [^.;]{0,80}?(?<!\bwho )(?:met|fulfilled|satisfied) (?:the|our|all|all the) (?:(?:inclusion|eligibility|selection) )?criteria\b|\b(?:studies|trials|RCTs)(?: \([^)]*\)|,? (?:that |which )?(?:involving|with|enrol\p{Ll}+|comprising|totalling|recruiting|including) [^.;]{3,80}?,?)? were (?:included|eligible|identified for)\b|\b(?:included|inclusion|eligible) (?:in|for) (?:inclusion in )?(?:this|the) (?:[\p{L}-]+ )?(?:review|meta-analysis)\b|\bthe review (?:includes|contains|included) (?:only )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\p{L}-]+ ){0,3}?(?:trials?|studies|study|RCTs?)\b/iu,
);

interface GenreCues {
  readonly genre: Genre;
  readonly cues: readonly (readonly [weight: number, pattern: RegExp])[];
}

/** Authors speak of themselves; official documents and patents hardly ever do. */
const ofAuthors =
  /\b[Ww]e (?:summari[sz]e|find|found|show|showed|analy[sz]ed?|present|review|argue|develop|use|investigate|propose|report|examined?|study|suggest|conclude)\b/;

const people =
  /\b(?:patients?|participants|respondents|subjects|children|adolescents|women|men|adults|infants|students|residents|physicians|nurses|volunteers|people|cohort|households|pupils|mothers|workers|veterans|athletes|consumers|users)\b/i;

/** Earlier rows win ties: the more telling kinds stand first. */
const genreCues: readonly GenreCues[] = [
  {
    genre: 'patent',
    cues: [
      [
        5,
        /\b(?:the|this) (?:present )?invention (?:relates|provides|discloses|concerns)|\bis disclosed (?:herein|comprising)|\b(?:embodiments? of the|one embodiment)\b/i,
      ],
      [
        3,
        /^(?:An?|The) [^.]{5,160}\b(?:includes?|including|comprises|comprising)\b[^.]*\b(?:configured to|adapted to|coupled to|arranged to)\b/i,
      ],
      // Signs of one kind of document: titles of abstracts of the Japanese office, claims, utility models.
      [7, /\bPROBLEM TO BE SOLVED\b|\bJPO ?& ?INPIT\b|\b(?:of|to|in) (?:any (?:one )?of )?claims? \d/],
      [7, /\butility model (?:discloses|relates|provides|belongs|concerns)\b/i],
      [
        2,
        /\b(?:configured to (?:receive|generate|provide|store)|sacrificial compound|first (?:compartment|electrode|portion|surface))\b/i,
      ],
      // Papers say it too.
      [1.5, /\bwherein\b/i],
      [1, /\bcompris(?:es|ing)\b/i],
      [-5, ofAuthors],
    ],
  },
  {
    genre: 'policy',
    cues: [
      [
        4,
        /\b(?:General Assembly|Security Council|Human Rights Council|Economic and Social Council|Member States|States parties|this resolution|the resolution (?:was |is )?(?:adopted|calls|urges|affirms|recogni[sz]es|reaffirms)|operative paragraph|urges [A-Z]\w+)\b/,
      ],
      [
        3,
        /\b(?:(?<![Ww]e )calls? upon|urges (?:(?:all|the|those|its|every) |p{Lu}|that )|reaffirm(?:s|ing)|takes? note of|recogni[sz]ing also|decides to remain seized)\b/i,
      ],
      [-5, ofAuthors],
      [1.6, /\bpolicy (?:brief|landscape|paper|document)s?\b|\bglobal health policy\b/i],
    ],
  },
  {
    genre: 'protocol',
    cues: [
      [
        10,
        /\b(?:study|trial|review) protocol\b|\bprotocol (?:for|of) (?:an?|the (?:[\p{L}\p{N}+-]+ ){0,4}(?:trial|study|review))\b/iu,
      ],
      [
        5,
        /\bwe will (?:\w+ )?(?:conduct|recruit|randomi[sz]e|enrol|compare)|\b(?:participants?|patients?|women|children|adults|cent(?:re|er)s|schools|practices|clusters|\d+ \w+) will be (?:randomly )?(?:randomi[sz]ed|recruited|enrolled|allocated|assigned|invited)\b/i,
      ],
      [1.5, /\bwill (?:receive|undergo|complete|be (?:assessed|measured|collected|analy[sz]ed))\b/i],
    ],
  },
  {
    genre: 'review',
    cues: [
      [
        4.5,
        /\b(?:systematic (?:literature )?review|scoping review|umbrella review|narrative review)\b|\bmeta-?analys[ie]s\b(?! of (?:previous|published))/i,
      ],
      [3, /\b(?:this|the present|in this) review\b|\bwe review (?:the|recent)\b|\bliterature review\b/i],
      [
        2.2,
        /\b(?:PubMed|Medline|MEDLINE|Embase|EMBASE|Cochrane|Scopus|Web of Science)\b.*\b(?:search|review)|\b(?:search|review)\w*\b.*\b(?:PubMed|Medline|MEDLINE|Embase|EMBASE|Cochrane|Scopus|Web of Science)\b/,
      ],
    ],
  },
  {
    genre: 'trial',
    cues: [
      [
        7,
        /(?<!\b(?:further|future|larger?|additional|prospective,?|previous|more|published|of|from|several) (?:\w+,? )?)\brandomi[sz]ed,? (?:controlled )?(?:[\w-]+,? ){0,4}(?:trial|study|crossover|field trial|comparison|evaluation)\b(?! (?:is|are) (?:needed|necessary|required))|\bclinical (?:randomi[sz]ed (?:[\w-]+ )*)?trial\b/i,
      ],
      [
        5.5,
        /\b(?:were|was|and) (?:then )?(?:randomly|randomi[sz]ed|consecutively randomi[sz]ed) (?:assigned|allocated|divided|to|into|selected to|between)\b|\brandomly (?:assigned|allocated)\b|\bwe (?:then )?randomi[sz]ed\b/i,
      ],
      [
        2.2,
        /\b(?:placebo|double-blind|single-blind|intention-to-treat|control group|intervention group|quasi-experimental|crossover design|cross-over design|allocated to)\b/i,
      ],
      [
        -6,
        /\b(?:mice|rats|simulat(?:ed|ions?)|post[- ]hoc|secondary analysis|meta-analys[ie]s|systematic review)\b/i,
      ],
    ],
  },
  {
    genre: 'qualitative',
    cues: [
      [
        6,
        /\b(?:qualitative (?:study|interviews?|research|analysis|data|methods?|approach)|semi-?structured interviews?|qualitative (?:design|content)|conducted \d+ interviews|in-depth interviews?|focus groups?|thematic analysis|grounded theory|ethnograph\w*|Delphi|phenomenological (?:study|approach))\b/i,
      ],
    ],
  },
  {
    genre: 'diagnostic',
    cues: [
      [
        2.6,
        /\b(?:sensitivity (?:and|,) (?:the )?specificity|specificity and sensitivity|diagnostic (?:accuracy|value|performance|yield)|predictive values?|receiver[- ]operating|ROC|area under the curve|likelihood ratios?)\b/i,
      ],
      [
        1.6,
        /\b(?:diagnos(?:is|tic|tics|e)|screening|detect(?:ion)? of|false[- ](?:positive|negative)s?|biops(?:y|ies)|frozen[- ]section|PET|ultrasound|scintigraphy|tomography|biomarker|doppler|examination|sign able|autorefraction|APTT|normalised ratio|marker)\b/i,
      ],
      [0.6, people],
    ],
  },
  {
    genre: 'animal-or-lab',
    cues: [
      [
        3.4,
        /\b(?:mice|mouse|murine|rats?|rabbits?|zebrafish|Drosophila|C\. elegans|Caenorhabditis|piglets?|macaques?|primates?|knock-?out|transgenic|xenografts?|honeybees?|cadaver(?:s|ic)?|larvae)\b/i,
      ],
      [
        2.8,
        /\b(?:in vitro|in vivo|cell lines?|cultured|macrophages?|fibroblasts?|stem cells?|dendritic cells?|E\. coli|Escherichia|yeast|Saccharomyces|transfect\w*|western blot|RT-PCR|immunohistochem\w*|phosphorylat\w*|mRNA|protein expression|receptor signal\w*|mutants?|knockdown|siRNA)\b/i,
      ],
      [-2.4, /\b(?:patients|participants|women|children|volunteers)\b/i],
    ],
  },
  {
    genre: 'dataset',
    cues: [
      [
        3,
        /\b(?:catalogu?e|dataset|data set|database|corpus|benchmark|genome assembly)\b(?=.{0,40}$)|^(?:The|A) [^:]{2,60} (?:Catalogu?e|Dataset|Database|Corpus)\b/i,
      ],
      [
        2,
        /\bwe (?:release|publish|make publicly available|contribute|present) (?:an? |the )?(?:[\w-]+ ){0,4}(?:catalogu?e|dataset|data set|database|corpus)\b/i,
      ],
    ],
  },
  {
    genre: 'simulation',
    cues: [
      [
        2.6,
        /\b(?:simulations?|simulated|Monte Carlo|molecular dynamics|agent-based|particle-in-cell|N-body|in silico|numerical(?:ly)? (?:model|simulat|experiment)\w*)\b/i,
      ],
      [
        2.4,
        /\b(?:we simulate|(?:using|via|through|with|from) (?:\w+[ -]){0,4}simulations|simulations (?:show|of|indicate)|simulation study|Markov model|decision (?:analysis|model)|atmosphere models?|forward model\w*|population synthesis|in simulations)\b/i,
      ],
      [
        1.5,
        /\b(?:mathematical model|computational model|epidemiological model|hybrid model|multi-?scale model|global climate model|hydrodynamic\w*)\b/i,
      ],
      [
        -1.6,
        /\bwe (?:propose|introduce|prove|present) (?:an?|the) (?:[\w-]+ ){0,3}(?:method|algorithm|framework|estimator|theorem)\b/i,
      ],
    ],
  },
  {
    genre: 'method',
    cues: [
      [
        2.8,
        /\b(?:we|this (?:paper|work|article)|here) (?:\w+ly |also |then |here )?(?:propose|introduce|present|develop|describe|design|establish)s?(?:ed)? (?:and \w+ )?(?:an?|the|our|two|several|\p{Lu}[\p{L}\p{N}-]+,?) ?(?:[\p{L}\p{N}-]+,? ){0,7}?(?:method|approach|algorithm|framework|system|technique|tool|architecture|network|procedure|strategy|pipeline|software|model|toolkit|library|package|scheme|estimator|formulation|protocol)s?\b/iu,
      ],
      [
        2.2,
        /\b(?:outperform\w*|state[- ]of[- ]the[- ]art|benchmarks?|baselines?|open[- ]source|source code|code is available|computational(?:ly)? (?:cost|efficient|framework)|real[- ]time|ImageNet|convolutional|deep (?:learning|neural)|neural networks?|machine learning|embeddings?|classifiers?|training data)\b/i,
      ],
      [1.2, /\b(?:algorithm|method|framework|architecture|software)\b/i],
      [-2.2, /\b(?:patients|participants|women|cohort)\b/i],
    ],
  },
  {
    genre: 'theory',
    cues: [
      [
        3,
        /\b(?:we|this paper|i) (?:\w+ly |also |then )?(?:prove|derive|conjecture)s?\b|\b(?:theorem|lemma|conjecture|corollary|exact solutions?|closed[- ]form|proof|axioms?)\b/i,
      ],
      [
        1.7,
        /\b(?:Hamiltonian|Lagrangian|gauge|supersymmetr\w*|manifolds?|asymptotic\w*|perturbation theory|field theory|quantum field|cohomolog\w*|algebras?|polynomials?|upper bound|lower bound|analytic(?:al)? (?:solution|expression|model|framework)|theoretical framework|cosmolog\w*|entanglement|effective theory|inflation(?:ary)?)\b/i,
      ],
      [
        1.4,
        /\b(?:quantum|QCD|hadron\w*|gluon\w*|quark|chiral\w*|dark matter|black holes?|gravitational wave|relativistic|monopole|axions?|weak value|photon\w*|bosons?|fermions?|loop corrections?|two-loop|three-loop|variational|sample complexity|identifiab\w*|convergence|stochastic|equations?|Bayesian|likelihood|lattice)\b/i,
      ],
      [0.8, /\b(?:theor(?:y|etical(?:ly)?)|analytical(?:ly)?)\b/i],
      [-2, /\b(?:patients|participants|mice|telescope|we observe\b|ImageNet)/i],
    ],
  },
  {
    genre: 'measurement',
    cues: [
      [
        2.8,
        /\b(?:telescope|spectrograph|observatory|Hubble|ALMA|VLT|Spitzer|Chandra|Gaia|TESS|Kepler|photometr\w*|redshifts?|light curves?|galax(?:y|ies)|exoplanets?|planet(?:s|ary)?|stars?|stellar|quasars?|supernovae?|black holes?|pulsars?)\b/i,
      ],
      [
        2,
        /\b(?:we (?:report|present) (?:the |a |an |on )?(?:[\w-]+ ){0,3}(?:detection|measurements?|observations?|discovery|constraints?|evidence|analysis)|spectroscop\w*|diffraction|neutron scattering|photoemission|experimentally (?:observe|demonstrate|investigate|measure)\w*|magnetic field|samples? (?:was|were) (?:grown|measured))\b/i,
      ],
      [-2.2, /\b(?:patients|participants|women|children)\b/i],
    ],
  },
  {
    genre: 'field-study',
    cues: [
      [
        2.6,
        /\b(?:field (?:experiment|study|survey|sites?|observations)|species richness|biodiversity|forest plots?|transects?|vegetation|soil samples?|habitats?|ecosystems?|watersheds?|lakes?|reefs?|breeding season)\b/i,
      ],
      [-1.5, /\b(?:patients|participants|simulat\w+)\b/i],
    ],
  },
  {
    genre: 'observational',
    cues: [
      [2.2, people],
      [
        2,
        /\b(?:cohort|cross-sectional|case[- ]control|retrospective(?:ly)?|prospective(?:ly)?|survey(?:ed)?|questionnaires?|registry|registries|consecutive|case (?:series|reports?)|longitudinal|follow(?:ed)?[- ]up|regression|odds ratio|hazard ratio|prevalence|incidence|epidemiolog\w*|interviews?|medical records|census)\b/i,
      ],
    ],
  },
];

const testedCues = genreCues.map(({ genre, cues }) => ({
  genre,
  cues: cues.map(([weight, pattern]) => ({ weight, standsIn: quickTest(pattern) })),
}));
