/** What somebody says was read wrong in a text. */
export interface ReadingReport {
  /** In their own words. */
  readonly wrong: string;
  /** What was read, by the names that the screen gives. */
  readonly read: readonly { readonly name: string; readonly text: string }[];
  /** The text itself, only where the person agreed. */
  readonly source: string | null;
}

/** Lines that part the report: people see them, and a script reads them. */
const parts = {
  head: 'Something was read wrong.',
  wrong: 'What is wrong:',
  read: 'What was read:',
  source: 'The text:',
};

/** What stands where nobody wrote what is wrong yet. */
const wrongPlaceholder = '(please say what is wrong, and what is right)';

/** A report as a message that a person can read, change and send. */
export function writeReadingReport({ wrong, read, source }: ReadingReport): string {
  const lines = [
    parts.head,
    `${parts.wrong}\n${wrong.trim() === '' ? wrongPlaceholder : wrong.trim()}`,
    `${parts.read}\n${read.map(({ name, text }) => `- ${name}: ${oneLine(text)}`).join('\n')}`,
    ...(source === null ? [] : [`${parts.source}\n${source.trim()}`]),
  ];
  return lines.join('\n\n');
}

/** The report that a message holds, whatever mail programs added around it; null where it is none. */
export function readReadingReport(message: string): ReadingReport | null {
  const text = message.replace(/\r\n?/g, '\n').replace(/^> ?/gm, '');
  const at = text.indexOf(parts.head);
  const [wrongAt, readAt] = [text.indexOf(parts.wrong, at), text.indexOf(parts.read, at)];
  if (at === -1 || wrongAt === -1 || readAt < wrongAt) return null;
  const sourceAt = text.indexOf(`\n${parts.source}\n`, readAt);
  const wrong = text.slice(wrongAt + parts.wrong.length, readAt).trim();
  const read = text.slice(readAt + parts.read.length, sourceAt === -1 ? undefined : sourceAt);
  return {
    wrong: wrong === wrongPlaceholder ? '' : wrong,
    read: [...read.matchAll(/^- ([^:\n]{1,40}): (.*)$/gm)].map(([, name = '', value = '']) => ({
      name,
      text: value.trim(),
    })),
    source: sourceAt === -1 ? null : text.slice(sourceAt + parts.source.length + 2).trim(),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
