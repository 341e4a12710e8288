import { RichText } from '@atproto/api';
import fc from 'fast-check';
import twitterText from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { mastodonLength } from './mastodon-length.ts';
import { fitsPlatform, postLength, tooMany } from './post-length.ts';

const runs = { numRuns: 500, seed: 20_261_201 };

describe('the length on Bluesky', () => {
  it('is that of its own library on 500 hostile texts', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const theirs = new RichText({ text });
        expect(postLength('bluesky', text)).toBe(theirs.graphemeLength);
        expect(fitsPlatform('bluesky', text)).toBe(theirs.graphemeLength <= 300 && theirs.length <= 3000);
      }),
      runs,
    );
  });

  it('has a link as it stands, and an emoji of many parts once', () => {
    expect(postLength('bluesky', 'https://doi.org/10.1186/s12891-018-2262-7')).toBe(41);
    expect(postLength('bluesky', '👨‍👩‍👧‍👦🇩🇪e\u0301क्षि')).toBe(4);
  });

  it('takes 3000 bytes and no more, however few the signs are', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(tooMany('bluesky', family.repeat(120))).toBe(0);
    expect(tooMany('bluesky', family.repeat(121))).toBe(1);
    expect(tooMany('bluesky', 'x'.repeat(310))).toBe(10);
  });
});

describe('the length on Mastodon', () => {
  it.each([
    ['https://doi.org/10.1186/s12891-018-2262-7', 23],
    ['https://a.de', 23],
    ['doi.org/10.1186/s12891', 22],
    ['(https://en.wikipedia.org/wiki/Lark_(bird)).', 26],
    ['https://example.org:8080/x?y=ü&z=%20#é!', 24],
    ['https://ja.wikipedia.org/wiki/雲雀、', 23],
    ['https://bücher.example.de/ é', 25],
    ['ftp://a.de', 10],
    ['gemini://a.de', 23],
    ['@ada@mathstodon.xyz and @ada', 13],
    ['Ask @ada.lovelace@a-b.example.org.', 18],
    ['mail ada@example.org', 20],
    ['/@ada@example.org', 17],
    ['@ada@example.org@b', 18],
    ['@ada@example.org://', 19],
    ['👨‍👩‍👧‍👦🇩🇪e\u0301', 3],
    ['a\r\nb', 3],
  ])('is of %j %i', (text, length) => {
    expect(mastodonLength(text)).toBe(length);
  });

  it('is what the expressions of its server find on 500 hostile texts', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        expect([text, mastodonLength(text)]).toEqual([text, lengthByExpressions(text)]);
      }),
      runs,
    );
  });

  it('is that of its browser part where white space ends addresses', () => {
    fc.assert(
      fc.property(pieces(fc.constantFrom(...plainPieces), ' '), (text) => {
        const links = twitterText
          .extractUrlsWithIndices(text, { extractUrlsWithoutProtocol: false })
          .reverse()
          .reduce(
            (rest, { indices: [start, end] }) => rest.slice(0, start) + standIn + rest.slice(end),
            text,
          );
        const counted = links.replace(/(^|[^/\w])@(([a-z0-9_]+)@[a-z0-9.-]+[a-z0-9]+)/gi, '$1@$3');
        expect([text, mastodonLength(text)]).toEqual([text, new RichText({ text: counted }).graphemeLength]);
      }),
      runs,
    );
  });
});

describe('the length on Threads', () => {
  it.each([
    ['Pain did not differ. é “–” ≥', 28],
    ['🙂', 4],
    ['👏🏽', 8],
    ['❤️', 6],
    ['👨‍👩‍👧‍👦', 25],
    ['🇩🇪', 8],
    ['研究', 2],
    ['𝐱', 2],
    ['https://doi.org/10.1186/s12891-018-2262-7', 41],
  ])('is of %j %i', (text, length) => {
    expect(postLength('threads', text)).toBe(length);
  });

  it('is never less than the characters or the signs of a text, nor more than its bytes', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const length = postLength('threads', text);
        expect(length).toBeGreaterThanOrEqual(text.length);
        expect(length).toBeLessThanOrEqual(Math.max(text.length, new RichText({ text }).length));
      }),
      runs,
    );
  });
});

const standIn = 'x'.repeat(23);

/**
 * No package counts as Mastodon does. This is written from its server's rules (status_length_validator.rb, extractor.rb,
 * account.rb, twitter_regex.rb, read 2026-11), as expressions, with the domains of twitter-text, where ours is a parser.
 */
function lengthByExpressions(text: string): number {
  const found = [...linksByExpressions(text), ...mentionsByExpressions(text)].sort(
    (a, b) => a.start - b.start,
  );
  let counted = '';
  let from = 0;
  for (const { start, end, as } of found) {
    if (start < from) continue;
    counted += text.slice(from, start) + as;
    from = end;
  }
  return new RichText({ text: counted + text.slice(from) }).graphemeLength;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly as: string;
}

const part = (name: string): string => {
  const one = (twitterText.regexen as Readonly<Record<string, RegExp>>)[name];
  if (one === undefined) throw new Error(`twitter-text has no ${name}`);
  return one.source;
};

const general = String.raw`[^\p{White_Space}<>()?]`;
const balanced = String.raw`\((?:${general}+|(?:${general}*\(${general}+\)${general}*))\)`;
const ending = String.raw`(?:[^\p{White_Space}()?!*"'「」<>;:=,.$%\[\]~&|@]|(?:${part('validUrlBalancedParens')}))`;
const path = `(?:(?:${general}*(?:${balanced}${general}*)*${ending})|(?:${general}+/))`;
const inQuery = String.raw`[a-z0-9!?*'();:&=+$/%#\[\]\-_.,~|@^\u{A0}-\u{10FFFF}]`;
const endsQuery = String.raw`[a-z0-9_&=#/\-\u{A0}-\u{10FFFF}]`;
const address = new RegExp(
  String.raw`(${part('validUrlPrecedingChars').replaceAll(String.raw`\.\/`, './')})(((?:https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini)://)?(${loose(part('validDomain'))})(?::([0-9]+))?(/${loose(path)}*)?(\?${inQuery}*${endsQuery})?)`,
  'giu',
);
const mention =
  /(?<![=/\p{L}\p{M}\p{Nd}\p{Pc}])@(([a-z0-9_]+(?:[.-]+[a-z0-9_]+)*)(?:@[\p{L}\p{M}\p{Nd}\p{Pc}]+(?:[.-]+[\p{L}\p{M}\p{Nd}\p{Pc}]+)*)?)/giu;

/** Without escapes that expressions of Unicode refuse. */
function loose(source: string): string {
  return source.replace(/\\([!'#%&*+,\-:;<=>@_~/"`])/g, (escaped, sign: string) =>
    sign === '-' || sign === '/' ? escaped : sign,
  );
}

function linksByExpressions(text: string): Found[] {
  return Array.from(text.matchAll(address)).flatMap((match) => {
    const [, before = '', url = '', protocol] = match;
    if (protocol === undefined) return [];
    const start = match.index + before.length;
    const short = new RegExp(part('validTcoUrl'), 'i').exec(url);
    return [{ start, end: start + (short?.[0] ?? url).length, as: standIn }];
  });
}

function mentionsByExpressions(text: string): Found[] {
  return Array.from(text.matchAll(mention)).flatMap((match) => {
    const end = match.index + match[0].length;
    if (new RegExp(part('endMentionMatch')).test(text.slice(end))) return [];
    return [{ start: match.index, end, as: `@${match[2]}` }];
  });
}

const plainPieces = [
  ...[
    ' ',
    ' ',
    '\n',
    '\n\n',
    '. ',
    ', ',
    ': ',
    ' (',
    ') ',
    '“',
    '” ',
    '#Radiology',
    '#機械学習',
    'Finding',
    'pain',
  ],
  ...[
    'n=249',
    '5%',
    '≥',
    '研究',
    'مرحبا',
    'שלום',
    '👩🏽‍🔬',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇫🇷',
    'e\u0301',
    '\u200F',
    '@ada',
    ' @ada@mathstodon.xyz ',
  ],
  ...[' https://doi.org/10.1186/s12891-018-2262-7', ' https://a.de', ' http://www.nature.com/x?y=1&z=2#c '],
  ...[' https://en.wikipedia.org/wiki/Lark_(bird) ', ' https://example.org:8080/a/b ', ' doi.org/10.1/x '],
];

const hostilePieces = [
  ...plainPieces,
  ...[
    'https://',
    'HTTPS://',
    'ftp://',
    'gemini://',
    'bücher.de',
    'müller.example.com',
    'xn--bcher-kva.example',
    'test.한국',
  ],
  ...[
    '/a_(b)',
    '/a(b(c))d',
    '/a.',
    '/ü-straße',
    '/статья',
    '/雲雀',
    '/(雲雀)',
    '?q=a.b#c',
    '?ü',
    ':8080/x',
    '/(',
    '/a)',
    '/a–b',
    '/<b>',
    '/x!',
  ],
  ...[
    '@',
    '＠',
    '#',
    '_',
    '-',
    '.',
    '/',
    '=',
    "'",
    '@me/',
    '@ada.lovelace@a-b.example.org',
    '@ada@',
    '@ada@b@c',
    '@é',
    'é',
    '://',
  ],
  ...[
    '\u200D',
    '\uFE0F',
    '\uFEFF',
    '\u0085',
    '\u3000',
    '\u00A0',
    '\r\n',
    '👨‍👩‍👧‍👦',
    '1️⃣',
    '❤️',
    '🏳️‍🌈',
    'क्षि',
    '각',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙',
    't.co/abc',
    'https://t.co/abc/d',
  ],
];

function pieces(piece: fc.Arbitrary<string>, between = ''): fc.Arbitrary<string> {
  return fc.array(piece, { maxLength: 24 }).map((some) => some.join(between));
}

/** Most of pieces that mean something to counters; some of any characters, some very long. */
function hostileText(): fc.Arbitrary<string> {
  const made = pieces(fc.constantFrom(...hostilePieces));
  return fc.oneof(
    { weight: 6, arbitrary: made },
    { weight: 2, arbitrary: anyText({ maxLength: 400 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(made, fc.integer({ min: 2, max: 40 })).map(([text, times]) => text.repeat(times)),
    },
  );
}
