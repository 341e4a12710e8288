import type { FactSheet } from '../fact-sheet.ts';

type Named = Pick<FactSheet, 'title' | 'sentences'>;

/** "phase III", where a text names one phase as its own: not what came before it, nor what is still to come. Sought once a sheet. */
export function phaseOf(sheet: Named): string | null {
  const known = found.get(sheet) ?? { phase: findPhase(sheet) };
  found.set(sheet, known);
  return known.phase;
}

const found = new WeakMap<Named, { readonly phase: string | null }>();

function findPhase({ title, sentences }: Named): string | null {
  const named = [title ?? '', ...sentences.map(({ text }) => text)]
    .filter((text) => !otherTrials.test(text))
    .flatMap((text) => text.match(phase) ?? []);
  const phases = new Set(named.map((one) => one.replace(/^phase/i, 'phase')));
  return phases.size === 1 ? ([...phases][0] ?? null) : null;
}

const phase = /\bphase (?:I{1,3}|IV|[1-4])[ab]?(?:\/(?:I{1,3}|IV|[1-4])[ab]?)?(?![\p{L}\d])/giu;

const otherTrials =
  /\b(?:needed|warranted|required|planned|future|further|next|earlier|previous(?:ly)?|prior|recent|preceding|had (?:shown|been)|other)\b/iu;
