import { type ReactElement, useState } from 'react';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import { isToneId, type ToneId, toneIds, tones } from '#domain/posts/tones.ts';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/formats.ts';
import { Select } from '#web/ui/select.tsx';
import type { EditionPost } from './edition.ts';
import { words } from './words.ts';

interface CompareTonesProps {
  readonly platform: PlatformId;
  readonly post: EditionPost;
  readonly preview: (platform: PlatformId, tone: ToneId) => EditionPost;
  /** The model that writes the tone that is chosen; null where the preview is what one gets. */
  readonly sketchedFor: string | null;
  readonly onUse: (tone: ToneId) => void;
}

/** One paper in two tones, side by side: what stands now, and another. Looking changes nothing. */
export function CompareTones({
  platform,
  post,
  preview,
  sketchedFor,
  onUse,
}: CompareTonesProps): ReactElement {
  const [left, setLeft] = useState<ToneId>(post.tone);
  const [right, setRight] = useState<ToneId>(() => toneIds.find((tone) => tone !== post.tone) ?? post.tone);
  const notes = [
    ...(sketchedFor === null ? [] : [words.sketch(sketchedFor)]),
    ...(post.byHand ? [words.dropsEdits] : []),
  ];
  return (
    <section aria-label={words.compareTitle} className="mt-3 border-t border-line pt-4">
      <h4 className="font-medium">{words.compareTitle}</h4>
      {notes.length > 0 && <p className="mt-1 text-sm text-ink-soft">{notes.join(' ')}</p>}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {(
          [
            [words.left, left, setLeft],
            [words.right, right, setRight],
          ] as const
        ).map(([side, tone, choose]) => (
          <Side
            key={side}
            label={words.toneOf(side)}
            platform={platform}
            post={tone === post.tone ? post : preview(platform, tone)}
            inUse={tone === post.tone}
            use={sketchedFor === null ? words.useThis : words.writeSo}
            onChoose={choose}
            onUse={() => onUse(tone)}
          />
        ))}
      </div>
    </section>
  );
}

interface SideProps {
  readonly label: string;
  readonly platform: PlatformId;
  readonly post: EditionPost;
  readonly inUse: boolean;
  readonly use: string;
  readonly onChoose: (tone: ToneId) => void;
  readonly onUse: () => void;
}

function Side({ label, platform, post, inUse, use, onChoose, onUse }: SideProps): ReactElement {
  const length = formatNumber(postLength(platform, post.text));
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-paper p-4">
      <Select
        aria-label={label}
        value={post.tone}
        onChange={(event) => isToneId(event.target.value) && onChoose(event.target.value)}
      >
        {toneIds.map((tone) => (
          <option key={tone} value={tone}>
            {tones[tone].label}
          </option>
        ))}
      </Select>
      <p className="flex-1 text-sm whitespace-pre-wrap">{post.text}</p>
      <div className="flex items-center justify-between gap-3">
        <span className="figures text-sm text-ink-soft">
          {length} / {formatNumber(platforms[platform].limit)}
        </span>
        <Button variant="outline" size="sm" disabled={inUse} onClick={onUse}>
          {inUse ? words.inUse : use}
        </Button>
      </div>
    </div>
  );
}
