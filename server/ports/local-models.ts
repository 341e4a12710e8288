/** A model server on this machine, found where such servers usually listen. Offered, never used unasked. */
export interface LocalModel {
  /** "Ollama", "llama.cpp", "LM Studio". */
  readonly server: string;
  readonly baseUrl: string;
  readonly models: readonly string[];
}
