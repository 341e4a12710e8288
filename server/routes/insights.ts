import { forCaller } from '../http/call.ts';
import { predictPosts as predict } from '../usecases/predict-posts.ts';
import { suggestHashtags as suggest } from '../usecases/suggest-hashtags.ts';
import { writeHighlight as write } from '../usecases/write-highlight.ts';

export const suggestHashtags = forCaller<'suggestHashtags'>(async (deps, { caller, body }) =>
  suggest(deps, caller, body),
);

export const writeHighlight = forCaller<'writeHighlight'>(async (deps, { caller, body }) =>
  write(deps, caller, body),
);

export const predictPosts = forCaller<'predictPosts'>(async (deps, { caller, body }) =>
  predict(deps, caller, body),
);
