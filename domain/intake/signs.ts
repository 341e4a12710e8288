import type { TracedText } from './traced-text.ts';

/** One sign for what is written in many ways: spaces, hyphens, ligatures, comparisons; what is not seen is gone. */
export function unifySigns(traced: TracedText): TracedText {
  return readComparisons(/\P{ASCII}/u.test(traced.text) ? readRareSigns(traced) : traced);
}

function readRareSigns(traced: TracedText): TracedText {
  return (
    traced
      // A word that a soft hyphen parts at a line's end is one word.
      .replace(/\u00ad[^\S\n]*\n[^\S\n]*(?=\p{Ll})/gu, '')
      .replace(/[\u00ad\u200b\u2060\ufeff\u180e]/g, '')
      // Joiners belong between pictures and between letters of scripts that are joined.
      .replace(/(?<!\p{Extended_Pictographic}|\ufe0f|\p{EMod}|\p{M}|\p{Lo})[\u200c\u200d]/gu, '')
      .replace(/[\u200c\u200d](?!\p{Extended_Pictographic}|\p{Lo})/gu, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      // Ligatures, full-width digits and letters, letters of mathematical alphabets.
      .replace(/[ﬀ-ﬆ０-９Ａ-Ｚａ-ｚ％＋\u{1d400}-\u{1d7ff}]/gu, (sign) => sign.normalize('NFKC'))
      .replace(/∶/g, ':')
  );
}

function readComparisons(traced: TracedText): TracedText {
  return (
    traced
      // A name that is meant, and no tag: no post can hold it so.
      .replace(/<(\p{L}{3,20}[\p{L}\d _-]{0,20})>/gu, '“$1”')
      .replace(/<\s?or\s?=|<\/=|<=|≦|⩽/g, '≤')
      .replace(/>\s?or\s?=|>\/=|>=|≧|⩾/g, '≥')
      .replace(/\+\s?\/\s?-|\+-(?=\s?\d)/g, '±')
      // PubMed prints "®" so.
      .replace(/\(\((?:R|TM)\)\)/g, '')
      .replace(/(?<=\S)---(?=\S)|(?<= )---(?= )/g, '—')
      .replace(/(?<= )--(?= )|(?<=\w)--(?=\w)/g, '–')
  );
}
