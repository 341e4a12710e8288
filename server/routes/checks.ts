import { forCaller, type Handler } from '../http/call.ts';
import { takeLookUp } from '../http/look-up-throttle.ts';
import { lookUpsOfChecks } from '../http/rate-limits.ts';
import { checkPost as check, checkAsVisitor as checkForVisitor } from '../usecases/check-post.ts';

export const checkPost = forCaller<'checkPost'>((deps, { caller, body, signal, place, limitFactor }) =>
  check(
    deps,
    {
      caller,
      signal,
      takeLookUp: () => takeLookUp(deps, `caller ${place}`, lookUpsOfChecks.caller * limitFactor),
    },
    body,
  ),
);

export const checkAsVisitor: Handler<'checkAsVisitor'> = (deps, { body, signal, place, limitFactor }) =>
  checkForVisitor(
    deps,
    {
      signal,
      takeLookUp: () => takeLookUp(deps, `visitor ${place}`, lookUpsOfChecks.visitor * limitFactor),
    },
    body,
  );
