import { isAsBadAs } from '#domain/grounding/report-check.ts';
import { explainMark, sayFlag, sayMark } from '#domain/grounding/say-mark.ts';
import { type CheckedRun, type FailOn, isRead, type PlacedSentence, type PostOfRun } from '../checked.ts';
import type { Telling } from './telling.ts';
import { xmlText } from './xml.ts';

/** A suite for each post and a case for each sentence, as servers of continuous integration read it. */
export function asJunit({ posts }: CheckedRun, { failOn }: Telling): string {
  const suites = posts.map((post) => suiteOf(post, failOn));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="paperlark check">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suiteOf(post: PostOfRun, failOn: FailOn): string {
  const name = xmlText(post.name);
  if (!isRead(post)) {
    const said = xmlText(post.error.message);
    return `  <testsuite name="${name}" tests="1" failures="0" errors="1">
    <testcase classname="${name}" name="could be read"><error type="${post.error.code}" message="${said}"/></testcase>
  </testsuite>`;
  }
  const failed = post.sentences.filter((one) => isFailure(one, failOn)).length;
  const cases = post.sentences.map((sentence) => caseOf(sentence, name, failOn));
  const head = `  <testsuite name="${name}" tests="${cases.length}" failures="${failed}" errors="0">`;
  return [head, ...cases, '  </testsuite>'].join('\n');
}

function caseOf(sentence: PlacedSentence, name: string, failOn: FailOn): string {
  const { text, flags, line, column, source } = sentence;
  const open = `    <testcase classname="${name}" name="${xmlText(`${line}:${column} ${text}`)}">`;
  const nearest = source === null ? [] : [`Source sentence ${source.sentence + 1}: ${source.text}`];
  const better = flags.flatMap((flag) => (flag.better === undefined ? [] : [`Better: ${flag.better}`]));
  const said = [...flags.map((flag) => `${flag.type}: ${sayFlag(text, flag)}`), explainMark(sentence)];
  const told = xmlText([...said, ...better, ...nearest].filter((part) => part !== '').join('\n'));
  const types = flags.length === 0 ? sentence.mark : [...new Set(flags.map(({ type }) => type))].join(',');
  const body = isFailure(sentence, failOn)
    ? `<failure type="${types}" message="${xmlText(sayMark(sentence))}">${told}</failure>`
    : `<system-out>${xmlText(sayMark(sentence))}&#10;${told}</system-out>`;
  return `${open}${body}</testcase>`;
}

function isFailure({ mark }: PlacedSentence, failOn: FailOn): boolean {
  return failOn !== 'never' && isAsBadAs(mark, failOn);
}
