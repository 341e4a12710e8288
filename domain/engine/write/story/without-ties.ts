import { isNegated } from '#domain/language/negation.ts';
import { remembered } from '#domain/language/remembered.ts';
import { rewriter } from '#domain/language/rewriter.ts';
import { hasClearVerb } from '../../read/compress/screens.ts';
import { upperFirst } from '../../read/compress/voice.ts';
import { hasFiniteVerb, withArticle } from '../phrases.ts';

/** Words inside a sentence that look back to the one before it. */
export const withoutTies: (text: string) => string = remembered((text) => {
  const untied = withoutFirstTies(inTheStudy(text));
  // Denied, the adverb is the claim: "did not dramatically reduce".
  return withoutLastTies(
    untied.replace(/(?<=[\p{L},] )(?:dramatically|remarkably|strikingly) (?=\p{Ll})/gu, (word) =>
      isNegated(text) ? word : '',
    ),
  );
});

const withoutFirstTies = rewriter([
  [
    /^Especially (in|for|at|when|where|with) /u,
    (_, word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)} `,
  ],
  [/, (?=\((?!(?:\d|[a-f]|[ivx]{1,4})\)))/gu, ' '],
  // "not only A: B" is about B.
  [/^[^:.]*\bnot only\b[^:.]*: (?=\p{Lu}\p{Ll}+ )/u, ''],
  [
    /\b(on|in|for|across) these (datasets|data sets|benchmarks|tasks|settings|domains|problems)(?=[.,;])/gu,
    '$1 the $2 tested',
  ],
  [
    /^((?!If |When |While )[^,]{3,80}), however, (?=(?!(?:it|they|the|this|these|there|we|an?|in|no|their|its)\b)\p{Ll})/u,
    (whole, head: string) => (hasVerb(head) ? whole : `${head} `),
  ],
  [
    /^With (?=[^,]*\b(?:ethics|ethical|institutional|informed|written|IRB)\b)(?:[\p{L}-]+ ){0,3}(?:approval|consent)\b(?![^,]*\b(?:of|for)\b)[^,]{0,50}, (?=\S)| after (?:written )?informed consent (?:was|had been) obtained(?=\.)/giu,
    '',
  ],
]);

const withoutLastTies = rewriter([
  [
    /^((?!In |When |While |After |Before |During |If |As |For |At |On |By |With |Among )[^,;:()]{3,60}), (?=(?:is|are|was|were|has|have|had) (?!(?:to|been)\b)\p{Ll}[^,]*$)/u,
    (whole, head: string) => (hasVerb(head) ? whole : `${head} `),
  ],
  [/^(There (?:is|are|was|were)) also (?=\p{L})/u, '$1 '],
  [/^(?:In doing so|Specifically|Critically|Crucially|Here),? (?=(?:the authors|they) )/iu, ''],
  [/^([Tt]he authors \p{Ll}+) here (?=\p{L})/u, '$1 '],
  [
    /^The (?:primary |main |overall |principal )?(?:aim|goal|objective|purpose) of (?:the|this) ((?:[\w-]+ )?(?:study|paper|review|trial|survey|work|analysis|article)) (?:was|is) to (?=\p{Ll})/u,
    'The $1 set out to ',
  ],
  [/\b(in|of|by) the authors' (?=(?:study|work|paper|analysis)\b)/gu, '$1 the '],
  [
    /\b([Tt])he authors' (?=(?:recordings|estimates|measurements|observations|simulations|experiments|data)\b)/gu,
    '$1he ',
  ],
  // What says which approach it was needs nobody's name: "trained using a streaming approach".
  [
    /(?<=\b(?:using|with|by|via|through|under|from) )the authors' ((?!(?:proposed|new|novel|own|simple|general|previous|earlier|best|final|full|entire|whole|main|first|second|same|combined|current|resulting|basic|other|two|three|four|overall|improved|extended|complete)\b)\p{L}[\p{L}-]+ (?:\p{Ll}[\p{Ll}-]+ ){0,2}?(?:approach|method|framework|technique|algorithm|strategy|procedure|scheme|architecture|estimator|protocol)(?![\p{L}’'-]))/gu,
    (_, thing: string) => withArticle(thing),
  ],
  // Of "our experiments show that our method" the first "our" goes, and with it whose the method is.
  [
    /^((?:The|Extensive|Experimental|Detailed) (?:(?!\b(?:authors|researchers|they)\b)[^.;])*? that (?:[^,;.]{3,60}, )?)their (?=(?:[\p{L}-]+ ){0,2}?(?:method|approach|model|framework|algorithm|system|technique|scheme|network|solution|architecture|estimator)s?\b)/iu,
    "$1the authors' ",
  ],
  [
    /^((?:The|Extensive|Experimental|Detailed) (?:(?!\b(?:authors|researchers|they)\b)[^.;])*? that (?:(?!\btheir\b)[^.;])*?)their (?=(?:[\p{L}-]+ ){0,4}?(?:data ?set|corpus|benchmark|framework|algorithm|architecture|approach)s?\b)/iu,
    "$1the authors' ",
  ],
  [
    /^((?:The authors|They|It|The \w+) )(?:also|first|further|then|thus|therefore|instead|hence|additionally|furthermore|here) /u,
    '$1',
  ],
  [
    /^(?:(?:More|Most|Very|Quite) \p{Ll}+ly|Frustratingly|Encouragingly|Strikingly|Intriguingly)(?:,? and [^,]{3,70})?, (?=\p{L})/u,
    '',
  ],
  [
    /^Together with (?:previous|earlier|prior) (?:work|studies|results)[^,]{0,60}?,? (?=(?:these|the|our) (?:results|findings|data)\b)/u,
    '',
  ],
  [
    /^(?:Jointly|Together|Collectively|Overall|Altogether|Taken together|In summary|In conclusion),? (?=the (?:authors|results|findings|data)\b)/u,
    '',
  ],
  [
    /^(?:[Tt]he authors' |[Tt]he )(?:results|findings|data) (?:show|demonstrate|reveal|showed|demonstrated|revealed) that (?!.*\band (?:that|identify|suggest|provide|highlight|establish|reveal|support|point to|offer|define|indicate|demonstrate)\b)/u,
    '',
  ],
  [
    /\bthis (?!(?:is|was|has|had|will|can|may)\b)(?=(?:[\w-]+ ){0,3}?(?:trial|study|paper|review|survey)\b)/u,
    'the ',
  ],
  [
    /(?<=\p{L} )(?:further|additionally) (?=(?:demonstrat|show|reveal|confirm|indicat|suggest|support|revers|reduc|increas|improv|enhanc|predict|stimulat|inhibit|promot)(?:e|es|s|ed)?\b)/gu,
    '',
  ],
  [/,? and (?:secondly|second), (?<!\bfirst(?:ly)?\b.*)/u, ', and '],
  [/^(?!.{0,80}not only)([^,]{3,64}?) also (?=\p{Ll}{3,})/u, '$1 '],
  [/^([^,]{3,90} (?:is|are|was|were|can|could|may|might) )(?:thus|therefore|hence) (?=["“]?\p{Ll})/u, '$1'],
  [
    /(?<=\p{L} )(?:thus|therefore|hence) (?=(?:appears?|seems?|represents?|provides?|may|can|could|has|have|remains?)\b)/gu,
    '',
  ],
  [/((?:^The|, the) authors )(?:also|further|then|thus|instead|even) /u, '$1'],
  [
    /^(?:In (?:the same|a similar|this) (?:spirit|vein|manner|direction)|Along (?:the same|similar|these) lines|After (?:formali[sz]ing|formulating|defining|stating|introducing|describing|reviewing|motivating) (?:the|this|our|their) (?:\p{Ll}+ )?(?:question|problem|notion|concept|setting|framework|model)), (?=\p{L})/u,
    '',
  ],
  [
    /^(?:(?:In order )?[Tt]o|Motivated by|Inspired by|Building (?:up)?on|Based on|Using|With|Following|In response to|In light of) [^,]{0,90}?\b(?:this|these|such|those)\b[^,]{0,90}, (?=(?:the authors|they) )/u,
    '',
  ],
  [
    /^(The authors )(?:discuss|describe|review|consider|outline) [^.;]*?,? and (?=(?:determine|conclude|find|show|argue|demonstrate|suggest) )/u,
    '$1',
  ],
  [
    /^(?:On the way|To remedy this (?:problem|issue)|To overcome this (?:problem|issue)|To this end|To address this (?:gap|problem|issue|question|challenge)|As a result|In fact|For this purpose|In doing so|Based on (?:this|these findings|these results)|In response|In this context|Using this construction), (?=the\b|an?\b|they\b)/u,
    '',
  ],
  [
    /^(?:Instead|First|Second|Third|In fact|In particular|Indeed|On the other hand|On the contrary), (?=\p{L})/u,
    '',
  ],
  [/^(the|an?|they)\b/u, (word) => (word[0] ?? '').toUpperCase() + word.slice(1)],
  [/^\p{Ll}(?=\p{Ll}+ )/u, (letter) => letter.toUpperCase()],
]);

function hasVerb(text: string): boolean {
  return hasFiniteVerb(text) || hasClearVerb(text) || /\b\p{L}{3,}ed\b/u.test(text);
}

/** What a reader of the page would look up above: "in this group of subjects" -> "in the subjects studied". */
const inTheStudy = rewriter([
  [
    /^It can (?:thus |therefore )?be concluded that (?=\p{L})(.*)$/su,
    (_, claim: string) =>
      claim.replace(
        /,? and that (?=(?:the|an?|no|it|they|there|patients|women|men|children|people|\p{Ll}{4,}ing)\b)/gu,
        ', and ',
      ),
  ],
  [/(?<=^[^.]{5,60}, )this (?=(?:single|large|small|multi)[\w-]* )/u, 'a '],
  [
    /^(In )?[Tt]his ((?:(?!(?:is|was|are|were|same|first|has|had|also|will|can|may)\b)[\w-]+ ){0,5}(?:trial|study|review|meta-analysis|survey|cohort|analysis|experience|series|search|audit|experiment|simulation|group of(?<=^This .*)))\b/u,
    (whole, within: string | undefined, work: string) => {
      const head = within ?? (/ /.test(work) ? '' : null);
      return head === null ? whole : upperFirst(`${head}${withArticle(work)}`);
    },
  ],
  [
    /\b([Ii]n|[Aa]mong|[Ff]or|[Ww]ithin|[Oo]f) this (?:(?:group|series|sample|cohort|population) of )?((?:[‘']?[\p{Ll}-]+[’']? ){0,2}(?:groups?|population|cohort|sample|series|subjects|patients|participants|women|men|children|cases|individuals|people|adults|infants|families|students))\b(?![ -](?:of|with|who|that|whose|based)\b)/gu,
    '$1 the $2 studied',
  ],
  [
    /\b([Ii]n|[Aa]mong|[Ff]or|[Ww]ithin|[Oo]f) this ((?:[‘']?[\p{Ll}-]+[’']? ){0,2}(?:groups?|population|cohort|sample|series|subjects|patients|participants|women|men|children|cases|individuals|people|adults|infants)) (?=of|with|who|that|whose)/gu,
    '$1 the $2 ',
  ],
]);
