import { quickExec, quickTest } from '#domain/language/quick-test.ts';
import { stem } from '#domain/language/stem.ts';
import { describeAnnounced } from './describe.ts';
import { lowerFirst, toVoice, upperFirst, type Voice } from './voice.ts';

/**
 * Takes the frame off a reported claim ("We show that X" -> "X", "Our results suggest that X" -> "The results suggest
 * that X") and puts what is left into the voice asked for. A frame that hedges stays; only one that affirms goes.
 */
export function unframe(text: string, voice: Voice): string {
  const lifted = liftResult(text);
  const claim = stripFactive(lifted) ?? stripResults(lifted) ?? describeAnnounced(lifted) ?? text;
  return revoice(claim, voice);
}

/** The whole sentence in the voice asked for, its frame kept. */
export function revoice(text: string, voice: Voice): string {
  return upperFirst(toVoice(softenFrames(text), voice));
}

const adverb =
  '(?:(?:also|further|then|thus|therefore|here|clearly|hereby|empirically|experimentally|theoretically|analytically|numerically|formally|rigorously|first|now|next|additionally|consistently|strongly|convincingly|unambiguously|generally|again|thereby|successfully|directly|conclusively|explicitly|subsequently|finally|furthermore) )*';
const affirm =
  '(?:show|shows|showed|have shown|has shown|find|finds|found|have found|demonstrate|demonstrates|demonstrated|have demonstrated|has demonstrated|prove|proves|proved|have proven|establish|establishes|established|have established|conclude|concludes|concluded|observe|observed|have observed|report|reported|confirm|confirms|confirmed|have confirmed|reveal|reveals|revealed|have revealed|has revealed|document|documented|illustrate|illustrates|illustrated|verify|verified|discover|discovered|have discovered|determined|identified|noted|see|note|make the (?:striking |surprising |interesting )?observation)';
const reportNoun =
  '(?:results?|findings?|data|study|work|analys[ie]s|research|paper|article|evidence|observations?|investigations?|review|trial|meta-analysis)';
const reportOf =
  '(?: (?:of|from|in|(?:presented|reported|obtained) (?:in|from)) (?:this|the present|the current|our|these|the) (?:\\w+ )?(?:study|work|paper|analysis|analyses|trial|experiments?|investigation|research|survey|article|cohort))?';
// Whose result it is, or how far it goes: such a word in the frame is part of the claim.
const foreign =
  '(?:previous|prior|earlier|past|recent|other|another|one|some|many|most|several|existing|published|no|few|animal|laboratory|preclinical|simulat\\w*|numerical|theoretical|model\\w*|preliminary|initial|early|pilot|interim|exploratory|observational|anecdotal|limited|weak|unadjusted|univariate|univariable|bivariate|crude|subgroup|secondary|sensitivity|post|hoc|mouse|rat|murine|funded)';
const determiner = '(?:our|these|this|the|the present|the current|our present|our current|present|current)';

/** "We discuss X, and show that Y", "We combine A and B to show that Y" -> "We show that Y": the claim, where it names its subject. */
function liftResult(text: string): string {
  for (const find of ways) {
    const match = find(text);
    if (match === null) continue;
    const claim = text.slice(match[0].length);
    if (!bindsResult.test(match[1] ?? '') && namesScope(match[1] ?? '', claim))
      return `We show that ${claim}`;
  }
  return text;
}

const ways = [
  /^[Ww]e (?:\p{Ll}+ly )?((?:discuss|describe|focus on|analy[sz]e|investigate|study|examine|explore|consider|test|evaluate|review|compare)\b[^.;]*?),? and (?:then )?(?:show|find|found|demonstrate|prove|showed|demonstrated) that (?!\()/u,
  /^[Ww]e ((?:\p{Ll}+ly )?(?:use|used|apply|applied|employ|employed|combine[ds]?|extend|develop|developed|construct|constructed|determine[ds]?|present|propose|introduce|perform|performed|conduct|conducted|carr(?:y|ied) out|compute|computed|calculate[ds]?|derive[ds]?|measure[ds]?|characteri[sz]e[ds]?|collect|collected|run|ran|build|built|analy[sz]e[ds]?|stud(?:y|ied)|investigate[ds]?|examine[ds]?|explore[ds]?|compare[ds]?|test|tested|evaluate[ds]?) [^.;:]{5,220}?)(?:,? (?:and|to) (?:\p{Ll}+ly )?(?:show|demonstrate|prove)|,? (?:thus |thereby |further )?(?:showing|demonstrating|proving)) that (?!\(|it\b|they\b|this\b|these\b|our\b|such\b|its\b|their\b|both\b|all\b|the (?:proposed|resulting|new|method|model|approach|framework|algorithm)\b)/u,
].map(quickExec);

/** What is said of the way there and would bound what came of it. */
const bindsResult = /\b(?:not|no|may|might|could|only|if|unless|except|assum\w+|that)\b/;

/** In what, for what and with what something was done: the claim names each again, or none was said. */
function namesScope(way: string, claim: string): boolean {
  const held = new Set(wordsOf(claim));
  const scopes = way.split(/\b(?:for|in|of|under|among|on|to|with|from|across|at)\b/u).slice(1);
  return scopes.every((scope) => {
    const words = wordsOf(scope);
    return words.length === 0 || words.some((word) => held.has(word));
  });
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map(stem);
}

function stripFactive(text: string): string | null {
  if (isClaimOfAuthors(text)) {
    const claim = text.replace(claimOfAuthors, '');
    return byLooking.test(claim) ? null : joined(claim);
  }
  const bare = bareClaim(text) ?? howClaim(text);
  if (bare !== null) return joined(text.slice(bare[0].length));
  const listed = claimListed(text);
  if (listed !== null && hasVerb.test(text.slice(listed[0].length)))
    return joined(upperFirst(text.slice(listed[0].length)));
  const model = claimInModel(text);
  if (model !== null) return joined(`In ${model[1] ?? ''}, ${lowerFirst(text.slice(model[0].length))}`);
  const within = claimWithin(text);
  if (within !== null)
    return joined(`${upperFirst(within[1] ?? '')}, ${lowerFirst(text.slice(within[0].length))}`);
  const passive =
    /^(?:(?:in view of (?:the|these|our) (?:results|findings|data), )?it (?:is|was|has been|can be) (?:also )?(?:shown|found|demonstrated|proved|proven|observed|concluded|noted|revealed|confirmed|established)|(?:further|additional|subsequent|detailed) analys[ei]s (?:also |further )?(?:confirmed|showed|revealed|demonstrated)) that /i;
  if (passive.test(text)) return joined(text.replace(passive, ''));
  const led = claimAfterLead(text);
  if (led === null || doing.test(led[1] ?? '')) return null;
  return joined(`${led[1] ?? ''}, ${lowerFirst(text.slice(led[0].length))}`);
}

/** "By mapping A onto B, we show that C": without "we" nobody maps. */
const doing =
  /^(?:By \p{L}+ing|After (?:suggest|introduc|propos|formali[sz]|prov|establish|deriv|review|present|describ|defin|discuss|motivat|recall|outlin)ing|To \p{Ll}+|From (?!\d)|In (?:performing|conducting|carrying|doing|analy[sz]ing|examining|reviewing|testing|using|comparing)|(?!During|Following|According|Regarding|Concerning|Depending|Assuming)\p{Lu}\p{Ll}+ing)\b/u;

/** "We show that X by analyzing Y": without its frame it would say how X comes about, not how it was shown. */
const byLooking = /,? by (?:analy[sz]ing|examining|studying|comparing|exploring) [^,;]+\.$/;

function stripResults(text: string): string | null {
  if (!isClaimOfResults(text)) return null;
  const claim = text.replace(claimOfResults, '');
  return ofTheResults.test(claim) ? null : joined(claim);
}

/**
 * A second "and that" hangs in the air once the frame is gone. A second verb of the framing subject ("…, and propose …")
 * would find a wrong one: such a sentence keeps its frame.
 */
function joined(clause: string): string | null {
  const text = clause
    .replace(/,? and (?:also )?(?:show|find|demonstrate|prove|showed|found|demonstrated) that /g, ', and ')
    .replace(
      /,? and that (?=(?:the|this|these|those|an?|we|it|they|there|its|their|our|such|no|more|most|both|in|for|\p{Ll}{4,}ing)\b)/gu,
      ', and ',
    )
    .replace(/,? but that (?=\p{L})/gu, ', but ');
  return secondVerb.test(text) || /,? (?:and|but) that /.test(text) || text.startsWith('(')
    ? null
    : upperFirst(text);
}

const secondVerb =
  /,? (?:and|but|then|and then) (?:(?:also|then|further|thereby|thus|hence|experimentally|empirically|numerically|theoretically|formally) )*(?:corroborate|connect|relate|modify|verify|propose|introduce|present|develop|discuss|provide|apply|describe|illustrate|derive|investigate|argue|suggest|compare|explore|examine|evaluate|analy[sz]e|outline|highlight|conclude|show|showed|find|give|identify|construct|build|compute|calculate|quantify|determine|extend|validate|characteri[sz]e|discover|propos\w+|use (?:this|these|the|it))\b/;

/** Frames that hedge stay, without "our" and "these". */
function softenFrames(text: string): string {
  const study =
    /^(?:our|this|these|the present|the current) ((?:retrospective |prospective |pilot )?(?:study|work|paper|analysis|trial|review|investigation|report|article|survey|research|meta-analysis|case|cases|case report|case series))(?=[ ,])/i;
  return text
    .replace(ledToConclude, 'The authors conclude that ')
    .replace(reportedResults, 'The $1')
    .replace(study, 'The $1')
    .replace(/^(?:this|these) (suggests?|indicates?|implies|imply) that /i, 'The results $1 that ')
    .replace(
      /^The results (suggests|indicates|implies) /,
      (_, verb: string) => `The results ${verb === 'implies' ? 'imply' : verb.slice(0, -1)} `,
    );
}

const claimOfAuthors = new RegExp(
  `^(?:we|it (?:is|was|has been)|the authors) ${adverb}${affirm} ${adverb}(?:here )?that,? `,
  'i',
);
const isClaimOfAuthors = quickTest(claimOfAuthors);
const plainSubject =
  "(?!(?:it|them|this|these|that|there|no|our|their|what|why|how|whether|little|few|only|weak|limited|strong|none)\\b)(?:(?!(?:evidence|hints?|signs?|reasons?|indications?|claims?|reports?|hypothes\\w+|ways?|support|cases|proof|doubts?|beliefs?|chance|probability|that|which|who|whose|where|when|while|in which|and|or)\\b)[\\p{L}\\p{N}’'/()*-]+ ){1,11}?";
/** "We find the instability can be enhanced": a claim whose "that" was left out. */
const bareClaim = quickExec(
  new RegExp(
    `^(?:we|the authors) ${adverb}(?:show|showed|find|found|prove|proved|observe|observed|demonstrate|demonstrated) (?=${plainSubject}(?:can|cannot|could|is|are|was|were|has|have|had|does|do|did)\\b)`,
    'iu',
  ),
);
/** "We show how X can do Y": that it can. */
const howClaim = quickExec(
  new RegExp(
    `^(?:we|the authors) ${adverb}(?:show|showed|demonstrate|demonstrated) how (?!(?:to|much|many|often|well|far|long|such|an? simple)\\b)(?=${plainSubject}(?:can|could|depends?|results? in|leads? to|led to|allows?|enables?)\\b)`,
    'iu',
  ),
);
/** "A model showed significant relations: X was associated with Y" -> "X was associated with Y". */
const claimListed = quickExec(
  /^(?!(?:[^:]* )?(?:no|not|may|might|could|neither|without|unadjusted|univariate|crude|earlier|previous|prior|past|other|others|recent|existing|published|suggest\w*) )[^:;.,]{5,120} (?:show|reveal|identifi|yield|indicat)(?:ed|s)? (?:an? )?(?:\p{Ll}+ly )?(?:significant |strong |clear |positive |negative |independent )*(?:relations?|relationships?|associations?|differences?|effects?|correlations?|results?|trends?): (?=(?:an?|the|each|every|for|in)\b)(?!.*;)/iu,
);
const hasVerb =
  /\b(?:was|were|is|are|had|has|have|increased|decreased|rose|fell|predicted|improved|reduced)\b/;
/** "We use a model of X to show that Y" -> "In a model of X, Y". */
const claimInModel = quickExec(
  /^(?:we|the authors) (?:use|used|employ|employed) (an? (?:[\p{L}-]+ ){0,3}(?:model|simulation) of [^,.;:()]{3,60}) to (?:show|demonstrate) that /iu,
);
/** "We show on three benchmarks that X" -> "On three benchmarks, X". */
const claimWithin = quickExec(
  new RegExp(
    `^(?:we|the authors) ${adverb}${affirm} ((?:on|in|across) (?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d+|several|various|multiple|real|synthetic)(?: (?!(?:papers|studies|ways|steps|works|sections|respects|senses|parts)\\b)[\\p{L}-]+){1,4}|mice|rats|zebrafish|fruit flies|Drosophila|yeast|humans|monkeys|simulations?|experiments)),? that,? `,
    'iu',
  ),
);
const claimAfterLead = quickExec(
  new RegExp(`^((?!(?:we|our)\\b)[^.;]{3,160}?), we ${adverb}${affirm} that,? `, 'i'),
);
const claimOfResults = new RegExp(
  `^(?:${determiner} )?(?:(?:main|overall|key|detailed|refined|combined|full|final|extensive) )?(?:(?!${foreign}\\b)\\w+(?:-\\w+)? )?${reportNoun}${reportOf} ${adverb}${affirm} ${adverb}that,? `,
  'i',
);
const isClaimOfResults = quickTest(claimOfResults);
/** "The results show that A, and identify B": without the frame it would be somebody else who identifies. */
const ofTheResults =
  /,? and (?:identify|suggest|provide|highlight|establish|reveal|support|point to|offer|open|define|indicate|demonstrate|underscore|emphasi[sz]e) (?:(?!\bnot?\b)[^,;])*\.$/u;
const ledToConclude = new RegExp(
  `^(?:${determiner} )${reportNoun} (?:lead|leads|led|have led) us to (?:the conclusion|conclude) that `,
  'i',
);
const reportedResults = new RegExp(
  // "This results in X" is a verb.
  `^(?:our|these|this(?! (?:\\w+ )?(?:results|findings|observations)\\b)|the present|the current|present|current) ((?:\\w+ )?(?:results?|findings?|data|observations?|analyses))(?=${reportOf} )`,
  'i',
);
