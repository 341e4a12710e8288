import { forCaller } from '../http/call.ts';
import { drawCards as draw } from '../usecases/draw-cards.ts';

export const drawCards = forCaller<'drawCards'>(async (deps, { caller, body }) => draw(deps, caller, body));
