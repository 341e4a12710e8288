/**
 * What every answer says of the model behind it. The version changes with the tables; the card is the short form of
 * docs/model-card-predict.md, its paragraphs parted by blank lines.
 */
export const predictionModel = {
  version: '2026-11.1',
  card: `What it is: a table of published averages and effects, multiplied together for the traits of your text and the account size that you state. It is not a trained model. No engagement data was available to fit or to test it, so no accuracy is claimed.

What it looks at: the platform, links, hashtags, the first line, where the finding stands, questions, length, emoji, praise, and how easy the text is to read. It does not see pictures, topic, timing, your past posts, who follows you or what a platform favours this week, which may well matter more than wording. It reads English.

Numbers and ranges: the number is the middle of a wide range. The range would hold 8 of 10 posts if every figure in the table were right; several are our own estimates, so expect surprises beyond it, most of all for accounts far from 1,000 followers. Compare drafts by it rather than plan by it.

What it is not: a promise, a measure of quality, or a forecast of citations. In a controlled experiment, tweeting raised downloads and attention to papers; the small rise in citations was not significant (Branch et al., PLOS ONE 2024).

Restraint costs nothing here: hedges and limits lower no number, since caveats in 996 press releases cost no news coverage (Sumner et al., PLOS ONE 2016).`,
} as const;
