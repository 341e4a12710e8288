import { type ReactElement, useRef, useState } from 'react';
import { brandLimits } from '#domain/cards/brand.ts';
import { shrinkPicture } from '#web/features/pictures/shrink-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

interface BrandLogoProps {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** The logo, chosen from a file and made small in the browser. */
export function BrandLogo({ logo, onChange }: BrandLogoProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File): Promise<void> => {
    const picture = await shrinkPicture(file, { side: brandLimits.logoSide, bytes: brandLimits.logo });
    setUnreadable(picture === null);
    if (picture !== null) onChange(picture.address);
  };
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{words.brand.logo}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={words.brand.chooseLogo}
          className="hidden"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void choose(file);
            currentTarget.value = '';
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          {words.brand.chooseLogo}
        </Button>
        {logo !== null && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            {words.brand.dropLogo}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isUnreadable ? words.brand.logoUnreadable : words.brand.logoHint}
      </p>
    </fieldset>
  );
}
