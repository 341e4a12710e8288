import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Result } from '#domain/result.ts';
import type { Upload } from '#domain/runs/read-upload.ts';
import { teamQuery } from '#web/api/queries.ts';
import { dayOf } from '#web/ui/formats.ts';
import { words } from './words.ts';

const shownProblems = 3;

interface UploadPreviewProps {
  readonly read: Result<Upload> | null;
  readonly pending: boolean;
}

/** What is in the upload, what cannot be used of it, and whether the posts will do. */
export function UploadPreview({ read, pending }: UploadPreviewProps): ReactElement {
  return (
    <div role="status" className="text-sm empty:hidden">
      {pending && <p className="text-ink-soft">{words.start.reading}</p>}
      {read?.ok === false && <p className="text-unsupported">{read.failure.message}</p>}
      {read?.ok === true && <Found upload={read.value} />}
    </div>
  );
}

function Found({ upload: { kind, rows } }: { readonly upload: Upload }): ReactElement {
  const { data: team } = useQuery(teamQuery);
  const problems = rows.flatMap(({ line, problem }) => (problem === null ? [] : [{ line, problem }]));
  const posts = rows.reduce((sum, { asked }) => sum + (asked?.platforms.length ?? 0), 0);
  const left = team?.postsRemaining ?? null;
  return (
    <div className="flex flex-col gap-2">
      <p>
        {words.start.found(words.start.kinds[kind], words.start.row(rows.length), words.start.post(posts))}
      </p>
      {left !== null && team !== undefined && left < posts && (
        <p className="text-check">{words.start.left(left, dayOf(team.postsResetAt))}</p>
      )}
      {problems.length > 0 && (
        <div className="border-l-2 border-check pl-3">
          <p>{words.start.problems(problems.length)}</p>
          <ul>
            {problems.slice(0, shownProblems).map(({ line, problem }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be on one line
              <li key={index} className="break-words">
                {words.start.problem(line, problem.message)}
              </li>
            ))}
          </ul>
          {problems.length > shownProblems && <p>{words.start.more(problems.length - shownProblems)}</p>}
        </div>
      )}
    </div>
  );
}
