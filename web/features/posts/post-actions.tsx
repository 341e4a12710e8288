import { Check, Copy, Ellipsis, ExternalLink, Share2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { sayUnsupported } from '#domain/grounding/say-mark.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { words } from './action-words.ts';
import { wayInto } from './open-in.ts';
import { answersFor, useShortAnswer } from './use-short-answer.ts';

interface PostActionsProps {
  /** What is copied and shared, as its tips name it: "LinkedIn post". */
  readonly what: string;
  readonly text: string;
  /** What the check says of it; nothing where it was not checked. */
  readonly sentences?: readonly GroundedSentence[];
  /** The network it is for; nothing where it is no post of one. */
  readonly platform?: PlatformId;
  /** Stands beside copying. */
  readonly edit?: ReactNode;
  /** What is done less often, folded away. */
  readonly more?: ReactNode;
  /** In place of copying, opening and sharing. */
  readonly held?: ReactNode;
  /** Told when the text was copied, or opened in its network. */
  readonly onTake?: (channel: 'copy' | 'open') => void;
}

/** Copy, open there, share: exactly the text that is shown. */
export function PostActions({
  what,
  text,
  sentences = [],
  platform,
  edit,
  more,
  held,
  onTake = () => {},
}: PostActionsProps): ReactElement {
  const [open, setOpen] = useState(false);
  const moreId = useId();
  const taken = { what, text, sentences, onTake };
  const share = !held && <ShareButton {...taken} />;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {held || (
          <>
            <CopyButton {...taken} isMain={platform !== undefined} />
            {platform !== undefined && <OpenIn {...taken} platform={platform} />}
          </>
        )}
        {edit}
        {more === undefined ? (
          share
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.moreTip(what)}
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            <Ellipsis aria-hidden="true" />
            <span className="max-sm:hidden">{words.more}</span>
          </Button>
        )}
      </div>
      {more !== undefined && (
        <div id={moreId} className={open ? 'mt-2 flex flex-wrap gap-2' : 'hidden'}>
          {more}
          {share}
        </div>
      )}
    </>
  );
}

type ActionProps = Required<Pick<PostActionsProps, 'what' | 'text' | 'sentences' | 'onTake'>>;

function CopyButton({
  what,
  text,
  sentences,
  onTake,
  isMain,
}: ActionProps & { readonly isMain: boolean }): ReactElement {
  const [copied, showCopied] = useShortAnswer(answersFor.post);
  return (
    <Tooltip text={copied ?? words.copyTip(what)} shown={copied !== null}>
      <Button
        variant={isMain ? 'default' : 'outline'}
        size="sm"
        data-does="copy"
        aria-label={copied === null ? words.copyTip(what) : copied}
        onClick={async () => {
          if (!(await copyText(text))) return;
          onTake('copy');
          showCopied(words.copied);
          warn(words.copied, sentences);
        }}
      >
        {copied === null ? <Copy aria-hidden="true" /> : <Check aria-hidden="true" />}
        {copied ?? words.copy}
      </Button>
    </Tooltip>
  );
}

function ShareButton({ what, text, sentences, onTake }: ActionProps): ReactElement {
  const [shared, showShared] = useShortAnswer(answersFor.post);
  return (
    <Tooltip text={shared ?? words.shareTip(what)} shown={shared !== null}>
      <Button
        variant="outline"
        size="sm"
        aria-label={shared ?? words.shareTip(what)}
        onClick={async () => {
          const answer = await shareText(text);
          if (answer === null) return;
          onTake('open');
          showShared(answer);
          warn(answer, sentences);
        }}
      >
        {shared === null ? <Share2 aria-hidden="true" /> : <Check aria-hidden="true" />}
        {words.share}
      </Button>
    </Tooltip>
  );
}

/** Opens the network's own page for a new post; what it does not take along is in the clipboard by then. */
function OpenIn({
  platform,
  text,
  sentences,
  onTake,
}: Omit<ActionProps, 'what'> & { readonly platform: PlatformId }): ReactElement {
  const { address, filled } = wayInto(platform, text);
  const network = platforms[platform].label.split(' / ')[0] ?? '';
  return (
    <Tooltip text={filled ? words.openInTip(network) : words.openInCopied(network)}>
      <Button variant="outline" size="sm" asChild>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            onTake('open');
            if (filled) return warn(words.openIn(network), sentences);
            void copyText(text).then((done) => done && warn(words.openInCopied(network), sentences, true));
          }}
        >
          <ExternalLink aria-hidden="true" />
          <span aria-hidden="true" className="sm:hidden">
            {words.open}
          </span>
          <span className="max-sm:sr-only">{words.openIn(network)}</span>
        </a>
      </Button>
    </Tooltip>
  );
}

/** What is taken away with sentences that nothing supports is not taken away unnoticed. */
function warn(done: string, sentences: readonly GroundedSentence[], always = false): void {
  const unsupported = sayUnsupported(sentences);
  const said = `${done.replace(/\.$/, '')}. ${unsupported}`.trim();
  if (always || unsupported !== '') toasts.add({ title: said, duration: 6000 });
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
