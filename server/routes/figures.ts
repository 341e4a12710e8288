import { forCaller } from '../http/call.ts';
import { describeFigure as describeOne } from '../usecases/describe-figure.ts';

export const describeFigure = forCaller<'describeFigure'>((deps, { caller, body, signal }) =>
  describeOne(deps, caller, { body, signal }),
);
