import {
  Bookmark,
  ChartNoAxesColumn,
  Ellipsis,
  Globe,
  Heart,
  Image,
  type LucideIcon,
  MessageCircle,
  Repeat2,
  Reply,
  Send,
  Share,
  Star,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { words } from './words.ts';

interface FrameProps {
  readonly name: string;
  /** The picture posted with it; null where there is none. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** The look of each platform's own post around its text. What one cannot click here is hidden from assistive technology. */
export function PlatformFrame({
  platform,
  ...frame
}: FrameProps & { readonly platform: PlatformId }): ReactElement {
  const Frame = frames[platform];
  return <Frame {...frame} />;
}

/** Networks that set the text beside the picture of its account: what stands under its name, how the picture is cut, and the signs. */
interface BesideLook {
  readonly account: (handle: string) => string;
  readonly cut?: string;
  readonly icons: readonly LucideIcon[];
}

function besideFrame({ account, cut = 'rounded-full', icons }: BesideLook) {
  return ({ name, picture, children }: FrameProps): ReactElement => (
    <div className="flex gap-3">
      <Avatar name={name} className={`size-10 ${cut}`} />
      <div className="min-w-0 flex-1">
        <p aria-hidden="true" className="truncate leading-snug">
          <b className="font-semibold">{name}</b>{' '}
          <span className="text-ink-soft">{account(handleOf(name))}</span>
        </p>
        <div className="mt-1">{children}</div>
        {picture}
        <IconRow icons={icons} />
      </div>
    </div>
  );
}

function LinkedinFrame({ name, picture, children }: FrameProps): ReactElement {
  return (
    <>
      <div aria-hidden="true" className="flex items-center gap-3">
        <Avatar name={name} className="size-12 rounded-full" />
        <div className="leading-snug">
          <p className="font-semibold">{name}</p>
          <p className="flex items-center gap-1 text-sm text-ink-soft">
            {words.now} · <Globe className="size-3.5" />
          </p>
        </div>
      </div>
      <div className="mt-3">{children}</div>
      {picture}
      <LabelRow labels={words.linkedinActions} />
    </>
  );
}

function FacebookFrame({ name, picture, children }: FrameProps): ReactElement {
  return (
    <>
      <div aria-hidden="true" className="flex items-center gap-3">
        <Avatar name={name} className="size-10 rounded-full" />
        <div className="leading-snug">
          <p className="font-semibold">{name}</p>
          <p className="flex items-center gap-1 text-sm text-ink-soft">
            {words.justNow} · <Globe className="size-3.5" />
          </p>
        </div>
      </div>
      <div className="mt-3">{children}</div>
      {picture}
      <LabelRow labels={words.facebookActions} />
    </>
  );
}

function InstagramFrame({ name, picture, children }: FrameProps): ReactElement {
  return (
    <>
      <div aria-hidden="true" className="flex items-center gap-3">
        <Avatar
          name={name}
          className="size-9 rounded-full ring-2 ring-dawn ring-offset-2 ring-offset-sheet"
        />
        <b className="text-sm font-semibold">{handleOf(name)}</b>
      </div>
      {picture ?? (
        <div className="mt-3 flex aspect-[16/9] flex-col items-center justify-center gap-3 rounded-sm bg-wash p-6 text-center text-sm text-ink-soft">
          <Image aria-hidden="true" className="size-7" />
          <p className="max-w-56">{words.picture}</p>
        </div>
      )}
      <div
        aria-hidden="true"
        className="pointer-events-none mt-3 flex gap-4 text-ink-soft opacity-40 select-none"
      >
        <Heart className="size-5" />
        <MessageCircle className="size-5" />
        <Send className="size-5" />
        <Bookmark className="ml-auto size-5" />
      </div>
      <div className="mt-3">{children}</div>
    </>
  );
}

const frames: Record<PlatformId, (frame: FrameProps) => ReactElement> = {
  twitter: besideFrame({
    account: (handle) => `@${handle} · ${words.now}`,
    icons: [MessageCircle, Repeat2, Heart, ChartNoAxesColumn, Share],
  }),
  linkedin: LinkedinFrame,
  facebook: FacebookFrame,
  instagram: InstagramFrame,
  bluesky: besideFrame({
    account: (handle) => `@${handle}.bsky.social · ${words.now}`,
    icons: [MessageCircle, Repeat2, Heart, Share, Ellipsis],
  }),
  mastodon: besideFrame({
    account: (handle) => `@${handle} · ${words.now}`,
    cut: 'rounded-md',
    icons: [Reply, Repeat2, Star, Bookmark, Ellipsis],
  }),
  threads: besideFrame({
    account: () => words.now,
    icons: [Heart, MessageCircle, Repeat2, Send],
  }),
};

function Avatar({ name, className }: { readonly name: string; readonly className: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center bg-sky-wash font-semibold text-sky ${className}`}
    >
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
}

function IconRow({ icons }: { readonly icons: readonly LucideIcon[] }): ReactElement {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none mt-3 flex max-w-md justify-between text-ink-soft opacity-40 select-none"
    >
      {icons.map((Icon) => (
        <Icon key={Icon.displayName} className="size-4" />
      ))}
    </div>
  );
}

function LabelRow({ labels }: { readonly labels: readonly string[] }): ReactElement {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none mt-4 flex flex-wrap justify-around gap-x-4 border-t border-line pt-3 text-xs text-ink-soft select-none"
    >
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

/** What the name would look like as an account's short name. */
function handleOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
