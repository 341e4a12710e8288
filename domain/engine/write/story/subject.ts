import { stemsOf } from './stems.ts';

/** Enough of what the title names stands in the text: its reader knows what the work is about. */
export function namesSubject(text: string, title: string | null): boolean {
  const name = /^([\p{L}\p{N}+*-]{3,24})(?: [IVX\d.]+)?:\s/u.exec(title ?? '')?.[1];
  if (name !== undefined && text.includes(name)) return true;
  const subject = (title ?? '').replace(kindOfWork, '');
  const wanted = [...stemsOf(subject)].filter((one) => one.length > 3 && !generic.has(one));
  if (wanted.length < 2) return true;
  const held = stemsOf(text);
  const head = stemsOf(text.split(' ').slice(0, 2).join(' '));
  const named = wanted.filter((one) => held.has(one));
  return named.length >= (wanted.length <= 3 ? 1 : 2) || named.some((one) => head.has(one));
}

/** ": a randomised trial" names the kind of work, not its subject. */
const kindOfWork = /: (?:an?|the) [^:]{0,90}(?:study|trial|review|analysis|survey|protocol)$/i;

const generic = new Set(
  'studi analysi effect using approach method novel toward base trial random control review system systemat result investig evalu assess with from into their through under case model impact role insight differ associ improv among between during after relat'.split(
    ' ',
  ),
);

/** Says what the title says, so that the title need not come before it. */
export function tellsTitle(text: string, title: string | null): boolean {
  const wanted = [...stemsOf(title ?? '')].filter((one) => one.length > 3);
  const held = stemsOf(text);
  return wanted.filter((one) => held.has(one)).length >= wanted.length * 0.6;
}

/** The authors or the paper as the subject of a verb: "The authors present …". */
export function isAnnouncement(text: string): boolean {
  return /^The (?:authors|team|study|paper|work|article|report|trial|review|document)(?: [“"][^”"]+[”"])? (?:\w+ly )?(?!(?:is|are|was|were|has|have)\b)\p{Ll}+/u.test(
    text,
  );
}

/** One sentence says what the other says. */
export function sameAs(one: string, other: string): boolean {
  const [a, b] = [[...stemsOf(one)], [...stemsOf(other)]];
  const shared = a.filter((word) => b.includes(word)).length;
  return shared > a.length * 0.75 || shared > b.length * 0.9;
}
