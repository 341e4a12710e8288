import type { Block, MailDraft } from './blocks.ts';

/** The mail as plain text: one line a paragraph, addresses on lines of their own. */
export function textOf({ greeting, blocks }: MailDraft): string {
  return `${[greeting, ...blocks.map(blockText), signature].join('\n\n')}\n`;
}

const signature = 'Paperlark\nEvery sentence can be traced.';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'link':
      return `${block.label}:\n${block.link}`;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}
