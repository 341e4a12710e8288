import { describe, expect, it } from 'vitest';
import { readSource } from '../../read/read-source.ts';
import { withPointedNamed } from './name-pointed.ts';
import { tell } from './tell.ts';
import { wayOfTitle } from './way-of-title.ts';

const read = (title: string, ...source: readonly string[]) =>
  readSource({ text: source.join(' '), info: { title } });

/** The last sentence, told and then named. */
const named = (title: string, ...source: readonly string[]): string | null => {
  const sheet = read(title, ...source);
  const at = sheet.sentences.length - 1;
  const told = tell(sheet, at);
  return told === null ? null : withPointedNamed(told, at, sheet);
};

describe('what a sentence points at', () => {
  it('is named by the phrase of an earlier sentence with the same noun', () => {
    expect(
      named(
        'Codes and designs',
        'Previous work studied the automorphism group of the classical Kerdock code.',
        'We show that this automorphism group acts transitively on the Pauli matrices.',
      ),
    ).toBe('The automorphism group of the classical Kerdock code acts transitively on the Pauli matrices.');
    expect(
      named(
        'Failure of generalization',
        'Through a theoretical study we uncover two complementary failure modes.',
        'These modes arise from spurious correlations in the data.',
      ),
    ).toBe('Two complementary failure modes arise from spurious correlations in the data.');
  });

  it('is named by none that is not the new one, or says only that it is whole', () => {
    expect(
      named(
        'Neutrinos at two sites',
        'These neutrinos bring new angles and mass splittings into the matrix.',
        'We study the case where the new mass splittings are too small to be seen.',
      ) ?? '',
    ).not.toContain('into the matrix');
    expect(
      named(
        'Heating of the sun',
        'We map the heating of an entire active region.',
        'We find that fast heating dominates in the core of the active region.',
      ) ?? '',
    ).not.toContain('entire');
  });

  it('goes with the verb that follows', () => {
    expect(
      named(
        'Scenes without labels',
        'We propose an unsupervised approach for scenes.',
        'We evaluate our approach on indoor scenes and find that we outperform existing approaches with fewer points.',
      ),
    ).toBe(
      'On indoor scenes, an unsupervised approach for scenes outperforms existing approaches with fewer points.',
    );
  });

  it('needs no name where its kind says which', () => {
    expect(
      named(
        'Clumps around clusters',
        'We applied new algorithms to simulations of clusters.',
        'We find that in those simulated clusters, the density of clumps is independent of the mass.',
      ),
    ).toBe('In simulated clusters, the density of clumps is independent of the mass.');
  });

  it('is named by no phrase that the parser took a verb for a part of', () => {
    const told = named(
      'How large a vocabulary does classification need?',
      'The canonical approach to select pre-defined vocabulary is based on the word frequency, where a threshold is selected to cut off the long tail.',
      'However, we observed that such simple approach could easily lead to under-sized vocabularies.',
    );
    expect(told ?? '').not.toMatch(/is based on .* could/);
  });

  it('stays where two things could be meant, or none', () => {
    expect(
      named(
        'Two groups of codes',
        'We study the cyclic group of the first code and the symmetric group of the second code.',
        'We show that this group acts transitively on the Pauli matrices.',
      ),
    ).toBeNull();
    expect(named('Codes', 'We study codes.', 'We show that these results hold for all matrices.')).toBeNull();
  });

  it('is not the whole where the sentence before speaks of a part, and a bracket that bounds stays', () => {
    expect(
      named(
        'Relapse of asthma',
        'Of 100 adults with severe asthma, half of the adults relapsed.',
        'We found that these adults were older and slept less.',
      ),
    ).toBeNull();
    const sheet = read('Sleep', 'Sleep was studied.', 'Sleep was longer.');
    expect(withPointedNamed('Sleep was longer (but not in these women) in all wards.', 1, sheet)).toBeNull();
  });

  it('is not a rival of what the authors made', () => {
    expect(
      named(
        'Parsing notes',
        'We compare with a popular baseline model for parsing notes.',
        'The proposed model outperforms all others on three corpora.',
      ),
    ).toBeNull();
  });

  it('keeps its article: "the stay" is still that one', () => {
    expect(
      named(
        'Feeding of infants',
        'We recorded a stay in the neonatal ward.',
        'The stay was shorter with early feeding.',
      ),
    ).toBe('The stay in the neonatal ward was shorter with early feeding.');
  });

  it('is the way that the title names, for "our approach"', () => {
    const title = 'Contrastive Learning with Hard Negative Samples';
    expect(
      named(
        title,
        'Robots that insert parts must adapt to new tasks.',
        'We show that our approach adapts to a variety of insertion tasks within minutes.',
      ),
    ).toBe(
      'Contrastive learning with hard negative samples adapts to a variety of insertion tasks within minutes.',
    );
    expect(wayOfTitle(read('Improving the generalization of parsers', 'A text.'))).toBeNull();
    expect(wayOfTitle(read('Can we learn offline?', 'A text.'))).toBeNull();
    expect(wayOfTitle(read('Attention is learning', 'A text.'))).toBeNull();
  });

  it('tells what was evaluated by what it was found on', () => {
    expect(
      named(
        'Continual Learning Through Synapses',
        'We introduce a synaptic model for continual learning.',
        'We evaluate our model on classification tasks, and show that it reduces forgetting.',
      ),
    ).toBe('On classification tasks, a synaptic model for continual learning reduces forgetting.');
  });

  it('is what others have, where the authors only tell of them', () => {
    const title = 'Contrastive Learning with Hard Negative Samples';
    const sheet = read(title, 'Doctors were asked.', 'They answered.');
    const told = 'The authors found that doctors changed their approach after these weeks.';
    expect(withPointedNamed(told, 1, sheet) ?? told).toContain('doctors changed their approach');
    const own = 'In mice, the authors evaluate their results against each other.';
    expect(withPointedNamed(own, 1, sheet) ?? own).not.toContain("the authors' results");
  });

  it('is the subject of the sentence before, for "it"', () => {
    expect(
      named(
        'A tool for cyberattacks',
        'We find that the deployed system can find attacks on two enterprises.',
        'It outperforms two baseline systems in warnings of attacks.',
      ),
    ).toBe('The deployed system outperforms two baseline systems in warnings of attacks.');
  });
});
