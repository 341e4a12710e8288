import { expect, it } from 'vitest';
import { faultForLog } from './fault-for-log.ts';

it('says what failed and where, and nothing of the row that the database quotes', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
    where: 'ada@example.org',
    parameters: ['ada@example.org'],
  });
  const line = faultForLog(error);
  expect(line).toMatchObject({ type: 'Error', code: '23505', message: error.message, stack: error.stack });
  expect(JSON.stringify(line)).not.toContain('ada@');
  expect(faultForLog('text')).toEqual({ type: 'string', message: '', stack: '' });
});
