import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Edition } from './edition.ts';
import { exportFiles } from './export-files.ts';
import { saveFile } from './save-file.ts';
import { words } from './words.ts';
import { zipFiles } from './zip-files.ts';

/** All posts in one file: as text, and as data with the facts and the trace. */
export function DownloadAll({ edition }: { readonly edition: Edition }): ReactElement {
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      saveFile(
        new Blob([zipFiles(exportFiles(edition))], { type: 'application/zip' }),
        'paperlark-posts.zip',
      );
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" size="sm" disabled={busy} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {busy ? words.downloading : words.download}
    </Button>
  );
}
