/** What is told once a look-up ended. Apart from the other words, as the screen needs it before any of those. */
export const words = {
  loaded: {
    doi: '✅ Research Paper Loaded',
    un: '✅ UN Document Loaded',
    dataset: '✅ Dataset Loaded',
    patent: '✅ Patent Loaded',
  },
  loadedWithNotice: 'Loaded, with a notice',
  failed: {
    doi: { title: '❌ DOI Lookup Failed', description: 'DOI not found or unavailable' },
    un: { title: '❌ UN Document Lookup Failed', description: 'UN document not found' },
    dataset: { title: '❌ Dataset Lookup Failed', description: 'Dataset not found' },
    patent: { title: '❌ Patent Lookup Failed', description: 'Patent not found' },
  },
} as const;
