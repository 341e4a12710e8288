import { Tokenizer } from 'htmlparser2';

/** A tag, or what stands between two of them. Comments, declarations and instructions are 'none'. */
export interface Token {
  readonly kind: 'open' | 'close' | 'text' | 'none';
  /** In lower case and without a prefix: "math" for "<mml:math>". Empty where there is none. */
  readonly name: string;
  readonly hasPrefix: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
  /** For an opening tag, the index of the token that closes it; for a closing one, of the one that it closes; -1 for neither. */
  pair: number;
}

/**
 * The tags of a text by the tokenizer of htmlparser2. What only looks like one ("p <b and", an unfinished tag) is no token and stays
 * text. Time is in proportion to the length.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let done = 0;
  let name = '';
  let attribute = '';
  let attributes = new Map<string, string>();
  /** The next token reaches to `end`; it begins where the last one ended, or at `from`. */
  const add = (kind: Token['kind'], end: number, raw = '', from = done) => {
    const local = raw.toLowerCase().replace(/^.*:/, '');
    const hasPrefix = local.length < raw.length;
    tokens.push({ kind, name: local, hasPrefix, attributes, start: from, end, pair: -1 });
    attributes = new Map();
    done = end;
  };
  const masked = maskedSigns(text);
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      onattribdata: (from, to) =>
        attributes.set(attribute, (attributes.get(attribute) ?? '') + text.slice(from, to)),
      onattribentity: () => undefined,
      onattribend: () => undefined,
      onattribname: (from, to) => {
        attribute = text.slice(from, to).toLowerCase();
        attributes.set(attribute, '');
      },
      oncdata: (from, to, offset) => {
        add('none', from);
        add('text', to - offset);
        add('none', to + 1);
      },
      onclosetag: (from, to) => add('close', masked.indexOf('>', to) + 1, text.slice(from, to)),
      oncomment: (_, to) => add('none', to + 1),
      ondeclaration: (_, to) => add('none', to + 1),
      onend: () => undefined,
      onopentagend: (at) => add('open', at + 1, name),
      onopentagname: (from, to) => {
        name = text.slice(from, to);
        attributes = new Map();
      },
      onprocessinginstruction: (_, to) => add('none', to + 2),
      onselfclosingtag: (at) => add('none', at + 1, name),
      ontext: (from, to) => add('text', to, '', from),
      ontextentity: () => undefined,
    },
  );
  tokenizer.write(masked);
  tokenizer.end();
  paired(tokens);
  return tokens;
}

/** Stands for a sign that opens no tag, so that the tokenizer passes over it. */
const noTag = '\u0001';

/** The text with every "<" masked that cannot open a tag: before no letter, or with another "<" before its ">". */
function maskedSigns(text: string): string {
  const opens = Array.from(text.matchAll(/</g), ({ index }) => index);
  const lastClose = text.lastIndexOf('>');
  const lastComment = text.lastIndexOf('-->');
  const lastData = text.lastIndexOf(']]>');
  const lastInstruction = text.lastIndexOf('?>');
  let made = '';
  let from = 0;
  for (const [order, at] of opens.entries()) {
    if (isOpening(at, opens[order + 1] ?? text.length)) continue;
    made += text.slice(from, at) + noTag;
    from = at + 1;
  }
  return made + text.slice(from);

  function isOpening(at: number, next: number): boolean {
    const head = text.slice(at + 1, at + 10);
    if (head.startsWith('!--')) return lastComment > at;
    if (head.startsWith('![CDATA[')) return lastData > at;
    if (head.startsWith('?')) return lastInstruction > at && /^\?[a-z]/i.test(head);
    if (!/^[/!]?[a-z]/i.test(head) || lastClose < at) return false;
    const inside = text.slice(at, next);
    return inside.includes('>') || /["']/.test(inside);
  }
}

/** Finds the tag that closes each: the nearest of its name. */
function paired(tokens: readonly Token[]): void {
  const open = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    const before = open.get(token.name) ?? [];
    if (token.kind === 'open') open.set(token.name, before);
    if (token.kind === 'open') before.push(index);
    if (token.kind !== 'close') continue;
    const opener = before.pop() ?? -1;
    const opening = tokens[opener];
    if (opening === undefined) continue;
    opening.pair = index;
    token.pair = opener;
  }
}
