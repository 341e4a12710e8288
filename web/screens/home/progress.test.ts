import { expect, it } from 'vitest';
import { afterEvent, started } from './progress.ts';

it('keeps posts as they come, and says what is being done', () => {
  const events = [
    { event: 'progress', data: { step: 'waiting', platforms: [] } },
    { event: 'progress', data: { step: 'writing', platforms: ['twitter'] } },
    { event: 'post', data: { platform: 'twitter', text: 'One.', grounding: [] } },
    { event: 'progress', data: { step: 'repairing', platforms: ['linkedin', 'facebook'] } },
  ];
  const steps = [started];
  for (const event of events) steps.push(afterEvent(steps.at(-1) ?? started, event));
  expect(steps.map(({ says }) => says)).toEqual([
    'Writing and checking against the source…',
    'Waiting for the model…',
    'Writing for X / Twitter…',
    'Writing for X / Twitter…',
    'Putting right what the check found: LinkedIn, Facebook…',
  ]);
  expect(steps.at(-1)?.posts).toEqual({ twitter: 'One.' });
});

it('takes nothing from events that it does not know', () => {
  for (const data of [
    null,
    'x',
    {},
    { platform: 'myspace', text: 'x' },
    { platform: 'twitter', text: 5 },
    { step: 'x' },
  ]) {
    expect(afterEvent(started, { event: 'post', data })).toEqual(started);
    expect(afterEvent(started, { event: 'progress', data })).toEqual(started);
  }
});
