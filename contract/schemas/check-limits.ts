/** What somebody without an account may check at once, in characters: as long as a post on LinkedIn may be. */
export const longestVisitorPost = 3000;
