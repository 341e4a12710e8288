import { inWords, type Slots } from './common-slots.ts';
import { fill } from './fill.ts';
import { isGuarded, withoutStop } from './phrases.ts';
import type { Sources } from './sources.ts';
import { splitLong } from './story/split-long.ts';
import type { Line, Voice } from './voice.ts';

/** What a person told behind their own finding, as a post says it. */
export interface ToldOwn {
  readonly text: string;
  /** True where they told a limit: the source's need not stand beside it. */
  readonly hasLimit: boolean;
}

/**
 * A person's further sentences in the tone's lines: a limit behind the tone's word for it ("The catch: …"), a result with its
 * figures behind "Evidence:" where the tone labels. Their words stay. `labels` is false where there is no room for them.
 */
export function tellOwn(told: readonly string[], said: string, sources: Sources, labels: boolean): ToldOwn {
  const { sheet, voice, request } = sources;
  let hasLimit = false;
  const lines: string[] = [];
  for (const sentence of told) {
    const parted = voice.told?.brief === true ? inShortSentences(sentence) : sentence;
    const text = inWords(parted, sheet, voice, request);
    const kind = kindOf(sentence);
    hasLimit ||= kind === 'limit' || kind === 'open';
    const ways = voice.told?.[kind] ?? (kind === 'open' ? voice.told?.limit : undefined) ?? [];
    lines.push(labelled(text, labels ? ways : [], [said, ...lines].join(' '), sources) ?? text);
  }
  return { text: lines.join(voice.told?.joint ?? ' '), hasLimit };
}

/** Characters: a longer sentence is parted where the tone wants short ones. */
const brief = 90;

/** "It learns X, and can also do Y." -> "It learns X. It can also do Y.": who does both is named again. */
function inShortSentences(sentence: string): string {
  const [, head = '', who = '', tail = ''] = bothDone.exec(sentence) ?? [];
  const isSafe = sentence.length > brief && head.split(' ').length >= 5 && !isGuarded(head);
  return splitLong(isSafe ? `${head}. ${who} ${tail}` : sentence, brief);
}

const bothDone =
  /^((It|They) [^,;:().]+), and ((?:also|can|could|may|might|(?<=It .*)\p{Ll}{3,}s) [^;:]{20,})$/u;

/** A label stands once in a post. */
function labelled(text: string, lines: readonly Line[], said: string, sources: Sources): string | null {
  const { conditions, material } = sources;
  const bare = withoutStop(text);
  // A second sentence would stand behind the label too, and "also" has said it.
  if (
    /[.!?:] |^(?:And|Also|This|These|Those|Why|How|What|It|Its|They|Their|The (?:two|three|other|others|rest))\b/.test(
      bare,
    )
  )
    return null;
  const slots: Slots = {
    x: material.casing.lowerStart(bare),
    Authors: sources.request.author ? 'We' : 'The authors',
  };
  for (const line of lines) {
    const made = fill(line, slots, conditions);
    const label = /^[^:]*:/.exec(made ?? '')?.[0].toLowerCase();
    if (label !== undefined && said.toLowerCase().includes(label)) continue;
    if (made !== null) return made;
  }
  return null;
}

/** A `limit` is one clause that bounds what was found; `open`, where it says what is not known yet. */
function kindOf(sentence: string): keyof Omit<NonNullable<Voice['told']>, 'joint' | 'brief'> {
  const isClause = !/[;:]|, (?:and|but|so|while|which|although|though|because) |\. /.test(sentence);
  if (isClause && unsettled.test(sentence)) return 'open';
  if (isClause && bounds.test(sentence)) return 'limit';
  if (advises.test(sentence)) return 'advice';
  return figures.test(sentence) ? 'figures' : 'more';
}

const unsettled =
  /\b(?:further|more|larger|future|additional|longer) (?:[\p{Ll}-]+ ){0,2}(?:stud(?:y|ies)|research|work|trials?|tests?|experiments?|evidence|data|observations?)\b[^,]*\b(?:need(?:s|ed)?|warranted|required)\b|\bneeds? (?:to be |further |more )?(?:confirm|test|stud|replicat|observ)|\bnot (?:yet )?(?:been )?(?:settled|known|clear|certain|tested|shown|proven|confirmed|studied)\b|\b(?:unknown|unclear|uncertain|untested|unsettled)\b/iu;

const bounds =
  /\bcannot (?:show|tell|prove|say|rule out)\b|\b(?:evidence|data|sample|study|trial|follow-up|numbers?) (?:is|are|was|were) (?:[\p{Ll}]+ )?(?:limited|small|short|weak|sparse|scarce|low|poor)\b|\bpoorly (?:reported|understood)\b|\b(?:a|one) (?:small|single|short|pilot) (?:sample|study|trial|centre|center|hospital|group)\b|^Only (?:one|two|three|a few|a handful|\d+)\b/iu;

const advises =
  /\b(?:should|ought to|(?:is|are) (?:\p{Ll}+ )?(?:advised|recommended|proposed)|recommends?|advises?)\b/u;

/** Figures that are measured against something, or a test that is named: what a reader would call evidence. */
const figures =
  /\d ?%|\d[^.]*\b(?:than|against|versus|vs|compared|times|out of|in \d+|longer|shorter|higher|lower|more|fewer|less|better|worse|larger|smaller|faster|slower)\b|\b(?:than|against|versus|compared|times|by|from|of|in) [^.]*\d|\b(?:experiments?|simulations?|trials?|tests|data|measurements|observations) (?:[\p{Ll}]+ ){0,3}(?:show|suggest|indicat|confirm|support|reveal|illustrat|demonstrat)/iu;
