/** Elements of HTML, JATS, MathML and Springer's A++ that abstracts and titles were seen to hold, by what becomes of their tags. */
const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** They run on in the line. */
export const inline = named(
  'i b em strong italic bold span u sc scp smallcaps small big font a ext-link uri email xref styled-content underline overline monospace roman sans-serif strike s inline-graphic graphic image img inline-supplementary-material named-content content abbrev sup sub superscript subscript emphasis inline-formula formula label tt code q cite mark abbr acronym def-list term def tex-math related-article related-object object-id institution institution-wrap private-char fn break target inf xocs inlineequation alternatives disp-formula',
);

/** Paragraphs and what holds them. */
export const blocks = named(
  'p sec div list ul ol dl table table-wrap table-wrap-foot thead tbody tfoot caption abstract abstracttext abstractsection para simplepara section disp-quote boxed-text fig body html head article hr blockquote pre trans-abstract kwd-group front back main header footer nav aside figure figcaption',
);

/** A line each. */
export const lines = named('br tr dt dd');

/** A point of a list each. */
export const points = named('li list-item');

export const cells = named('td th');

export const headings = named('title h1 h2 h3 h4 h5 h6 heading');

/** Nothing in them is text. */
export const silent = named('script style noscript template svg');

/** What holds a formula, often twice: as MathML and as TeX. */
export const formulas = named('inline-formula disp-formula alternatives math tex-math inlineequation');

export const raised = named('sup superscript');
export const lowered = named('sub subscript');

/** Elements of MathML. */
export const mathElement = /^(?:math|m[a-z]{1,12}|semantics|annotation(?:-xml)?)$/;

/** True for what is read in a form of its own, wherever it stands. */
export function hasForm(name: string): boolean {
  return [blocks, points, lines, headings, formulas, raised, lowered].some((names) => names.has(name));
}
