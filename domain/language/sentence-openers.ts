/** Words that open sentences and are no part of a name: behind "U.S." or "et al." a new sentence begins with them. */
const openers: ReadonlySet<string> = new Set(
  'The A An In We Our This These Those That It Its There They Their He She However Moreover Furthermore Although Though While Whereas When Where For To Here Result Results Conclusion Conclusions Method Methods Background Objective Objectives Aim Aims Patients Participants Subjects Children Women Men People Adults Mice Rats Group Groups Rates After Before At On Of By From With Without Using Based As If Both All No Not Each Among Between During Despite Then Thus Therefore Hence Also Finally First Second Third Additionally Overall Such One Two Three Data Most Many Some Several Because Since Under Within Compared Recent Recently Previous Findings Nevertheless Nonetheless Conversely Interestingly Importantly Specifically Consequently What How Does Is Are Can Studies Existing Current Neither Only Yet But And So Other Others More Fewer Less'.split(
    ' ',
  ),
);

/** True where `text` begins, behind quotes and brackets, with such a word. */
export function beginsWithOpener(text: string): boolean {
  const word = /^["'“‘([]*(\p{L}+)(?=[\s,:])/u.exec(text)?.[1];
  return word !== undefined && openers.has(word);
}
