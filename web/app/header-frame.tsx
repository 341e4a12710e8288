import { Menu, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Wordmark } from '#web/features/brand/wordmark.tsx';
import { AppLink } from '#web/features/links/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { paths } from './paths.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { words } from './words.ts';

/** The bar above every page: the name, the ways on, the theme. On a phone the ways on are behind a button. */
export function HeaderFrame({
  links,
}: {
  readonly links: (place: 'bar' | 'menu', onFollow: () => void) => ReactNode;
}): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4 md:px-6">
        <AppLink
          to={paths.landing}
          aria-label={words.home}
          className="-mx-2 flex min-h-11 items-center rounded-md px-2 py-1"
          onClick={close}
        >
          <Wordmark />
        </AppLink>
        <nav aria-label={words.mainMenu} className="hidden items-center gap-1 lg:flex">
          {links('bar', close)}
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
      {open && <MobileMenu onClose={close}>{links('menu', close)}</MobileMenu>}
    </header>
  );
}

interface MobileMenuProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function MobileMenu({ onClose, children }: MobileMenuProps): ReactElement {
  return (
    <nav
      id="menu"
      aria-label={words.mainMenu}
      className="absolute inset-x-0 flex max-h-[calc(100dvh-4rem)] flex-col gap-2 overflow-y-auto border-b border-line bg-paper p-4 shadow-soft animate-fade-in lg:hidden"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {children}
    </nav>
  );
}
