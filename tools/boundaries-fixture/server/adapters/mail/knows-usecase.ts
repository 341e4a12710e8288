import { x } from '../../usecases/knows-testing.ts';
export const y = x;
