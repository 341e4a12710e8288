import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { words } from './popup-words.ts';
import type { PopupProgress } from './use-popup-sign-in.ts';

interface PopupSideProps {
  /** Whether it is known yet who signs people in. */
  readonly isKnown: boolean;
  /** Null where no window signs people in. */
  readonly popup: PopupProgress | null;
  /** "Sign in with Google", by the name of the provider. */
  readonly label: (name: string) => string;
  readonly isSecond: boolean;
  /** Called before the window opens: what the form said is taken back. */
  readonly onStart: () => void;
}

/** What stands beside the form of signing in or up: the button, or its place while nothing is known. */
export function PopupSide({ isKnown, popup, label, isSecond, onStart }: PopupSideProps): ReactElement | null {
  if (!isKnown) return <PopupPlace />;
  if (popup === null) return null;
  const start = (): void => {
    onStart();
    popup.start();
  };
  return <PopupButton popup={{ ...popup, start }} label={label(popup.name)} isSecond={isSecond} />;
}

interface PopupButtonProps {
  readonly popup: PopupProgress;
  /** "Sign in with Google". */
  readonly label: string;
  /** Whether there is a form above it with which one signs in as well. */
  readonly isSecond: boolean;
}

/** Signs in by a window of the provider, and says what becomes of it. */
function PopupButton({ popup, label, isSecond }: PopupButtonProps): ReactElement {
  return (
    <div className={isSecond ? 'mt-5 flex flex-col gap-3' : 'flex flex-col gap-3'}>
      {isSecond && (
        <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {words.or}
        </p>
      )}
      <Button
        variant={isSecond ? 'outline' : 'default'}
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
    </div>
  );
}

/** Keeps the button's place while it is not known who signs people in, so that nothing moves when it comes. */
function PopupPlace(): ReactElement {
  return (
    <div aria-hidden="true" className="invisible mt-5 flex flex-col gap-3">
      <p className="text-sm">{words.or}</p>
      <Button variant="outline" size="lg" className="py-2" tabIndex={-1}>
        <GoogleMark />
      </Button>
    </div>
  );
}
