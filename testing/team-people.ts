import { type SignedIn, sandboxHeaders, type TestApp } from './make-app.ts';

/** Buys a plan in the sandbox, as in "business_year", with a card that works. */
export async function buyPlan({ app }: TestApp, who: SignedIn, plan: string): Promise<void> {
  const priceId = `pri_sandbox_${plan}`;
  const post = async (url: string, payload: object) =>
    (
      await app.inject({ method: 'POST', url, headers: { ...who.headers, ...sandboxHeaders }, payload })
    ).json();
  const { customData } = await post('/api/subscription/checkout', { priceId });
  const bought = await post('/api/sandbox/checkout', { priceId, customData, card: '4242 4242 4242 4242' });
  if (bought.status !== 'completed') throw new Error(`Could not buy ${plan}: ${JSON.stringify(bought)}`);
}

/** Makes an API key for the team of somebody who may; answers it in full. */
export async function makeKeyFor({ app }: TestApp, who: SignedIn, name = 'A key'): Promise<string> {
  const team = (await app.inject({ url: '/api/teams/me', headers: who.headers })).json();
  const made = await app.inject({
    method: 'POST',
    url: `/api/teams/${team.id}/keys`,
    headers: who.headers,
    payload: { name },
  });
  if (made.statusCode !== 200) throw new Error(`Could not make a key: ${made.body}`);
  return String(made.json().key);
}

/** Invites somebody into the team of an owner, and lets them join. */
export async function joinTeamOf({ app }: TestApp, owner: SignedIn, member: SignedIn): Promise<void> {
  const team = (await app.inject({ url: '/api/teams/me', headers: owner.headers })).json();
  const invited = await app.inject({
    method: 'POST',
    url: `/api/subscription/teams/${team.id}/invite-link`,
    headers: owner.headers,
    payload: { email: member.person.email },
  });
  const token = String(invited.json().link).split('/join/')[1] ?? '';
  const joined = await app.inject({
    method: 'POST',
    url: `/api/teams/join/${token}`,
    headers: member.headers,
  });
  if (joined.statusCode !== 200) throw new Error(`Could not join: ${joined.body}`);
}
