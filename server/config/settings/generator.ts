import type { Setting } from '../setting.ts';

/** Who writes the posts: which model, where it is and what it is told. */
export const generatorSettings = {
  GENERATOR: {
    name: 'GENERATOR',
    fallback: 'embedded',
    values: 'embedded, openai-compatible, anthropic, google, local',
    meaning:
      'Who writes the posts: Paperlark itself (offline), a model behind an OpenAI-compatible address (OpenAI, Ollama, vLLM, llama.cpp, LM Studio), the services of Anthropic or Google, or a model file that this server runs itself. Whatever a model writes is checked against the source, by our rules and by the model itself: then the sentences of posts, also those that people change, are sent to it as well.',
  },
  LLM_BASE_URL: {
    name: 'LLM_BASE_URL',
    fallback: null,
    values: 'http://127.0.0.1:11434/v1',
    meaning:
      'Address of the model server, up to and with its version. https, or http on this machine and in your own network. Needed with GENERATOR=openai-compatible; default otherwise: the service’s own.',
  },
  LLM_MODEL: {
    name: 'LLM_MODEL',
    fallback: null,
    values: 'name',
    meaning: 'Name of the model, as its server calls it. Needed with any GENERATOR but embedded and local.',
  },
  LLM_FIGURE_MODEL: {
    name: 'LLM_FIGURE_MODEL',
    fallback: null,
    values: 'name',
    meaning:
      'Name of a model of the same service that sees pictures; may be LLM_MODEL again. It writes alt text for figures. Without it nobody does.',
  },
  LLM_API_KEY: {
    name: 'LLM_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of the service. Needed with anthropic and google; never logged or shown.',
  },
  LOCAL_MODEL: {
    name: 'LOCAL_MODEL',
    fallback: null,
    values: 'models/name.gguf',
    meaning:
      'File of the model that this server runs, in the format GGUF. Needed with GENERATOR=local, as is the add-on that "paperlark writer add" installs.',
  },
  LOCAL_MODEL_THREADS: {
    name: 'LOCAL_MODEL_THREADS',
    fallback: '0',
    values: '0 to 256',
    meaning:
      'Processor cores that the model on this server keeps busy while it writes; 0 is all but one. More than there are free makes it slower by far.',
  },
  LLM_PROMPTS: {
    name: 'LLM_PROMPTS',
    fallback: 'full',
    values: 'full, small',
    meaning:
      'What a model behind an address is told: everything, or the short form for models of a few billion parameters. A model on this server gets the short form.',
  },
  VERIFIER: {
    name: 'VERIFIER',
    fallback: 'learned',
    values: 'learned, none',
    meaning:
      'Whether sentences in other words than the source’s are judged by the learned verifier that comes with Paperlark, on this server: some 300 MB of memory while it is used and ten minutes longer. With none such sentences are only to be compared by the reader, unless a model is configured, which then judges them.',
  },
} as const satisfies Record<string, Setting>;
