import type { ReactElement } from 'react';
import { sayMoment } from '#domain/sign-off/embargo-words.ts';
import { PostsWithSource } from '#web/features/posts/posts-with-source.tsx';
import { madeWords } from '#web/features/writer/made-words.ts';
import { timeOf } from '#web/ui/formats.ts';
import { DecisionBar } from './decision-bar.tsx';
import { PostTalk } from './post-talk.tsx';
import { StateBadge } from './state-badge.tsx';
import { type Door, type SignOff, useAct } from './use-sign-off.ts';
import { words } from './words.ts';

interface SignOffViewProps {
  readonly door: Door;
  readonly sign: SignOff;
}

/** Posts beside their source, what was said of them, and what one can decide. The same to the team and to who comes by a link. */
export function SignOffView({ door, sign }: SignOffViewProps): ReactElement {
  const act = useAct(door);
  const posts = Object.fromEntries(sign.platforms.map((id) => [id, sign.posts[id]?.text]));
  const grounding = Object.fromEntries(sign.platforms.map((id) => [id, sign.posts[id]?.sentences ?? []]));
  return (
    <>
      <header className="flex flex-col gap-2">
        <p>
          <StateBadge state={sign.state} />
        </p>
        <h1 className="text-2xl break-words md:text-3xl">{titleOf(sign)}</h1>
        <p className="text-ink-soft">
          {words.asked(sign.askedBy.name, timeOf(sign.askedAt))} {words.needs(sign.rule.approvals)}
        </p>
        {sign.note !== '' && (
          <blockquote className="border-l-2 border-line-strong pl-3 whitespace-pre-wrap break-words">
            {sign.note}
          </blockquote>
        )}
        {sign.embargo !== null && (
          <p role="status" className="font-medium text-check">
            {words.gate.embargoed(sayMoment(new Date(sign.embargo.until), sign.embargo.zone))}
          </p>
        )}
        <Notices notices={sign.work.notices} />
      </header>
      <h2 className="sr-only">{words.posts}</h2>
      <PostsWithSource
        posts={posts}
        grounding={grounding}
        source={{ sentences: sign.work.sentences.map((text) => ({ text })) }}
        name={sign.askedBy.name}
        typed={0}
        title={sign.work.info.title ?? null}
        actionsOf={(platform) => (
          <PostTalk
            key={`${platform}-${sign.revision}`}
            sign={sign}
            platform={platform}
            act={act}
            isTeam={'signOffId' in door}
          />
        )}
      />
      {sign.made !== null && (
        <p className="mt-6 text-sm text-ink-soft">{madeWords(sign.made, sign.platforms)}</p>
      )}
      {sign.state !== 'withdrawn' && <DecisionBar sign={sign} act={act} />}
    </>
  );
}

/** What the page calls it. */
export function titleOf({ work }: SignOff): string {
  return work.info.title?.trim() || (work.sentences[0] ?? '');
}

function Notices({ notices }: { readonly notices: readonly string[] }): ReactElement | null {
  if (notices.length === 0) return null;
  return (
    <section aria-label={words.aside.notices} className="border-l-2 border-check pl-4 text-sm">
      <ul className="flex flex-col gap-1">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </section>
  );
}
