/** Who reports the finding: third person for a journal, first person for an author posting their own work. */
export type Voice = 'third' | 'author';

/**
 * Takes the frame off a reported claim ("We show that X" -> "X", "Our results suggest that X" -> "The results suggest
 * that X") and puts what is left into the voice asked for. A frame that hedges stays; only one that affirms goes.
 */
export function unframe(text: string, voice: Voice): string {
  const bare = liftLead(text);
  const claim =
    stripFactive(bare) ?? stripResults(bare) ?? describeNamed(bare) ?? describeRelative(bare) ?? bare;
  return toVoice(softenFrames(claim), voice);
}

const adverb =
  '(?:(?:also|further|then|thus|therefore|here|clearly|hereby|empirically|experimentally|theoretically|analytically|numerically|formally|rigorously|first|now|next|additionally|consistently|strongly|convincingly|unambiguously|generally|again|thereby|successfully|directly|conclusively|explicitly|subsequently|finally|furthermore) )*';
const affirm =
  '(?:show|shows|showed|have shown|has shown|find|finds|found|have found|demonstrate|demonstrates|demonstrated|have demonstrated|has demonstrated|prove|proves|proved|have proven|establish|establishes|established|have established|conclude|concludes|concluded|observe|observed|have observed|report|reported|confirm|confirms|confirmed|have confirmed|reveal|reveals|revealed|have revealed|has revealed|document|documented|illustrate|illustrates|illustrated|verify|verified|discover|discovered|have discovered|determined|identified|noted|see|note|make the (?:striking |surprising |interesting )?observation)';
const reportNoun =
  '(?:results?|findings?|data|study|work|analys[ie]s|research|paper|article|evidence|observations?|investigations?|investigation|review|trial|meta-analysis)';
const reportOf =
  '(?: (?:of|from|in|presented in|reported in) (?:this|the present|the current|our|these|the) (?:\\w+ )?(?:study|work|paper|analysis|analyses|trial|experiments?|investigation|research|survey|article|cohort))?';
const determiner = '(?:our|these|this|the|the present|the current|our present|our current|present|current)';

/** "Using X, we find that Y" keeps X only where it bounds the claim; the plain "we … that" goes either way. */
function liftLead(text: string): string {
  return text.replace(
    /^we (?:\w+ly )?(?:discuss|describe|focus on|analy[sz]e|investigate|study|examine|explore|consider|test|evaluate|review)\b[^.;]*?,? and (?=(?:then )?(?:show|find|found|demonstrate|prove|showed|demonstrated) that )/i,
    'We ',
  );
}

function stripFactive(text: string): string | null {
  const plain = new RegExp(
    `^(?:we|it (?:is|was|has been)|the authors) ${adverb}${affirm} ${adverb}(?:here )?that,? `,
    'i',
  );
  if (plain.test(text)) return joined(text.replace(plain, ''));
  const passive =
    /^it (?:is|was|has been|can be) (?:also )?(?:shown|found|demonstrated|proved|proven|observed|concluded|noted|revealed|confirmed|established) that /i;
  if (passive.test(text)) return joined(text.replace(passive, ''));
  const led = new RegExp(`^((?!(?:we|our)\\b)[^.;]{3,160}?), we ${adverb}${affirm} that,? `, 'i').exec(text);
  if (led === null) return null;
  const lead = led[1] ?? '';
  return joined(`${lead}, ${lowerFirst(text.slice(led[0].length))}`);
}

function stripResults(text: string): string | null {
  const frame = new RegExp(
    `^(?:${determiner} )?(?:\\w+(?:-\\w+)? )?${reportNoun}${reportOf} ${adverb}${affirm} ${adverb}that,? `,
    'i',
  );
  if (!frame.test(text)) return null;
  return joined(text.replace(frame, ''));
}

/** A second "and that" hangs in the air once the first frame is gone. */
function joined(clause: string): string {
  return upperFirst(
    clause
      .replace(
        /,? and that (?=(?:the|this|these|those|an?|we|it|they|there|its|their|our|such|no|more|most|both|in|for)\b)/g,
        ', and ',
      )
      .replace(/,? and (?:also )?(?:show|find|demonstrate|prove|showed|found|demonstrated) that /g, ', and '),
  );
}

/** "We propose NAME, a method that …" -> "NAME is a method that …". */
function describeNamed(text: string): string | null {
  const named = new RegExp(
    `^(?:here |in this paper )?we ${adverb}(?:propose|introduce|present|develop|developed|describe|design|presented|introduced|proposed|contribute|release|provide|report)(?: and \\w+)? (?:(?:the|a|an) )?((?:[\\p{Lu}\\d][\\p{L}\\p{N}+*-]*|[\\p{Ll}]+[\\p{Lu}][\\p{L}\\p{N}-]*)(?: [\\p{Lu}][\\p{L}\\p{N}+-]*){0,3}(?: \\([^()]{2,60}\\))?), (an?|the(?= first)) (.+)$`,
    'u',
  ).exec(text.replace(/^We /, 'we '));
  if (named === null) return null;
  const [, name = '', article = '', rest = ''] = named;
  return / (?:and|then) (?:we )?(?:show|evaluate|demonstrate|use)\b/.test(rest)
    ? null
    : `${name} is ${article} ${rest}`;
}

/** "We propose a system which enables Y" -> "A proposed system enables Y", where the relative clause can only mean the system. */
function describeRelative(text: string): string | null {
  const match =
    /^We (?:\w+ly |also |then |here )?(propose|introduce|present|develop|developed|describe|design|designed|establish) (?:an? )((?:[\p{L}\p{N}-]+ ){0,4}?)(method|approach|algorithm|model|framework|system|technique|tool|architecture|procedure|strategy|scheme|protocol|pipeline|software|platform|device|theory|mechanism)((?: (?:for|to|of) [\p{L}\p{N} -]{3,50}?)?),? (?:that|which) (?=(?:is|has|can|does|\p{Ll}{3,}s)\b)(.+)$/u.exec(
      text,
    );
  if (match === null) return null;
  const [, , qualities = '', noun = '', purpose = '', rest = ''] = match;
  if (/\b(?:an?|the)\b/.test(purpose) || /^(?:this|these|its)\b/.test(rest)) return null;
  return `A proposed ${qualities.replace(/\b(?:novel|new) /g, '')}${noun}${purpose} ${rest}`;
}

/** Frames that hedge stay, without "our" and "these". */
function softenFrames(text: string): string {
  const results = new RegExp(
    `^(?:our|these|this|the present|the current|present|current) ((?:\\w+ )?(?:results|findings|data|observations|analyses))(?=${reportOf} )`,
    'i',
  );
  const study =
    /^(?:our|this|the present|the current) ((?:retrospective |prospective |pilot )?(?:study|work|paper|analysis|trial|review|investigation|report|article|survey|research|meta-analysis))(?= )/i;
  return text
    .replace(results, 'The $1')
    .replace(study, 'The $1')
    .replace(/^(?:this|these) (suggests?|indicates?|implies|imply) that /i, 'The results $1 that ')
    .replace(
      /^The results (suggests|indicates|implies) /,
      (_, verb: string) => `The results ${verb === 'implies' ? 'imply' : verb.slice(0, -1)} `,
    );
}

function toVoice(text: string, voice: Voice): string {
  if (voice === 'author') return text;
  const subject = { said: false };
  const spoken = text.replace(/\b(we|our|us|ours|ourselves)\b/gi, (word, _match, at: number) =>
    thirdPerson(word, at, subject),
  );
  return upperFirst(spoken);
}

function thirdPerson(word: string, at: number, subject: { said: boolean }): string {
  const named = subject.said;
  subject.said = true;
  const first = at === 0;
  switch (word.toLowerCase()) {
    case 'we':
      return named ? 'they' : first ? 'The authors' : 'the authors';
    case 'our':
      return named ? 'their' : first ? "The authors'" : "the authors'";
    case 'us':
      return named ? 'them' : 'the authors';
    case 'ours':
      return 'theirs';
    default:
      return 'themselves';
  }
}

export function upperFirst(text: string): string {
  const first = text[0] ?? '';
  // "p16INK4a", "mRNA", "α-synuclein" keep their own first letter.
  return /^\p{Ll}(?:\p{Ll}|['’ ,-]|$)/u.test(text) && !/^\p{Ll}-\p{Lu}/u.test(text)
    ? first.toUpperCase() + text.slice(1)
    : text;
}

export function lowerFirst(text: string): string {
  return /^(?:The|A|An|In|There|This|These|It|No|For|When|While|Although|Both|All|Most|More|With|Our|We|If|As|Among|Patients|People)\b/.test(
    text,
  )
    ? (text[0] ?? '').toLowerCase() + text.slice(1)
    : text;
}
