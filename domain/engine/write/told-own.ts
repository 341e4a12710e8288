import { clausesApart } from './apart/clauses-apart.ts';
import { inWords, type Slots } from './common-slots.ts';
import { fill } from './fill.ts';
import { withoutStop } from './phrases.ts';
import type { Sources } from './sources.ts';
import { boundsFinding, type ToldKind, toldKind, widerKind } from './told-kinds.ts';
import type { Line } from './voice.ts';

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
  const kinds = told.map(toldKind);
  const lines: string[] = [];
  for (const [at, sentence] of told.entries()) {
    const brief = voice.told?.brief;
    const parted = brief === undefined ? sentence : clausesApart(sentence, brief);
    const text = inWords(parted, sheet, voice, request);
    const before = [said, ...lines].join(' ');
    const isLast = at > 0 && at === told.length - 1;
    const made = labels
      ? (labelled(text, kinds[at] ?? 'more', before, sources) ??
        (isLast ? lastLine(text, before, sources) : null))
      : null;
    lines.push(made ?? text);
  }
  return {
    text: lines.join(voice.told?.joint ?? ' '),
    hasLimit: told.some(boundsFinding),
  };
}

function labelled(text: string, kind: ToldKind, said: string, sources: Sources): string | null {
  const { told } = sources.voice;
  const isLimit = kind === 'limit' || kind === 'open';
  // "Evidence: they …" would have no subject, and "also" has said the label.
  const leans = told?.each === true || kind === 'study' || kind === 'basis' ? goesOn : leansBack;
  if (!isLimit && leans.test(text)) return null;
  // "We propose: we recommend …".
  if (kind === 'advice' && advisesItself.test(text)) return null;
  const asked =
    kind === 'open' && told?.open !== undefined
      ? text.replace(unknownStill, '').replace(asksAnyway, '$1')
      : text;
  return behindLabel(asked, told?.[kind] ?? told?.[widerKind[kind] ?? kind] ?? [], said, sources);
}

function lastLine(text: string, said: string, sources: Sources): string | null {
  return /^(?:And|Also)\b/.test(text)
    ? null
    : behindLabel(text, sources.voice.told?.last ?? [], said, sources);
}

/** "Still open: it is unknown whether …" says it twice. */
const unknownStill =
  /^It (?:is|remains) (?:\p{Ll}+ )?(?:unknown|unclear|uncertain|not (?:yet )?(?:known|clear|certain|settled)) (?=whether|if|how|why|what|which|when|where)/u;

/** "Still open: whether it lasts remains open" too. */
const asksAnyway =
  /^((?:Whether|How|Why) .{5,200}?) (?:remains? (?:open|unknown|unclear)|needs? (?:further|more) (?:analysis|study|work|research))\.?$/u;

const advisesItself = /^(?:We|They|It|The \p{Ll}+) (?:recommend|advise|propose|suggest)s?\b/u;

/** What no label can stand before. */
const goesOn = /^(?:And|Also|So|Why|How|What)\b/;

const leansBack =
  /^(?:And|Also|This|These|Those|Why|How|What|It|Its|They|Their|Both|The (?:two|three|other|others|rest))\b/;

/** One sentence behind a label; a label stands once in a post. */
function behindLabel(text: string, lines: readonly Line[], said: string, sources: Sources): string | null {
  const { conditions, material, request } = sources;
  const bare = withoutStop(text);
  if (/[.!?:] /.test(bare)) return null;
  const slots: Slots = {
    x: material.casing.lowerStart(bare),
    Authors: request.author ? 'We' : 'The authors',
  };
  for (const line of lines) {
    const made = fill(line, slots, conditions);
    const label = /^[^:]*:/.exec(made ?? '')?.[0].toLowerCase();
    if (label !== undefined && said.toLowerCase().includes(label)) continue;
    if (made !== null) return made;
  }
  return null;
}
