import { forCaller } from '../http/call.ts';
import { suggestHashtags as suggest } from '../usecases/suggest-hashtags.ts';
import { writeHighlight as write } from '../usecases/write-highlight.ts';

export const suggestHashtags = forCaller<'suggestHashtags'>(async (deps, { caller, body }) =>
  suggest(deps, caller, body),
);

export const writeHighlight = forCaller<'writeHighlight'>(async (deps, { caller, body }) =>
  write(deps, caller, body),
);
