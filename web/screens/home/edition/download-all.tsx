import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { saveFile } from '#web/features/copy/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import type { Edition } from './edition.ts';
import { words } from './words.ts';

interface DownloadAllProps {
  readonly edition: Edition;
  readonly withAltText: boolean;
}

/** All posts in one file: as text, as data with the facts and the trace, and their pictures. */
export function DownloadAll({ edition, withAltText }: DownloadAllProps): ReactElement {
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    const { archiveOf } = await import('./archive.ts');
    const { bytes, hasPictures } = await archiveOf(edition, withAltText);
    if (!hasPictures) toasts.add({ ...words.downloadNoCards, duration: 8000 });
    saveFile(new Blob([bytes], { type: 'application/zip' }), 'paperlark-posts.zip');
    setBusy(false);
  }
  return (
    <Button variant="outline" size="sm" disabled={busy} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {busy ? words.downloading : words.download}
    </Button>
  );
}
