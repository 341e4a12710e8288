import type { ReactElement } from 'react';
import { platforms } from '#domain/posts/platforms.ts';
import { tones } from '#domain/posts/tones.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { type Draft, usedText } from './draft.ts';
import { GenerateButtons, type GenerateProps, QuotaCard } from './generate-bar.tsx';
import { words } from './words.ts';

/** A part of the form that one goes back to. */
export type FormPart = 'text' | 'tone';

interface FoldedFormProps extends GenerateProps {
  readonly draft: Draft;
  readonly onOpen: (part: FormPart) => void;
}

/** The form in one line, above the posts that were made with it. */
export function FoldedForm({ draft, onOpen, ...generate }: FoldedFormProps): ReactElement {
  const chosen = draft.platforms.map((id) => platforms[id].label).join(', ');
  const title = draft.info.title?.trim() || usedText(draft);
  return (
    <>
      <div className="z-20 mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-line bg-sheet p-1.5 pl-2 shadow-soft md:sticky md:top-18">
        <button type="button" className={`${part} min-w-0 flex-1 basis-40`} onClick={() => onOpen('text')}>
          <span className="truncate font-serif">{title}</span>
          <span className={link}>{words.folded.editText}</span>
        </button>
        <button type="button" className={`${part} flex-wrap`} onClick={() => onOpen('tone')}>
          {tones[draft.tone].label}
          {draft.platforms.map((id) => (
            <PlatformMark key={id} platform={id} className="size-4 shrink-0" />
          ))}
          <span className="sr-only">{chosen}</span>
          <span className={link}>{words.folded.change}</span>
        </button>
        <GenerateButtons {...generate} size="default" />
      </div>
      {generate.quota?.usedUp === true && (
        <div className="mt-3">
          <QuotaCard quota={generate.quota} />
        </div>
      )}
    </>
  );
}

const part =
  'flex min-h-11 items-center gap-x-2 rounded-sm px-2 text-left text-sm transition-colors hover:bg-wash';
const link = 'shrink-0 text-sky underline decoration-from-font underline-offset-4';
