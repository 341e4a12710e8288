import type { Draft } from './draft.ts';

/** Openly licensed abstracts to try the product with. Their texts are loaded when one is chosen. */
export interface Sample {
  /** In the engine's collection of abstracts. */
  readonly id: string;
  readonly label: string;
  readonly info: Draft['info'];
  /** The attribution that its licence asks for. */
  readonly credit: string;
}

export const samples: readonly Sample[] = [
  {
    id: 'arctic-plants',
    label: 'Arctic plants and warming',
    info: {
      title: 'Diminished Response of Arctic Plants to Warming over Time',
      journal: 'PLOS ONE',
      year: '2015',
      url: 'https://doi.org/10.1371/journal.pone.0116586',
    },
    credit: 'Kremers et al. 2015, PLOS ONE, CC BY 4.0',
  },
  {
    id: 'lie-detection-null',
    label: 'Do the eyes give away a lie?',
    info: {
      title: 'The Eyes Don’t Have It: Lie Detection and Neuro-Linguistic Programming',
      journal: 'PLOS ONE',
      year: '2012',
      url: 'https://doi.org/10.1371/journal.pone.0040259',
    },
    credit: 'Wiseman et al. 2012, PLOS ONE, CC BY 4.0',
  },
  {
    id: 'message-forwarding',
    label: 'Limits on forwarding messages',
    info: {
      title: 'Can WhatsApp Counter Misinformation by Limiting Message Forwarding?',
      year: '2019',
      url: 'https://arxiv.org/abs/1909.08740',
    },
    credit: 'de Freitas Melo et al. 2019, arXiv, metadata under CC0',
  },
];

export async function loadSampleText(sample: Sample): Promise<string> {
  const { abstractById } = await import('#domain/engine/fixtures/abstracts.ts');
  return abstractById(sample.id).text;
}
