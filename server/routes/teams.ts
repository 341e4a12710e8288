import { forCaller } from '../http/call.ts';
import { handOverTeam as handOver } from '../usecases/teams/hand-over-team.ts';
import { inviteMember as invite } from '../usecases/teams/invite-member.ts';
import { joinTeam as join } from '../usecases/teams/join-team.ts';
import { listInvites as list } from '../usecases/teams/list-invites.ts';
import { removeMember as remove } from '../usecases/teams/remove-member.ts';
import { renameTeam as rename } from '../usecases/teams/rename-team.ts';
import { revokeInvite as revoke } from '../usecases/teams/revoke-invite.ts';
import {
  getTeamBrand as getBrand,
  removeTeamBrand as removeBrand,
  saveTeamBrand as saveBrand,
} from '../usecases/teams/team-brand.ts';
import { saveTeamDefaults as saveDefaults } from '../usecases/teams/team-defaults.ts';

export const removeMember = forCaller<'removeMember'>((deps, { caller, params }) =>
  remove(deps, caller, params),
);

export const handOverTeam = forCaller<'handOverTeam'>((deps, { caller, params, body }) =>
  handOver(deps, caller, { ...params, ...body }),
);

export const joinTeam = forCaller<'joinTeam'>((deps, { caller, params }) => join(deps, caller, params.token));

export const listInvites = forCaller<'listInvites'>(({ database, clock }, { caller, params }) =>
  list({ stores: database, clock }, caller, params.teamId),
);

export const inviteMember = forCaller<'inviteMember'>((deps, { caller, params, body, limitFactor }) =>
  invite(deps, caller, { ...params, email: body.email ?? '', limitFactor }),
);

export const revokeInvite = forCaller<'revokeInvite'>(({ database, clock }, { caller, params }) =>
  revoke({ stores: database, clock }, caller, params),
);

export const renameTeam = forCaller<'renameTeam'>((deps, { caller, params, body }) =>
  rename(deps, caller, { ...params, ...body }),
);

export const saveTeamDefaults = forCaller<'saveTeamDefaults'>((deps, { caller, params, body }) =>
  saveDefaults(deps, caller, { ...params, ...body }),
);

export const getTeamBrand = forCaller<'getTeamBrand'>((deps, { caller, params }) =>
  getBrand(deps, caller, params.teamId),
);

export const saveTeamBrand = forCaller<'saveTeamBrand'>((deps, { caller, params, body }) =>
  saveBrand(deps, caller, { ...params, ...body }),
);

export const removeTeamBrand = forCaller<'removeTeamBrand'>((deps, { caller, params }) =>
  removeBrand(deps, caller, params.teamId),
);
