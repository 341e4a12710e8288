import { describe, expect, it } from 'vitest';
import type { ToneId } from '#domain/posts/tones.ts';
import { generatePosts } from '../generate.ts';

const inputText =
  'Pears are eaten widely. We tested whether a pear at noon changes sleep in a randomized trial of 64 adults. Sleep lasted 42 minutes longer with a pear than with bread. The trial ran for two weeks in one town. It is unknown whether the effect lasts.';
const lead = 'Adults who ate a pear at noon slept longer than those who ate bread.';

function facebook(tone: ToneId, told: string): string {
  const made = generatePosts({ inputText, tone, platforms: ['facebook'], finding: `${lead} ${told}` });
  return made.generatedContent.facebook ?? '';
}

describe('what a person told behind their finding', () => {
  it.each<[ToneId, string, string]>([
    ['edgy', 'The trial was small.', 'The catch: the trial was small.'],
    ['casual', 'The trial was small.', 'One caveat: the trial was small.'],
    ['industry-impact', 'The trial was small.', 'Constraint: the trial was small.'],
    ['policy-brief', 'The trial was small.', 'Limits: the trial was small.'],
    ['policy-brief', 'Sleep lasted 42 minutes longer.', 'Figures: sleep lasted 42 minutes longer.'],
    // "On the evidence:" has said it.
    ['industry-impact', 'Sleep lasted 42 minutes longer.', 'In figures: sleep lasted 42 minutes longer.'],
    ['policy-brief', 'It beat bread in tests.', 'Evidence: it beat bread in tests.'],
    ['policy-brief', 'This may reflect the sugar.', "The authors' reading: this may reflect the sugar."],
    // What figures suggest is no figure.
    ['policy-brief', 'The 12% more sleep suggests a use.', '\n\nThe 12% more sleep suggests a use.'],
    // A number that is a name is no figure.
    ['policy-brief', 'Pears of type 2 were alike.', '\n\nPears of type 2 were alike.\nStudied:'],
    ['policy-brief', 'It was tested in simulations.', 'Basis: it was tested in simulations.'],
    ['edgy', 'Sleep lasted 42 minutes longer.', 'The numbers: sleep lasted 42 minutes longer.'],
    ['industry-impact', 'This trial included 64 adults.', 'Stage: this trial included 64 adults.'],
    // Not the authors', and not of today.
    ['policy-brief', 'The WHO recommends pears.', '\n\nThe WHO recommends pears.'],
    [
      'policy-brief',
      'Critics say this may reflect the sugar.',
      '\n\nCritics say this may reflect the sugar.',
    ],
    ['patient-voice', 'The cause was previously unknown.', '\n\nThe cause was previously unknown.'],
    ['policy-brief', 'Longer trials are needed before it is used.', ': longer trials are needed before it'],
    ['policy-brief', 'The control group had more naps.', '\n\nThe control group had more naps.'],
    ['policy-brief', 'The group had 64 adults.', 'Basis: the group had 64 adults.'],
    ['policy-brief', 'No tests show a harm.', '\n\nNo tests show a harm.'],
    // A dose is no finding, and what is unknown elsewhere no open question.
    ['policy-brief', 'Adults ate 300 g for 2 weeks.', '\n\nAdults ate 300 g for 2 weeks.'],
    [
      'conference-spotlight',
      'It helps where the cause is unknown.',
      '\n\nIt helps where the cause is unknown.',
    ],
    ['patient-voice', 'The trial included 64 adults.', 'How it was studied: the trial included 64 adults.'],
    ['edgy', 'The trial included 64 adults.', 'The basis: the trial included 64 adults.'],
    ['funny', 'The trial included 64 adults.', 'Methods, abridged: the trial included 64 adults.'],
    ['edgy', 'It is unknown whether the effect lasts.', 'Still open: whether the effect lasts.'],
    ['edgy', 'Whether the effect lasts remains open.', 'Still open: whether the effect lasts.'],
    ['edgy', 'Longer sleep is expected, but not yet shown.', 'Still open: longer sleep is expected, but not'],
    ['edgy', 'Noise in the ward remains a major challenge.', 'Still open: noise in the ward remains'],
    ['policy-brief', 'How sugar acts needs further analysis.', 'Still open: how sugar acts.'],
    // Where two things are said, no label holds both.
    ['edgy', 'It works in mice, and more study is needed.', '\n\nIt works in mice'],
    [
      'patient-voice',
      'It is still unclear how long it lasts.',
      "What it doesn't tell us yet: how long it lasts.",
    ],
    // Whoever says "recommend" needs no "propose".
    ['policy-brief', 'The authors recommend pears.', '\n\nThe authors recommend pears.'],
    ['policy-brief', 'Mood was the same.', '\n\nMood was the same.\nStudied:'],
    [
      'conference-spotlight',
      'Longer studies are needed to see if it lasts.',
      'Still open: longer studies are needed to see if it lasts.',
    ],
    ['conference-spotlight', 'The trial was small.', 'One limit to raise: the trial was small.'],
    ['policy-brief', 'Pears should be eaten at noon.', 'The authors propose: pears should be eaten at noon.'],
    ['policy-brief', 'The trial included 64 adults.', 'Basis: the trial included 64 adults.'],
    ['patient-voice', 'Sleep lasted 42 minutes longer.', '\n\nSleep lasted 42 minutes longer.'],
    [
      'patient-voice',
      'Sleep rose to 442 from 400 minutes.',
      'In numbers: sleep rose to 442 from 400 minutes.',
    ],
    ['policy-brief', 'Sleep rose to 442 from 400 minutes.', 'Figures: sleep rose to 442 from 400 minutes.'],
    ['funny', 'Sleep lasted 42 minutes longer. They liked pears.', 'Footnote: they liked pears.'],
    ['publisher', 'The trial was small.', 'The trial was small.'],
  ])('is a line of %s: %s', (tone, told, line) => {
    expect(facebook(tone, told)).toContain(line);
  });

  it('keeps its place where it tells more than a limit, or leans on what stands before it', () => {
    expect(facebook('edgy', 'It was safe, but it is unknown whether it lasts.')).not.toContain('The catch:');
    expect(facebook('conference-spotlight', 'They slept 42 minutes longer.')).toContain(
      '\n\nThey slept 42 minutes longer.',
    );
    expect(facebook('policy-brief', 'Also, they slept 42 minutes longer.')).toContain('\n\nAlso, they');
  });

  it('is parted into short sentences, a line each, where the tone is brief', () => {
    const long =
      'It makes most people sleep a good deal longer than bread does, and can also lift their mood.';
    expect(facebook('edgy', `${long} Naps were rare.`)).toContain(
      'It makes most people sleep a good deal longer than bread does. It can also lift their mood.\nNaps were rare.',
    );
    expect(facebook('publisher', long)).toContain('bread does, and can also');
  });

  it('stands behind a label once, and needs no limit of the source beside it', () => {
    const text = facebook(
      'policy-brief',
      'Sleep lasted 42 minutes longer. Mood rose by 9 points. The trial was small.',
    );
    expect(text.match(/Figures:/g)).toHaveLength(1);
    expect(text).toContain('longer.\nMood rose by 9 points.\nLimits: the trial was small.');
    expect(text.match(/Limits:/g)).toHaveLength(1);
    const based = facebook('policy-brief', 'The trial included 64 adults.');
    expect(based.match(/Basis:/g)).toHaveLength(1);
  });

  it('makes one block with the lines of the source', () => {
    expect(facebook('policy-brief', 'Mood was the same.')).toContain('same.\nStudied:');
  });

  it('has its hedge once more where the tone is sharp, and only where it bounds the claim', () => {
    const hedged = facebook('edgy', 'Pears may lift the mood.');
    expect(hedged).toContain('May. Not does.');
    expect(facebook('edgy', 'They used pears that may differ in size.')).not.toContain('May. Not does.');
    expect(facebook('casual', 'Pears may lift the mood.')).not.toContain('Not does.');
    // Where the sentence that hedges has no room, nothing is left to take up.
    const long = `Pears ${'at noon and at night '.repeat(9)}may lift the mood.`;
    const finding = `${lead} ${long}`;
    const made = generatePosts({ inputText, tone: 'edgy', platforms: ['twitter'], finding });
    expect(made.generatedContent.twitter).not.toContain('Not does.');
  });

  it('keeps a name that the person writes with capitals', () => {
    const text = (finding: string): string =>
      generatePosts({ inputText, tone: 'policy-brief', platforms: ['facebook'], finding }).generatedContent
        .facebook ?? '';
    expect(text('Noon Pears, a diet, helped adults sleep.')).toContain('In brief: Noon Pears, a diet');
    expect(text('Hemoglobin stayed as it was.')).toContain('In brief: hemoglobin stayed');
  });

  it('is told by an author where it says "we"', () => {
    const told = facebook('enthusiastic', 'We measured sleep with watches.');
    expect(told).not.toMatch(/\bteam\b/);
    expect(facebook('policy-brief', 'Our advice is that pears should be eaten.')).toContain('We propose:');
  });

  it.each<ToneId>(['edgy', 'policy-brief', 'industry-impact', 'funny', 'patient-voice'])(
    'is flagged nowhere in %s',
    (tone) => {
      const made = generatePosts({
        inputText,
        tone,
        platforms: ['facebook'],
        finding: `${lead} Sleep lasted 42 minutes longer. It is unknown whether the effect lasts.`,
      });
      expect(made.grounding.facebook?.flatMap(({ flags }) => flags)).toEqual([]);
    },
  );
});
