import { forCaller } from '../http/call.ts';
import { readDocument as readOne } from '../usecases/read-document.ts';

export const readDocument = forCaller<'readDocument'>((deps, { caller, body, signal }) =>
  readOne(deps, { caller, signal }, body),
);
