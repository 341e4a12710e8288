import { ChevronDown } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { User } from '#contract/types.ts';
import { RoomNote } from '#web/features/room/room-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { words } from '../words.ts';
import { History } from './history.tsx';
import { PersonCard } from './person-card.tsx';

/** The left column; on smaller screens it stands above the form with its history folded away. */
export function Sidebar({ user }: { readonly user: User }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <aside
      aria-label={words.sidebar.label}
      className="order-last lg:sticky lg:top-20 lg:order-none lg:self-start"
    >
      <PersonCard user={user} />
      <h2 className="mt-8 hidden text-lg lg:block">{words.sidebar.history}</h2>
      <Button
        variant="ghost"
        className="mt-3 -ml-4 lg:hidden"
        aria-expanded={open}
        aria-controls="history"
        onClick={() => setOpen(!open)}
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('transition-transform', open && 'rotate-180')}
        />
        {words.sidebar.history}
      </Button>
      <RoomNote about={['chats', 'bytes']} className="mt-3" />
      <div id="history" className={classNames('mt-3 lg:block', !open && 'hidden')}>
        <History />
      </div>
    </aside>
  );
}
