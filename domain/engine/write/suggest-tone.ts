import type { ToneId } from '#domain/posts/tones.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import { readDocument } from '#domain/research/named-document.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { isGrave } from './gravity.ts';
import { hasPeople } from './subjects.ts';

/** A tone that suits the source better than the one asked for, and why in words for the person. */
export interface ToneAdvice {
  readonly tone: ToneId;
  readonly why: string;
}

/** Null where the tone asked for fits. */
export function suggestTone(
  sheet: FactSheet,
  tone: ToneId,
  info: Pick<ArticleInfo, 'url'> = {},
): ToneAdvice | null {
  const rule = misfits.find((one) => one.tones.includes(tone) && one.holds(sheet, info));
  return rule === undefined ? null : { tone: rule.better, why: rule.why };
}

interface Misfit {
  readonly tones: readonly ToneId[];
  readonly holds: (sheet: FactSheet, info: Pick<ArticleInfo, 'url'>) => boolean;
  readonly better: ToneId;
  readonly why: string;
}

/** The first rule that holds decides. */
const misfits: readonly Misfit[] = [
  {
    tones: ['trial-recruit'],
    holds: (sheet) => !hasPeople(sheet) && sheet.genre !== 'protocol',
    better: 'casual',
    why: 'The text describes nothing that a person could take part in.',
  },
  {
    tones: ['trial-recruit'],
    holds: (sheet) => sheet.genre !== 'protocol' && sheet.genre !== 'trial',
    better: 'patient-voice',
    why: 'The text reports results and invites nobody to take part.',
  },
  {
    tones: ['patient-voice'],
    holds: (sheet) => !hasPeople(sheet),
    better: 'casual',
    why: 'The text does not report on patients.',
  },
  {
    tones: ['patent-spotlight'],
    holds: (sheet, info) =>
      sheet.genre !== 'patent' &&
      readDocument(info)?.kind.startsWith('patent') !== true &&
      !sheet.sentences.some(({ text }) => /\bpatent(?:ed|s)?\b/i.test(text)),
    better: 'industry-impact',
    why: 'The text mentions no patent.',
  },
  {
    tones: ['industry-impact'],
    holds: (sheet) => sheet.genre === 'policy',
    better: 'policy-brief',
    why: 'The text is an official document.',
  },
  {
    tones: ['industry-impact'],
    holds: (sheet) => sheet.genre === 'theory',
    better: 'conference-spotlight',
    why: 'No product or process follows from this text.',
  },
  {
    tones: ['policy-brief'],
    holds: (sheet) => sheet.genre === 'theory',
    better: 'publisher',
    why: 'The text does not address policy.',
  },
  {
    tones: ['funny'],
    holds: (sheet) => sheet.genre === 'policy',
    better: 'casual',
    why: 'The text is an official document.',
  },
  {
    tones: ['edgy'],
    holds: isGrave,
    better: 'publisher',
    why: 'The subject is harm or death, where a dare is out of place.',
  },
  {
    tones: ['funny', 'enthusiastic'],
    holds: isGrave,
    better: 'casual',
    why: 'The subject is harm or death, where wit and cheer are out of place.',
  },
];
