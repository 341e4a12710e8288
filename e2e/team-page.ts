import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { testCards } from './pricing-page.ts';

/** The team dashboard's parts, by role and label. */
export function dashboardOf(page: Page) {
  const members = page.getByRole('list', { name: 'Members' });
  const invites = page.getByRole('list', { name: 'Invites' });
  return {
    tab: (name: 'Overview' | 'Members' | 'Billing' | 'Support'): Locator => page.getByRole('tab', { name }),
    members,
    invites,
    seats: page.getByRole('region', { name: 'Seats' }),
    /** Answers the link that is shown this once. */
    invite: async (email: string): Promise<string> => {
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      return page.getByLabel(`Invite link for ${email}`).inputValue();
    },
  };
}

export interface MadeTeam {
  readonly id: string;
  /** Answers the link. */
  readonly invite: (email: string) => Promise<string>;
}

/** Buys a team plan for whoever is signed in there, without the screens. */
export async function makeTeam(
  request: APIRequestContext,
  origin: string,
  plan: 'small_team' | 'advanced' | 'business' = 'small_team',
): Promise<MadeTeam> {
  const post = callsFrom(request, origin);
  const priceId = `pri_sandbox_${plan}_year`;
  const { customData } = await post('/api/subscription/checkout', { priceId });
  await post('/api/sandbox/checkout', { priceId, customData, card: testCards.works });
  const { id } = await (await request.get('/api/teams/me')).json();
  return {
    id,
    invite: async (email) => (await post(`/api/subscription/teams/${id}/invite-link`, { email })).link,
  };
}

/** Follows an invite for whoever is signed in there, without the screens. */
export async function followInvite(request: APIRequestContext, link: string): Promise<void> {
  const { origin, pathname } = new URL(link);
  await callsFrom(request, origin)(`/api/teams/join/${pathname.split('/').at(-1)}`, undefined);
}

function callsFrom(request: APIRequestContext, origin: string) {
  const headers = { Origin: origin, 'X-Requested-With': 'XMLHttpRequest' };
  return async (path: string, data: object | undefined) => {
    const answer = await request.post(path, { headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}
