import { readFileSync } from 'node:fs';

/** An annotated abstract: its sentences, and the part that each plays (B background, O objective, M methods, R results, C conclusions). */
export interface CorpusAbstract {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly roles: readonly string[];
}

/** The annotated abstracts, with one letter a sentence for its part: the stronger where a sentence plays two. */
export function annotatedAbstracts(): CorpusAbstract[] {
  return readFileSync(new URL('../corpus/abstracts.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { title, sentences, roles } = JSON.parse(line) as CorpusAbstract & { readonly roles: unknown };
      return { title, sentences, roles: String(roles).match(/[A-Z](?![A-Z]?\))|(?<=\()[A-Z]/g) ?? [] };
    });
}

/** The texts of the annotated abstracts; those of fact sheets where `file` says so. */
export function corpusAbstracts(file: 'abstracts' | 'factsheets' = 'abstracts'): string[] {
  return readFileSync(new URL(`../corpus/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly sentences: readonly string[] }).sentences.join(' '));
}
