/** Who or what a finding is about: the words that name a group in a post, and the words of a source that allow it. Data. */
export interface Population {
  readonly label: string;
  readonly named: RegExp;
  readonly allowedBy: RegExp;
}

const anyHuman =
  'people|persons?|humans?|individuals|participants?|volunteers?|subjects?|respondents?|patients?|outpatients?|inpatients?|adults?|child(?:ren)?|wom[ae]n|m[ae]n|boys?|girls?|males?|females?|infants?|babies|baby|newborns?|neonat\\w+|adolescen\\w+|teen\\w*|youths?|elder\\w*|mothers?|fathers?|parents?|students?|pupils?|workers?|employees?|nurses?|physicians?|doctors?|clinicians?|surgeons?|residents?|cases|controls|cohort|population|users?|smokers?|drivers?|players?|athletes?|veterans?|families|couples|survivors?|carriers?|recipients?|donors?|twins?|immigrants?|refugees?|survey\\w*|clinic\\w*|societ\\w+|communit\\w+|countries|voters?|consumers?|citizens?|authors?|readers?|farmers?|teachers?|human\\w*|public|households?|speakers?|listeners?|trial|medical|disease|therapy|treatment|hospital\\w*|surg\\w+|birth|pregnan\\w+|beneficiar\\w+|aides?|staff|gender|health|social|States|delegates';

const anyPatient =
  'patients?|outpatients?|inpatients?|cases|clinic\\w*|trials?|hospital\\w*|diseases?|disorders?|syndromes?|cancers?|tumou?rs?|treatments?|treated|therap\\w+|surg\\w+|medic\\w+|health\\w*|diagnos\\w+|symptoms?|care|pregnan\\w+|drugs?|infections?|infarctions?|strokes?|diabet\\w+|survivors?|participants?|people|volunteers?|individuals|wom[ae]n|m[ae]n|child(?:ren)?|adults?|infants?|births?|injur\\w+|fractures?|pain|mortality|chronic|acute';

function population(label: string, named: string, allowedBy: string): Population {
  return {
    label,
    named: new RegExp(`\\b(?:${named})\\b`, 'gi'),
    allowedBy: new RegExp(`\\b(?:${allowedBy})\\b`, 'i'),
  };
}

export const populations: readonly Population[] = [
  population('patients', 'patients?|outpatients?|inpatients?', anyPatient),
  population('people', 'people|persons|humans|individuals|participants|volunteers', anyHuman),
  population(
    'women',
    'wom[ae]n',
    'wom[ae]n|females?|mothers?|maternal|pregnan\\w+|girls?|gyn\\w+|obstetric\\w*|breast|cervical|menopaus\\w*|postmenopaus\\w*|ovarian|gender|sex(?:es)?|birth\\w*|deliver\\w*|preeclampsia|pre-eclampsia|uter\\w+|intrapartum|postpartum|nulliparous|primigravid\\w*|primiparous|multiparous|labou?r|caesarean|cesarean|IVF|IUI|midwi\\w+',
  ),
  population(
    'men',
    'men|man',
    'm[ae]n|males?|fathers?|paternal|boys?|prostat\\w+|testic\\w+|gender|sex(?:es)?|erectile|sperm\\w*|manned',
  ),
  population('girls', 'girls?', 'girls?|females?|gender|sex(?:es)?'),
  population('boys', 'boys?', 'boys?|males?|gender|sex(?:es)?'),
  population(
    'children',
    'child(?:ren)?|kids?',
    'child\\w*|kids?|p(?:a?e)diatric\\w*|infan\\w+|newborns?|neonat\\w+|adolescen\\w+|school\\w*|pupils?|boys?|girls?|toddlers?|preschool\\w*|youths?|offspring|juvenile\\w*|young|aged? \\d+(?: ?(?:-|–|to) ?\\d+)? months',
  ),
  population(
    'infants',
    'infants?|bab(?:y|ies)|newborns?',
    'infan\\w+|bab(?:y|ies)|newborns?|neonat\\w+|preterm|premature|birth\\w*|f(?:o?e)t\\w+|perinatal|offspring|child\\w*|pregnan\\w+|deliver\\w*',
  ),
  population(
    'teenagers',
    'teenagers?|teens?|adolescents?',
    'teen\\w*|adolescen\\w+|youths?|young|school\\w*|p(?:a?e)diatric\\w*|juvenile\\w*|child\\w*',
  ),
  population(
    'adults',
    'adults?',
    'adults?|aged?|years?|old\\w*|elder\\w*|wom[ae]n|m[ae]n|patients?|participants?|students?|workers?|volunteers?|people|population',
  ),
  population(
    'older people',
    'elderly|seniors|older (?:people|adults|patients|men|women|persons)',
    'elder\\w*|seniors?|old\\w*|aged?|ag(?:e)?ing|geriatric\\w*|dementia|later life|years',
  ),
  population('mice', 'mice|mouse', 'mice|mouse|murine|rodents?|animals?'),
  population('rats', 'rats?', 'rats?|rodents?|animals?|murine'),
  population(
    'animals',
    'animals|animal (?:study|studies|work|model)',
    'animals?|mice|mouse|rats?|murine|dogs?|cats?|pigs?|swine|sheep|cows?|cattle|monkeys?|macaques?|primates?|fish\\w*|birds?|insects?|bees?|fl(?:y|ies)|worms?|rabbits?|horses?|frogs?|species|wildlife|mammals?|livestock|predators?|prey|Drosophila|elegans|zebrafish|porcine|bovine|canine|feline|fauna\\w*|vertebrates?',
  ),
  population(
    'monkeys',
    'monkeys?|macaques?|primates',
    'monkeys?|macaques?|primates?|baboons?|marmosets?|chimpanzees?|apes?',
  ),
  population('dogs', 'dogs?|cats?', 'dogs?|cats?|canine|feline|pets?|carniv\\w+'),
  population(
    'pigs',
    'pigs?|sheep|cows?|cattle',
    'pigs?|porcine|swine|piglets?|sheep|ovine|lambs?|cows?|cattle|bovine|calves|livestock|dairy|animals?',
  ),
  population('fish', 'zebrafish', 'zebrafish|fish\\w*'),
  population('flies', 'fruit flies|flies', 'fl(?:y|ies)|drosophila|dipter\\w+|insects?'),
  population(
    'doctors',
    'doctors?|physicians?|GPs?',
    'doctors?|physicians?|clinicians?|GPs?|practitioners?|surgeons?|residents?|medical|specialists?|consultants?|\\w+ologists?|hospital\\w*|clinic\\w*|primary care',
  ),
  population('nurses', 'nurses?', 'nurs\\w+|midwi\\w+|staff'),
  population(
    'students',
    'students?|pupils?',
    'students?|pupils?|school\\w*|undergrad\\w*|universit\\w+|educat\\w+|learners?|trainees?|colleges?|classes|classroom',
  ),
  population('teachers', 'teachers?', 'teach\\w+|school\\w*|educat\\w+|instructors?'),
  population('parents', 'parents?', 'parent\\w*|mothers?|fathers?|famil\\w+|caregivers?|maternal'),
  population('smokers', 'smokers?', 'smok\\w+|tobacco|cigarette\\w*'),
  population('athletes', 'athletes?|players?', 'athlet\\w+|players?|sport\\w*|runners?|football\\w*|soccer'),
  population('veterans', 'veterans?|soldiers?', 'veteran\\w*|soldiers?|militar\\w+|army|troops|combat|war'),
  population(
    'workers',
    'workers?|employees?',
    'work\\w*|employ\\w*|occupation\\w*|labou?r\\w*|staff|aides?|job\\w*|profession\\w*',
  ),
];
