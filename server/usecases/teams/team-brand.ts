import type { ParsedInputOf } from '#contract/types.ts';
import { brandLimits, type CardBrand, checkBrand } from '#domain/cards/brand.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { figureTypeOf } from '#domain/research/figure.ts';
import { isDrawnWithin } from '#domain/research/picture-size.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import { type Caller, subjectOf } from '../caller.ts';
import { managedTeam } from './managed-team.ts';

export interface TeamBrandDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** How the team's share cards look; null where they look as the product does. */
export async function getTeamBrand(
  { database }: TeamBrandDeps,
  caller: Caller,
  teamId: string,
): Promise<Result<{ readonly brand: CardBrand | null }>> {
  const managed = await managedTeam(database, caller, teamId);
  return managed.ok ? ok({ brand: await database.brands.find(teamId) }) : managed;
}

/** Gives the team's share cards a look of their own, for plans with white-label. */
export async function saveTeamBrand(
  { database, clock }: TeamBrandDeps,
  caller: Caller,
  { teamId, ...look }: { readonly teamId: string } & ParsedInputOf<'saveTeamBrand'>['body'],
): Promise<Result<{ readonly brand: CardBrand | null }>> {
  const managed = await managedTeam(database, caller, teamId);
  if (!managed.ok) return managed;
  const allowed = requireFeature(subjectOf(caller), 'brand', clock.now());
  if (!allowed.ok) return allowed;
  const checked = checkBrand({ ...look, logo: look.logo ?? null });
  if (!checked.ok) return checked;
  const brand = checked.value;
  const logo = checkLogo(brand.logo);
  if (!logo.ok) return logo;
  await database.inTransaction(async (stores) => {
    await stores.brands.save(teamId, brand, clock.now());
    await note(stores, clock, caller, teamId);
  });
  return ok({ brand });
}

/** The share cards look as the product does again. */
export async function removeTeamBrand(
  { database, clock }: TeamBrandDeps,
  caller: Caller,
  teamId: string,
): Promise<Result<null>> {
  const managed = await managedTeam(database, caller, teamId);
  if (!managed.ok) return managed;
  await database.inTransaction(async (stores) => {
    await stores.brands.remove(teamId);
    await note(stores, clock, caller, teamId);
  });
  return ok(null);
}

/** That the look changed; what it was is no matter of the log. */
function note(
  { audit }: Pick<Stores, 'audit'>,
  clock: Clock,
  { account }: Caller,
  teamId: string,
): Promise<void> {
  return audit.add({
    at: clock.now(),
    action: 'team.look-changed',
    actorId: account.id,
    target: teamId,
    before: '',
    after: '',
  });
}

/** What the address says is what its bytes are, and no more pixels than a logo needs: a few kilobytes can hold gigabytes of them. */
function checkLogo(address: string | null): Result<null> {
  if (address === null) return ok(null);
  const [, type = '', base64 = ''] = /^data:(image\/(?:png|jpeg));base64,(.*)$/.exec(address) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (base64 === '' || figureTypeOf(bytes) !== type)
    return fail('invalid_request', 'The logo is no PNG or JPEG picture.');
  if (!isDrawnWithin(bytes, brandLimits.logoDrawn))
    return fail(
      'invalid_request',
      `The logo has too many pixels. Send it with at most ${brandLimits.logoDrawn} on each side.`,
    );
  return ok(null);
}
