import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

/** The page docs/configuration.md, from the same table that the start reads. */
export function configurationPage(): string {
  const rows = Object.values<Setting>(settings).map(
    ({ name, fallback, values, meaning }) => `| \`${name}\` | ${shown(fallback)} | ${values} | ${meaning} |`,
  );
  return `# Configuration

Everything is set by environment variables, and everything is optional: without any, Paperlark runs on this machine alone.
A value that cannot be used stops the start, with all problems listed at once; so does a variable of a part that this
version does not have. Made from \`server/config/settings.ts\` by \`node tools/write-configuration.ts\`.

| variable | default | values | meaning |
|---|---|---|---|
${rows.join('\n')}
`;
}

function shown(fallback: string | null): string {
  if (fallback === null) return 'see meaning';
  return fallback === '' ? 'empty' : `\`${fallback}\``;
}
