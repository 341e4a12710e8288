/** What somebody pasted to be looked up, in the one form that services and people understand. */
export type Identifier =
  | {
      readonly kind: 'doi';
      /** Lower case, without address. */
      readonly doi: string;
      /** Other spellings of the same paste, to be tried where the first is not known to anyone. */
      readonly alternatives: readonly string[];
    }
  /** Digits only. */
  | { readonly kind: 'pmid'; readonly id: string }
  /** "PMC" and digits. */
  | { readonly kind: 'pmcid'; readonly id: string }
  /** Upper case, single spaces; compare with all spaces removed. */
  | { readonly kind: 'un'; readonly symbol: string }
  /** The number of a record of the UN Digital Library. */
  | { readonly kind: 'un-record'; readonly id: string }
  | {
      readonly kind: 'patent';
      /** Two letters of the office. */
      readonly office: string;
      /** With the letters of its series ("D618677", "RE43633"), without separators. */
      readonly number: string;
      /** "B2"; null where not given. */
      readonly kindCode: string | null;
    }
  /** Digits only; an application is filed under it long before it is published. */
  | { readonly kind: 'patent-application'; readonly office: 'US' | 'PCT'; readonly number: string };

/** The form to show back, and to keep answers under. */
export function identifierText(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'doi':
      return identifier.doi;
    case 'pmid':
      return `PMID ${identifier.id}`;
    case 'pmcid':
      return identifier.id;
    case 'un':
      return identifier.symbol;
    case 'un-record':
      return `UN record ${identifier.id}`;
    case 'patent':
      return `${identifier.office}${identifier.number}${identifier.kindCode ?? ''}`;
    case 'patent-application':
      return `${identifier.office} application ${identifier.number}`;
  }
}
