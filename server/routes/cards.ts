import { forCaller } from '../http/call.ts';
import { drawCards as draw } from '../usecases/draw-cards.ts';

export const drawCards = forCaller<'drawCards'>((deps, { caller, body, signal }) =>
  draw(deps, { caller, signal }, body),
);
