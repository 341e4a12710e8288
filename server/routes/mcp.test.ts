import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { napTrial } from '#testing/abstracts.ts';
import type { SignedIn } from '#testing/make-app.ts';
import { buyPlan, makeKeyFor } from '#testing/team-people.ts';
import { makePaidApp, type PaidApp } from '#testing/test-payments.ts';

const post = 'Short afternoon naps may improve word recall in older adults.';

interface Called {
  readonly isError?: boolean;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly content: readonly { readonly text: string }[];
}

describe('the Model Context Protocol over HTTP', () => {
  let paid: PaidApp;
  let owner: SignedIn;
  let key: string;
  let client: Client;
  beforeAll(async () => {
    paid = await makePaidApp();
    owner = await paid.test.signIn();
    await buyPlan(paid.test, owner, 'business_year');
    key = await makeKeyFor(paid.test, owner);
    client = await connect(key);
  });
  afterAll(async () => {
    await client.close();
    await paid.test.close();
  });

  async function connect(token: string): Promise<Client> {
    const made = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await made.connect(new StreamableHTTPClientTransport(new URL(`${paid.url}/mcp`), { requestInit }));
    return made;
  }
  const call = async (name: string, sent: Record<string, unknown>, by = client): Promise<Called> =>
    (await by.callTool({ name, arguments: sent })) as unknown as Called;
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${paid.url}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${key}`,
        ...headers,
      },
    });

  it('lists tools that draft, check and ask, and none that approves, publishes or lifts an embargo', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'ask_for_sign_off',
      'check_post',
      'comment_on_post',
      'list_embargoes',
      'list_sign_offs',
      'look_up_dataset',
      'look_up_patent',
      'look_up_un_document',
      'look_up_work',
      'may_posts_leave',
      'propose_words',
      'read_sign_off',
      'suggest_hashtags',
      'write_posts',
    ]);
    for (const { name, inputSchema, outputSchema, annotations } of tools) {
      expect([name, Object.keys(inputSchema.properties ?? {})]).not.toEqual([name, undefined]);
      expect([name, outputSchema?.type, annotations?.destructiveHint]).toEqual([name, 'object', false]);
      expect(JSON.stringify(inputSchema)).not.toContain('"act"');
    }
    expect(client.getInstructions()).toContain('people approve and publish');
  });

  it('takes a draft from the check to people who approve it', async () => {
    const checked = await call('check_post', { source: napTrial, post });
    expect(checked.structuredContent).toMatchObject({ summary: { counts: { flagged: 0 } } });
    const bold = await call('check_post', { source: napTrial, post: 'Naps cure memory loss in everybody.' });
    expect(bold.structuredContent).toMatchObject({ summary: { overall: 'flagged' } });
    const asked = await call('ask_for_sign_off', {
      inputText: napTrial,
      articleInfo: { title: 'Naps and word recall in older adults' },
      posts: { twitter: post },
      reviewers: [{ name: 'Rita Reviewer', email: 'rita@example.org' }],
    });
    expect(asked.structuredContent).toMatchObject({
      state: 'asked',
      you: { role: 'key', mayApprove: false },
    });
    const signOffId = String(asked.structuredContent?.['id']);
    const listed = await call('list_sign_offs', {});
    expect(JSON.stringify(listed.structuredContent)).toContain(signOffId);
    const proposed = await call('propose_words', {
      signOffId,
      platform: 'twitter',
      text: 'Naps may improve word recall in older adults.',
    });
    expect(proposed.isError).not.toBe(true);
    const read = await call('read_sign_off', { signOffId });
    expect(read.structuredContent).toMatchObject({ state: 'asked', posts: {} });
    const leave = await call('may_posts_leave', { posts: { twitter: post } });
    expect(leave.structuredContent).toMatchObject({ posts: { twitter: { state: 'asked' } } });
  });

  it('writes posts within the plan of the key, and counts them', async () => {
    const written = await call('write_posts', { inputText: napTrial, platforms: ['twitter'] });
    const data = written.structuredContent?.['data'];
    expect(data).toMatchObject({ generatedContent: { twitter: expect.any(String) }, usage: { used: 1 } });
  });

  it('says what is wrong in the words of the API, as a tool error that can be mended', async () => {
    const wrong: readonly [string, Record<string, unknown>, string][] = [
      ['check_post', { post }, 'source'],
      ['check_post', { source: 'short', post }, 'abstract'],
      ['write_posts', { inputText: napTrial, platforms: [] }, 'platform'],
      ['write_posts', { inputText: napTrial, colour: 'red' }, 'colour'],
      ['read_sign_off', { signOffId: 'nothing' }, 'no such sign-off'],
      ['read_sign_off', {}, 'no such sign-off'],
      [
        'propose_words',
        { signOffId: 'x', platform: 'twitter', text: 'x', act: 'decide' },
        'no such sign-off',
      ],
      ['look_up_work', { doi: 'not a doi' }, 'DOI'],
    ];
    for (const [name, sent, said] of wrong) {
      const answer = await call(name, sent);
      expect([name, answer.isError, answer.content[0]?.text]).toEqual([
        name,
        true,
        expect.stringMatching(new RegExp(said, 'i')),
      ]);
    }
    await expect(call('publish', {})).rejects.toThrow('There is no such tool');
  });

  it('does not decide, whatever is sent along', async () => {
    const asked = await call('ask_for_sign_off', {
      inputText: napTrial,
      posts: { twitter: post },
      reviewers: [{ name: 'R', email: 'r@example.org' }],
    });
    const signOffId = String(asked.structuredContent?.['id']);
    const answer = await call('comment_on_post', {
      signOffId,
      platform: 'twitter',
      text: 'x',
      act: 'decide',
      decision: 'approved',
    });
    expect(answer.structuredContent).toMatchObject({ state: 'asked', decisions: [] });
  });

  it('is shut to whoever proves nothing, and open to a person who is signed in', async () => {
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const refused = await send(message, { authorization: '' });
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="paperlark"',
    ]);
    expect((await send(message, { authorization: 'Bearer plk_wrong' })).status).toBe(401);
    expect((await send(message, { authorization: owner.headers.authorization })).status).toBe(200);
    expect((await fetch(`${paid.url}/mcp`)).status).toBe(405);
  });

  it.each(['', '{', '7', 'null', '{"jsonrpc":"1.0"}', '{"jsonrpc":"2.0","id":1,"method":"no/such"}'])(
    'answers %j as the protocol says, and breaks on nothing',
    async (body) => {
      const response = await send(body);
      const answer = await response.text();
      expect([body, response.status < 500]).toEqual([body, true]);
      expect(answer).toMatch(/"(?:error|code)"/);
    },
  );

  it('answers 60 calls at once, each with its own', async () => {
    const texts = Array.from({ length: 60 }, (_, at) => `${post} It was seen in ${at + 2} people.`);
    const answers = await Promise.all(
      texts.map((text) => call('may_posts_leave', { posts: { twitter: text } })),
    );
    expect(answers.every(({ isError }) => isError !== true)).toBe(true);
  });
});
