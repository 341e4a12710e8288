import { forCaller } from '../http/call.ts';
import { lookUpMetadata } from '../usecases/look-up-metadata.ts';

export const getDoiMetadata = forCaller<'getDoiMetadata'>((deps, { caller, query, signal }) =>
  lookUpMetadata(deps, caller, { kind: 'doi', paste: query.doi, signal }),
);

export const getUnMetadata = forCaller<'getUnMetadata'>((deps, { caller, query, signal }) =>
  lookUpMetadata(deps, caller, { kind: 'un', paste: query.id, signal }),
);

export const getDatasetMetadata = forCaller<'getDatasetMetadata'>((deps, { caller, query, signal }) =>
  lookUpMetadata(deps, caller, { kind: 'dataset', paste: query.doi, signal }),
);

export const getPatentMetadata = forCaller<'getPatentMetadata'>((deps, { caller, query, signal }) =>
  lookUpMetadata(deps, caller, { kind: 'patent', paste: query.id, signal }),
);
