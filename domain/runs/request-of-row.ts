import type { ArticleInfo } from '../research/article-info.ts';
import { infoOf } from '../research/info-of-record.ts';
import { parseResearchText, researchTextLimits } from '../research/research-text.ts';
import { shortenAbstract } from '../research/shorten-abstract.ts';
import { fail, ok, type Result } from '../result.ts';
import type { DraftNotice, RowRequest } from './draft.ts';
import type { AskedRow } from './run-row.ts';

/** What a look-up knows of the work. */
export type FoundWork = Parameters<typeof infoOf>[0] & {
  readonly abstract: string | null;
  readonly notices: readonly DraftNotice[];
};

/** What to write for a row; fails where there is no text to write from. What the person gave wins over what was found. */
export function requestOfRow(asked: AskedRow, found: FoundWork | null): Result<RowRequest> {
  const own = asked.isTeaser ? null : asked.abstract;
  const text = own ?? found?.abstract ?? asked.abstract;
  if (text === null)
    return fail(
      'content_too_short',
      'No abstract is on record for this work. Put it into a column named "abstract" and run the row again.',
    );
  const whole = text.trim();
  const short = shortenAbstract(whole);
  const inputText = parseResearchText(short);
  if (!inputText.ok)
    return whole.length < researchTextLimits.min
      ? fail('content_too_short', 'The text that there is for this work is too short to write from.')
      : inputText;
  const notes =
    short === whole
      ? []
      : [
          `The abstract is longer than ${researchTextLimits.max.toLocaleString('en')} characters: its end was left out.`,
        ];
  const { tone, platforms } = asked;
  const request = { inputText: inputText.value, tone, platforms, articleInfo: infoOfRow(asked, found) };
  return ok({ request, notices: found?.notices ?? [], notes });
}

function infoOfRow(asked: AskedRow, found: FoundWork | null): ArticleInfo {
  const given = {
    title: asked.title,
    journal: asked.journal,
    year: asked.year,
    pi: asked.author,
    url: asked.url,
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return { ...(found === null ? {} : infoOf(found)), ...known };
}
