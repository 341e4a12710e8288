import { expect, it } from 'vitest';
import { findAcronyms } from '#domain/language/acronyms.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { readTopic as topicFor } from './topic.ts';

const readTopic = (title: string, text: string): string | null =>
  topicFor(title, 'Nothing of it.', splitSentences(text), []);

it('names no topic that the title turns round', () => {
  const text =
    'Activation of IRF3 was measured. Protein C6 inhibits activation of IRF3. Protein C6 binds it.';
  expect(readTopic('Protein C6 Inhibits Activation of IRF3', text) ?? '').not.toMatch(/activation/i);
  expect(readTopic('Activation of IRF3 in mice', text)).toMatch(/IRF3/);
});

it('takes an abbreviated genus and its species as one name', () => {
  const text = 'We studied D. rerio fin regrowth. In D. rerio fin regrowth a signal spreads.';
  expect(readTopic('Proteases Cooperate during D. rerio Fin Regrowth', text)).toBe('D. rerio fin regrowth');
  expect(readTopic('A signal in D. rerio', text)).toBe('D. rerio');
});

it('goes on with the number of a catalogue, and never begins behind "on"', () => {
  const text = 'Discs of young stars were seen in the nebula NGC 2024. Discs lose mass.';
  expect(readTopic('Discs in the Flame Nebula NGC 2024', text) ?? 'NGC 2024').toMatch(/NGC 2024$|^discs$/i);
  expect(readTopic('Spectra of planets with the spectrometer on board JWST MIRI', text) ?? '').not.toMatch(
    /^board/i,
  );
});

it('names no way of measuring for a text without a title', () => {
  const text =
    'Reverse transcription-polymerase chain reaction (RT-PCR) was used. RT-PCR found the virus. RT-PCR was quick.';
  const acronyms = findAcronyms(splitSentences(text));
  expect(acronyms.map(({ short }) => short)).toEqual(['RT-PCR']);
  expect(topicFor(null, 'Nothing of it.', splitSentences(text), acronyms)).toBeNull();
});

it('names neither of two for a text without a title that tells of both', () => {
  const about = (text: string): string | null =>
    topicFor(null, 'Nothing of it.', splitSentences(text), findAcronyms(splitSentences(text)));
  const copd =
    'Attacks of chronic obstructive pulmonary disease (COPD) are dear. COPD is common. COPD limits breath.';
  expect(about(copd)).toBe('chronic obstructive pulmonary disease');
  expect(about(`${copd} We studied adults with asthma or COPD.`)).toBeNull();
});

it('keeps the capitals of a short form', () => {
  expect(
    readTopic('Cups and stability in THA', 'Hips were measured. Cups that tilt have less stability.'),
  ).toMatch(/THA$/);
});

it.each([
  ['Serum levels of vitamin D.', 'Vitamin D was measured. Levels of vitamin D fell.', /vitamin D$/i],
  ['Outbreaks of hepatitis C.', 'Outbreaks of hepatitis C were counted.', /hepatitis C$/],
  [
    'Vaccine against L. major infection',
    'L. major infection is common. The vaccine stops L. major infection.',
    /^(?:L\. major|vaccine)/i,
  ],
  [
    'Oils of Salvia officinalis L. in spring',
    'The leaves of Salvia officinalis were cut. Salvia officinalis smells.',
    /Salvia officinalis\b/,
  ],
])('takes no other letter and dot for a genus: %s', (title, text, topic) => {
  expect(readTopic(title, text)).toMatch(topic);
});

it('keeps the capital that a name has inside a sentence', () => {
  const text = 'Salvia officinalis grows by the sea. The leaves of Salvia officinalis were tested.';
  expect(readTopic('Salvia officinalis in spring', text)).toMatch(/^Salvia officinalis\b/);
});

it('names what the finding leaves to the title', () => {
  const title = 'Replication of two genotypes of human metapneumovirus in mice';
  const texts = splitSentences(
    'Human metapneumovirus infects children. Genotype B of human metapneumovirus outgrew the others in mice.',
  );
  expect(topicFor(title, 'Genotype B outgrew the others in mice.', texts, [])).toMatch(/metapneumovirus/);
});

it.each([
  ['Yellow fever in Africa and the Americas', /fever/],
  ['Ligands cooperate to specify signaling states of cells', /^(?!specify)/],
  ['Use of in silico approaches', /^(?!silico)/],
  ['The equivalence of signaling-theoretic and likelihood-based approaches', /^(?!.*theoretic$)/],
])('takes no place, deed or torn phrase of %j', (title, topic) => {
  expect(readTopic(title, `${title}. Signaling states differ. Approaches differ.`) ?? '').toMatch(topic);
});

it.each([
  [
    'Less salt cuts strokes in rural China',
    'We randomised villages. Strokes fell in rural China.',
    /cuts|^salt/i,
  ],
  [
    'Loss of Trem2 in microglia worsens tau pathology',
    'We deleted Trem2 in microglia. Tau pathology was greater.',
    /worsens|^Trem2/,
  ],
  ['Ultraviolet light kills prions? Not so', 'Ultraviolet light was used. Activity was unchanged.', /kills/],
  ['There are no four-coloured giraffes', 'We looked for four-coloured giraffes.', /giraffes/],
  ['Do cats prefer boxes?', 'Cats prefer boxes at times.', /prefer/],
  ['Failure of ivermectin to cure COVID-19', 'The failure of ivermectin was seen.', /failure/i],
  ["Rats: a genomic map of the city's brown rats", "We mapped the city's brown rats.", /^city/],
])('takes no clause, no half of a denial and no torn name of %j', (title, text, topic) => {
  expect(readTopic(title, text) ?? '').not.toMatch(topic);
});

it('keeps a name with signs in it as it is', () => {
  expect(readTopic('C++ templates in games', 'C++ templates compile in games.')).toMatch(/^C\+\+ templates/);
  expect(readTopic('Templates of C++ in games', 'Templates are slow. We timed C++ ones.') ?? '').not.toMatch(
    /c\+\+/,
  );
});

it('keeps two-word places whole, reads capitals and signs of any script', () => {
  const wages = 'The minimum wage rose in New Jersey. We asked restaurants in New Jersey and Pennsylvania.';
  expect(readTopic('Wages in New Jersey and Pennsylvania', wages) ?? '').not.toMatch(/^Jersey/);
  expect(
    readTopic('İstanbul seismicity', 'We studied İstanbul seismicity. İstanbul seismicity differs.'),
  ).toBe('İstanbul seismicity');
  expect(
    readTopic('RECOVERY IN ELITE SWIMMERS', 'We tested elite swimmers. Recovery in elite swimmers was fast.'),
  ).toMatch(/elite swimmers$/);
});

it.each([
  ['Is gastric cancer different in Korea and the United States?', /^gastric cancer$/],
  ['Unsupervised part representation by flow capsules', /^unsupervised part representation$/i],
  ['Learning low-rank latent mesoscale structures in networks', /^low-rank latent mesoscale structures/],
])('names a phrase of %j that the text does not print', (title, topic) => {
  expect(readTopic(title, 'Differences were seen. They were large.')).toMatch(topic);
});
