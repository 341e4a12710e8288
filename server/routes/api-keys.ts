import { forCaller } from '../http/call.ts';
import { addKey } from '../usecases/keys/add-key.ts';
import { listKeys } from '../usecases/keys/list-keys.ts';
import { removeKey } from '../usecases/keys/remove-key.ts';
import { rotateKey, rotateKnownKeys as rotateKnown } from '../usecases/keys/rotate-key.ts';
import { setKeyRight as setRight } from '../usecases/keys/set-key-right.ts';

export const listApiKeys = forCaller<'listApiKeys'>((deps, { caller, params }) =>
  listKeys(deps, caller, params.teamId),
);

export const addApiKey = forCaller<'addApiKey'>((deps, { caller, params, body }) =>
  addKey(deps, caller, { ...params, ...body }),
);

export const rotateApiKey = forCaller<'rotateApiKey'>((deps, { caller, params }) =>
  rotateKey(deps, caller, params),
);

export const rotateKnownKeys = forCaller<'rotateKnownKeys'>((deps, { caller, params }) =>
  rotateKnown(deps, caller, params.teamId),
);

export const removeApiKey = forCaller<'removeApiKey'>((deps, { caller, params }) =>
  removeKey(deps, caller, params),
);

export const setKeyRight = forCaller<'setKeyRight'>((deps, { caller, params, body }) =>
  setRight(deps, caller, { ...params, ...body }),
);
