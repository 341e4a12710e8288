/** "Covers developments in Liberia …", "Overviews the status …": what a summary holds, without who says it. */
export function isHeadless(text: string): boolean {
  return headless.test(text);
}

const headless =
  /^(?:Also )?(?:Covers|Overviews|Reviews|Describes|Discusses|Presents|Outlines|Summari[sz]es|Examines|Provides|Contains|Includes|Transmits|Refers|Submits|Highlights|Concludes|Recommends|Requests|States|Notes|Calls|Focuses|Addresses|Analy[sz]es|Reports|Assesses|Considers|Gives|Proposes|Urges|Decides|Draws|Lists|Explains|Identifies|Relates|Updates|Recalls|Welcomes|Endorses|Concerns|Sets out)\b(?! of\b)(?= (?:\w+ )?(?:the|an?|that|on|for|upon|to|with|recent|current|developments?|information|progress|activities|annexes|issues|how|its|all|\p{Ll}+s)\b)/u;

/** Of such summaries: one that says what was concluded, asked or proposed. */
export function tellsWhatWasDecided(text: string): boolean {
  return /^(?:Also )?(?:Concludes|Recommends|Requests|States that|Notes that|Calls|Proposes|Urges|Decides|Reports that|Finds)\b/.test(
    text,
  );
}
