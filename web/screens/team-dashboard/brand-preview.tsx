import type { ReactElement } from 'react';
import type { CardBrand } from '#domain/cards/brand.ts';
import { words } from './words.ts';

/** A card in small, in the colours as they are chosen. The real one is drawn by the server. */
export function BrandPreview({ look }: { readonly look: CardBrand }): ReactElement {
  const { background, ink, accent, logo, name } = look;
  return (
    <figure
      aria-label={words.brand.preview}
      style={{ background, color: ink, borderColor: accent }}
      className="flex aspect-[1200/628] max-w-sm flex-col justify-between rounded-md border p-5"
    >
      <div className="flex items-center justify-end gap-2 text-sm font-medium">
        {logo !== null && <img src={logo} alt="" className="size-6 object-contain" />}
        <span className="break-words">{name}</span>
      </div>
      <p style={{ borderColor: accent }} className="border-l-2 pl-3 font-serif text-lg">
        {words.brand.sample}
      </p>
      <span style={{ borderColor: accent }} className="border-t" />
    </figure>
  );
}
