import { readFileSync } from 'node:fs';

/** The texts of the annotated abstracts; those of fact sheets too where `file` says so. */
export function corpusAbstracts(file: 'abstracts' | 'factsheets' = 'abstracts'): string[] {
  return readFileSync(new URL(`../corpus/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly sentences: readonly string[] }).sentences.join(' '));
}
