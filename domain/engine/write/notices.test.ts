import { describe, expect, it } from 'vitest';
import { readSource } from '../read/read-source.ts';
import { noticeFor } from './notices.ts';
import { writePost } from './write-post.ts';

const text =
  'Sarcoma of the lung is rare and resists most drugs. We report a man of 60 years whose tumour came back. He was given anlotinib with chemotherapy. The findings provide direct evidence of the efficacy of anlotinib in sarcoma of the lung.';

function sheetOfText(source: string) {
  return readSource({ text: source });
}

function sheetOf(title: string) {
  return readSource({ text, info: { title } });
}

describe('what a post owes its reader of a case', () => {
  it.each([
    ['Anlotinib for sarcoma of the lung: A Case Report', 'A case report.'],
    ['Case Reports: anlotinib for sarcoma of the lung', 'Case reports.'],
    ['Anlotinib for sarcoma of the lung: a case series', 'A case series.'],
    ['Anlotinib for sarcoma of the lung', ''],
    ['Palsy after vaccination: a self-controlled case series', ''],
    ['Completeness of case report forms in trials', ''],
    ['Adherence of case reports to a guideline: a survey', ''],
    ['Palsy after vaccination: a systematic review of case reports', ''],
    ['Meckel diverticulum in two siblings: Case Report and Literature Review', 'A case report.'],
  ])('%s', (title, notice) => {
    expect(noticeFor(sheetOf(title), 'Anlotinib works.')).toBe(notice);
  });

  it('calls a review and the plan of a project what they are, by the label of the tone', () => {
    const review = sheetOfText(
      'Influenza harms many people each winter. In this review we discuss drugs against influenza. Several drugs are in development.',
    );
    expect(review.genre).toBe('review');
    expect(noticeFor(review, 'Several drugs are in development.')).toBe('A review.');
    expect(noticeFor(review, 'Several drugs are in development.', 'Stage')).toBe('Stage: a review.');
    expect(noticeFor(review, 'Stage: early.', 'Stage')).toBe('A review.');
    expect(noticeFor(review, 'An overview of drugs.')).toBe('');
    const plan = { ...review, genre: 'protocol', marks: ['protocol'] } as const;
    expect(noticeFor(plan, 'It will link records.', 'Stage')).toBe('A plan: no results yet.');
  });

  it('is silent where the post says it, which an age alone does not', () => {
    const sheet = sheetOf('Anlotinib for sarcoma of the lung: A Case Report');
    expect(noticeFor(sheet, 'One patient was given anlotinib.')).toBe('');
    expect(noticeFor(sheet, 'A 60-year-old man was given anlotinib.')).toBe('A case report.');
  });

  it('stands in the post itself, on every platform', () => {
    const title = 'Anlotinib for sarcoma of the lung: A Case Report';
    for (const platform of ['twitter', 'linkedin', 'facebook', 'instagram'] as const) {
      const post = writePost(sheetOf(title), {
        tone: 'policy-brief',
        platform,
        seed: 1,
        author: false,
        info: { title },
      });
      expect(post.text).toMatch(/case report|year-old|\bone patient/i);
    }
  });
});
