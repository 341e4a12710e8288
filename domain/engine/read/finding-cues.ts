import { quickTest } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';

/**
 * Wordings that tell a finding from background, steps, advice and praise. Each is one feature of the finding model, in
 * this order, and of the role model: adding, dropping or reordering needs new weights (tools/train-roles.ts, then
 * tools/train-finding.ts).
 */
export const findingCues: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  {
    name: 'proposes',
    pattern:
      /\b(?:we|paper|work|article|study|here|i) (?:\w+ly |also |then |further )?(?:propos|introduc|present|develop|design|describ|devis|formulat|construct|implement|provid|offer)\w*\b/i,
  },
  {
    name: 'shows',
    pattern:
      /\b(?:we|i|paper|work|article|study|report|survey|essay|review|authors|here) (?:\w+ly |also |then |further |have )?(?:show|argue|demonstrat|find|found|prov(?:e|ed|es)\b|observ|report|reveal|establish|discover|identif|confirm|conclude|detect|estimat|deriv|obtain|determin)\w*/i,
  },
  {
    name: 'results show',
    pattern:
      /\b(?:results?|findings?|data|analys[ei]s|experiments?|evidence|observations?|simulations?|evaluations?|comparisons?|model|calculations?|tests?) (?:\w+ly |also |further |presented here |of [\w\s-]{3,40} )?(?:show|suggest|indicat|demonstrat|reveal|support|confirm|provid|highlight|impl|point|establish|yield|prov)\w*/i,
  },
  {
    name: 'relation',
    pattern:
      /\b(?:associat|correlat|predict|related to|linked|link between|affect|influenc|caus(?:e|es|ed)\b|lead(?:s|ing)? to|led to|result(?:s|ed)? in|depend|contribut|driv(?:e|en)|mediat|induc|inhibit|promot|enhanc|suppress|regulat|modulat|requir|involv|determin)\w*/i,
  },
  {
    name: 'change',
    pattern:
      /\b(?:increas|decreas|reduc|improv|higher|lower|greater|larger|smaller|fewer|less|more|better|worse|faster|slower|stronger|weaker|longer|shorter|rose|fell|declin|gain|loss|exceed|doubled|earlier|later)\w*/i,
  },
  {
    name: 'compares',
    pattern:
      /\b(?:than|compared (?:to|with)|versus|vs|relative to|in comparison|comparable|as (?:well|good|effective|accurate) as|over (?:the )?(?:baseline|previous|existing))\b/i,
  },
  {
    name: 'outperforms',
    pattern:
      /\b(?:outperform|state[- ]of[- ]the[- ]art|achiev|superior|surpass|competitive|benchmark|speed-?up|orders? of magnitude|accuracy)\w*/i,
  },
  {
    name: 'null',
    pattern:
      /\b(?:no (?:statistically )?(?:significant|evidence|difference|effect|association|correlation|relationship|impact|influence|benefit|improvement|support)\w*|(?:did|does|do|was|were|is|are|could|can) not|not (?:significantly|associated|differ|affect|improve|related)|fail(?:s|ed)? to|neither|unaffected|unchanged|independent of|similar (?:in|between|to|for|across))\b/i,
  },
  { name: 'primary', pattern: /\b(?:primary|main) (?:outcome|end ?point|result|finding)s?\b/i },
  { name: 'significance', pattern: /\bsignifican(?:t|tly|ce)\b|\bp ?[<=>]/i },
  { name: 'interval', pattern: /\b(?:CI|confidence interval|odds ratio|hazard ratio|OR|HR|RR|AUC)\b/ },
  { name: 'digit', pattern: /\d/ },
  { name: 'percent', pattern: /\d ?%|per cent|percent\b/ },
  {
    name: 'hedged',
    pattern:
      /\b(?:may|might|could|suggest\w*|appears?|seems?|likely|possibl[ey]|potential(?:ly)?|indicat\w+|consistent with|evidence (?:for|that|of))\b/i,
  },
  {
    name: 'advises',
    pattern:
      /\b(?:should|recommend\w*|needs? (?:to|for)|must|warrant\w*|advisable|ought|it is (?:important|necessary|essential)|necessary to|calls? for)\b/i,
  },
  {
    name: 'future',
    pattern:
      /\b(?:will|future|further (?:research|stud|investigat|work|evaluation|trial)\w*|remains? to be|additional (?:studies|research|work)|next)\b/i,
  },
  {
    name: 'limits',
    pattern:
      /\b(?:limitation|limited|caution|generali[sz]ab|single[- ]cent|small sample|retrospective|bias)\w*/i,
  },
  {
    name: 'praises',
    pattern:
      /\b(?:novel|first time|first (?:study|report|to)|important step|promising|powerful|useful (?:tool|for)|valuable|pav(?:e|es|ing) the way|insights?|contribut(?:e|es|ion|ions) to|opens?(?: up)?|new (?:avenue|possibilit|opportunit|light)|understanding)\w*/i,
  },
  {
    name: 'implies',
    pattern:
      /\b(?:implications?|(?:may|might|could|can) (?:be (?:used|useful|applied|helpful)|help|provide|serve|allow|facilitate|contribute)|highlights?|underscores?|emphasi[sz]es?|importance of|provides? (?:a|an|the) (?:basis|framework|tool|foundation|means|resource|opportunity)|discuss(?:ed|es)?)\b/i,
  },
  {
    name: 'apparatus',
    pattern:
      /\b(?:regist(?:ered|ration|ry)|funded|funding|https?:|github|available (?:at|from|online|on)|code is|open[- ]source|licen[cs]e|ISRCTN|NCT\d+|ClinicalTrials|see later|editors?'? summary)\b/i,
  },
  {
    name: 'aims',
    pattern:
      /\b(?:aim(?:s|ed)?|objectives?|purpose|goal|sought|intend\w*|whether|we (?:\w+ly |also |then |here )?(?:investigat|examin|stud(?:y|ied)|assess|evaluat|explor|test(?:ed)?\b|ask|hypothesi[sz]|address|consider|analy[sz]|compar|focus|review|use|used|appl)\w*|was (?:investigated|examined|studied|assessed|evaluated))\b|^To (?:\w+ly )?\w+/i,
  },
  {
    name: 'steps',
    pattern:
      /\b(?:were|was) (?:\w+ly )?(?:randomi[sz]ed|recruited|enrolled|measured|collected|assessed|performed|analy[sz]ed|obtained|included|selected|conducted|carried out|calculated|used|assigned|divided|examined|reviewed|invited|interviewed|identified from|treated|administered|compared using)\b|\b(?:questionnaire|participants completed|logistic regression|t-test|ANOVA|followed up|searched)\b/i,
  },
  {
    name: 'known before',
    pattern:
      /\b(?:recent(?:ly)?|previous(?:ly)?|prior|existing|traditional(?:ly)?|conventional(?:ly)?|often|usually|typically|widely|commonly|common|increasingly|is (?:a|an|one of the) (?:\w+ )?(?:major|common|leading|key|important|fundamental|challenging|popular)|has been|have been|is known|are known|little is known|unclear|unknown|remains?|challeng\w+|problem|difficult\w*|lack(?:s|ing)?)\b/i,
  },
  {
    name: 'contrast',
    pattern:
      /^(?:However|But|Yet|Nevertheless|Nonetheless|Unfortunately|While|Whereas|Although|Though|Despite|In contrast|Conversely|On the other hand)\b/,
  },
  {
    name: 'concludes',
    pattern:
      /^(?:In (?:conclusion|summary|short)|Overall|Taken together|Altogether|Collectively|Together|Thus|Therefore|Hence|Consequently|We conclude|To conclude|Accordingly|In sum|As a result|Ultimately)\b/i,
  },
  {
    name: 'our results',
    pattern:
      /^(?:These|Our|The|This|Present|Current) (?:present |current |new |main |study |numerical |experimental |simulation |preliminary )?(?:results?|findings?|data|study|analys[ei]s|work|observations?|experiments?|evidence|simulations?)\b/i,
  },
  {
    name: 'adds',
    pattern:
      /^(?:Additionally|Furthermore|Moreover|In addition|Also|Finally|Lastly|Besides|Further|Similarly|Likewise|Secondly|Third|Second)\b|\b(?:secondary|subgroups?)\b|\bwe (?:also|further|additionally|then|finally|next)\b/i,
  },
  {
    name: 'details',
    pattern:
      /^(?:Specifically|In particular|For (?:example|instance)|Namely|More (?:specifically|precisely)|Among|Of (?:the|these)|After adjust|In (?:the )?(?:multivaria|univaria|sub)\w*|Mean|Median|Interestingly|Notably|Surprisingly)\b/i,
  },
  {
    name: 'here we show',
    pattern:
      /^(?:Here|In this (?:paper|work|study|article|letter|report)|In the present|This (?:paper|study|work|article)|Using|By|Based on|Through|With)\b/i,
  },
  {
    name: 'bare opening',
    pattern:
      /^(?:This|These|It|They|Such|Both|Its|Their|The (?:former|latter|proposed|resulting|method|approach|model|algorithm|system))\b/,
  },
  { name: 'we first', pattern: /^(?:We|Our|I)\b/ },
  { name: 'asks', pattern: /\?/ },
  {
    name: 'purpose',
    pattern:
      /\b(?:in order to|to (?:address|overcome|tackle|solve|this end|achieve|enable|reduce|improve))\b/i,
  },
  {
    name: 'names',
    pattern:
      /\b(?:called|named|termed|dubbed|we call|which (?:\w+ly )?(?:allow|enabl|use|combine|learn|can|is|are|provid|reduc|improv)\w*|that (?:\w+ly )?(?:allow|enabl|use|combine|learn|can|provid|reduc|improv)\w*)\b/i,
  },
  {
    name: 'explains',
    pattern: /\b(?:because|due to|explain(?:s|ed|ing)?|mechanism|through|via|by (?:\w+ing|the))\b/i,
  },
  {
    name: 'praises the work',
    pattern:
      /\b(?:steps? towards?|pav(?:e|es|ing) the way|valuable (?:tool|insight|information|resource)s?|(?:unique|new|novel|important|valuable|further|useful) insights?|insights? (?:into|on)|(?:better|improved?|deeper|our|of) understanding|understanding of|important for|(?:great|particular|potential) (?:importance|interest)|applications? in|opens? (?:up |the |new )|shed(?:s|ding)? (?:new )?light|first (?:thorough|comprehensive|systematic|detailed)|contributes? to (?:the|our)|promising|knowledge (?:about|of|on)|different (?:clinical )?picture|challenging alternative|useful (?:tool|resource|starting point))\b/i,
  },
  {
    name: 'recommends',
    pattern:
      /\b(?:we (?:\w+ly )?(?:recommend|advocate|propose that|encourage|call for|urge)|(?:is|are) recommended|should (?:be|not|have|rely|consider|include|receive|undergo|focus|also)|must be|needs? to be|need for|many questions|remains? (?:problematic|a challenge|controversial|to be)|it is important|may lead to a more)\b/i,
  },
  {
    name: 'builds to study',
    pattern:
      /\b(?:develop|propos|present|introduc|construct|use|formulat|employ|augment|extend|generat|perform|appl|combin)\w*\b[^.]{3,120}?\b(?:to|in order to) (?:study|understand|investigate|analy[sz]e|address|explore|examine|describe|model|determine|assess|quantify|simulate|characteri[sz]e|estimate|infer|identify)\b/i,
  },
  {
    name: 'discusses',
    pattern:
      /\b(?:we|and|then|also|is|are) (?:\w+ly )?(?:discuss|comment|speculate|outline|summari[sz]e|survey|argue)(?:es|s|ed)?\b/i,
  },
  {
    name: 'agrees',
    pattern:
      /\b(?:agree(?:s|ment)?|consistent|concur|in line|compatible|good match|excellent match|accord) (?:\w+ )?(?:with|between)\b/i,
  },
  {
    name: 'enables',
    pattern:
      /\b(?:enabl(?:e|es|ing)|allow(?:s|ing)?|capable of|able to|can (?:be )?(?:\w+ly )?(?:\w+ed|handle|run|solve|reconstruct|recover|achieve|generate|predict|distinguish|discriminate)|without (?:the need|requiring|any|compromising)|guarantees?|robust|efficient(?:ly)?|scal(?:es|able|ing))\b/i,
  },
  {
    name: 'describes sample',
    pattern:
      /\b(?:mean|median|average) (?:age|follow[- ]?up|duration|size|tumou?r|operative|time)\b|\b(?:of (?:whom|which|these)|response rate|were (?:male|female|women|men|included|eligible|available))\b/i,
  },
  {
    name: 'gathers data',
    pattern:
      /^(?:\w+: )?(?:Here,? |In this (?:study|paper|work),? )?(?:we|the authors|data were|participants were|patients were|interviews were) (?:then |first |also )?(?:surveyed|interviewed|recruited|enrol+ed|sampled|collected|followed|invited|asked|administered|searched|gathered|randomly|randomi[sz]ed|analy[sz]ed data|conducted)\b/i,
  },
  {
    name: 'detects',
    pattern:
      /\b(?:we|paper|study|letter) (?:\w+ly |also )?(?:report|present|announce)s? (?:on )?(?:the |a |an |our |new )?(?:\w+[- ]){0,3}?(?:detection|discovery|measurement|constraint|observation|evidence|identification|assembly|description|confirmation|characteri[sz]ation|determination|results?)s?\b/i,
  },
  // What cannot stand alone, and what says little.
  {
    name: 'opens on a pointer',
    pattern:
      /^(?:(?:It|They|Its|Their)\b(?! (?:is|was|has been) (?:\w+ )?(?:shown|found|likely|possible|known|important|clear|unlikely|that))|(?:This|These|Those|Such)\b(?! (?:paper|work|article|study|report|survey|review|essay|letter|results?|findings?|data|analysis|observations?)\b))/,
  },
  {
    name: 'points back',
    pattern:
      /\b(?:these|those|this|such)\b (?!paper|work|study|article|results|findings|as\b)|\b(?:our|the proposed|the resulting|the developed|the new) (?:\w+ )?(?:method|approach|algorithm|model|framework|system|technique|tool|architecture|network|procedure|scheme|pipeline|software|estimator|solution)s?\b/i,
  },
  {
    name: 'vague',
    pattern:
      /\b(?:important|significant|broad|potential|practical|clinical|policy|theoretical|several|various) (?:implications?|ramifications?|consequences|applications|insights?|aspects|issues|challenges|factors|ways|mechanisms)\b|\binsights? (?:into|to|on|for)\b|\bshed\w* (?:new )?light\b|\b(?:is|are) (?:also )?(?:discussed|presented|described|provided|given|outlined|reviewed|considered)\b|\bset of (?:features|principles|guidelines|tools)\b|\bbetter understanding\b|\bcontribut\w+ to (?:the|our) (?:growing|understanding|literature|knowledge)/i,
  },
  {
    name: 'argues',
    pattern:
      /\b(?:we|paper|article|essay|authors?) (?:\w+ly |also |then |further )?(?:argue|contend|claim|suggest|maintain|conclude|posit|hypothesi[sz]e|conjecture|speculate)s?\b|\bI (?:\w+ly |also |then |further )?(?:argue|contend|claim|suggest|maintain|conclude|posit|conjecture)\b/i,
  },
  {
    name: 'says that',
    pattern:
      /\b(?:show|find|found|demonstrat|reveal|suggest|indicat|conclud|argu|confirm|prov|observ|establish|report|impl|highlight|support)\w* (?:\w+ly )?that\b/i,
  },
  {
    name: 'shows how',
    pattern:
      /\b(?:show|discuss|describe|explain|illustrate|explore|investigate|examine|study|analy[sz]e|characteri[sz]e|demonstrate)\w* (?:how|whether|why|what|the (?:role|effect|impact|influence|relationship|performance|utility|usefulness|effectiveness|potential|feasibility|applicability|validity|advantages|benefits))\b/i,
  },
  {
    name: 'also',
    pattern:
      /\b(?:we|paper|I) (?:also|further|additionally|furthermore|moreover|then|finally|next)\b|\balso (?:show|find|present|discuss|provide|propose|demonstrate|report)/i,
  },
  {
    name: 'bare results',
    pattern:
      /^(?:These|Our|The|This) (?:\w+ )?(?:results?|findings?|data|observations?|evidence|analys[ie]s)\b/i,
  },
];

/** For each of `findingCues`, in order, whether it stands in a sentence (1 or 0). */
export const cueRow: (text: string) => readonly number[] = remembered((text) =>
  cueTests.map((stands) => (stands(text) ? 1 : 0)),
);

const cueTests = findingCues.map(({ pattern }) => quickTest(pattern));
