/** What is said on and about the buttons of a post. Apart from the post's own words, which the landing page loads too. */
export const words = {
  copy: 'Copy',
  copied: 'Copied',
  copyTip: (what: string): string => `Copy the ${what}`,
  copyFailed: { title: 'Failed to copy', description: 'Select the text and copy it by hand.' },
  share: 'Share',
  shareTip: (what: string): string => `Share the ${what}`,
  shared: 'Shared',
  shareFailed: { title: 'Share Failed', description: 'The post could not be handed over. Copy it instead.' },
  shareFallback: 'Sharing not supported, copied instead',
  open: 'Open',
  openIn: (network: string): string => `Open in ${network}`,
  openInTip: (network: string): string => `Opens ${network} with this text in a new tab`,
  openInCopied: (network: string): string => `Copied: paste it in ${network}.`,
  more: 'More',
  moreTip: (what: string): string => `More for the ${what}`,
} as const;
