import type { Metadata, OutputOf, ParsedInputOf } from '#contract/types.ts';
import {
  areOfOneWork,
  type DocumentNotice,
  noticesOfFile,
  notLookedUp,
  titleDiffers,
} from '#domain/documents/compare-record.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Workshop } from '../ports/workshop.ts';
import { type AskingCaller, orderOf } from './caller.ts';
import { type LookUpDeps, lookUpMetadata } from './look-up-metadata.ts';

type Answer = OutputOf<'readDocument'>;

/** What a paper says of itself, and what is on record for its DOI where the plan has look-ups. The file is not kept; no post is counted. */
export async function readDocument(
  deps: LookUpDeps & { readonly workshop: Workshop },
  { caller, signal }: AskingCaller,
  { file }: ParsedInputOf<'readDocument'>['body'],
): Promise<Result<Answer>> {
  const read = await deps.workshop.do('readDocument', { file }, orderOf(caller, signal));
  if (!read.ok) return read;
  const { doi, title } = read.value;
  const found = doi === null ? null : await lookUpMetadata(deps, caller, { kind: 'doi', paste: doi, signal });
  const { record, notices } = compare(doi, title, found);
  const all = [...notices, ...noticesOfFile(read.value).map(asNotice)];
  const order = ['stop', 'warning', 'note'];
  return ok({
    ...read.value,
    record,
    notices: all.sort((one, other) => order.indexOf(one.weight) - order.indexOf(other.weight)),
  });
}

/** The record that a DOI leads to, where it is of this work, with what is to be said of it. */
function compare(
  doi: string | null,
  title: string | null,
  found: Result<Metadata> | null,
): Pick<Answer, 'record' | 'notices'> {
  if (doi === null || found === null) return { record: null, notices: [] };
  if (!found.ok) return { record: null, notices: [asNotice(notLookedUp(doi, found.failure.message))] };
  const { value } = found;
  if (title === null || value.title === null || areOfOneWork(title, value.title))
    return { record: value, notices: value.notices };
  return { record: null, notices: [asNotice(titleDiffers(doi, value.title))] };
}

function asNotice(notice: DocumentNotice): Answer['notices'][number] {
  return { ...notice, url: null, source: 'the file' };
}
