import { Menu, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '#web/features/brand/wordmark.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountLinks } from './account-links.tsx';
import { paths } from './paths.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { words } from './words.ts';

export function Header(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4 md:px-6">
        <Link
          to={paths.landing}
          aria-label={words.home}
          className="-mx-2 rounded-md px-2 py-1"
          onClick={close}
        >
          <Wordmark />
        </Link>
        <nav aria-label={words.mainMenu} className="hidden items-center gap-1 lg:flex">
          <AccountLinks place="bar" onFollow={close} />
          <ThemeChoice />
        </nav>
        <div className="flex items-center gap-1 lg:hidden">
          <ThemeChoice />
          <Button
            variant="ghost"
            size="icon"
            aria-label={open ? words.closeMenu : words.openMenu}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </Button>
        </div>
      </div>
      {open && <MobileMenu onClose={close} />}
    </header>
  );
}

function MobileMenu({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <nav
      id="menu"
      aria-label={words.mainMenu}
      className="absolute inset-x-0 flex flex-col gap-2 border-b border-line bg-paper p-4 shadow-soft animate-fade-in lg:hidden"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <AccountLinks place="menu" onFollow={onClose} />
    </nav>
  );
}
