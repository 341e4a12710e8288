import { forCaller } from '../http/call.ts';
import { deleteChat as remove } from '../usecases/delete-chat.ts';
import { getChat as find } from '../usecases/get-chat.ts';
import { listChats as list } from '../usecases/list-chats.ts';
import { putChat as put } from '../usecases/put-chat.ts';

export const putChat = forCaller<'putChat'>((deps, { caller, params, body }) =>
  put(deps, { caller, ...params, body }),
);

export const listChats = forCaller<'listChats'>((deps, { caller, query }) =>
  list({ stores: deps.database }, { caller, query }),
);

export const getChat = forCaller<'getChat'>((deps, { caller, params }) =>
  find({ stores: deps.database }, { caller, ...params }),
);

export const deleteChat = forCaller<'deleteChat'>((deps, { caller, params }) =>
  remove({ stores: deps.database }, { caller, ...params }),
);
