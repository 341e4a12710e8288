import { remembered } from './remembered.ts';

/** The parts of an abstract that a heading can name; 'other' for what says nothing of the work. */
export type Section = 'background' | 'objective' | 'methods' | 'results' | 'conclusions' | 'other';

/**
 * Words that make a heading by themselves, by the section that they name. After the labels of structured abstracts in PubMed
 * and the instructions of journals (JAMA's key points, BMJ, Emerald, MDPI, journals of ecology).
 */
const words: Readonly<Record<Section | 'any', string>> = {
  background: 'background introduction context rationale importance motivation problem premise',
  objective:
    'objective objectives aim aims purpose purposes goal goals hypothesis hypotheses question questions',
  methods: `method methods methodology material materials design designs setting settings location patients participants subjects
    probands population populations intervention interventions measurement measurements measure measures measured procedure
    procedures approach analysis analyses data source sources selection extraction acquisition exposure exposures outcome outcomes
    endpoint endpoints innovation`,
  results: 'result results finding findings observation observations synthesis discussion',
  conclusions: `conclusion conclusions discussion interpretation interpretations significance implication implications relevance
    impact value limitation limitations strength strengths perspective perspectives application applications contribution
    contributions message messages meaning takeaway takeaways recommendation recommendations outlook`,
  other: 'funding registration keyword keywords ethics originality dissemination identifier',
  any: 'abstract summary highlights evidence presentation description solution overview',
};

/** Words that name a section only beside another: "Search strategy" has methods under it. */
const ofMethods =
  'animal animals treatment treatments assessment assessments sample search eligibility criteria';

/** Words that stand in a heading beside those, or before one of them. */
const besides = new Set(
  `and or of the for this our main key primary secondary principal major study trial research clinical statistical experimental
  author authors author's authors' public health translational practical scientific data review case report reports
  general specific search strategy eligibility criteria level what known adds to sample size practice policy broader end state art
  number index terms central take home theoretical social managerial new previous work prior lay plain language patient time period
  taxa studied is already on about topic paper how might affect background points selected treatments treatment animal animals assessment
  assessments`.split(/\s+/),
);

const sections = new Map<string, readonly Section[]>(ofMethods.split(' ').map((word) => [word, ['methods']]));
const alone = new Set<string>();
for (const [section, listed] of Object.entries(words))
  for (const word of listed.split(/\s+/)) {
    alone.add(word);
    if (section !== 'any') sections.set(word, [...(sections.get(word) ?? []), section as Section]);
  }

/** Whether a word, in lower case, makes a heading by itself. */
export function isHeadingNoun(word: string): boolean {
  return alone.has(word);
}

/** Whether a word, in lower case, can stand in a heading. */
export function isHeadingWord(word: string): boolean {
  return alone.has(word) || besides.has(word);
}

/** The sections that the words of a heading name, each once, in no order. */
export const sectionsOf: (heading: string) => readonly Section[] = remembered(
  (heading) => [...new Set(headingWords(heading).flatMap((word) => sections.get(word) ?? []))],
  500,
);

/** The words of a heading in lower case, without marks and signs between them. */
export function headingWords(heading: string): string[] {
  return heading
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s/&,;()[\]#*_–—-]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => word !== '');
}

/** Headings of several words that could not be told from a sentence by their words one by one: in lower case, words parted by a blank. */
export const headingPhrases: readonly string[] = [
  'what is known',
  'what is already known',
  'what is already known on this topic',
  'what is already known about this topic',
  'what this study adds',
  'what this paper adds',
  'what is new',
  'how this study might affect research practice or policy',
  'strengths and limitations of this study',
  'summary of background data',
  'summary background data',
  'level of evidence',
  'take home message',
  'problem to be solved',
  'selected drawing',
  'key points',
  'key messages',
  'lay summary',
  'plain language summary',
  'time period',
  'major taxa studied',
  'outcomes measured',
];

/** Words that stand before another of a heading without "and" or a comma between them, and those before which they do: "*" for any. */
export const headingPairs: Readonly<Record<string, string>> = {
  data: 'source sources extraction synthesis collection acquisition analysis selection',
  outcome: 'measure measures measurement measurements assessment',
  evidence: 'synthesis acquisition',
  case: 'presentation report description',
  patient: 'population selection',
  search: 'methods strategy',
  sample: 'population',
  main: '*',
  key: '*',
  primary: '*',
  secondary: '*',
  principal: '*',
  study: '*',
  trial: 'design setting registration',
  research: 'design question methods limitations implications',
  clinical: 'relevance implications significance impact question context trial',
  practical: 'implications applications',
  social: 'implications',
  theoretical: 'implications',
  managerial: 'implications',
  statistical: 'analysis analyses methods',
  experimental: 'design procedures approach',
  eligibility: 'criteria',
  take: 'home',
};
