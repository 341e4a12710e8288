import { forCaller } from '../http/call.ts';
import { addKey } from '../usecases/keys/add-key.ts';
import { listKeys } from '../usecases/keys/list-keys.ts';
import { rotateKey } from '../usecases/keys/rotate-key.ts';

export const listApiKeys = forCaller<'listApiKeys'>((deps, { caller, params }) =>
  listKeys(deps, caller, params.teamId),
);

export const rotateApiKey = forCaller<'rotateApiKey'>((deps, { caller, params }) =>
  rotateKey(deps, caller, params),
);

export const addApiKey = forCaller<'addApiKey'>((deps, { caller, params }) =>
  addKey(deps, caller, params.teamId),
);
