import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { saveFile } from '#web/features/copy/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { bytesOf } from './bytes-of.ts';
import { type Edition, platformsOf } from './edition.ts';
import { exportFiles } from './export-files.ts';
import { drawCards } from './use-cards.ts';
import { words } from './words.ts';
import { type ZipEntry, zipFiles } from './zip-files.ts';

interface DownloadAllProps {
  readonly edition: Edition;
  readonly withAltText: boolean;
}

/** All posts in one file: as text, as data with the facts and the trace, and their pictures. */
export function DownloadAll({ edition, withAltText }: DownloadAllProps): ReactElement {
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    const pictures = await cardFiles(edition, withAltText).catch(() => null);
    if (pictures === null) toasts.add({ ...words.downloadNoCards, duration: 8000 });
    const archive = zipFiles([...exportFiles(edition), ...(pictures ?? [])]);
    saveFile(new Blob([archive], { type: 'application/zip' }), 'paperlark-posts.zip');
    setBusy(false);
  }
  return (
    <Button variant="outline" size="sm" disabled={busy} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {busy ? words.downloading : words.download}
    </Button>
  );
}

/** Both sizes for each post, with the alt text beside them. */
async function cardFiles(edition: Edition, withAltText: boolean): Promise<ZipEntry[]> {
  const files: ZipEntry[] = [];
  for (const platform of platformsOf(edition)) {
    const { pictures, altText } = await drawCards({ edition, platform, design: 'paper', withAltText });
    for (const { size, bytes } of pictures)
      files.push({ name: `cards/${platform}-${size}.png`, content: bytesOf(bytes) });
    if (altText !== null)
      files.push({ name: `cards/${platform}-alt.txt`, content: new TextEncoder().encode(`${altText}\n`) });
  }
  return files;
}
