import { Check, Copy, Share2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { sayUnsupported } from '#domain/grounding/say-mark.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { answersFor, useShortAnswer } from './use-short-answer.ts';
import { words } from './words.ts';

interface PostActionsProps {
  /** What is copied and shared, as its tips name it: "LinkedIn post". */
  readonly what: string;
  readonly text: string;
  /** What the check says of it; nothing where it was not checked. */
  readonly sentences?: readonly GroundedSentence[];
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

/** Copy and share: exactly the text that is shown. */
export function PostActions({ what, text, sentences = [], children }: PostActionsProps): ReactElement {
  const [copied, showCopied] = useShortAnswer(answersFor.post);
  const [shared, showShared] = useShortAnswer(answersFor.post);
  return (
    <div className="flex flex-wrap gap-2">
      <Tooltip text={copied ?? words.copyTip(what)} shown={copied !== null}>
        <Button
          variant="outline"
          size="sm"
          aria-label={copied === null ? words.copyTip(what) : copied}
          onClick={async () => {
            if (!(await copyText(text))) return;
            showCopied(words.copied);
            warn(words.copied, sentences);
          }}
        >
          {copied === null ? <Copy aria-hidden="true" /> : <Check aria-hidden="true" />}
          {copied ?? words.copy}
        </Button>
      </Tooltip>
      <Tooltip text={shared ?? words.shareTip(what)} shown={shared !== null}>
        <Button
          variant="outline"
          size="sm"
          aria-label={shared ?? words.shareTip(what)}
          onClick={async () => {
            const answer = await shareText(text);
            if (answer === null) return;
            showShared(answer);
            warn(answer, sentences);
          }}
        >
          {shared === null ? <Share2 aria-hidden="true" /> : <Check aria-hidden="true" />}
          {words.share}
        </Button>
      </Tooltip>
      {children}
    </div>
  );
}

/** What is taken away with sentences that nothing supports is not taken away unnoticed. */
function warn(done: string, sentences: readonly GroundedSentence[]): void {
  const unsupported = sayUnsupported(sentences);
  if (unsupported !== '') toasts.add({ title: `${done}. ${unsupported}`, duration: 6000 });
}

/** True where the text is in the clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toasts.add({ ...words.copyFailed, variant: 'destructive', duration: 6000 });
    return false;
  }
}

/** What to answer on the button; null where the person closed the share sheet, or a toast said it. */
async function shareText(text: string): Promise<string | null> {
  if (typeof navigator.share !== 'function') {
    if (!(await copyText(text))) return null;
    toasts.add({ title: words.shareFallback });
    return words.copied;
  }
  try {
    await navigator.share({ text });
    return words.shared;
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    if (!closed) toasts.add({ ...words.shareFailed, variant: 'destructive', duration: 6000 });
    return null;
  }
}
