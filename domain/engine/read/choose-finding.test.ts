import { describe, expect, it } from 'vitest';
import { abstractById, abstracts } from '../fixtures/abstracts.ts';
import { chooseFinding, findingShares } from './choose-finding.ts';
import { readSentences } from './read-sentences.ts';
import { findingModel } from './weights/finding.generated.ts';

const choose = (id: string, genre: Parameters<typeof chooseFinding>[2] = 'other') => {
  const { title, text } = abstractById(id);
  const read = readSentences(text);
  return { ...chooseFinding(read, title, genre), read };
};
const firstText = ({ ranked, read }: ReturnType<typeof choose>) =>
  read.sentences[ranked[0]?.sentence ?? -1]?.text;

describe('chooseFinding', () => {
  it('leads with the answer of a trial and of a null result', () => {
    expect(firstText(choose('acupuncture-trial'))).toContain('significantly reduced depression at 3 months');
    expect(firstText(choose('lie-detection-null'))).toContain('fail to support the claims');
  });

  it('leads with a primary outcome that was missed, and asks', () => {
    const trial = (primary: string): string =>
      [
        'Background: Sore throats are common after long lectures.',
        'Methods: In a double-blind trial 30 teachers were randomised to honey or syrup for 12 months.',
        'Results: A lasting relief was seen in 10 of 15 teachers with honey and in two of 15 with syrup (p = 0.003).',
        primary,
        'Conclusions: The delayed relief suggests that sore throats of teachers are a disease of the voice.',
      ].join(' ');
    const lead = (primary: string) => {
      const read = readSentences(trial(primary));
      const { ranked, sure, doubt } = chooseFinding(read, null, 'trial');
      return { text: read.sentences[ranked[0]?.sentence ?? -1]?.text, sure, doubt };
    };
    for (const primary of [
      'The primary end-point, defined as relief at 3 months, was negative.',
      'There was no significant difference between groups in the primary outcome.',
      'The study failed to meet its primary endpoint.',
    ])
      expect(lead(primary)).toEqual({
        text: primary,
        sure: false,
        doubt: expect.stringContaining('primary outcome was not met'),
      });
    for (const primary of [
      'The primary end point was the negative predictive value of the mirror.',
      'The primary outcome, relief at 3 months, was met.',
      'There was no difference in the second primary endpoint.',
    ])
      expect(lead(primary).text).not.toBe(primary);
  });

  it('does not lead with advice, registration or what was known before', () => {
    for (const { id, kind } of abstracts) {
      if (kind === 'un' || kind === 'protocol' || kind === 'patent') continue;
      const text = firstText(choose(id)) ?? '';
      expect(text).not.toMatch(
        /\b(?:should|further research|regist(?:ered|ration)|ISRCTN|aim of this study)\b/,
      );
    }
  });

  it('lets no praise of the work, need, start value, publisher or torn sentence lead', () => {
    const result = 'Workers who met the robots reported more stress and lower job security than their peers.';
    for (const other of [
      'The research is unique and important in this respect.',
      'The advice to operate at once on all of these children needs revisiting.',
      'Observations along both axes are thus required to obtain a complete picture.',
      'It is an initiative of JSTOR, a not-for-profit organization with a mission to help scholars.',
      'Before the start of treatment there was no significant difference between the two groups.',
      'In this chapter, the author tries to answer these questions by comparing algorithms.',
      'To find a separation point that could define a retesting zone for low-risk populations.',
      'Proteases and degradation by the N-end rule pathway 930 IV.',
      'Region: four towns Sample: 473 workers Partner: two hotels Outcome: stress',
      'We, as a community, should measure stress and job security more often.',
      'We have shown that inflammation of the airway wall may increase perception and.',
    ]) {
      const read = readSentences(`We surveyed hotel workers in four towns. ${result} ${other}`);
      const { ranked } = chooseFinding(read, null, 'other');
      expect(read.sentences[ranked[0]?.sentence ?? -1]?.text).toBe(result);
    }
  });

  it('asks where a power of ten seems to have lost its exponent', () => {
    const text = 'We simulated captures. We find that Jupiter is 104 times more efficient than Earth.';
    const { sure, doubt } = chooseFinding(readSentences(text), null, 'other');
    expect(sure).toBe(false);
    expect(doubt).toContain('104 times');
    const plain = readSentences(text.replace('104', '110'));
    expect(chooseFinding(plain, null, 'other').doubt ?? '').not.toContain('exponent');
  });

  it('leads a protocol with its plan, and says that there is no result', () => {
    const choice = choose('walking-protocol');
    expect(firstText(choice)).toContain('will conduct');
    expect(choice.sure).toBe(false);
    expect(choice.doubt).toMatch(/no result yet/);
  });

  it('leads a patent with what the thing is, and an official text with what it decides', () => {
    expect(firstText(choose('electric-fracturing', 'patent'))).toMatch(/^The present invention provides/);
    expect(firstText(choose('right-to-environment', 'policy'))).toContain('Recognizes the right');
  });

  it('gives a reason exactly where it is not sure, and at most three candidates in falling order', () => {
    for (const { id } of abstracts) {
      const { ranked, sure, doubt } = choose(id);
      expect(doubt === null).toBe(sure);
      expect(ranked.length).toBeLessThanOrEqual(3);
      ranked.slice(1).forEach(({ score }, at) => {
        expect(score).toBeLessThanOrEqual(ranked[at]?.score ?? 0);
      });
    }
  });

  it('leads a patent with what the invention is, and a plan with what it is to establish', () => {
    const leadOf = (text: string, genre: 'patent' | 'protocol') => {
      const read = readSentences(text);
      return read.sentences[chooseFinding(read, null, genre).ranked[0]?.sentence ?? -1]?.text;
    };
    const invention = 'The present invention is a handle for steering the tip of a catheter.';
    expect(leadOf(`${invention} The catheter body includes two wires. A knob moves them.`, 'patent')).toBe(
      invention,
    );
    const plan =
      'We plan to conduct a randomised trial to establish whether a leaflet is better than usual care.';
    expect(
      leadOf(`${plan} We will recruit 800 adults from ten practices. Data will be collected.`, 'protocol'),
    ).toBe(plan);
  });

  it('is not sure of a sentence with two short forms that the text spells nowhere', () => {
    const textOf = (spelled: string) =>
      `Balance matters in sport. We trained 20 players${spelled} for eight weeks. The results showed that PB improved jumps significantly more than PT did (p = 0.01).`;
    const choiceOf = (spelled: string) =>
      chooseFinding(readSentences(textOf(spelled)), 'Training and jumps of players', 'trial');
    expect(choiceOf('').doubt).toContain('PB, PT');
    expect(choiceOf(' with plyometric balance (PB) or plyometric training (PT)').doubt ?? '').not.toContain(
      'PB',
    );
  });

  it('is not sure of a sentence that leaves what was done to another', () => {
    const text =
      'Adults who live in the street gain weight. We taught cooking to 575 adults in a randomized trial. The results indicate that the intervention resulted in no significant change in weight (p = 0.4).';
    expect(chooseFinding(readSentences(text), 'Weight of adults in the street', 'trial').sure).toBe(false);
  });

  it('says so where there is nothing to choose', () => {
    expect(chooseFinding(readSentences(''), null, 'other')).toMatchObject({ ranked: [], sure: false });
  });
});

describe('findingShares', () => {
  it('gives nothing to a pasted title or to apparatus, and sums to 1', () => {
    const read = readSentences('A title of its own\n\nWe found that A raised B. Funding: The Fund paid.');
    const shares = findingShares(read, { title: null, genre: 'other' }, findingModel);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect([shares[0], shares[2]]).toEqual([0, 0]);
  });
});
