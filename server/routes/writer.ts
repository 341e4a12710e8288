import { ok } from '#domain/result.ts';
import { forCaller } from '../http/call.ts';
import { describeWriter } from '../usecases/writing/describe-writer.ts';
import { switchWriter as change } from '../usecases/writing/switch-writer.ts';
import { testWriter as tryOut } from '../usecases/writing/test-writer.ts';

export const getWriter = forCaller<'getWriter'>(async (deps, { caller }) =>
  ok(await describeWriter(deps, caller)),
);

export const switchWriter = forCaller<'switchWriter'>((deps, { caller, body }) =>
  change(deps, { caller, on: body.on }),
);

export const testWriter = forCaller<'testWriter'>((deps, { caller, signal }) =>
  tryOut(deps, { caller, signal }),
);
