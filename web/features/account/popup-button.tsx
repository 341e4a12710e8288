import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { words } from './popup-words.ts';
import type { PopupProgress } from './use-popup-sign-in.ts';

/** Where it stands beside the form with which one signs in as well; without one it is the only way. */
export type PopupPlace = 'first' | 'second' | 'only';

interface PopupSideProps {
  /** Whether it is known yet who signs people in. */
  readonly isKnown: boolean;
  /** Null where no window signs people in. */
  readonly popup: PopupProgress | null;
  /** "Sign in with Google", by the name of the provider. */
  readonly label: (name: string) => string;
  readonly place: PopupPlace;
  /** Called before the window opens: what the form said is taken back. */
  readonly onStart: () => void;
}

/** What stands beside the form of signing in or up: the button, or its place while nothing is known. */
export function PopupSide({ isKnown, popup, label, place, onStart }: PopupSideProps): ReactElement | null {
  if (!isKnown) return <Awaited place={place} />;
  if (popup === null) return null;
  const start = (): void => {
    onStart();
    popup.start();
  };
  return <PopupButton popup={{ ...popup, start }} label={label(popup.name)} place={place} />;
}

interface PopupButtonProps {
  readonly popup: PopupProgress;
  /** "Sign in with Google". */
  readonly label: string;
  readonly place: PopupPlace;
}

/** Signs in by a window of the provider, and says what becomes of it. */
function PopupButton({ popup, label, place }: PopupButtonProps): ReactElement {
  return (
    <div className={classesAt[place]}>
      {place === 'second' && <Or />}
      <Button
        variant={place === 'only' ? 'default' : 'outline'}
        size="lg"
        className="py-2"
        disabled={popup.isFinishing}
        onClick={popup.start}
      >
        {popup.name === 'Google' && <GoogleMark />}
        {popup.isFinishing ? words.finishing : label}
      </Button>
      <p role="status" className={popup.isOpen ? 'text-center text-sm text-ink-soft' : 'sr-only'}>
        {popup.isOpen ? words.open(popup.name) : ''}
      </p>
      {place === 'first' && <Or />}
    </div>
  );
}

function Or(): ReactElement {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {words.or}
    </p>
  );
}

const classesAt: Readonly<Record<PopupPlace, string>> = {
  first: 'mb-5 flex flex-col gap-3',
  second: 'mt-5 flex flex-col gap-3',
  only: 'flex flex-col gap-3',
};

/** Keeps the button's place while it is not known who signs people in, so that nothing moves when it comes. */
function Awaited({ place }: { readonly place: PopupPlace }): ReactElement {
  return (
    <div aria-hidden="true" className={`invisible ${classesAt[place]}`}>
      <Button variant="outline" size="lg" className="py-2" tabIndex={-1}>
        <GoogleMark />
      </Button>
      <Or />
    </div>
  );
}
