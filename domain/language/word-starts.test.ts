import { expect, it } from 'vitest';
import { wordStartsOf } from './word-starts.ts';

it.each([
  [/\b(?:cancers?|carcinomas?)\b/i, [[['canc', 'carc']]]],
  [/\b(?:CT scans?|MRI)\b/, [[['ct', 'mri']]]],
  [/\bp(?:a)?ediatric\w*/i, [[['pedi', 'paed']]]],
  [/\bbone?s\b/, [[['bons', 'bone']]]],
  [/\b(?:(?:re|un)view|in vitro)\b/, [[['revi', 'unvi', 'in']]]],
  [/(?<!\bthe )\bgain\w*|\bp ?[<=>]/i, [[['gain']], [['p']]]],
  [/\b(?!not\b)lo+t\b/, [[['lo']]]],
  [/\ba\b|\bab\b/, [[['a']], [['ab']]]],
  [/\bx{2}y/, [[['x']]]],
  [/\bwe \w+/, [[['we']]]],
  [/^The \w+ authors?\b/, [[['auth'], ['the']]]],
  [/\b(?:|x)y/, [[['y', 'xy']]]],
  [/\b[Tt]he (?:\p{Ll}+ )?ones\b/u, [[['ones'], ['the']]]],
  [/(?:^|, )(?:an? )?(?:large|small)/, [[['larg', 'smal']]]],
  [/\bis (?:\w+ly )?(?:not|known)(?: (?:yet|so far))? to/, [[['not', 'know'], ['is'], ['to']]]],
  [/(?<noun>\w+)-based (?=methods?)/, [[['base'], ['-']]]],
  [/\b((?:the )?work (?<verb>needs) [^.]+)/, [[['work'], ['need']]]],
  [/\bcan\b|%| \(/, [[['can']], [['%']], [['(']]]],
  [/\bcan\b/u, [[['can']]]],
])('tells which words %s needs', (pattern, starts) => {
  expect(wordStartsOf(pattern)).toEqual(starts);
});

it.each([/\d/, /cancer/, /\b\w+ly\b/, /\bcan\b|\d/, /\b[a-c]at\b/, /\bmore+/y, /(?: a)? b?/])(
  'does not guess where %s may match without a known word',
  (pattern) => {
    expect(wordStartsOf(pattern)).toBeNull();
  },
);
