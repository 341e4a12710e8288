import { describe, expect, it } from 'vitest';
import { generatePosts } from '../generate.ts';
import { readSource } from '../read/read-source.ts';
import { leavesCostOut, leavesFiguresOut, leavesPolicyOut } from './unstated.ts';

const silent =
  'Buses come late when roads are full. We propose a method that plans routes from past delays. Experiments show that the method plans routes significantly faster than timetables do. The method needs no new sensors.';
const counted = silent.replace('significantly faster', '12 % faster');

describe('what an abstract leaves out', () => {
  it('are figures where it compares and prints none, in digits or words', () => {
    expect(leavesFiguresOut(readSource({ text: silent }))).toBe(true);
    expect(leavesFiguresOut(readSource({ text: counted }))).toBe(false);
    expect(
      leavesFiguresOut(
        readSource({ text: silent.replace('significantly faster', 'twice as fast and better') }),
      ),
    ).toBe(false);
    expect(
      leavesFiguresOut(readSource({ text: silent.replace('do.', 'do in three out of four towns.') })),
    ).toBe(false);
  });

  it('are costs and policy where no word speaks of them', () => {
    expect(leavesCostOut(readSource({ text: silent }))).toBe(true);
    expect(leavesCostOut(readSource({ text: `${silent} It is cheap.` }))).toBe(false);
    expect(leavesPolicyOut(readSource({ text: silent }))).toBe(true);
    expect(leavesPolicyOut(readSource({ text: `${silent} Governments could use it.` }))).toBe(false);
  });

  it('is said where there is room for it, and nowhere else', () => {
    const post = (inputText: string, platform: 'linkedin' | 'twitter', author = false): string =>
      generatePosts({ inputText, tone: 'industry-impact', platforms: [platform], author }).generatedContent[
        platform
      ] ?? '';
    expect(post(silent, 'linkedin')).toContain('Not in the abstract: performance figures.');
    expect(post(silent, 'twitter')).not.toContain('figures');
    expect(post(counted, 'linkedin')).not.toContain('figures');
  });
});

describe('who was studied, behind a label', () => {
  const basis = (text: string): string =>
    generatePosts({
      inputText: text,
      tone: 'policy-brief',
      platforms: ['linkedin'],
      finding: 'The diet lowered weight.',
    }).generatedContent.linkedin ?? '';

  it('has its short forms spelled out where the post has not used them', () => {
    expect(
      basis(
        'Metabolic syndrome (MS) is common. We enrolled 31 patients with MS. The diet lowered their weight by 3 kg. It did not change blood pressure.',
      ),
    ).toContain('31 patients with metabolic syndrome');
  });

  it('ends before a comparison whose other side is lost', () => {
    expect(
      basis(
        'Milk of donors is often fortified. We conducted a randomized trial of 30 neonates comparing bovine fortifier (BF) with human fortifier (HF). The diet lowered weight. Gut bacteria did not change.',
      ),
    ).not.toMatch(/comparing [^.]*\./);
  });
});
