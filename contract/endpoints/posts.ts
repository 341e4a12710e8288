import type { Endpoint } from '../endpoint.ts';
import {
  countPostsAnswer,
  countPostsBody,
  generatePostsAnswer,
  generatePostsBody,
  rewritePostsAnswer,
  rewritePostsBody,
} from '../schemas/posts.ts';
import { switchWriterBody, testWriterAnswer, writerAnswer } from '../schemas/writer.ts';

/** Posts: written and counted, and the writer that is at work. */
export const postEndpoints = {
  generatePosts: {
    method: 'POST',
    path: '/api/posts',
    access: 'signed-in',
    takesKey: true,
    summary: 'Writes one post per platform and traces every sentence to the source',
    streams: true,
    body: generatePostsBody,
    output: generatePostsAnswer,
    failures: [
      'content_too_short',
      'content_too_long',
      'no_platform',
      'unknown_tone',
      'quota_exceeded',
      'sign_off_required',
      'embargoed',
      'key_reused',
      'request_running',
      'generation_failed',
      'too_slow',
    ],
  },
  rewritePosts: {
    method: 'POST',
    path: '/api/posts/rewrite',
    access: 'signed-in',
    summary:
      'Writes posts anew by the model that wrote them: free where they were counted within 30 days, some requests a minute',
    streams: true,
    body: rewritePostsBody,
    output: rewritePostsAnswer,
    failures: [
      'content_too_short',
      'content_too_long',
      'no_platform',
      'unknown_tone',
      'quota_exceeded',
      'conflict',
      'generation_failed',
      'too_slow',
    ],
  },
  countPosts: {
    method: 'POST',
    path: '/api/posts/count',
    access: 'signed-in',
    summary: 'Counts posts that a model in the browser wrote; their text stays there',
    body: countPostsBody,
    output: countPostsAnswer,
    failures: ['no_platform', 'quota_exceeded'],
  },
  getWriter: {
    method: 'GET',
    path: '/api/writer',
    access: 'signed-in',
    summary:
      'Which writer is at work, and where texts go; for admins also what it costs and what else is there',
    output: writerAnswer,
    failures: [],
  },
  switchWriter: {
    method: 'PUT',
    path: '/api/writer',
    access: 'admin',
    summary: 'Stops every request to a model, or lets them through again; for admins',
    body: switchWriterBody,
    output: writerAnswer,
    failures: [],
  },
  testWriter: {
    method: 'POST',
    path: '/api/writer/test',
    access: 'admin',
    summary: 'Tries the configured model with a sample text; for admins, counts no post',
    output: testWriterAnswer,
    failures: ['conflict', 'generation_failed'],
  },
} as const satisfies Record<string, Endpoint>;
