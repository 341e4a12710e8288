import type { TracedText } from './traced-text.ts';

/** Copied structured abstracts lose the line break on both sides of a heading: "at work.FindingsIn the articles". */
export function partGluedHeadings(traced: TracedText): TracedText {
  return traced.replace(
    gluedHeading,
    (_, __, [before = '', heading = '']) => `${before}${before === '' ? '' : '\n'}${heading}: `,
  );
}

const gluedHeading =
  /(^|[.!?)\]])\s*(Purpose|Background|Introduction|Objectives?|Aims?|Design\/methodology\/approach|Design\/methodology|Methodology|Methods|Materials and methods|Findings|Results|Discussion|Conclusions?|Originality\/value|Originality|Value|(?:Practical|Social|Research|Theoretical|Managerial) implications|Research limitations\/implications)(?=[A-Z][a-z]|A\s)/g;

/**
 * Services that keep an abstract word by word lose every mark behind a heading: "… were lost. Results We found". One word
 * may only look like a heading; two of them in one text do not.
 */
export function partBareHeadings(traced: TracedText): TracedText {
  const names = new Set(Array.from(traced.text.matchAll(bareHeading), ({ 2: name = '' }) => name));
  const isStructured =
    names.size > 1 && [...names].some((name) => /^(?:Methods|Results|Findings|Conclusions?)/.test(name));
  return isStructured
    ? traced.replace(
        bareHeading,
        (_, __, [before = '', name = '']) => `${before.trim()}${before === '' ? '' : '\n'}${name}: `,
      )
    : traced;
}

const bareHeading =
  /(^|[.!?)\]] )(Aims?|Background|Introduction|Objectives?|Purpose|Location|Time period|Major taxa studied|Design|Setting|Methods|Methodology|Materials and [Mm]ethods|Patients and [Mm]ethods|Methods and [Ff]indings|Findings|Results|Interpretation|Discussion|(?:Main )?[Cc]onclusions?|Significance) (?=(?!In |Of |Thinking |Science |Section |Research |Study )[A-Z][a-z]+ )/g;
