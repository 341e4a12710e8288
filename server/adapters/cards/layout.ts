import { cardSizes } from '#domain/cards/card-kinds.ts';
import type { ShareCard } from '#domain/cards/share-card.ts';
import type { CardLook } from '../../ports/card-renderer.ts';
import { fontStack } from './fonts.ts';
import { larkOf } from './lark.ts';
import { type Palette, paletteOf } from './palette.ts';

/** An element as satori takes it. */
export interface Box {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly Box[];
    readonly [attribute: string]: unknown;
  };
}

const sans = fontStack('Inter', 'Math');
const serif = fontStack('Newsreader', 'Inter', 'Math');

/** The card as boxes: marks on top, finding and number in the middle, who was studied and the source below. */
export function layOut(card: ShareCard, look: CardLook): Box {
  const { width, height } = cardSizes[look.size];
  const palette = paletteOf(look.design, look.brand);
  const pad = look.size === 'wide' ? 64 : 80;
  const style = {
    width,
    height,
    boxSizing: 'border-box',
    padding: `${pad - 8}px ${pad}px`,
    flexDirection: 'column',
    justifyContent: 'space-between',
    backgroundColor: palette.background,
    color: palette.ink,
    fontFamily: sans,
  };
  return box(style, [header(card, look, palette), middle(card, look, palette), footer(card, look, palette)]);
}

function header(card: ShareCard, look: CardLook, palette: Palette): Box {
  const marks = card.marks.map((mark) =>
    text(mark, {
      fontSize: 22,
      fontWeight: 600,
      padding: '6px 16px',
      borderRadius: 999,
      border: `2px solid ${palette.accent}`,
      color: palette.accent,
    }),
  );
  return box({ justifyContent: 'space-between', alignItems: 'center' }, [
    box({ gap: 12, flexWrap: 'wrap', flexShrink: 1 }, marks),
    signature(look, palette),
  ]);
}

/** Who made it: the team's name and logo, or the lark. */
function signature({ brand }: CardLook, palette: Palette): Box {
  if (brand !== undefined) {
    const logo = brand.logo === null ? [] : [image(brand.logo, 48)];
    return box({ alignItems: 'center', gap: 14, flexShrink: 0 }, [
      ...logo,
      text(brand.name, { fontSize: 26, fontWeight: 600 }),
    ]);
  }
  return box({ alignItems: 'center', gap: 12, flexShrink: 0 }, [
    image(larkOf(palette), 44),
    box({ fontFamily: serif, fontSize: 28, fontWeight: 600 }, [
      text('Paper', {}),
      text('lark', { color: palette.accent }),
    ]),
  ]);
}

function middle(card: ShareCard, look: CardLook, palette: Palette): Box {
  const hasFigures = card.arms.length > 0;
  const isFigure = look.design === 'figure';
  const figures = hasFigures ? [armsBox(card, look, palette)] : [];
  const clause = card.number === null ? [] : [numberBox(card.number, palette)];
  const numbers = [...figures, ...clause];
  const headline = card.finding ?? (card.source[0] === undefined ? null : card.source[0]);
  const finding = headline === null ? [] : [findingBox(headline, look, numbers.length > 0)];
  const parts = isFigure && hasFigures ? [...figures, ...finding] : [...finding, ...numbers];
  const thread = { borderLeft: `4px solid ${palette.thread}`, paddingLeft: 28 };
  return box({ flexDirection: 'column', gap: 22, ...(isFigure ? {} : thread) }, parts);
}

function findingBox(finding: string, look: CardLook, withNumber: boolean): Box {
  return text(finding, {
    fontFamily: serif,
    fontWeight: 500,
    fontSize: findingSize(finding, look, withNumber),
    lineHeight: 1.18,
  });
}

/** Print sizes by length: a longer finding is set smaller, and beside a number smaller again. */
function findingSize(finding: string, { size }: CardLook, withNumber: boolean): number {
  const [, wide = 38, square = 50] = sizes.find(([most]) => finding.length <= most) ?? [];
  const print = size === 'wide' ? wide : square;
  const longestWord = Math.max(...finding.split(/\s+/).map((word) => word.length));
  const widest = (size === 'wide' ? 1040 : 890) / (longestWord * 0.62);
  return Math.floor(Math.min(withNumber ? print * 0.76 : print, widest));
}

const sizes: readonly (readonly [number, number, number])[] = [
  [50, 80, 96],
  [80, 68, 84],
  [120, 58, 72],
  [170, 50, 62],
  [210, 44, 56],
];

function numberBox(number: string, palette: Palette): Box {
  return text(number, { fontSize: 30, fontWeight: 600, lineHeight: 1.3, color: palette.accent });
}

/** The sides of the comparison beside each other, as large as the longest value allows. */
function armsBox({ arms }: ShareCard, { design, size }: CardLook, palette: Palette): Box {
  const each = cardSizes[size].width / arms.length - 90;
  const longest = Math.max(...arms.map(({ value }) => value.length));
  const print = Math.floor(Math.min(design === 'figure' ? 84 : 56, each / (longest * 0.64)));
  return box(
    { gap: 40 },
    arms.map(({ value, label }) =>
      box({ flexDirection: 'column', width: each, flexShrink: 1 }, [
        text(value, { fontSize: print, fontWeight: 700, lineHeight: 1.1, color: palette.accent }),
        text(label, { fontSize: 24, color: palette.soft, lineHeight: 1.3 }),
      ]),
    ),
  );
}

function footer(card: ShareCard, look: CardLook, palette: Palette): Box {
  const rest = card.finding === null ? card.source.slice(1) : card.source;
  const size = look.size === 'wide' ? 22 : 26;
  const lines = rest.map((line, at) =>
    text(line, {
      fontSize: size,
      lineHeight: 1.35,
      color: palette.soft,
      ...(at === 0 && card.finding !== null && rest.length > 1 && { fontWeight: 500, color: palette.ink }),
    }),
  );
  const studied =
    card.studied === null
      ? []
      : [
          box({ gap: 10, marginBottom: 10 }, [
            text('Studied:', { fontSize: size, fontWeight: 600, flexShrink: 0 }),
            text(card.studied, { fontSize: size, flexShrink: 1 }),
          ]),
        ];
  return box({ flexDirection: 'column', borderTop: `2px solid ${palette.line}`, paddingTop: 18 }, [
    ...studied,
    ...lines,
  ]);
}

type Style = Readonly<Record<string, string | number>>;

function box(style: Style, children: readonly Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function text(words: string, style: Style): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children: printable(words) } };
}

/** No font has subscript digits or the hyphen that does not break: "CO₂" is printed CO2, as people type it. */
function printable(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replaceAll('\u2011', '-');
}

function image(address: string, size: number): Box {
  return { type: 'img', props: { src: address, width: size, height: size, style: { objectFit: 'contain' } } };
}
