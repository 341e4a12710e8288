import { Check, Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import type { FailureWords } from '#web/api/failure-words.ts';
import { answersFor, useShortAnswer } from '#web/features/posts/use-short-answer.ts';
import { Button, type ButtonSize } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

interface CopyButtonProps {
  /** On the button. */
  readonly label: string;
  /** What a screen reader hears, where the label alone could be any of several buttons. */
  readonly name?: string;
  readonly text: string;
  readonly failed: FailureWords;
  readonly size?: ButtonSize;
}

/** Copies a text and says so on itself for a moment. */
export function CopyButton({ label, name, text, failed, size = 'sm' }: CopyButtonProps): ReactElement {
  const [copied, showCopied] = useShortAnswer(answersFor.small);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showCopied(words.copied);
    } catch {
      toasts.add({ ...failed, variant: 'destructive', duration: 8000 });
    }
  };
  return (
    <Button variant="outline" size={size} aria-label={copied ?? name ?? label} onClick={() => void copy()}>
      {copied === null ? <Copy aria-hidden="true" /> : <Check aria-hidden="true" />}
      <span aria-live="polite">{copied ?? label}</span>
    </Button>
  );
}
