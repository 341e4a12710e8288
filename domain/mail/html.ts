import type { Block, MailDraft } from './blocks.ts';

/**
 * The mail as HTML: no image, no script, nothing fetched from anywhere. Text and background are left to the mail program,
 * light or dark; only the button and the quiet lines have colours, which hold on both.
 */
export function htmlOf({ subject, greeting, blocks }: MailDraft): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 Inter,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font:600 20px/1.2 Georgia,'Times New Roman',serif">Paper<span style="color:#c8451b">lark</span></p>
<p style="margin:0 0 16px">${escaped(greeting)}</p>
${blocks.map(blockHtml).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8a8577;font-size:14px;opacity:.75">Paperlark<br>Every sentence can be traced.</p>
</div>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case 'note':
      return `<p style="margin:16px 0 0;font-size:14px;opacity:.75">${lines(block.text)}</p>`;
    case 'link':
      return linkHtml(block.label, block.link);
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #8a8577;overflow-wrap:anywhere">${lines(block.text)}</blockquote>`;
    case 'facts':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${block.facts.map(([label, value]) => `<b>${escaped(label)}:</b> ${escaped(value)}`).join('<br>')}</p>`;
  }
}

function linkHtml(label: string, address: string): string {
  const href = escaped(webAddress(address));
  return `<p style="margin:24px 0 8px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f4fcf;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">Or open this address:<br><a href="${href}" style="color:inherit">${href}</a></p>`;
}

/** Links are our own and always of the web; anything else here is a bug, and must not become one of the reader's. */
function webAddress(address: string): string {
  if (!/^https?:\/\/[^\s"'<>]+$/.test(address)) throw new Error('A link of a mail must be a web address.');
  return address;
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
