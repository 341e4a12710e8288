import { bytesOf } from './bytes-of.ts';
import { type Edition, platformsOf } from './edition.ts';
import { exportFiles } from './export-files.ts';
import { drawCards } from './use-cards.ts';
import { type ZipEntry, zipFiles } from './zip-files.ts';

interface Archive {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** False where the pictures could not be drawn. */
  readonly hasPictures: boolean;
}

/** All posts in one file: as text, as data with the facts and the trace, and their pictures. */
export async function archiveOf(edition: Edition, withAltText: boolean): Promise<Archive> {
  const pictures = await cardFiles(edition, withAltText).catch(() => null);
  return {
    bytes: zipFiles([...exportFiles(edition), ...(pictures ?? [])]),
    hasPictures: pictures !== null,
  };
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
