import { home } from '../screens/home/home.ts';
export const x = home;
