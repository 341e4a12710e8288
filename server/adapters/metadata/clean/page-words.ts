import { splitSentences } from '#domain/language/sentences.ts';

/** Whether all of a text is what a publisher's page says where an abstract would stand: how to get at it, and whose it is. */
export function isPageText(text: string): boolean {
  const sentences = splitSentences(text);
  return (
    sentences.length > 0 && sentences.length <= mostSentences && sentences.every((one) => isOfPage(one.text))
  );
}

/** More is said of no page. */
const mostSentences = 8;

function isOfPage(sentence: string): boolean {
  if (/^(?:©|\(c\)|copyright\b|published (?:by|online|in)\b)/i.test(sentence)) return true;
  const words = (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !little.has(word));
  return words.length > 0 && words.filter((word) => ofPage.has(word)).length / words.length >= mostlyOfPage;
}

/** Of the words that say something, how many speak of the page: "This is the author accepted manuscript" has all. */
const mostlyOfPage = 0.6;

const little: ReadonlySet<string> = new Set(
  `a an the of to for on in at by is are be been was has have this that these it its so no not and or as with from your you all we our
  how if there any can may will`.split(/\s+/),
);

const ofPage: ReadonlySet<string> = new Set(
  `abstract abstracts summary preview extract excerpt available unavailable access accessible link links button click download pdf html icon
  page pages screen top above below bottom view read reading see visit go get please use using need log login sign register subscribe subscriber
  subscribers subscription subscriptions institution institutional purchase buy rent full text article articles content contents item chapter
  book issue volume journal website site online version versions published publisher publication publishers copyright rights reserved
  permission permissions reprint reprints licence license licensed terms conditions author authors accepted manuscript manuscripts print
  record provided information following first paragraph image figure table free open restricted required here wiley elsevier springer oxford
  cambridge university press sons ltd inc bmj sage taylor francis exclusive licensee society`.split(/\s+/),
);
