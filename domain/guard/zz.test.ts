import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import twitter from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { corpusAbstracts } from '#testing/corpus-abstracts.ts';
import { readSource } from '../engine/read/read-source.ts';
import { platformIds } from '../posts/platforms.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { cleanPost } from './clean-post.ts';
import { findAddresses } from './find-addresses.ts';
import { type GuardSource, guardSource } from './guard-source.ts';
import { sizeOf, withoutMarkup } from './without-markup.ts';

const abstract =
  'Background: Naps may help nurses. Methods: In a randomised trial, 200 nurses napped or not. Results: Nurses who napped made 23% fewer errors. Conclusions: Naps may reduce errors.';
const base = 'Nurses who napped made 23% fewer errors on the vigilance test than those who did not.';

function sourceOf(info: ArticleInfo = {}, text = abstract): GuardSource {
  return guardSource(readSource({ text, info }), info);
}
const source = sourceOf();

/** What others find in a post that leads somewhere, or is markup. */
function foundByOthers(text: string): string[] {
  const found: string[] = [
    ...twitter.extractUrls(text),
    ...twitter.extractMentions(text).map((name) => `@${name}`),
    ...(/\S+@[\w-]+\.[a-z]{2,}|\]\(\S*\)|&#?\w+;.*[@./]|(?:java|vb)script:|mailto:|tel:/i.exec(text) ?? []),
  ];
  const parser = new Parser({
    onopentagname: (name) => found.push(`<${name}>`),
    onclosetag: (name, implied) => implied || found.push(`</${name}>`),
    oncomment: (data) => found.push(`<!--${data}-->`),
    onprocessinginstruction: (name) => found.push(`<${name}>`),
  });
  parser.end(text);
  return found;
}

/** A model that obeys a hostile text writes these; `evil` of it must not reach a reader. */
const tricks: readonly (readonly [name: string, text: string])[] = [
  ['an address', 'Read https://evil.example/login now.'],
  ['a bare name', 'Read evil.example/login now.'],
  ['a bare .com', 'See evil.com for the details.'],
  ['www', 'See www.evil.com for it.'],
  ['a deep name', 'Go to login.evil-verify.io today.'],
  ['a shortener', 'More at bit.ly/3evil here.'],
  ['t.me', 'Join t.me/evilchannel today.'],
  ['wa.me', 'Write to wa.me/15551234567 now.'],
  ['hxxp', 'See hxxps://evil.example/x now.'],
  ['a bracketed dot', 'See evil[.]com/login now.'],
  ['a dot in words', 'See evil dot com slash evil now.'],
  ['a wide dot', 'See evil．com/login now.'],
  ['an ideographic dot', 'See evil。com/login now.'],
  ['no width', 'See evil\u200B.com/login now.'],
  ['a soft hyphen', 'See evi\u00ADl.com/login now.'],
  ['wide letters', 'See ｅｖｉｌ.com now.'],
  ['a Cyrillic letter', 'See еvil.com now.'],
  ['a Cyrillic ending', 'See evil.соm now.'],
  ['an accent', 'See evíl.com now.'],
  ['punycode', 'See xn--evl-jma.com now.'],
  ['an IP address', 'See 203.0.113.5/evil now.'],
  ['an IPv6 address', 'See http://[2001:db8::1]/evil now.'],
  ['an IP address in hex', 'See http://0xcb007105/evil now.'],
  ['ftp', 'See ftp://evil.example now.'],
  ['mailto', 'Write mailto:evil@evil.example now.'],
  ['a mail address', 'Write to helpdesk@evil.example now.'],
  ['tel', 'Call tel:+15551234567 now.'],
  ['a phone number', 'Call +1 555 123 4567 now.'],
  ['javascript', 'Click javascript:evil(1) now.'],
  ['data', 'data:text/html,<script>evil(1)</script> now.'],
  ['Markdown', '[Read it](https://evil.example) now.'],
  ['a Markdown reference', '[Read it][1] now. [1]: https://evil.example'],
  ['HTML', '<a href="https://evil.example">here</a> <img src=x onerror=evil(1)> now.'],
  ['a handle', 'Thanks @evil_handle for it.'],
  ['a wide handle', 'Thanks ＠evil_handle for it.'],
  ['a handle with no width', 'Thanks @\u200Bevil_handle for it.'],
  ['Mastodon', 'Thanks @evil@mastodon.social for it.'],
  ['a forum', 'Thanks u/evil and r/evil for it.'],
  ['.zip', 'See evil.zip for it.'],
  ['.app', 'See evil-bonus.app now.'],
  ['turned round', 'See \u202Eevil.live\u202C now.'],
  ['no scheme', 'See //evil.example/x now.'],
  ['a port', 'See evil:8080/login now.'],
  ['this machine', 'See localhost:8080/evil now.'],
  ['money', 'Send to bc1qar0srrr7xfkvy5l643lydnwevil9gtzzwf5mdq now.'],
  ['a DOI', 'See doi:10.1234/evil.5 now.'],
  ['a DOI’s address', 'See https://doi.org/10.1234/evil.5 now.'],
  ['colours', 'See \u001B[31mred\u001B[0m now.'],
  ['tag characters', 'Fine.\u{E0065}\u{E0076}\u{E0069}\u{E006C} now.'],
  ['two handles', 'Thanks @x@evil_handle for it.'],
  ['three', 'Thanks @a@b@evil_handle for it.'],
  ['two signs', 'Thanks @@evil_handle for it.'],
  ['a handle with a host', 'Thanks @x@evil.com for it.'],
  ['like a mail address', 'Thanks a@b@evil.com for it.'],
  ['a link in a link', 'See evhttps://q.evil.example il.com now.'],
  ['parted by HTML', 'See ev<b></b>il.com now.'],
  ['a scheme parted by HTML', 'See https:<i></i>//evil.com now.'],
  ['a handle parted by HTML', 'Thanks @<b></b>evil_handle for it.'],
  ['a tag in a tag', 'See <scr<b>ipt>alert(1)</scr</b>ipt> now.'],
  ['Markdown in Markdown', 'See [a](b)[c](evil).com now.'],
  ['a comment', 'See evil<!-- -->.com now.'],
  ['entities', 'See evil&#46;com and &lt;b&gt; and &#64;evil_handle now.'],
  ['entities of entities', 'See evil&amp;#46;com and &amp;amp;lt;b&amp;gt; now.'],
  ['a joiner of letters', 'See evil\u034F.com now.'],
  ['a joiner of words', 'See evil\u2060.com now.'],
  ['a selector', 'See evil\uFE0F.com now.'],
  ['a dot leader', 'See evil\u2024com now.'],
  ['a filler', 'See evil.\u3164com now.'],
  ['another slash', 'See evil.com\u2215evil now.'],
  ['parted by a line', 'See evil\n.com now.'],
  ['a handle with a selector', 'Thanks @\uFE0Fevil_handle now.'],
  ['a tag', 'See #badcampaign now.'],
  ['letters of mathematics', 'See 𝐞𝐯𝐢𝐥.𝐜𝐨𝐦 now.'],
  ['a small at sign', 'Thanks ﹫evil_handle now.'],
];

describe('no trick of a model reaches a reader', () => {
  it.each(tricks)('%s', (_name, trick) => {
    for (const platform of platformIds) {
      const { text } = cleanPost(source, platform, `${base} ${trick}`);
      expect(text.normalize('NFKC')).not.toMatch(/evil|0x|bc1|555|2001|[#<>[\]]|&|203|\.соm/i);
      expect(foundByOthers(text)).toEqual([]);
      expect(text).not.toContain('\u001B');
      expect(text).toContain(base);
    }
  });

  it.each([
    ['a link', 'See https://evil.example now.', 'A link that the source does not have was taken out.'],
    ['a handle', 'Thanks @x@evil_handle.', 'A handle that you did not give was taken out.'],
    ['a mailbox', 'Write to a@evil.example.', 'A mail address that you did not give was taken out.'],
    ['a number', 'Call +1 555 123 4567.', 'A phone number that you did not give was taken out.'],
    ['markup', 'It is <b>so</b>, p<0.05.', 'Markup that no post can hold was taken out.'],
    ['written markup', 'It is &lt;b&gt;so.', 'Markup that no post can hold was taken out.'],
  ])('and the person is told what was taken out: %s', (_what, trick, told) => {
    expect(cleanPost(source, 'linkedin', `${base} ${trick}`).removed).toEqual([told]);
  });
});

/** Parts that a hostile text is made of, and what is put between and around them. */
const names = fc.constantFrom(
  'evil',
  'evil_handle',
  'login-evil',
  'еvil',
  'ｅｖｉｌ',
  'evíl',
  '𝐞𝐯𝐢𝐥',
  'a.evil',
  '1evil',
);
const dots = fc.constantFrom(
  '.',
  '[.]',
  '(dot)',
  ' dot ',
  '．',
  '。',
  '\u2024',
  '.\u200B',
  '\u034F.',
  '&#46;',
  '.<b></b>',
  '<!-- -->.',
  '\uFE0F.',
  '.\u3164',
);
const endings = fc.constantFrom('com', 'io', 'example', 'zip', 'соm', 'ｃｏｍ', 'co.uk', 'com:8080', 'dev');
const paths = fc.constantFrom('', '/', '/login', '?x=1', '#x', '\u2215x', '/a(b)c', '/@evil', '/ü');
const schemes = fc.constantFrom(
  '',
  'https://',
  'HTTP://',
  'hxxps://',
  'www.',
  '//',
  'ftp://',
  'mailto:',
  'javascript:',
  'https:<i></i>//',
  'view-source:https://',
);
const ats = fc.constantFrom(
  '@',
  '＠',
  '@@',
  '@x@',
  '@\u200B',
  '@\uFE0F',
  '&#64;',
  '[at]',
  '﹫',
  '@<b></b>',
  '.@',
  'RT @',
  'é@',
  '\u200D@',
);
const link = fc.tuple(schemes, names, dots, endings, paths).map((all) => all.join(''));
const handle = fc.tuple(ats, names).map((all) => all.join(''));
const mail = fc.tuple(names, ats, names, dots, endings).map((all) => all.join(''));
const atom = fc.oneof(link, handle, mail);
const wrapped = fc
  .tuple(
    atom,
    fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => `[${text}](${text})`,
      (text) => `[words](${text})`,
      (text) => `![${text}](${text})`,
      (text) => `<a href="${text}">${text}</a>`,
      (text) => `<scr<b>ipt>${text}</scr</b>ipt>`,
      (text) => `(${text})`,
      (text) => `“${text}”,`,
      (text) => `<${text}>`,
      (text) => `**${text}**`,
      (text) => `\u202E${text}\u202C`,
      (text) => text.replaceAll('e', 'e\u00AD'),
      (text) => `${text.slice(0, 3)}${text}${text.slice(3)}`,
      (text) => text.replaceAll('<', '&lt;'),
    ),
  )
  .map(([text, wrap]) => wrap(text));
const hostile = fc
  .array(
    fc.oneof(
      wrapped,
      fc.constantFrom(' ', '\n', ',', 'and', '. ', '-', '', 'x', '中', '&amp;', '<', '{link}'),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

describe('cleaning', () => {
  const given = sourceOf({ url: 'https://doi.org/10.1000/182', labOrInstitute: '@kneelab' });

  it('leaves nothing that others find, however it is composed (property)', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...platformIds), (text, platform) => {
        const cleaned = cleanPost(source, platform, `${base} ${text}`).text;
        expect(foundByOthers(cleaned)).toEqual([]);
        expect(findAddresses(cleaned)).toEqual([]);
      }),
      { numRuns: 600000 },
    );
  });

  it('leaves beside that only what was given (property)', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cleaned = cleanPost(given, 'linkedin', `${base} ${text} Thanks @kneelab`).text;
        const others = foundByOthers(cleaned).filter(
          (one) => one !== 'https://doi.org/10.1000/182' && one !== '@kneelab',
        );
        expect(others).toEqual([]);
      }),
      { numRuns: 500000 },
    );
  });

  it('cleans no further what is clean (property)', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostile, anyText({ maxLength: 400 })),
        fc.constantFrom(...platformIds),
        fc.constantFrom(source, given),
        (text, platform, held) => {
          const once = cleanPost(held, platform, text).text;
          expect(cleanPost(held, platform, once).text).toBe(once);
        },
      ),
      { numRuns: 60000 },
    );
  });

  it('makes a text smaller with every change, so it ends (property)', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, anyText({ maxLength: 400 })), (text) => {
        const cleaned = withoutMarkup(text);
        if (cleaned !== text) expect(sizeOf(cleaned)).toBeLessThanOrEqual(sizeOf(text));
        expect(withoutMarkup(cleaned)).toBe(cleaned);
      }),
      { numRuns: 60000 },
    );
  });

  it.each([
    ['tags in tags', '<a'.repeat(4000)],
    ['closed tags in tags', `${'<a '.repeat(2000)}${'>'.repeat(2000)}`],
    ['entities of entities', `&${'amp;'.repeat(2000)}lt;b>`],
    ['links in links', `${'['.repeat(1600)}a${'](b)'.repeat(1600)}`],
    ['stars in stars', `${'*'.repeat(4000)}a${'*'.repeat(4000)}`],
    ['brackets in brackets', `${'('.repeat(4000)}${')'.repeat(4000)}`],
    ['at signs', '@'.repeat(8000)],
    ['handles', '@a'.repeat(4000)],
    ['dots', 'a.'.repeat(4000)],
  ])('of a text that was made to go on ends, with what is clean: %s', (_what, text) => {
    const cleaned = cleanPost(source, 'linkedin', text).text;
    expect(foundByOthers(cleaned)).toEqual([]);
    expect(cleanPost(source, 'linkedin', cleaned).text).toBe(cleaned);
  });
});

describe('what is no address stays', () => {
  it.each([
    'p<0.05',
    '5 < x > 3',
    'et al. (2020)',
    'E. coli',
    'e.g. mice, i.e. rats',
    'U.S. and U.K. hospitals',
    '10.5 mg/mL',
    'COVID-19',
    'kept @ 5 °C',
    'n=20',
    'v1.2',
    'Node.js',
    'C. elegans',
    'levels of p53.',
    'BRCA1/2',
    'Au@SiO2 particles',
    'precision@5',
    '40 U/L and 3 u/week',
    'a 1:1000 dilution',
    'chr17:43044295',
    '10⁻³ mol·L⁻¹',
    'an odds ratio of 1.5 (95% CI 1.1–2.0; P = .03)',
    '+12% to +15.5%',
    'quantum dot imaging',
    'and/or',
    'AT&T; R&D',
    'H₂O, CO₂ and Fe³⁺',
    '“Is it so?” they ask',
    'SARS-CoV-2 (B.1.1.7)',
    'Dr. Smith',
    'GSE12345; NCT01234567',
    'x > 3 and y < 5',
    'a 3’-UTR and 5’ cap',
    '½ of ¾',
    'NF-κB and TGF-β',
    'temperature: 37 °C',
  ])('%s', (words) => {
    expect(cleanPost(source, 'linkedin', `${base} We saw ${words} here.`)).toEqual({
      text: `${base} We saw ${words} here.`,
      removed: [],
    });
  });

  it('nothing is taken out of the abstracts of the project, though nothing of them is given', () => {
    const found = corpusAbstracts().flatMap((text) =>
      findAddresses(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`),
    );
    // What is found is an address indeed: X links each of them too, or it is a DOI.
    for (const one of found)
      expect(twitter.extractUrls(one).length > 0 || one.startsWith('link 10.'), one).toBe(true);
  });
});

describe('what the person gave stays', () => {
  const info = {
    url: 'https://doi.org/10.1000/182',
    labOrInstitute: '@kneelab',
    authors: ['Ada Lovelace'],
  };
  const given = sourceOf(info, `${abstract} Data are at https://osf.io/ab1cd/. Write to lab@example.org.`);

  it.each([
    'Thanks @kneelab for it.',
    'It is at https://doi.org/10.1000/182.',
    'The data are at osf.io/ab1cd for all.',
    'Write to lab@example.org now.',
    'It is DOI 10.1000/182 then.',
  ])('%s', (words) => {
    const { text, removed } = cleanPost(given, 'facebook', `${base} ${words}`);
    expect([text.replace('\n\nhttps://doi.org/10.1000/182', ''), removed]).toEqual([`${base} ${words}`, []]);
  });

  it.each([
    ['what begins like it', 'See osf.io/ab1 now.'],
    ['what ends like it', 'See notosf.io/ab1cd now.'],
    ['another one of its host', 'See https://doi.org/10.1000/1823 now.'],
    ['a handle that begins like it', 'Thanks @knee for it.'],
    ['a host before it', 'See evil.com/10.1000/182 now.'],
  ])('but not %s', (_what, words) => {
    expect(cleanPost(given, 'facebook', `${base} ${words}`).removed).toHaveLength(1);
  });
});
