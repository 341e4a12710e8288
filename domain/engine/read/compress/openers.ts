import { remembered } from '#domain/language/remembered.ts';
import { rewriter } from '#domain/language/rewriter.ts';

/** What stands before the claim and says nothing of it: a heading, a connective, "in this paper". */
export const dropOpeners: (text: string) => string = remembered((text) => {
  let rest = withoutHeading(text);
  for (let round = 0; round < 4; round += 1) {
    const shorter = withoutOpener(rest);
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest;
});

const heading =
  /^(?:(?:principal |main |key )?(?:results?|findings?|conclusions?|discussion|significance|interpretation|implications|outcomes?|summary|methods?(?: and (?:results|findings))?|background|objectives?|aims?)(?:\s?(?:\/|and|&)\s?\w+)*\s?[:.])\s+(?=\S)/i;
const capitals = /^[A-Z][A-Z /&]{4,40}:\s+(?=\S)/;

const connective =
  /^(?:(?:furthermore|moreover|in addition|additionally|also|notably|interestingly|importantly|surprisingly|intriguingly|remarkably|strikingly|crucially|unexpectedly|specifically|in particular|particularly|namely|overall|taken together|together|collectively|altogether|thus|therefore|hence|thereby|consequently|accordingly|as a result|as a consequence|in turn|indeed|in fact|of note|in summary|in sum|in short|in conclusion|to conclude|to summari[sz]e|to sum up|finally|lastly|first of all|first and foremost|first|firstly|second|secondly|third|thirdly|next|then|similarly|likewise|in contrast|by contrast|conversely|on the other hand|on the contrary|however|nevertheless|nonetheless|still|yet|besides|here|herein|for the first time|most importantly|more importantly|to (?:the best of )?our knowledge|to this end|(?:in agreement|in line|consistent) with (?:similar|previous|prior|earlier|other|existing) (?:[a-z]+ )?(?:stud(?:y|ies)|work|works|findings|results|reports|observations|literature|research)(?: (?:done )?in the literature)?|to (?:help )?(?:bridge|fill|close|address|tackle|overcome|solve|mitigate|alleviate|remedy|resolve) (?:this|these|those|such) (?:[a-z]+ )?(?:gap|issue|problem|challenge|limitation|shortcoming|drawback|difficult(?:y|ie)|weakness(?:e)?)s?|for this purpose|at the same time|to this aim|with this in mind|in this manner|to that end|in other words|meanwhile|again|more specifically|more generally|as expected|as such|though|along the way|in the first place|further|additionally|in this way|as hypothesi[sz]ed|ultimately|so|clinically|in general|in conjunction|contrastingly|building on (?:earlier|previous|prior|our|this|these) [\w ]{2,30}|from (?:the|this) study),\s+|(?:thus|hence|therefore)\s+|(?:additionally|furthermore|moreover|in addition)\s+(?=(?:we|the authors|our|it)\b)|(?:here|herein|first|along the way)\s+(?=(?:we|it is)\b)|here\s+(?=(?:an?|one|two|three|four|five|several|new) (?:[\w-]+ ){1,6}?(?:is|are|was|were)\b)|in (?:summary|conclusion)\s+(?=[a-z])|taken together\s+(?=the\b|these\b|our\b)|in contrast\s+(?=the\b|no\b|there\b)|(?:when )?taking (?:all |all of )?(?:the|these|our) (?:results|findings|data) into (?:consideration|account),?\s+(?:it (?:can|may) be (?:said|stated|inferred) that,?\s+)?|it (?:can|may) be (?:said|stated) that,?\s+|however\s+(?=(?:we|our|the|these|this|it|there|in|no|only|both|people|patients|participants|women|men|children)\b)|(?:so|and|but|yet|also)\s+(?=(?:we|our|the|these|this|it|there|in)\b))/i;

const place =
  '(?:(?:this|the(?: present| current)?|our(?: present| current)?|the present|the current) (?:short |brief |extended )?(?:paper|study|work|article|letter|report|review|trial|analysis|research|investigation|manuscript|contribution|demonstration|note|survey|thesis|chapter|experiment|section|retrospective study|prospective study|pilot study)(?: paper| article)?)';
const placeInPaper = new RegExp(
  `^(?:(?:in|with|within|throughout) ${place},?\\s+(?=we\\b|it\\b|the\\b|an?\\b|no\\b|there\\b|[\\p{Lu}\\d])|(?:(?:here|in this (?:paper|study|work)|it is) )?(?:worth (?:noting|mentioning) that|it should be noted that|it was (?:also )?(?:noted|observed) that|it is (?:worth(?:while)?|important|interesting) to note that|note that|we note that)\\s+|based on (?:our|these|the|this) (?:results|findings|analysis|analyses|data|observations|study|evidence),?\\s+(?!(?:of|from|in|for|on|by|using|with|obtained)\\b)|from (?:these|this|our results|our findings|these results|these findings),?\\s+(?=we )|(?:according to|on the basis of) (?:our|these|the) (?:results|findings|data),?\\s+|using (?:this|these|our) \\w+(?: \\w+)?(?:,\\s+|\\s+(?=we )))`,
  'iu',
);

/** "In this study group, …" is no place in a paper: what follows one is a sentence. */
function withoutPlace(place: string, ...more: unknown[]): string {
  const whole = String(more.findLast((one) => typeof one === 'string') ?? '');
  const rest = whole.slice(place.length);
  return /^(?:in|within?|throughout) /i.test(place) &&
    !/^(?:(?:we|it|the|an?|no|there)\b|[\p{Lu}\d])/u.test(rest)
    ? place
    : '';
}

/** "Data revealed the incidence was lower": reported without a "that". */
const reported =
  /^(?:our |the )?(?:data|results|analysis) (?:reveal(?:s|ed)?|show(?:s|ed)?) (?:that )?(?=(?:the|an?|no) (?:(?!\b(?:that|which|who|and|but)\b)[^.])*\b(?:was|were|is|are|had|has|have)\b)/i;

const tail =
  /^(.*[^,;]),?\s+(?:in|of) (?:this|the present|the current|our(?: present| current)?) (?:paper|study|work|article|letter|report|trial)\.$/i;

const withoutHeading = rewriter([
  [/^We here (?=\p{Ll})/u, 'We '],
  [/^[\s:;•*·–-]+(?=\p{L})/u, ''],
  [/^\([A-DI] (?:recommendation|statement)\)\s+(?=\p{Lu})/u, ''],
  [heading, ''],
  [capitals, ''],
]);

const withoutOpener = rewriter([
  [connective, ''],
  [reported, ''],
  [placeInPaper, withoutPlace],
  [tail, '$1'],
]);
