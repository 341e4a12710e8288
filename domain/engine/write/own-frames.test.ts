import { describe, expect, it } from 'vitest';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import { generatePosts } from '../generate.ts';

/** All seeds of a tone on a platform: what one of them says, a person may get. */
function posts(
  inputText: string,
  finding: string,
  tone: ToneId,
  { title, platform = 'facebook' }: { title?: string; platform?: PlatformId } = {},
): string {
  const articleInfo = title === undefined ? {} : { title };
  return [0, 1, 2, 3, 4, 5]
    .map((seed) => {
      const made = generatePosts({ inputText, tone, platforms: [platform], finding, seed, articleInfo });
      return made.generatedContent[platform] ?? '';
    })
    .join('\n---\n');
}

const phaseThree =
  'Flare-ups of chronic obstructive pulmonary disease need antibiotics. In this phase III trial, 345 patients were randomised to zabofloxacin or moxifloxacin. Clinical cure was 86.7% with zabofloxacin and 86.3% with moxifloxacin. Zabofloxacin was not inferior.';
const baseline =
  'Physical activity may matter for quality of life. We used baseline data of 465 adults in a randomised controlled trial and analysed them in a cross-sectional model. More active minutes were associated with better quality of life.';
const stimulation =
  'Ageing changes brain rhythms. We applied alternating current to the motor cortex of 20 young and 20 old healthy adults. Excitability rose in both groups. There was no indication that it was more effective in the old.';
const higgs =
  'Dark matter needs a theory. We discuss a baryonic Higgs boson in a gauge theory of baryon number and its decays at colliders. The Higgs can decay into two photons or into dark matter.';

describe('what stands around a person’s own words', () => {
  it('names the phase of a trial as its stage, and says of no drug that no product is mentioned', () => {
    const text = posts(phaseThree, 'Zabofloxacin was not inferior to moxifloxacin.', 'industry-impact');
    expect(text).toContain('Stage: a phase III trial');
    expect(text).not.toContain('no product');
  });

  it('names no phase that is still to come', () => {
    const later = `${phaseThree.replace('phase III ', '')} A phase III trial is needed.`;
    expect(posts(later, 'Zabofloxacin was not inferior to moxifloxacin.', 'industry-impact')).not.toContain(
      'phase III',
    );
  });

  it.each<ToneId>(['casual', 'policy-brief', 'industry-impact', 'conference-spotlight'])(
    'does not call what is linked at the start of a trial one, in %s',
    (tone) => {
      const own = 'More active minutes were associated with better quality of life.';
      expect(posts(baseline, own, tone)).not.toMatch(/randomi[sz]ed|\btrial\b/i);
    },
  );

  it('is as grave as the words of the person, and not as those of a sentence near them', () => {
    const own = 'Alternating current raised excitability in young and old healthy adults.';
    expect(posts(stimulation, own, 'funny')).not.toMatch(/No jokes|Setting the jokes aside|told straight/);
    const grave = 'More adults died with the current than without.';
    expect(posts(stimulation, grave, 'funny')).toMatch(/No jokes|jokes aside|told straight|Told straight/);
  });

  it('names no phase that the person named, and dares nobody over an overview', () => {
    const told = 'Zabofloxacin was not inferior. This phase III trial had 345 patients.';
    const twice = posts(phaseThree, told, 'policy-brief').split('\n---\n');
    expect(twice.filter((text) => (text.match(/phase III/g) ?? []).length > 1)).toEqual([]);
    const essay =
      'This essay reviews the evidence for the big bang. It explains dark matter and dark energy. It names challenges such as the Hubble tension.';
    const own = 'A review paints a broad picture of modern cosmology.';
    expect(posts(essay, own, 'edgy')).not.toContain('Poke holes');
  });

  it('tells nobody to ask before they change what was done to them in an operation', () => {
    const airway =
      'Airway devices are sized by weight. We studied 80 adults with planned surgery. Sizing by distance gave better ventilation than sizing by weight in 24 of 40 patients.';
    const text = posts(
      airway,
      'Sizing the airway device by distance gave patients better ventilation in surgery.',
      'patient-voice',
    );
    expect(text).toContain('Questions about this? Your care team can help.');
    expect(text).not.toContain('before changing anything');
  });

  it('tells a theory of the sky at the blackboard', () => {
    const own = 'The baryonic Higgs can decay into two photons or into dark matter.';
    expect(posts(higgs, own, 'funny', { title: 'A baryonic Higgs and dark matter' })).not.toMatch(
      /telescope|upstairs|stars were/i,
    );
  });

  it('calls on those who live with a condition that the finding or its sample names', () => {
    const own = 'In patients with chronic obstructive pulmonary disease, zabofloxacin was not inferior.';
    expect(posts(phaseThree, own, 'patient-voice')).toContain(
      'For people with chronic obstructive pulmonary disease: zabofloxacin was not inferior',
    );
  });
});
