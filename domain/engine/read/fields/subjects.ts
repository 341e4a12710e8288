import type { Genre, Subjects } from '../../fact-sheet.ts';
import type { SourceText } from './genre.ts';

/** A guess at who or what the work is about, from its genre and its nouns. */
export function guessSubjects(source: SourceText, genre: Genre): Subjects {
  const text = `${source.title ?? ''} ${source.title ?? ''} ${source.text}`;
  if (genre === 'theory') return 'theory';
  if (genre === 'simulation') return 'simulation';
  const counts = subjectNouns.map(({ subjects, pattern }) => ({
    subjects,
    count: (text.match(pattern) ?? []).length,
  }));
  const most = counts.reduce((best, next) => (next.count > best.count ? next : best), {
    subjects: 'other' as Subjects,
    count: 0,
  });
  if (genre === 'method' && most.subjects !== 'people')
    return most.subjects === 'celestial' ? 'celestial' : 'texts-or-data';
  return most.count >= 2 || (most.count === 1 && genre !== 'other') ? most.subjects : 'other';
}

/** Whether a text has a word of them, where they are known by words: what is studied without being named is not stated. */
export function namesSubjects(text: string, subjects: Subjects): boolean {
  const nouns = subjectNouns.find((one) => one.subjects === subjects);
  return nouns === undefined || text.search(nouns.pattern) >= 0;
}

const subjectNouns: readonly { readonly subjects: Subjects; readonly pattern: RegExp }[] = [
  {
    subjects: 'people',
    pattern:
      /\b(?:patients?|participants?|respondents?|children|adolescents?|women|woman|men|adults?|infants?|neonates?|newborns?|students?|residents?|physicians?|doctors?|nurses?|volunteers?|people|persons?|cohort|households?|mothers?|workers?|veterans?|athletes?|humans?|individuals|families|boys|girls|smokers|surg(?:ery|ical|eons?)|clinical|pregnan\w+)\b/gi,
  },
  {
    subjects: 'animals',
    pattern:
      /\b(?:mice|mouse|murine|rats?|rabbits?|zebrafish|Drosophila|C\. elegans|pigs?|piglets?|dogs?|cats?|macaques?|monkeys?|bats?|birds?|fish|sharks?|bees?|honeybees?|insects?|larvae|animals?|sheep|fossils?|skeleton|horses?|mites?)\b/gi,
  },
  {
    subjects: 'cells',
    pattern:
      /\b(?:cells?|in vitro|cell lines?|macrophages?|neurons?|fibroblasts?|stem cells?|cultured|organoids?|proteins?|receptors?|genes?|mRNA|transcription\w*|phosphorylat\w*|cytokines?)\b/gi,
  },
  {
    subjects: 'plants',
    pattern:
      /\b(?:plants?|Arabidopsis|seedlings?|leaf|leaves|roots?|crops?|wheat|rice|maize|trees?|pollen|flowering)\b/gi,
  },
  {
    subjects: 'microbes',
    pattern:
      /\b(?:bacteri\w+|microbes?|microbial|microbiome|E\. coli|yeast|fungi|fungal|phages?|virions?|Mycobacterium|Plasmodium|archaea)\b/gi,
  },
  {
    subjects: 'celestial',
    pattern:
      /\b(?:galax(?:y|ies)|stars?|stellar|planets?|exoplanets?|quasars?|supernovae?|black holes?|kilonova|pulsars?|clusters?|nebulae?|orbits?|telescopes?|redshift|solar|disks?)\b/gi,
  },
  {
    subjects: 'texts-or-data',
    pattern:
      /\b(?:datasets?|corpus|corpora|documents?|texts?|images?|videos?|benchmarks?|word embeddings|training|classifier|records|documents|papers|database)\b/gi,
  },
  {
    subjects: 'software',
    pattern: /\b(?:software|programs?|compilers?|source code|bugs?|developers?|APIs?|smart contracts?)\b/gi,
  },
  {
    subjects: 'instruments',
    pattern:
      /\b(?:sensors?|detectors?|devices?|instruments?|smartphones?|spectrometers?|lasers?|cameras?)\b/gi,
  },
];
