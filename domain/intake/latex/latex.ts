import type { TracedText } from '../traced-text.ts';
import { readAccents } from './accents.ts';
import { formulasIn } from './find-formulas.ts';
import { power, resolveFormula } from './formula.ts';
import { functionNames, latexSymbols } from './latex-symbols.ts';

/**
 * Resolves LaTeX to plain Unicode text: formulas, text commands, lists, accents, quotes. A formula that cannot be resolved whole
 * is left exactly as printed, so that later screens can see it and refuse the sentence.
 */
export function resolveLatex(traced: TracedText): TracedText {
  if (!/[\\$^_{}`~]|''/.test(traced.text)) return traced;
  return readTextCommands(readFormulas(readEnvironments(readAccents(traced))));
}

/** Lists on lines of their own, a heading before its text; what else an environment holds runs on. */
function readEnvironments(traced: TracedText): TracedText {
  if (!traced.text.includes('\\')) return traced;
  return traced
    .replace(/(?<=[\p{L}\p{N}%)])\s*\\item(?![A-Za-z])(?:\s*\[[^\]\n]{0,80}\])?\s*/gu, '.\n• ')
    .replace(/(?<!\s)\s*\\item(?![A-Za-z])(?:\s*\[[^\]\n]{0,80}\])?\s*/g, '\n• ')
    .replace(/(?<=[\p{L}\p{N}%)])\s*\\end\{(?:itemize|enumerate|description)\}\s*/gu, '.\n')
    .replace(
      /(?<!\s)\s*\\(?:begin|end)\{(?:itemize|enumerate|description|abstract|quote|center)\}(?:\[[^\]\n]{0,40}\])?\s*/g,
      '\n',
    )
    .replace(/\\(?:sub){0,2}(?:section|paragraph)\*?\{([^{}]{1,80})\}\s*/g, '\n$1: ')
    .replace(/\\(?:no)?(?:newline|indent|par)(?![A-Za-z])\s*|\\\\(?:\[[^\]\n]{0,20}\])?(?=\s|$)/g, ' ');
}

function readFormulas(traced: TracedText): TracedText {
  const edits = formulasIn(traced.text).flatMap(({ start, end, body }) => {
    const by = resolveFormula(body);
    return by === null ? [] : [{ start, end, by }];
  });
  return traced.edit(edits);
}

function readTextCommands(traced: TracedText): TracedText {
  return (
    traced
      .replace(
        /~?\\(?:cite[a-z]*|ref|label|footnote|eqref|thanks|vspace|hspace)\*?\s*(?:\[[^\]]{0,80}\])?\{[^{}]*\}/g,
        '',
      )
      .replace(/\\href\s*\{[^{}]*\}\s*\{([^{}]*)\}/g, '$1')
      .replace(
        /\\(?:emph|underline|url|[mh]box|text[a-z]{0,9}|math(?:rm|it|bf|sf|cal)|ensuremath)\s*\{([^{}]*)\}/g,
        '$1',
      )
      .replace(/\{\\(?:it|em|bf|sc|rm|tt|sl)(?:shape|series)?\s+([^{}]*)\}/g, '$1')
      // A tie before a share's sign is no space, and elsewhere one.
      .replace(/(?<=\d)(?:~|\\,)?\s?\\%/g, '%')
      .replace(/\\([%&#_$])/g, '$1')
      .replace(/\\[,;:!]/g, ' ')
      .replace(/(\d)\^\{?([-−+]?\d+)\}?/g, (_, __, [digit = '', exponent = '']) => digit + power(exponent))
      .replace(/(?<=\d)~(?=%)/g, '')
      .replace(/(?<=[\p{L}.,])~(?=[\p{L}\p{N}])|(?<=[\p{N})])~(?=\p{L})/gu, ' ')
      .replace(/~\s+(?=\d)/g, '~')
      .replace(/``|''/g, '"')
      .replace(/`([^`'\n]{1,80})'/g, "'$1'")
      .replace(/\\([A-Za-z]+)\b(\s?)/g, (whole, _, [name = '', gap = '']) => {
        const sign = latexSymbols[name];
        return sign === undefined ? whole : sign + (functionNames.has(name) ? gap : '');
      })
      .replace(/\{([\p{L}\p{N} .~≈,+-]{1,40})\}/gu, '$1')
  );
}
