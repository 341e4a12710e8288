import { quickTest } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';
import { rewriter } from '#domain/language/rewriter.ts';

/** What of death and harm a text says. */
export interface Sorrow {
  /** Violence, war, disaster: grave whatever the news. */
  readonly horror: boolean;
  /** Somebody died or dies, and the text does not say that fewer do. */
  readonly death: boolean;
  /** Death is spoken of at all. */
  readonly mortal: boolean;
  /** Fewer deaths or harms, a longer life, a cure. */
  readonly relief: boolean;
  /** A harm, a loss or a hope that failed; of weight where somebody's health is meant. */
  readonly worse: boolean;
  /** A harm that was looked for and did not come. */
  readonly spared: boolean;
}

/** Reads words of death and harm in their usual senses: cells, stars, codes and nutrients have theirs, which count for nothing. */
export const readSorrow: (text: string) => Sorrow = remembered((text) => {
  const plain = inUsualSenses(text);
  const rest = withoutRelief(plain);
  const borne = withoutNoHarm(rest);
  return {
    horror: isHorror(plain),
    death: isDeath(rest),
    mortal: isDeath(plain) || isHorror(plain) || survivalRate.test(plain),
    relief: rest !== plain,
    worse: isWorse(borne),
    spared: borne !== rest,
  };
});

const denied = /\b(?:not|no|never|neither|nor|fail\w*|unable|cannot|little|whether|without)\b[^.,;:]{0,60}$/i;

/** Terms in which nobody is harmed. */
const otherSenses = new RegExp(
  [
    String.raw`\b(?:programmed |regulated |neuronal )?cell deaths?\b|\bdeath (?:receptors?|domains?|ligands?)\b`,
    String.raw`\bdead (?:times?|zones?|ends?|reckoning|code|wood|volumes?|weights?|layers?|leaves|cells?|Cas9)\b|\bdying ReLUs?\b`,
    String.raw`\b(?:dust|interstellar|galactic|atmospheric|light|optical|fear|memory) extinctions?\b`,
    String.raw`\bextinction (?:coefficients?|curves?|laws?|maps?|ratios?|spectr\w+|learning|training|corrections?)\b`,
    String.raw`\bstarvation[- ](?:hormones?|responses?|signal\w*|resistance|induced|conditions?|medium)\b`,
    String.raw`\b(?:serum|nutrient|nitrogen|glucose|sugar|amino acid|carbon|phosphate|iron|thread|resource) starvation\b`,
    String.raw`\bviolent relaxation\b|\btugs?[- ]of[- ]war\b|\bstar wars\b|\bwar ?games?\b|\bfatal errors?\b`,
    String.raw`\bvictim (?:models?|caches?|networks?)\b|\bsynthetic(?:ally)? lethal\w*|\babuse of notation\b`,
  ].join('|'),
  'gi',
);
const inUsualSenses = rewriter([[otherSenses, ' ']]);

const isHorror = quickTest(
  /\b(?:suicid\w*|self-harm|abuse[ds]?|violence|violent|victims?|homicid\w*|murder\w*|rape|sexual assault|trafficking|genocide|wars?|armed conflicts?|conflict zones?|refugees?|massacres?|terroris\w*|disasters?|earthquakes?|famines?|stillbirths?|miscarriages?|perinatal loss|holocaust|Theresienstadt|Auschwitz|(?:concentration|death|extermination) camps?|slavery|slave (?:ships?|trade)|enslaved|torture|firearms?|gun (?:violence|deaths?)|shootings?)\b/i,
);

const isDeath = quickTest(
  /\b(?:deaths?|dead|died|dying|mortality|fatal|fatalit(?:y|ies)|lethal|starvation|overdos\w*|drown\w*|extinctions?)\b/i,
);

/** How many lived is how many did not. */
const survivalRate =
  /\bsurvival (?:(?:rates?|times?|at [\w -]{3,20}?|\([^)]*\)) ){0,2}(?:was|were|of|is|remains?)\b|\b\d+ (?:\([^)]*\) )?(?:of (?:the )?\d+ )?(?:patients )?(?:survived|were (?:still )?alive)\b/i;

const harms = `(?:deaths?|mortality|dying|fatalit(?:y|ies)|overdoses?|extinctions?|complications?|relapses?|recurrences?|disabilit(?:y|ies)|harms?|symptoms?|pain|infections?|burden)`;

const relief = new RegExp(
  [
    // "Halved the risk of death", "fewer deaths", "prevents overdoses"
    String.raw`\b(?:reduc|lower|decreas|prevent|avert|avoid|halv|cut|fewer|less)\w*\b(?: (?!but\b)[\w'’%.-]+){0,5}? ${harms}\b`,
    // "Mortality was lower", "deaths fell"
    String.raw`\b${harms}(?: (?:rates?|risks?))? (?:(?:was|were|has|have|had|been|significantly|markedly) ){0,3}(?:lower|reduced|fewer|fell|fallen|dropped|decreased|declined|halved|prevented)\b`,
    // "Extends lifespan", "survived longer", "saves lives"
    String.raw`\b(?:extend|prolong|lengthen|increas|improv)\w*\b(?: (?!but\b)[\w'’%.-]+){0,4}? (?:life-?spans?|life expectancy|longevity|survival|lives)\b`,
    String.raw`\bsurvival (?:rates? |times? )?(?:was|were|is) (?:\w+ly )?(?:longer|better|higher|improved)\b`,
    String.raw`\b(?:surviv\w+|liv(?:e|es|ed)) longer\b|\blonger (?:life-?spans?|li(?:fe|ves)|survival)\b|\bsav(?:e|es|ed|ing) (?:[\w.-]+ ){0,2}lives\b|\bcure[sd]?\b`,
  ].join('|'),
  'gi',
);

/** Takes out each statement that a harm became less or a life longer, unless it is denied or only asked. */
const withoutRelief = rewriter([
  [relief, (part, at: number, text: string) => (denied.test(text.slice(0, at)) ? part : ' ')],
]);

/** "Did not increase the risk" is no bad news. */
const noHarm =
  /\b(?:not|no|never|without|nor)\b(?: [\w-]+){0,5}? (?:increas\w*|higher|greater|elevated|excess|worse\w*|harm\w*|complications?)\b(?: (?:in |of |the |\w+ )?risks?\b)?/gi;

const withoutNoHarm = rewriter([[noHarm, ' ']]);

const isWorse = quickTest(
  /\b(?:quality of life|survival|well-?being|health|function(?:ing)?|cognition|memory)\b[^.]{0,90}\b(?:decreas\w+|declin\w+|worse\w*|lower|poorer|impair\w+|deteriorat\w+)\b|\b(?:increas\w+|higher|greater|elevated|excess) (?:the |in |\w+ )?(?:risks?|(?:incidence|prevalence|burden) of)\b|\brisk factors?\b|\bworse(?:n\w*)?\b|\bcomplications?\b|\brelaps\w+|\brecurren\w+|\b(?:failed|failure|fails) to (?:improve|reduce|prevent|slow|prolong|extend|cure)\b|\b(?:did|does) not (?:[\w-]+ )?(?:improve|reduce|prevent|slow|benefit|prolong|extend|cure)\b|\bharm\w*\b|\bsuffer\w* from\b|\bmalnutrition\b|\b(?:vegetative|minimally conscious) states?\b|\b(?:inevitable|unavoidable)\b|\bdisabilit\w+\b|\b(?:shorten\w*|shorter|reduced) (?:[\w-]+ ){0,2}(?:life-?spans?|lives|survival|life expectancy)\b|\bburden\b/i,
);
