import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import { words } from './popup-words.ts';
import type { PopupProgress } from './use-popup-sign-in.ts';

interface PopupButtonProps {
  readonly popup: PopupProgress;
  /** "Sign in with Google". */
  readonly label: string;
  /** Whether there is a form above it with which one signs in as well. */
  readonly isSecond: boolean;
}

/** Signs in by a window of the provider, and says what becomes of it. */
export function PopupButton({ popup, label, isSecond }: PopupButtonProps): ReactElement {
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
export function PopupPlace(): ReactElement {
  return (
    <div aria-hidden="true" className="invisible mt-5 flex flex-col gap-3">
      <p className="text-sm">{words.or}</p>
      <Button variant="outline" size="lg" className="py-2" tabIndex={-1}>
        <GoogleMark />
      </Button>
    </div>
  );
}
