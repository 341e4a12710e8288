import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { words } from './words.ts';

/** The parts of the landing page: behind a button where there is room for a bar, listed in the phone's menu. */
export function Explore({ onFollow }: { readonly onFollow: () => void }): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = (): void => setOpen(false);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what bubbles up from its button and links
    <div
      className="relative"
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
    >
      <Button
        variant="ghost"
        className="hidden lg:inline-flex"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words.explore}
        <ChevronDown aria-hidden="true" />
      </Button>
      <p className="px-4 pb-1 text-sm text-ink-soft lg:hidden">{words.explore}</p>
      <ul
        id={id}
        data-open={open}
        className="flex flex-col border-line bg-paper lg:absolute lg:top-full lg:left-0 lg:z-40 lg:hidden lg:min-w-56 lg:rounded-md lg:border lg:bg-sheet lg:p-1 lg:shadow-soft lg:data-[open=true]:flex"
      >
        {words.sections.map(({ anchor, label }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={buttonClasses({ variant: 'ghost' }, 'w-full justify-start! lg:px-3')}
              onClick={() => {
                close();
                onFollow();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
