import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { chatQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { takingUp, toReopen } from '#web/features/take-up/take-up.ts';
import { toasts } from '#web/ui/toast-store.ts';
import type { Draft } from './draft.ts';
import type { Edition } from './edition/edition.ts';
import { type EditionDesk, loadEngine } from './edition/use-edition.ts';
import { undoOf } from './lookup/use-lookup.ts';
import type { ChangeDraft } from './use-draft.ts';
import { words } from './words.ts';

interface Desk {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly desk: Pick<EditionDesk, 'open'>;
  /** When the saved posts are on the screen. */
  readonly onOpen: () => void;
}

/** Opens saved posts again, once, with all that they were made with; what stood in the form comes back with one click. */
export function useReopened({ draft, change, desk, onOpen }: Desk): void {
  const sessionId = toReopen(useLocation().state);
  const navigate = useNavigate();
  const client = useQueryClient();
  const show = useEffectEvent((edition: Edition, asked: Draft) => {
    const { inputText } = edition.request;
    if (draft.text.trim() !== '' && draft.text.trim() !== inputText.trim())
      toasts.add({ title: words.takenUp, action: { label: words.undo, run: undoOf(draft, change) } });
    change(asked);
    desk.open(edition);
    onOpen();
  });
  useEffect(() => {
    if (sessionId === null) return;
    let gone = false;
    const opened = async (): Promise<void> => {
      const [chat, engine, { draftOf, reopenEdition }] = await Promise.all([
        client.fetchQuery(chatQuery(sessionId)),
        loadEngine(),
        import('./edition/reopen-edition.ts'),
      ]);
      if (gone) return;
      const edition = reopenEdition(engine, chat);
      if (edition !== null) show(edition, draftOf(edition));
      // Where there are no posts to open, the text is taken up.
      const text = chat.messages.find(({ role }) => role === 'user')?.content ?? '';
      void navigate(paths.home, { replace: true, state: edition === null ? takingUp(text) : null });
    };
    opened().catch((error: Error) => {
      if (!gone) toasts.add({ ...failureWords(error, words.notReopened), variant: 'destructive' });
    });
    return () => {
      gone = true;
    };
  }, [sessionId, client, navigate]);
}
