import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sayFlag } from '#domain/grounding/say-mark.ts';
import {
  type CheckedPost,
  type CheckedRun,
  isRead,
  type PlacedSentence,
  type PostOfRun,
} from '../checked.ts';
import type { TextRegion } from '../text-places.ts';
import { sarifRules } from './sarif-rules.ts';
import type { Telling } from './telling.ts';

/** SARIF 2.1.0, as GitHub code scanning and others read it: an error for each flag, a note for what is to be compared. */
export function asSarif({ source, posts }: CheckedRun, { version }: Telling): string {
  const unread = posts.filter((post) => !isRead(post));
  const run = {
    tool: { driver: { name: 'Paperlark', version, rules: sarifRules.map(ruleOf) } },
    // A category of its own for each source: uploads of several do not take each other's place.
    automationDetails: { id: `paperlark/${source.name.toWellFormed()}/` },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: unread.length === 0,
        toolExecutionNotifications: unread.map(notificationOf),
      },
    ],
    results: posts.filter(isRead).flatMap(resultsOf),
  };
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

function ruleOf({ id, words, level }: (typeof sarifRules)[number]): object {
  return { id, shortDescription: { text: words }, defaultConfiguration: { level } };
}

function notificationOf(post: PostOfRun): object {
  return {
    level: 'error',
    message: { text: isRead(post) ? '' : post.error.message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(post.name) } } }],
  };
}

function resultsOf(post: CheckedPost): object[] {
  const uri = uriOf(post.name);
  return post.sentences.flatMap((sentence) => {
    const { text, mark, flags, source } = sentence;
    const nearest = source === null ? '' : ` Source sentence ${source.sentence + 1}: “${source.text}”`;
    if (mark === 'compare')
      return [
        resultOf(uri, sentence, { id: 'compare', said: `Please compare.${nearest}`, region: sentence }),
      ];
    return flags.map((flag) => ({
      ...resultOf(uri, sentence, {
        id: flag.type,
        said: `${sayFlag(text, flag)}${nearest}`,
        region: flag.inFile,
      }),
      ...(flag.better !== undefined && { fixes: [fixOf(uri, sentence, flag.better)] }),
    }));
  });
}

interface Finding {
  readonly id: string;
  readonly said: string;
  readonly region: TextRegion;
}

function resultOf(uri: string, sentence: PlacedSentence, { id, said, region }: Finding): object {
  const ruleIndex = sarifRules.findIndex((rule) => rule.id === id);
  return {
    ruleId: id,
    ruleIndex,
    level: sarifRules[ruleIndex]?.level ?? 'error',
    message: { text: said.toWellFormed() },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: regionOf(region) } }],
    // The same finding again, wherever the sentence has moved to.
    partialFingerprints: {
      'paperlarkSentence/v1': createHash('sha256').update(`${id}\n${sentence.text}`).digest('hex'),
    },
  };
}

function fixOf(uri: string, sentence: PlacedSentence, better: string): object {
  const replacements = [{ deletedRegion: regionOf(sentence), insertedContent: { text: better } }];
  return {
    description: { text: 'A wording that the source supports' },
    artifactChanges: [{ artifactLocation: { uri }, replacements }],
  };
}

function regionOf({ line, column, endLine, endColumn }: TextRegion): object {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** A path as the address of a file: below the folder that one is in, or absolute. */
function uriOf(name: string): string {
  if (name === '-') return 'stdin';
  if (isAbsolute(name)) return pathToFileURL(name).href;
  const parts = name.toWellFormed().replaceAll('\\', '/').split('/');
  return parts
    .filter((part) => part !== '.')
    .map(encodeURIComponent)
    .join('/');
}
