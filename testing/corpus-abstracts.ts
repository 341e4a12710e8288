import { readFileSync } from 'node:fs';

/** The texts of the annotated abstracts. */
export function corpusAbstracts(): string[] {
  return readFileSync(new URL('../corpus/abstracts.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly sentences: readonly string[] }).sentences.join(' '));
}
