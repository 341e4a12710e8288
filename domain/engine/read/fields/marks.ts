import type { ArticleInfo } from '#domain/research/article-info.ts';
import { titleStanding } from '#domain/research/title-standing.ts';
import type { Genre, Mark } from '../../fact-sheet.ts';
import type { SourceText } from './genre.ts';

/** What must be said of the source wherever it is posted, from its title, its place of publication and its text. */
export function readMarks(source: SourceText, genre: Genre, info: ArticleInfo = {}): Mark[] {
  const marks: Mark[] = [...(info.status ?? [])];
  const title = (source.title ?? info.title ?? '').trim();
  const place = `${info.url ?? ''} ${info.journal ?? ''} ${info.publisher ?? ''}`;
  marks.push(...titleMarks(title));
  if (isPreprint(place, source.text)) marks.push('preprint');
  if (genre === 'protocol') marks.push('protocol');
  if (genre === 'patent' || /\bpatents?\.google|espacenet|patentscope|uspto\b/i.test(place))
    marks.push('patent');
  if (genre === 'simulation' && isSimulated(title, source.text)) marks.push('simulation');
  if (genre !== 'review' && genre !== 'patent') marks.push(...laboratory(`${title} ${source.text}`, genre));
  return [...new Set(marks)];
}

/** What publishers say of an article's standing in its title. */
function titleMarks(title: string): Mark[] {
  const standing = titleStanding(title);
  if (standing === 'retracted' || standing === 'retraction-notice') return ['retracted'];
  if (standing === 'withdrawn') return ['withdrawn'];
  if (standing === 'concern-notice') return ['concern'];
  return standing === 'correction-notice' || /^\W*corrected\b/i.test(title) ? ['corrected'] : [];
}

function isPreprint(place: string, text: string): boolean {
  return (
    /\barxiv\b|biorxiv|medrxiv|chemrxiv|psyarxiv|osf\.io\/preprints|researchsquare|research square|preprints?\.org|\bssrn\b|eartharxiv|socarxiv|\bpreprint\b|10\.1101\/|10\.48550\/|10\.21203\/|10\.20944\/|10\.26434\/|10\.31234\/|10\.31219\/|10\.31235\/|10\.31223\/|10\.36227\/|10\.64898\/|10\.7287\/peerj\.preprints|10\.5194\/[a-z]+-20\d\d-\d+(?![\d-])|10\.5194\/[a-z]+d-\d/i.test(
      place,
    ) ||
    /\bthis (?:article|paper|work) is a preprint\b|\bpreprint (?:has )?not (?:been )?peer[- ]reviewed\b/i.test(
      text,
    )
  );
}

/** "Porcine macrophages" are cells. */
const animals =
  /\b(?:mice|mouse|(?:murine|porcine)(?! (?:[\w-]+ ){0,3}?(?:cells?|macrophages?|monocytes?|fibroblasts?|lymphocytes?|neurons?|hepatocytes?|tissues?|gel|skin|organoids?|cultures?)\b)|rats|rat (?!model\b)(?=(?:[\p{L}-]+ )?(?:pancrea|liver|heart|kidney|brain|lung|aort|arter|islet|model|muscle|hippocamp|cortex|spinal|retina|bone|skin|intestin|colon|stomach|testi|ovar|uter|bladder|nerve|neurons?|cardiomyocytes?|hepatocytes?|mast|striat|cerebell|tissue|tail)\p{L}*)|rat model|rabbits|zebrafish|Drosophila|C\. elegans|Caenorhabditis elegans|piglets|pigs|canine|mongrel|dogs (?=were\b|with\b|in\b)|swine|ewes|lambs|sheep model|macaques|rhesus|guinea pigs|hamsters|spiny mouse)\b/giu;
const cells =
  /\b(?:mammalian|human|cultured|cancer|tumou?r|HeLa|HEK\w*|primary)(?: (?!and\b|in\b|of\b)[\w-]+){0,2} cells?\b/gi;
const dish = /\b(?:in vitro|in lab dishes|cell lines?|cultured \w+ ?cells|cell culture)\b/gi;
/** Beside an animal it says how its organs were looked at afterwards. */
const outside = /\bex vivo\b/gi;
const humans =
  /\b(?:patients|participants|volunteers|women|men|children|adults|subjects were|cohort|respondents)\b/gi;

/** Simulation is what was done, by name, and nobody and nothing of the world was looked at. */
function isSimulated(title: string, text: string): boolean {
  const named =
    /\bsimulat|\bin silico\b/i.test(title) ||
    ranThem.test(text) ||
    (text.match(/\bsimulat\w+/gi) ?? []).length > 1;
  return (
    named &&
    !worldData.test(text) &&
    !besideTests.test(text) &&
    !onPaper.test(text) &&
    !(ranThem.test(text) ? scanned : looksAtLife).test(text)
  );
}

/** "We present experimental results": more than a simulation. */
const besideTests =
  /\b[Ww]e (?:\w+ )?(?:present|report|show|provide|perform|conduct)\w* (?:new |our |the )?experiment(?:s|al results?)\b|\bexperimental results\b|\banalytic(?:al)? solutions?\b/;

const ranThem =
  /\b[Ww]e (?:\w+ )?(?:r[au]n|perform|conduct|carr|present|simulat)\w*[^.]{0,40}\bsimulat|\b(?:numerical|N-body|Monte Carlo|molecular dynamics|hydrodynamic(?:al)?|particle-in-cell) simulations?\b/i;

const scanned = /\b(?:participants|volunteers|we scanned|fMRI|EEG|primates?|monkeys?)\b/i;

const looksAtLife =
  /\b(?:participants|volunteers|patients|we scanned|fMRI|EEG|primates?|monkeys?|mice|rats|cohort|mortality|recordings?)\b/i;

/** Work that simulates and also measures the world is not told as a simulation. */
const worldData =
  /\breal[- ](?:world|life|robots?|data|throws|experiments?)\b|\bin[- ]situ\b|\bfield (?:campaign|data|measurements?|experiments?)\b|\bairborne\b|\b(?:aircraft|satellite|radar) (?:data|observations?|measurements?)\b/i;

/** What was worked out and then checked by simulation is no simulation study. */
const onPaper =
  /\banalytical(?:ly| (?:results?|solutions?|expressions?|theory|treatment))\b|\bmean[- ]field\b|\btheorems?\b/i;

/** Genes compared over people, with cell lines as a further step, are no dish work. */
const ofPopulations = /\bgenome-wide\b|\bGWAS\b|\bcase[- ]control\b|\brisk (?:loci|regions?|variants?)\b/i;

/** What was known before is no mark of what was done. */
const ofOthers =
  /\b(?:is|are) (?:well )?known\b|\bunclear\b|\bprevious\w*\b|\bfor (?:more than|over) an? (?:decade|century)\b/i;

/** "The in vitro defined rule", "between in vitro and in vivo conditions": what is spoken of, and not where it was done. */
const spokenOf =
  /\bin vitro[- ](?:defined|derived|described|known|established)\b|\b(?:in vitro (?:and|or|versus|vs\.?) in vivo|in vivo (?:and|or|versus|vs\.?) in vitro)(?= (?:conditions?|situations?|data|findings|results|studies)\b)/gi;

/** What was done to them says more than how often they are named. */
const doneIn =
  /\b(?:generated (?:a strain of )?|strain of |injected (?:into )?|(?:protected|treated|fed|trained) )(?:\w+ )?(?:mice|rats|zebrafish)\b/;

/** "Limb bones of dead pigs served as a model for pediatric bones": once is enough. */
const stoodFor =
  /\b(?:mice|mouse|rats?|rabbits?|pigs?|piglets?|porcine|sheep|ovine|dogs?|canine|cows?|bovine|chickens?|monkeys?)\b[^.]{0,60}\b(?:served as|(?:was|were) used as) an? (?:[\w-]+ )?(?:model|surrogate|substitute) (?:for|of)\b/i;

/** A mouse's antibody is a tool, and no mouse was studied. */
export function withoutAntibodies(text: string): string {
  return text.replace(/\b(?:mouse|rabbit|goat|rat)(?:[ -]\w+){0,2} antibod\w+/gi, ' ');
}

/** "Responses of T cells in vitro in mice": cells of theirs. */
function isInVitroAlone(text: string): boolean {
  return /\bin vitro\b(?! fertili)/i.test(text) && !/\bin vivo\b/i.test(text);
}

/** Animal and dish work is marked where it is what was studied: no people took part, and it is named more than in passing. */
function laboratory(text: string, genre: Genre): Mark[] {
  const done = text
    // The space first: a look behind at every letter takes long.
    .split(/ (?<=[.!?] )/)
    .filter((one) => !ofOthers.test(one))
    .join(' ')
    .replace(spokenOf, ' ');
  const isLab = genre === 'animal-or-lab';
  const plain = withoutAntibodies(done);
  const count = (pattern: RegExp): number => (plain.match(pattern) ?? []).length;
  if (isOfPeople(count(humans), isLab, done)) return [];
  if (stoodFor.test(plain)) return ['in-animals'];
  // "Animals that had received X": whatever they were.
  const inAnimals = count(animals) + (isLab ? count(/\banimals\b/gi) : 0);
  const inDishes = count(dish) + (inAnimals === 0 ? count(outside) : 0);
  // Outside laboratory work an animal may be named for its tissue ("porcine gel") or as an example.
  const least = isLab ? 2 : 4;
  const inCells = inDishes + count(cells);
  // Cells and animals both, and neither a mere source of the other: both are said.
  const isMixed = (inCells > 0 && (inAnimals < 3 || inDishes > inAnimals)) || isInVitroAlone(done);
  if (isLab && inAnimals > 0 && isMixed) return ['in-animals', 'in-vitro'];
  if (inAnimals >= least && inAnimals >= inDishes) return ['in-animals'];
  if (isLab && inDishes === 0 && doneIn.test(plain)) return ['in-animals'];
  if (inAnimals > 0) return [];
  return isLab && isOfDishes(inDishes, done) && !ofPopulations.test(text) ? ['in-vitro'] : [];
}

function isOfPeople(named: number, isLab: boolean, text: string): boolean {
  return (isLab ? named > 2 : named > 0) || tookIt.test(text) || isFamily.test(text);
}

/** "10 healthy volunteers ingested …", in a randomized crossover: what was also seen in a dish is beside it. */
const tookIt =
  /\b(?:volunteers|patients|participants|men|women|adults|children) (?:[\p{Ll}]+ )?(?:ingested|consumed|drank|ate|took|were given|were administered|were randomi[sz]ed|received)\b|\bin (?:\p{Ll}+ )?healthy (?:\p{Ll}+ )?(?:subjects|volunteers|participants|adults|men|women)\b|\brandomi[sz]ed (?:[\p{L}-]+ ){0,4}(?:trial|crossover|study)\b[^.]{0,120}\b(?:volunteers|patients|participants|men|women)\b/iu;

/** A mutation sought in one family: what its protein does in a dish is beside it. */
const isFamily =
  /\b(?:probands?|index (?:patient|case)|consanguineous|affected (?:child(?:ren)?|siblings?|members?|individuals?|brothers?|sisters?))\b/i;

function isOfDishes(named: number, text: string): boolean {
  return named >= 2 || /\bin vitro\b/i.test(text);
}
