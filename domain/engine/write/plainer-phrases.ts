import { remembered } from '#domain/language/remembered.ts';

/**
 * Set phrases of abstracts and what a plain-speaking editor writes for them, a line each: "phrase / phrase => plain", then, parted
 * by semicolons, the words of which one must or must not stand `before` or `after` it: "not before: by | in" is "no word 'by'
 * or 'in' follows". In brackets whose deed it is. Each means the same wherever it is put in, claims no more and no less, and was read by
 * hand in a dozen sentences of abstracts, or in all that had it.
 */
const lines = String.raw`
additionally => also ; not before: to
subsequently => later ; after: who | that | which
in spite of => despite
as opposed to => rather than
albeit => though ; not after: and | or
whereas => while
thus far => so far
via => through ; not after: treated | fixed | managed ; not before: e-?mail | phone | telephone | post
wherein => in which
by means of => using ; not before: which | what
in combination with => together with
in the case of => for ; not after: as | is | was | just | only | so
for a period of => for ; before: \d\S* | one | two | three | four | five | six | seven | eight | nine | ten | twelve
at the time of => at ; before: diagnosis | birth | admission | surgery | discharge | death | delivery | enrol\p{Ll}+
following => after ; not after: the | these | as | in | by ; before: treatment | surgery | exposure | infection | vaccination | administration | injury | therapy | stroke | birth | discharge | diagnosis | intervention | chemotherapy | radiotherapy | transplantation | delivery | stimulation | training | completion | resection | injection | \p{Ll}+ectomy
i.e., / i.e. => that is,
e.g., / e.g. => for example,
a wide variety of => many different ; before: (?:[\p{L}-]+ ){0,3}?\p{Ll}+s
a variety of => various ; not before: different | diverse | the | these | other ; before: (?:[\p{L}-]+ ){0,3}?\p{Ll}+s
a broad range of / a broad array of / a broad variety of => a wide range of
a small number of => a few ; not before: the | these | those | all | our | their | its | which | them
the onset of => the start of
additional => extra ; not before: study | studies | research | work | trials? | investigations? | dimensions?
predominantly / primarily => mainly ; not after: an
frequently => often ; not after: a | A
readily => easily ; not after: available | more | most ; not before: available
prior => earlier ; not after: a ; before: works? | study | studies | research | methods | approaches | results | findings | literature | efforts | attempts | observations | measurements | models | analyses | estimates | experiments | reports | searches | surveys
is not able to / are not able to => cannot ; before: \p{Ll}+
composed of / comprised of => made up of
there exist => there are ; before: \p{Ll}+
referred to as / termed / dubbed => called
refer to as => call
stem from / originate from => come from
stems from / originates from => comes from
stemming from / originating from => coming from
difficult to => hard to ; not after: more | most | less | least
distinct from => different from
regarded as => seen as
exhibit => show ; not after: a | an | the | The | this | museum
exhibits => shows ; not after: the | museum | whose | its | their ; not before: were | are | in | at | of
exhibiting => showing
exhibited => showed ; not after: is | are | was | were | be | been | being | has | have | had | not | also | \p{Ll}+ly ; not before: by | in | during | at | on | within | through | when
to obtain => to get
[authors] obtain => get ; not before: that
obtaining => getting
were obtained from => came from ; not after: consent | approval | permission
employs => uses ; not before: \d\S* | people | workers | staff | about | over | more
employing => using ; not before: \d\S* | people | workers | staff
[passive] employed => used ; before: to | for | with | here
leveraging => using ; not before: scores?
leverages => uses ; before: \p{Ll}\S*
[modal or authors] leverage => use
[passive] leveraged => used ; before: to | for | by
exploits => uses ; before: an? | the | this | these | both | their | its | that ; not before: the vulnerabilit\p{Ll}+
exploiting => using ; before: an? | the | this | these | both | their | its
[modal or authors] exploit => use ; before: an? | the | this | these | both | their | its ; not before: the (?:weak|vulner|flaw|loophole|error)\p{Ll}*
[passive] exploited => used ; before: to | for | in
utilization of / utilisation of => use of
methodology => method ; not after: surface | Q | survey | design
elucidate => clarify
investigate => look into ; not before: through | in | using | both | via | by | and
[authors] investigated => looked into
investigated => looked into ; after: study | studies
investigating => looking into
evaluate => test ; before: whether | if | the (?:effects?|effectiveness|efficacy|performance|proposed|new) | their | this | these
assess => test ; before: whether | if | the (?:effects?|effectiveness|efficacy|performance)
evaluated on => tested on ; not before: the basis
determine => find out ; after: to ; before: whether | if
demonstrate => show ; after: to | results? | findings? | experiments? | simulations? | data | studies | trials | analyses | evaluations | observations | calculations | examples | tests | authors | they | They | we ; not before: that | how | an? | the
demonstrates => shows ; after: paper | work | study | method | approach | analysis | result | which | that | model | algorithm | it | It ; not before: that | how | an? | the
demonstrating => showing ; not before: that | how | an? | the
demonstrated => showed ; after: results? | findings? | experiments? | simulations? | data | study | studies | trials? | analys[ei]s | paper | work | authors | they | They | we ; not before: that | how | an? | the | no | by | to | in | on | for | with | here | using | through | via
revealed that => showed that
illustrate => show ; before: how | that | the | this
illustrates => shows ; before: how | that | the | this
illustrating => showing ; before: how | that | the
showcase => show
perform / conduct => run ; before: (?:an? |the |several |many |both |two |three |all |these |more )?(?:[\p{L}-]+ ){0,3}?(?:experiments?|simulations?|search(?:es)?|trials?|surveys?|tests?|calculations|campaigns?)
[authors] performed / conducted => ran ; before: (?:an? |the |several |many |both |two |three |all |these )?(?:[\p{L}-]+ ){0,3}?(?:experiments?|simulations?|search(?:es)?|trials?|surveys?|tests?|calculations|campaigns?)
require => need ; not after: we | they | authors ; not before: that | by | not | them | it | \p{Ll}+ing
requires => needs ; not before: that | not | \p{Ll}+ing
requiring => needing ; not before: that | them | it | the | an? | not | patients | participants | \p{Ll}+ing
required for => needed for
permitting => allowing
while maintaining => while keeping
yields => gives ; before: an? | the | better | more | results | new | good | higher | lower | significant | similar | strong | consistent | superior | improved | accurate
[modal] yield => give
yielding => giving
yielded => gave ; not after: has | have | had | be | is | are | not | also | \p{Ll}+ly ; not before: by | from | in
attains => reaches
[authors] construct => build
to construct => to build
[passive] constructed => built
constructing => building
[authors] constructed => built
[passive] observed / noted => seen ; before: in | between | among | when | across | after ; not before: the \p{Lu}\S*
underwent => had ; before: (?:[\p{L}-]+ ){0,3}?(?:surger(?:y|ies)|treatment|therapy|chemotherapy|radiotherapy|testing|tests?|imaging|examinations?|transplant(?:ation)?|procedures?|scans?|biops(?:y|ies)|screening|dialysis|operations?|resection|repair|replacement|reconstruction|intervention|\p{Ll}+ectomy|\p{Ll}+scopy|\p{Ll}+plasty|MRI|CT|\p{Ll}+graphy|ablation)
undergoing => having ; before: (?:[\p{L}-]+ ){0,3}?(?:surger(?:y|ies)|treatment|therapy|chemotherapy|radiotherapy|testing|tests?|imaging|examinations?|transplant(?:ation)?|procedures?|scans?|biops(?:y|ies)|screening|dialysis|operations?|resection|repair|replacement|reconstruction|intervention|\p{Ll}+ectomy|\p{Ll}+scopy|\p{Ll}+plasty|MRI|CT|\p{Ll}+graphy|ablation)
undergo => go through
undergoes => goes through
undergoing => going through
underwent => went through
undergone => gone through
physicians => doctors
physician => doctor ; not before: assistants? | scientists? | associates?
postoperatively => after surgery ; not after: and | or ; not before: \p{Ll}+ed
preoperatively => before surgery ; not after: and | or ; not before: \p{Ll}+ed
orally => by mouth ; before: for | at | in | to | once | twice | daily | every | each
myalgia => muscle pain
arthralgia => joint pain
gastric cancer => stomach cancer
infants => babies
initiation of => start of ; before: treatment | therapy | antiretroviral
alter => change
altering => changing
circumvent => get around ; not after: be
associated with => linked to ; after: factors | features | genes | risks? | variables | changes | behaviou?rs | diseases? | symptoms | disorders? | proteins? | complications | variants | traits ; not before: (?:\p{Ll}+ ){0,3}(?:deaths?|mortality|survival)
experimental results => experiments ; after: the | extensive | comprehensive | Extensive | Comprehensive | The ; before: show | demonstrate | suggest | indicate | confirm | reveal
possess => have ; not after: it
per se => in itself
[authors] consider => look at ; before: the | an? | two | three | several
[authors] identify => find ; before: an? | two | three | four | five | several | many | new | \d\S* ; not before: (?:\S+ ){1,5}as
[authors] identified => found ; before: an? | two | three | four | five | several | many | new | \d\S* ; not before: (?:\S+ ){1,5}as
beneficial for => good for ; after: is | are | be | was | were | also
residing in => living in
elderly => older ; before: patients | people | adults | persons | individuals | women | men | populations? | subjects
the elderly => older people ; before: is | are | and | in | who | with | was | were
a mean of => an average of
a mean => an average ; before: age | scores? | time | length | weight | height | follow-up | number | duration | change | reduction | improvement | costs? | BMI | values? | levels? | rate
mean => average ; not after: standardi[sz]ed | weighted | geometric | squares? | adjusted | Adjusted | marginal | root | quadratic | harmonic | that | which | not | also | may | could | this | they | would | an? ; before: age | scores? | time | length | weight | height | follow-up | number | duration | change | reduction | improvement | costs? | BMI | values? | levels? | rate
ultrasonography => ultrasound
adverse effects => side effects ; before: were | was | occurred | reported | observed
necessity of => need for
primary => main ; before: (?:cause|reason|aim|source|goal|finding|driver)s?
`;

const deeds: Readonly<Record<string, string>> = {
  authors: String.raw`(?:[Aa]uthors?|[Tt]hey|[Ww]e|[Rr]esearchers|who)(?: (?:also|then|first|further|\p{Ll}+ly))?`,
  passive: String.raw`(?:is|are|was|were|be|been|being)(?: (?:not|also|often|then|first|\p{Ll}+ly))?`,
  modal: String.raw`(?:to|can|could|may|might|will|would|should|must|not|cannot)(?: (?:also|then|first|further|better|\p{Ll}+ly))?`,
};

interface Plainer {
  readonly phrase: string;
  readonly pattern: RegExp;
  readonly plain: string;
}

/** What an editor would write for the set phrases in a sentence; the first line of the list that fits a place counts. */
export const inPlainerPhrases: (sentence: string) => string = remembered((sentence) => {
  let told = '';
  let from = 0;
  for (const { 0: first, index } of sentence.matchAll(/(?<![-\p{L}\p{N}])\p{Ll}[\p{Ll}]*/gu)) {
    if (index < from) continue;
    const found = byFirstWord()
      .get(first)
      ?.find(({ pattern }) => {
        pattern.lastIndex = index;
        return pattern.test(sentence);
      });
    if (found === undefined) continue;
    told += sentence.slice(from, index) + found.plain;
    from = index + found.phrase.length;
  }
  return told + sentence.slice(from);
});

let known: ReadonlyMap<string, readonly Plainer[]> | undefined;

function byFirstWord(): ReadonlyMap<string, readonly Plainer[]> {
  known ??= Map.groupBy(
    lines.trim().split('\n').flatMap(readLine),
    ({ phrase }) => /^\p{Ll}+/u.exec(phrase)?.[0] ?? '',
  );
  return known;
}

function readLine(line: string): Plainer[] {
  const [said = '', ...bounds] = line.split(' ; ');
  const [, whose, phrases = '', plain = ''] = /^(?:\[(.+)\] )?(.+) => (.+)$/.exec(said) ?? [];
  const behind =
    whose === undefined
      ? ''
      : `(?<=\\b(?:${whose
          .split(' or ')
          .map((deed) => deeds[deed])
          .join('|')}) )`;
  const around = bounds.map(boundOf);
  const before = around.filter((one) => one.startsWith('(?<')).join('');
  const after = around.filter((one) => !one.startsWith('(?<')).join('');
  return phrases.split(' / ').map((phrase) => ({
    phrase,
    plain,
    pattern: new RegExp(`${behind}${before}${phrase.replaceAll('.', '\\.')}(?![-\\p{L}])${after}`, 'uy'),
  }));
}

/** "not before: by | in" as a look-ahead. */
function boundOf(bound: string): string {
  const [, not, side, words = ''] = /^(not )?(before|after): (.+)$/.exec(bound) ?? [];
  const any = `(?:${words.split(' | ').join('|')})`;
  const sign = not === undefined ? '=' : '!';
  return side === 'before' ? `(?${sign} ${any}(?![\\p{L}\\p{N}]))` : `(?<${sign}\\b${any} )`;
}
