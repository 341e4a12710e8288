import { Menu, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Wordmark } from '#web/features/brand/wordmark.tsx';
import { AppLink } from '#web/features/links/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { HeaderLinks, type Who } from './header-links.tsx';
import { paths } from './paths.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { words } from './words.ts';

interface HeaderProps {
  readonly who: Who;
  /** Of the page that is shown. */
  readonly pathname: string;
}

/** From which width the ways on stand in the bar: whoever is signed in has more of them than a small window is wide. */
const widths = {
  few: { bar: 'lg:flex', button: 'lg:hidden' },
  many: { bar: 'xl:flex', button: 'xl:hidden' },
} as const;

/** The bar above every page: the name, the ways on, the theme. Where they do not fit, the ways on are behind a button. */
export function Header({ who, pathname }: HeaderProps): ReactElement {
  const [open, setOpen] = useState(false);
  const from = typeof who === 'object' ? widths.many : widths.few;
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
        <nav aria-label={words.mainMenu} className={`hidden items-center justify-end ${from.bar}`}>
          <HeaderLinks place="bar" who={who} pathname={pathname} onFollow={close} />
          <ThemeChoice />
        </nav>
        <div className={`flex items-center gap-1 ${from.button}`}>
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
      {open && (
        <nav
          id="menu"
          aria-label={words.mainMenu}
          className={`absolute inset-x-0 flex max-h-[calc(100dvh-4rem)] flex-col gap-1 overflow-y-auto border-b border-line bg-paper p-4 shadow-soft animate-fade-in ${from.button}`}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <HeaderLinks place="menu" who={who} pathname={pathname} onFollow={close} />
        </nav>
      )}
    </header>
  );
}
