import type { ReactElement } from 'react';
import { useTyping } from '#web/features/posts/use-typing.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Spec section 2: the first 60 characters of a highlight are typed. */
const typed = 60;

/**
 * A highlight that types its beginning. The whole of it is there from the first, for its room and for who hears it; what is
 * typed lies above it.
 */
export function Highlight({ text }: { readonly text: string }): ReactElement {
  const shown = useTyping(typed, true);
  return (
    <div className="relative">
      <div className={classNames('flex flex-col gap-3', shown !== null && 'opacity-0')}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {shown !== null && (
        <p aria-hidden="true" data-typed="" className="absolute inset-x-0 top-0">
          {text.slice(0, shown)}
        </p>
      )}
    </div>
  );
}
