import type { ReactElement } from 'react';
import { AskButton } from '#web/features/sign-off/ask-button.tsx';
import { EmbargoButton } from '#web/features/sign-off/embargo-button.tsx';
import { type Edition, textsOf } from './edition.ts';

/** What stands before a post leaves: whoever has to approve it, and the day on which it may. */
export function LeaveBar({ edition }: { readonly edition: Edition }): ReactElement {
  const { inputText, articleInfo } = edition.request;
  const work = { inputText, ...(articleInfo !== undefined && { articleInfo }) };
  return (
    <>
      <AskButton
        asked={() => ({
          ...work,
          made: edition.made,
          posts: textsOf(edition),
          notices: edition.warnings.slice(0, 20),
        })}
      />
      <EmbargoButton work={work} />
    </>
  );
}
