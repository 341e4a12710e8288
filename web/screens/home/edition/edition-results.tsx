import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { type CardDesign, cardSizes } from '#domain/cards/card-kinds.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { PostDesk } from '#web/features/posts/post-card.tsx';
import { PostsWithSource } from '#web/features/posts/posts-with-source.tsx';
import { useLeaving } from '#web/features/sign-off/use-leaving.tsx';
import { useVerified } from '#web/features/verifier/use-verified.ts';
import { madeWords } from '#web/features/writer/made-words.ts';
import { FactStrip } from '../fact-sheet/fact-strip.tsx';
import { LeadDoubt, withoutDoubt } from '../fact-sheet/lead-doubt.tsx';
import type { Steering } from '../fact-sheet/steering.ts';
import { words as factWords } from '../fact-sheet/words.ts';
import { FaithfulPost } from '../faithful-post.tsx';
import { EvidenceLine, ResultsFrame, Warnings } from '../results.tsx';
import { words as homeWords } from '../words.ts';
import { CompareTones } from './compare-tones.tsx';
import { checkedHere } from './desk-state.ts';
import { type Edition, platformsOf, textsOf, writerOf } from './edition.ts';
import { FigureAltText } from './figure/figure-alt-text.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { PostNotes, writerName } from './post-notes.tsx';
import { type Panel, PostTools } from './post-tools.tsx';
import { ResultsBar } from './results-bar.tsx';
import { hasThreads, ThreadView } from './thread-view.tsx';
import { type DrawnCards, useCards } from './use-cards.ts';
import type { EditionDesk } from './use-edition.ts';

/** Spec section 2: the first 50 characters of a post are typed. */
const typed = 50;

interface EditionResultsProps {
  readonly edition: Edition;
  readonly desk: EditionDesk;
  readonly name: string;
  /** Null where the form's text is another one by now: then the facts are shown there. */
  readonly steering: Steering | null;
  readonly onUndo: () => void;
  /** True where the plan has alt texts. */
  readonly withAltText: boolean;
}

/** The posts with everything that can be done to them, from the facts down to the single word. */
export function EditionResults({
  edition,
  desk,
  name,
  steering,
  onUndo,
  withAltText,
}: EditionResultsProps): ReactElement {
  const [open, setOpen] = useState<{ readonly platform: PlatformId; readonly panel: Panel } | null>(null);
  const platforms = platformsOf(edition);
  const [design, setDesign] = useState<CardDesign>('paper');
  const wantsPicture = open?.panel === 'picture' ? open.platform : null;
  const cards = useCards(
    wantsPicture === null ? null : { edition, platform: wantsPicture, design, withAltText },
  );
  const verified = useVerified({
    source: edition.request.inputText,
    articleInfo: edition.request.articleInfo,
    made: edition.made,
    changed: useMemo(() => checkedHere(edition, desk.rewrites), [edition, desk.rewrites]),
  });
  const grounding = Object.fromEntries(
    platformsOf(edition).map((id) => [id, verified[id] ?? edition.posts[id]?.sentences ?? []]),
  );
  const { inputText, articleInfo } = edition.request;
  const leaving = useLeaving({ inputText, articleInfo, posts: textsOf(edition) });
  // A model's posts came one after the other: they are neither typed nor scrolled to again.
  const wasShown = edition.made.writer !== 'embedded';
  const asks = steering !== null && !edition.factSheet.sure && steering.finding === null;
  const faithfulBelow = (platform: PlatformId): ReactNode => {
    const faithful = edition.faithful[platform];
    return faithful === undefined ? null : (
      <FaithfulPost platform={platform} text={faithful.text} held={leaving.whyOther(platform)} />
    );
  };
  const deskOf = (platform: PlatformId): PostDesk => {
    const post = edition.posts[platform];
    const panel = open?.platform === platform ? open.panel : null;
    return {
      byHand: post?.byHand === true,
      onEdit: (text) => desk.edit(platform, text),
      onDone: desk.doneEditing,
      picture: panel === 'picture' && cards.data ? <Picture platform={platform} drawn={cards.data} /> : null,
      actions: post !== undefined && (
        <PostTools
          platform={platform}
          post={post}
          desk={desk}
          open={panel}
          onOpen={(next) => setOpen(panel === next ? null : { platform, panel: next })}
        />
      ),
      panels: (
        <>
          <PostNotes edition={edition} platform={platform} desk={desk} />
          {panel === 'tones' && post !== undefined && desk.preview !== null && (
            <CompareTones
              platform={platform}
              post={post}
              preview={desk.preview}
              sketchedFor={writerOf(edition, platform) === 'own' ? null : writerName(edition, platform)}
              onUse={(tone) => desk.setTone(platform, tone)}
            />
          )}
          {panel === 'picture' && (
            <PicturePanel
              drawn={cards.data ?? null}
              failed={cards.isError}
              design={design}
              onDesign={setDesign}
              onRetry={() => void cards.refetch()}
              figure={withAltText ? <FigureAltText edition={edition} /> : null}
            />
          )}
          {panel === 'thread' && hasThreads(platform) && (
            <ThreadView edition={edition} platform={platform} isHeld={leaving.isHeld(platform)} />
          )}
        </>
      ),
    };
  };
  return (
    <ResultsFrame
      status={homeWords.results.done(platforms.length)}
      // Not while the person is typing: an open editor came along and has the focus.
      takesFocus={!desk.restored && Object.keys(steering?.editors ?? {}).length === 0}
      scrolls={!wasShown}
      aside={
        <ResultsBar
          edition={edition}
          saving={desk.saving}
          saveAgain={desk.saveAgain}
          withAltText={withAltText}
          isHeld={platforms.some(leaving.isHeld)}
          onUndo={desk.canUndo ? onUndo : null}
        />
      }
    >
      {asks && <LeadDoubt sheet={edition.factSheet} steering={steering} />}
      <Warnings warnings={asks ? withoutDoubt(edition.warnings, edition.factSheet) : edition.warnings} />
      <PostsWithSource
        key={edition.sessionId}
        posts={textsOf(edition)}
        grounding={grounding}
        source={edition.factSheet}
        name={name}
        typed={desk.restored || wasShown ? 0 : typed}
        title={edition.request.articleInfo?.title ?? null}
        aboutSource={<EvidenceLine evidence={edition.evidence} />}
        facts={
          steering === null ? undefined : (
            <FactStrip
              sheet={edition.factSheet}
              steering={steering}
              lead={factWords.follow}
              folds="everywhere"
            />
          )
        }
        lead={
          steering === null
            ? undefined
            : {
                sentence: edition.factSheet.finding.sentence,
                choose: (sentence) => steering.steer({ finding: sentence }),
              }
        }
        deskOf={deskOf}
        leaving={leaving}
        below={faithfulBelow}
      />
      <p className="mt-6 text-sm text-ink-soft">{madeWords(edition.made, platforms)}</p>
    </ResultsFrame>
  );
}

/** The card as the platform will show it: square where it shows squares. */
function Picture({ platform, drawn }: { readonly platform: PlatformId; readonly drawn: DrawnCards }) {
  const size = platform === 'instagram' ? 'square' : 'wide';
  const address = drawn.pictures.find((one) => one.size === size)?.address;
  return (
    <img
      src={address}
      // Described where it is offered; here it is part of the preview.
      alt=""
      {...cardSizes[size]}
      className="mt-3 h-auto w-full rounded-md border border-line"
    />
  );
}
