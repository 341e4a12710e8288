/** A run of text as a page places it. Lengths in points (1/72 inch); `y` is its baseline, counted from the top of the page. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Which font it is set in; only whether two are the same matters. */
  readonly font: string;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  /** What is written upright, in any order. */
  readonly texts: readonly PlacedText[];
  /** What is written up or down the page's side, such as the stamp of a preprint server. */
  readonly aside: readonly string[];
}

/** Texts that stand on one line of one column, from left to right. */
export interface Fragment {
  readonly texts: readonly PlacedText[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** A line of a document in the order in which it is read. */
export interface DocumentLine {
  /** Raised and lowered signs stand in sup and sub tags, which the intake resolves. */
  readonly text: string;
  readonly size: number;
  /** The file says that it is a heading, or it is set in another font or larger than the running text. */
  readonly standsOut: boolean;
  readonly opensParagraph: boolean;
  /** Counted from 0. */
  readonly page: number;
}

/** What is left of a file once its lines are in order. */
export interface DocumentText {
  readonly lines: readonly DocumentLine[];
  /** What stood in the margins: running heads, feet and stamps. No part of the text, and often the only place with a DOI. */
  readonly margins: readonly string[];
  /** The title as the file's properties have it. */
  readonly ownTitle: string | null;
}
