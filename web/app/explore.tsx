import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import type { NavPlace } from './nav-item.ts';
import { words } from './words.ts';

interface ExploreProps {
  readonly place: NavPlace;
  /** How the other ways on look. */
  readonly look: string;
  readonly onFollow: () => void;
}

/** The parts of the landing page: behind a button where there is room for a bar, listed in the phone's menu. */
export function Explore({ place, look, onFollow }: ExploreProps): ReactElement {
  return place === 'bar' ? <ExploreButton look={look} /> : <ExploreList onFollow={onFollow} />;
}

function ExploreList({ onFollow }: Pick<ExploreProps, 'onFollow'>): ReactElement {
  const id = useId();
  return (
    <div className="mb-2 border-b border-line pb-2">
      <p id={id} className="px-4 pt-1 pb-1 text-sm text-ink-soft">
        {words.explore}
      </p>
      <ul aria-labelledby={id}>
        <SectionLinks onFollow={onFollow} />
      </ul>
    </div>
  );
}

function ExploreButton({ look }: Pick<ExploreProps, 'look'>): ReactElement {
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
        className={look}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words.explore}
        <ChevronDown aria-hidden="true" />
      </Button>
      <ul
        id={id}
        data-open={open}
        className="absolute top-full left-0 z-40 hidden min-w-56 flex-col rounded-md border border-line bg-sheet p-1 shadow-soft data-[open=true]:flex"
      >
        <SectionLinks onFollow={close} />
      </ul>
    </div>
  );
}

function SectionLinks({ onFollow }: Pick<ExploreProps, 'onFollow'>): ReactElement[] {
  return words.sections.map(({ anchor, label }) => (
    <li key={anchor}>
      <a
        href={`#${anchor}`}
        className={buttonClasses({ variant: 'ghost' }, 'w-full justify-start!')}
        onClick={onFollow}
      >
        {label}
      </a>
    </li>
  ));
}
