import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, usedText } from '../draft.ts';
import type { Edition } from '../edition/edition.ts';
import type { EditionDesk } from '../edition/use-edition.ts';
import type { ChangeDraft } from '../use-draft.ts';
import type { OpenEditors, Steering } from './steering.ts';

interface Desk {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly desk: EditionDesk;
  /** True while posts are being written. */
  readonly running: boolean;
  /** The posts on the screen; null while others are written. */
  readonly edition: Edition | null;
}

/**
 * Lets the person put the facts right before there are posts, while they are written and afterwards. What is put right
 * while a writer works reaches its posts when they are there.
 */
export function useSteering({ draft, change, desk, running, edition }: Desk): Steering & {
  /** True where the posts on the screen are about the text in the form. */
  readonly isSameText: boolean;
} {
  const { finding, corrections } = draft;
  const isSameText = edition !== null && usedText(draft) === edition.request.inputText;
  const [open, setOpen] = useState(none);
  const editors = open.text === draft.text ? open.editors : none.editors;
  const catchUp = useEffectEvent(() => {
    if (isSameText && !isAbout(edition.request, draft)) desk.steer({ finding, corrections });
  });
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) catchUp();
    wasRunning.current = running;
  }, [running]);
  return {
    finding,
    corrections,
    readers: draft,
    source: usedText(draft),
    editors,
    isSameText,
    steer(next) {
      change(next);
      if (isSameText) desk.steer({ finding, corrections, ...next });
    },
    edit(name, text) {
      const { [name]: _, ...others } = editors;
      setOpen({ text: draft.text, editors: text === undefined ? others : { ...others, [name]: text } });
    },
  };
}

const none: { readonly text: string; readonly editors: OpenEditors } = { text: '', editors: {} };

/** True where the posts were written from these facts. */
function isAbout(request: Edition['request'], draft: Draft): boolean {
  const inOrder = (facts: Draft['corrections']): string => JSON.stringify(Object.entries(facts).toSorted());
  const { finding = null, corrections = {} } = request;
  const isSameFinding = finding === draft.finding;
  return isSameFinding && inOrder(corrections) === inOrder(draft.corrections);
}
