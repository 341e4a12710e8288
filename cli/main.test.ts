import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noMismatch } from '#domain/grounding/say-mark.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { napTrial } from '#testing/abstracts.ts';
import { doubtfulSentences, schoolStart } from '#testing/doubtful-sentences.ts';
import { runCommand as run } from '#testing/run-command.ts';

const abstract =
  'To assess the need for local anesthesia in patients undergoing shoulder MR arthrography. At a single center, 249 outpatients were randomly assigned to local anesthesia in the skin or none. Mean pain was 2.6 with local anesthesia and 2.7 without; no significant difference in pain intensity was detected (p=.960). Local anesthesia is not required to lower pain in shoulder MR arthrography.';

function file(content: string | Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'paperlark-cli-')), 'text.txt');
  writeFileSync(path, content);
  return path;
}

function lines(text: string): Record<string, unknown>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
}

describe('paperlark', () => {
  it('prints help for itself and for each command, naming all that is there', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const name of [
      'generate',
      'bulk',
      'read',
      'check',
      'card',
      'lookup',
      'hashtags',
      'highlight',
      'predict',
      'writer',
      'mcp',
      'serve',
      'backup',
      'restore',
      'migrate',
      'audit',
      'completion',
    ]) {
      expect(out).toContain(name);
      expect((await run([name, '--help'])).out).toMatch(new RegExp(`Examples?\\n.*paperlark ${name}`, 's'));
    }
  });

  it('prints its version', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['generate', '--doi', '10.1/x'], 'Not a DOI, UN symbol or patent number'],
    [['frobnicate'], 'no command'],
    [['toString'], 'no command'],
    [['generate', '--frobnicate'], '--frobnicate'],
    [['generate', '/dev/null/x'], '"/dev/null/x" is no folder, or lies in what is none'],
    [['generate', '-', '--finding', '999'], '"finding" is 999, and the text has'],
    [['check', 'one-file-only'], 'SOURCE POST'],
  ])('refuses %j with exit code 2', async (args, words) => {
    const { code, out, err } = await run(args, abstract);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
  });
});

describe('generate', () => {
  it('prints one post from standard input, and nothing else', async () => {
    const { code, out } = await run(['generate', '-', '--tone', 'publisher'], abstract);
    expect(code).toBe(0);
    expect(out).toMatch(/pain/i);
    expect(out).not.toContain('──');
  });

  it('prints all platforms of a file under their names', async () => {
    const { out } = await run(['generate', file(abstract), '--platforms', 'all']);
    for (const name of ['X / Twitter', 'LinkedIn', 'Facebook', 'Instagram', 'Bluesky', 'Mastodon', 'Threads'])
      expect(out).toContain(`── ${name}`);
    const one = await run(['generate', file(abstract), '--platforms', 'mastodon']);
    expect([one.code, one.out.includes('──')]).toEqual([0, false]);
  });

  it('answers everything as JSON, and the same for the same seed', async () => {
    const args = [
      'generate',
      file(abstract),
      '--json',
      '--seed',
      '7',
      '--platforms',
      'twitter,linkedin',
      '--journal',
      'Radiology',
    ];
    const first = await run(args);
    const answer: Record<string, unknown> = JSON.parse(first.out);
    expect(Object.keys(answer).sort()).toEqual([
      'evidence',
      'factSheet',
      'generatedContent',
      'grounding',
      'sure',
      'warnings',
    ]);
    expect(answer['evidence']).toMatchObject({ peerReviewed: 'journal named' });
    expect((await run(args)).out).toBe(first.out);
  });

  it.each([
    ['an empty file', '', 2, 'Please paste the abstract'],
    ['49 characters', 'x'.repeat(49), 2, 'Please paste the abstract'],
    ['2,501 characters', 'x'.repeat(2501), 2, 'exceeds 2,500'],
    ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 2, 'not text'],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from('x'.repeat(60)), Buffer.from([0xff, 0xfe])]),
      2,
      'UTF-8',
    ],
    ['a huge file', Buffer.alloc(2_000_000, 0x61), 2, 'larger than'],
  ])('refuses %s', async (_, content, code, words) => {
    const answer = await run(['generate', file(content)]);
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(words);
  });

  it('answers 3 where the file does not exist, also as JSON', async () => {
    const { code, out } = await run(['generate', '/nowhere/abstract.txt', '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'not_found' } });
  });

  it.each([
    [['--tone', 'loud'], 'publisher, edgy'],
    [['--platforms', 'myspace'], 'twitter, linkedin'],
    [['--platforms', ','], 'at least one platform'],
    [['--seed', 'x'], 'seed'],
  ])('refuses %j and says what may be given', async (args, words) => {
    const { code, err } = await run(['generate', file(abstract), ...args]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

describe('generate --jsonl', () => {
  it('answers every line in order and goes on after bad ones', async () => {
    const input = [
      JSON.stringify({ id: 'a', inputText: abstract, platforms: ['twitter', 'instagram'], tone: 'casual' }),
      '{broken',
      '',
      JSON.stringify({ id: 3, inputText: 'too short' }),
      '[1]',
      JSON.stringify({ id: 'd', inputText: abstract, tone: 'loud' }),
      JSON.stringify({ id: 'e', inputText: abstract, platforms: [] }),
      JSON.stringify({ inputText: abstract }),
    ].join('\n');
    const { code, out } = await run(['generate', '--jsonl'], input);
    expect(code).toBe(0);
    const answers = lines(out);
    expect(answers.map(({ id }) => id)).toEqual(['a', null, 3, null, 'd', 'e', null]);
    expect(answers.map(({ error }) => (error as { code: string } | undefined)?.code)).toEqual([
      undefined,
      'invalid_request',
      'content_too_short',
      'invalid_request',
      'unknown_tone',
      'no_platform',
      undefined,
    ]);
    expect(Object.keys(answers[0]?.['generatedContent'] ?? {})).toEqual(['twitter', 'instagram']);
    expect(Object.keys(answers[6]?.['generatedContent'] ?? {})).toEqual(['twitter']);
  });

  it('reads lines that arrive in pieces, broken inside a character', async () => {
    const bytes = Buffer.from(`${JSON.stringify({ id: 'µ', inputText: abstract })}\n`);
    const at = bytes.indexOf(0xc2) + 1;
    const { out } = await run(['generate', '--jsonl'], [bytes.subarray(0, at), bytes.subarray(at)]);
    expect(lines(out)[0]?.['id']).toBe('µ');
  });

  it('answers lines that are no UTF-8 or too long with an error each', async () => {
    const { out } = await run(
      ['generate', '--jsonl'],
      [Buffer.from([0xff, 0x0a]), Buffer.alloc(1_500_000, 0x61), Buffer.from('\n{}\n')],
    );
    expect(lines(out).map(({ error }) => (error as { code: string }).code)).toEqual([
      'invalid_request',
      'payload_too_large',
      'invalid_request',
    ]);
  });
});

describe('the exit code of --jsonl', () => {
  const good = JSON.stringify({ inputText: abstract });
  it.each([
    ['every line failed', '{}\nnonsense\n', 2],
    ['one line was answered', `{}\n${good}\n`, 0],
    ['there were no lines', '\n\n', 0],
  ])('says that %s', async (_, input, expected) => {
    expect((await run(['read', '--jsonl'], input)).code).toBe(expected);
  });

  it('is that of bad input where a finding is no sentence of the source', async () => {
    const { code, out } = await run(
      ['generate', '--jsonl'],
      JSON.stringify({ id: 7, inputText: abstract, finding: 999 }),
    );
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ id: 7, error: { code: 'invalid_request' } });
  });
});

describe('a source that says nothing', () => {
  it.each([
    ['read', { inputText: '. . .' }],
    ['read', { sentences: ['\u200b\u200b', '🎉🎉'] }],
    ['check', { source: 'aaaa', post: 'Naps help.' }],
    ['hashtags', { inputText: '\u200b'.repeat(60) }],
    ['highlight', { inputText: '17 '.repeat(30) }],
    ['generate', { inputText: 'aaaa '.repeat(20) }],
  ])('is refused by %s --jsonl alike: %j', async (command, request) => {
    const { code, out } = await run([command, '--jsonl'], JSON.stringify(request));
    expect(code).toBe(2);
    expect(lines(out)[0]).toMatchObject({
      error: {
        code: 'content_too_short',
        message: 'There is nothing to read in this text. Please paste the abstract or key findings.',
      },
    });
  });
});

describe('read --jsonl', () => {
  it('numbers sentences as they were given', async () => {
    const sentences = [
      'Background. Coffee is popular.',
      'Coffee intake was associated with lower mortality in 1,200 adults.',
      'Results may not generalise.',
    ];
    const { out } = await run(
      ['read', '--jsonl'],
      `${JSON.stringify({ id: 1, sentences, title: 'Coffee and mortality' })}\n{"id":2}\n`,
    );
    const [answer, refused] = lines(out);
    expect(Object.keys(answer ?? {}).sort()).toEqual([
      'candidates',
      'design',
      'finding',
      'id',
      'key',
      'limit',
      'numbers',
      'question',
      'sentences',
      'studied',
      'sure',
    ]);
    expect(answer?.['sentences']).toMatchObject(sentences.map((text) => ({ text })));
    expect(answer?.['key']).toMatchObject({ sentence: 1 });
    expect(refused).toMatchObject({ id: 2, error: { code: 'invalid_request' } });
  });
});

describe('check', () => {
  it('marks what the source does not support', async () => {
    const { code, out } = await run(['check', file(abstract), file('Mean pain was 3.9 in mice.')]);
    expect(code).toBe(0);
    expect(out).toContain('number: The source does not print 3.9.');
    expect(out).toContain('population:');
  });

  it('answers a line for a line', async () => {
    const { out } = await run(
      ['check', '--jsonl'],
      `${JSON.stringify({ id: 'x', source: abstract, post: 'Mean pain was 2.6 #MRI' })}\n{"id":"y","source":""}\n`,
    );
    const [answer, refused] = lines(out);
    expect(answer).toMatchObject({ id: 'x', verdict: 'same', strength: { source: 0, post: 0 } });
    expect(answer?.['sentences']).toMatchObject([
      { kind: 'claim', mark: 'compare', support: [2], flags: [] },
    ]);
    expect(refused).toMatchObject({ id: 'y', error: { code: 'content_too_short' } });
  });
});

describe('the marks', () => {
  it.each(doubtfulSentences)('of check prove nothing that the text does not say: $sentence', async (row) => {
    const { out } = await run(['check', file(row.source), file(row.sentence), '--verifier', 'none']);
    expect(out).toContain(row.isCaught ? '[Flagged]' : '[Compare with sentence ');
    expect(out).toContain(row.isCaught ? '1 sentence is not supported.' : noMismatch);
  });

  it.each(doubtfulSentences)(
    'of check prove nothing of it by the learned verifier either: $sentence',
    async (row) => {
      const { out } = await run(['check', file(row.source), file(row.sentence)]);
      expect(out).toMatch(/\[(?:Flagged|Compare with sentence \d)/);
    },
  );

  it.each([
    'Naps prevent dementia.',
    'Short naps prevent dementia in older adults.',
    'Daily naps cut the risk of stroke.',
  ])('of check are not carried by background that is as strong: %s', async (post) => {
    const { code, out } = await run(['check', file(napTrial), file(post)]);
    expect(code).toBe(0);
    expect(out).toContain('[Flagged]');
    expect(out).toContain('The post is stronger than its source.');
  });

  it('of check need a verifier that is there', async () => {
    const { code, err } = await run(['check', file(schoolStart), file('It helps.'), '--verifier', 'gpt']);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('--verifier is "learned" or "none", not "gpt".'),
    ]);
  });

  it('of check say what the text says in the same words, counted from 1', async () => {
    const { out } = await run([
      'check',
      file(schoolStart),
      file('Attendance improved in one of the two schools.'),
    ]);
    expect(out).toContain('✓ Attendance improved in one of the two schools.  [Matches sentence 5]');
    expect(out).toContain(noMismatch);
  });

  it('of generate say what only the person says, and nothing says that the study found it', async () => {
    const finding = 'Teens slept 54 minutes more and their grades doubled';
    for (const tone of toneIds) {
      const { out, err } = await run([
        'generate',
        file(schoolStart),
        '--tone',
        tone,
        '--finding',
        finding,
        '--verifier',
        'none',
      ]);
      expect(err).toContain('X / Twitter: 1 sentence is not supported.');
      expect(err).toContain('Not in the text: “54 minutes”, “doubled”.');
      expect(out).not.toMatch(/according to|come from|comes from|found|evidence says|about this study/i);
    }
  });

  it.each(doubtfulSentences)('of generate prove no wording of the person’s: $sentence', async (row) => {
    const { out } = await run(['generate', file(row.source), '--finding', row.sentence, '--json']);
    const sentences: { text: string; mark: string }[] = JSON.parse(out).grounding.twitter;
    const own = sentences.find(({ text }) => text.includes(row.sentence.slice(1, -1)));
    expect(own?.mark).toMatch(/^(?:compare|yours|flagged)$/);
  });
});

describe('paperlark hashtags and highlight', () => {
  it('answer a file in words and as JSON', async () => {
    const path = file(abstract);
    expect((await run(['hashtags', path, '--title', 'MRI of the shoulder'])).out).toMatch(/^#\w+/);
    const { out, code } = await run(['highlight', path, '--json']);
    expect([code, JSON.parse(out).highlight]).toEqual([0, expect.stringContaining('pain')]);
  });

  it('answer a line for each line, and refuse what is too short without stopping', async () => {
    const input = [
      { id: 1, inputText: abstract },
      { id: 2, inputText: 'Short.' },
      { id: 3, inputText: abstract },
    ];
    const { out } = await run(['highlight', '--jsonl'], input.map((one) => JSON.stringify(one)).join('\n'));
    expect(lines(out).map(({ id, highlight }) => [id, typeof highlight])).toEqual([
      [1, 'string'],
      [2, 'undefined'],
      [3, 'string'],
    ]);
    expect(lines(out)[1]).toMatchObject({ error: { code: 'content_too_short' } });
  });

  it('say what is wrong with a file', async () => {
    expect((await run(['hashtags', '/nowhere.txt'])).code).toBe(3);
    expect((await run(['hashtags', 'a', 'b'])).err).toContain('paperlark hashtags --help');
  });
});

describe('paperlark predict', () => {
  const post = 'Local anesthesia made no significant difference to pain. https://doi.org/10.1/x #Radiology';

  it('answers posts of several platforms in words and as JSON', async () => {
    const args = [
      'predict',
      '--post',
      file(post),
      '--platform',
      'twitter',
      '--post',
      '-',
      '--platform',
      'linkedin',
    ];
    const { code, out } = await run([...args, '--followers', '25000'], post);
    expect(code).toBe(0);
    expect(out).toMatch(/── X \/ Twitter\n {2}impressions +\d+ {3}\(\d+ to \d+\)[\s\S]*lowers it: A link/);
    expect(out).toMatch(/── LinkedIn[\s\S]*account with 25000 followers: not tested, no promise/);
    const answer = JSON.parse((await run([...args, '--json'], post)).out);
    expect(Object.keys(answer).sort()).toEqual([
      ...['followers', 'model', 'notEstimated', 'predictions', 'ranges', 'reasons'],
    ]);
    expect([Object.keys(answer.predictions), answer.followers]).toEqual([['twitter', 'linkedin'], 1000]);
  });

  it('says that there is no estimate where no figures are published', async () => {
    const of = (platform: string) => ['--post', file(post), '--platform', platform];
    const { code, out } = await run(['predict', ...of('twitter'), ...of('mastodon')], '');
    expect(code).toBe(0);
    expect(out).toMatch(/── X[\s\S]*── Mastodon\n {2}No estimate: no published figures[\s\S]*no promise/);
    const alone = await run(['predict', ...of('threads')], '');
    expect([alone.code, alone.out.includes('promise')]).toEqual([0, false]);
    expect(alone.out).toMatch(/^── Threads\n {2}No estimate/);
  });

  it('answers a line for each line, and refuses one without posts', async () => {
    const input = [
      { id: 1, content: { twitter: post }, followers: 10 },
      { id: 2, content: { twitter: ' ' } },
      { id: 3, content: { twitter: post }, followers: 'many' },
    ];
    const { out } = await run(['predict', '--jsonl'], input.map((one) => JSON.stringify(one)).join('\n'));
    expect(lines(out)).toMatchObject([
      { id: 1, predictions: { twitter: { likes: 0 } }, followers: 10 },
      { id: 2, error: { code: 'invalid_request', message: 'No posts available to predict.' } },
      { id: 3, error: { code: 'invalid_request' } },
    ]);
  });

  it.each([
    [[], 'its --platform'],
    [['--post', 'a', '--post', 'b', '--platform', 'twitter'], 'its --platform'],
    [['--post', '-', '--platform', 'myspace'], 'twitter, linkedin'],
    [['--post', '-', '--platform', 'twitter', '--post', '-', '--platform', 'twitter'], 'not two'],
    [['--post', '-', '--platform', 'twitter', '--followers', 'x'], 'followers'],
  ])('refuses %j', async (args, words) => {
    const { code, err } = await run(['predict', ...args], post);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });

  it('answers 3 where a file does not exist', async () => {
    expect((await run(['predict', '--post', '/nowhere.txt', '--platform', 'twitter'])).code).toBe(3);
  });
});
