export const words = {
  embedded: 'Written by Paperlark’s own writer. Your text stayed on this server.',
  browser: 'Written by a model on your device. Nothing left it.',
  model: (model: string, host: string): string =>
    `Written by ${model} at ${host}, and checked here against the source.`,
  local: (model: string): string =>
    `Written by ${model} on this server, and checked there against the source.`,
  asked: (model: string, host: string): string =>
    `${model} at ${host} was asked, and gave no post that could be used.`,
  askedHere: (model: string | null): string =>
    `${model === null ? 'A model on your device' : `${model} on this server`} was asked, and gave no post that could be used.`,
  prompt: (version: string): string => `Prompt ${version}.`,
  repaired: (platforms: string): string => `Sent back once for what the check found: ${platforms}.`,
  replaced: (platforms: string): string =>
    `By Paperlark’s own writer, because the model gave no usable post: ${platforms}.`,
  rewritten: (platforms: string): string =>
    `Rewritten by Paperlark’s own writer since: ${platforms}. Generate again to ask the model.`,
} as const;
