import { expect, it } from 'vitest';
import { receivers } from './receivers.ts';

const nobody = { model: null, payment: null, keepsPasswords: true } as const;

it('names the model’s host where texts leave for it, and says so where none does', () => {
  const outside = { ...nobody, model: { reach: 'internet', host: 'api.example.com' } } as const;
  expect(receivers(outside).join(' ')).toContain('api.example.com');
  expect(receivers(nobody).join(' ')).toContain('No model outside');
});

it('names whoever may get something until the server has said who does', () => {
  expect(receivers(null).join(' ')).toMatch(/model.*Paddle.*Google/);
});
