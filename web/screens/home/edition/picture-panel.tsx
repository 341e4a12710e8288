import { Download } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { type CardDesign, cardDesigns, cardSizes } from '#domain/cards/card-kinds.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { cheapestPlanWith } from '#domain/plans/require-feature.ts';
import { saveFile } from '#web/features/copy/save-file.ts';
import { PostActions } from '#web/features/posts/post-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { choiceCardClasses } from '#web/ui/choice-card.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { bytesOf } from './bytes-of.ts';
import type { DrawnCards } from './use-cards.ts';
import { words } from './words.ts';

interface PicturePanelProps {
  /** Null while nothing is drawn yet. */
  readonly drawn: DrawnCards | null;
  readonly failed: boolean;
  readonly design: CardDesign;
  readonly onDesign: (design: CardDesign) => void;
  readonly onRetry: () => void;
  /** Below the share card; null where the plan has no alt texts. */
  readonly figure: ReactNode;
}

/** The picture that goes with a post: its design, both sizes to take away, and what it shows in words. */
export function PicturePanel({
  drawn,
  failed,
  design,
  onDesign,
  onRetry,
  figure,
}: PicturePanelProps): ReactElement {
  const name = useId();
  return (
    <section aria-label={words.pictureTitle} className="mt-3 flex flex-col gap-4 border-t border-line pt-4">
      <div>
        <h4 className="font-medium">{words.pictureTitle}</h4>
        <p className="text-sm text-ink-soft">{words.pictureNote}</p>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.pictureDesign}</legend>
        {cardDesigns.map((one) => (
          <label key={one} className={`${choiceCardClasses} items-center py-1.5`}>
            <input
              type="radio"
              name={name}
              className="size-4 accent-sky"
              checked={one === design}
              onChange={() => onDesign(one)}
            />
            {words.designs[one]}
          </label>
        ))}
      </fieldset>
      {failed ? (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
          {words.pictureFailed}
          <Button variant="outline" size="sm" onClick={onRetry}>
            {words.pictureAgain}
          </Button>
        </p>
      ) : (
        <Pictures drawn={drawn} />
      )}
      {figure}
    </section>
  );
}

function Pictures({ drawn }: Pick<PicturePanelProps, 'drawn'>): ReactElement {
  if (drawn === null)
    return (
      <div role="status">
        <span className="sr-only">{words.pictureDrawing}</span>
        <Skeleton className="aspect-[1200/628] w-full" />
      </div>
    );
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        {drawn.pictures.map(({ size, address, bytes }) => (
          <figure key={size} className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
            <img
              src={address}
              alt={drawn.altText ?? ''}
              {...cardSizes[size]}
              className="h-auto w-full rounded-sm border border-line"
            />
            <figcaption>
              <Button
                variant="outline"
                size="sm"
                aria-label={words.downloadSize(words.sizes[size])}
                onClick={() =>
                  saveFile(new Blob([bytesOf(bytes)], { type: 'image/png' }), `card-${size}.png`)
                }
              >
                <Download aria-hidden="true" />
                {words.sizes[size]}
              </Button>
            </figcaption>
          </figure>
        ))}
      </div>
      {drawn.altText === null ? (
        <p className="text-sm text-ink-soft">
          {words.altTextLocked(plans[cheapestPlanWith('altText')].title)}
        </p>
      ) : (
        <div className="flex flex-col gap-2">
          <h5 className="text-sm font-medium">{words.altText}</h5>
          <p className="text-sm">{drawn.altText}</p>
          <PostActions what={words.altTextWhat} text={drawn.altText} />
        </div>
      )}
    </>
  );
}
