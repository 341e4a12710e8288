/** Texts of the alt text for a figure of the person's own. */
export const words = {
  title: 'Alt text for your own figure',
  none: 'No model that sees pictures is set up here, so nobody can describe your figure. Whoever runs this server can add one.',
  goes: {
    'this-machine': (model: string, host: string): string =>
      `${model} at ${host} describes it, on the machine of this server. The picture is not kept.`,
    network: (model: string, host: string): string =>
      `The picture is sent to ${model} at ${host}, in the network of this server. It is not kept here.`,
    internet: (model: string, host: string): string =>
      `The picture is sent to ${model} at ${host}, over the internet. It is not kept here.`,
    nowhere: (model: string): string => `${model} describes it.`,
  },
  choose: 'Choose a figure',
  another: 'Choose another figure',
  reading: 'Looking at the figure…',
  cancel: 'Cancel',
  unreadable: 'This browser cannot read that file. Save the figure as PNG, JPEG or WebP.',
  failed: { title: 'No alt text', description: 'Please try again.' },
  preview: (name: string): string => `Your figure, ${name}`,
  what: 'alt text of the figure',
  byModel: 'Written by a model from the picture. Read it against the figure before you use it.',
  compare: (passages: readonly string[]): string =>
    `Your text does not say it like this: ${passages.map((one) => `“${one}”`).join(', ')}.`,
} as const;
