import { home } from '../home/home.ts';
export const login = home;
