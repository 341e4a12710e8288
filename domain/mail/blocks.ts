/** What a template is made of: the one source of the text and of the HTML. */
export interface MailDraft {
  readonly subject: string;
  /** "Hello Ada," or what stands for it. */
  readonly greeting: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A button in HTML, and the address as plain text in both. */
  | { readonly kind: 'link'; readonly label: string; readonly link: string }
  /** Somebody else's words, as they wrote them. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Smaller, at the end. */
  | { readonly kind: 'note'; readonly text: string };

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

export function link(label: string, address: string): Block {
  return { kind: 'link', label, link: address };
}

export function note(text: string): Block {
  return { kind: 'note', text };
}
