import { forCaller } from '../http/call.ts';
import { predictPosts as predict } from '../usecases/predict-posts.ts';
import { suggestHashtags as suggest } from '../usecases/suggest-hashtags.ts';
import { writeHighlight as write } from '../usecases/write-highlight.ts';

export const suggestHashtags = forCaller<'suggestHashtags'>((deps, { caller, body, signal }) =>
  suggest(deps, { caller, signal }, body),
);

export const writeHighlight = forCaller<'writeHighlight'>((deps, { caller, body, signal }) =>
  write(deps, { caller, signal }, body),
);

export const predictPosts = forCaller<'predictPosts'>((deps, { caller, body, signal }) =>
  predict(deps, { caller, signal }, body),
);
