/** One variable of the environment. The start reads the table of them, settings.ts, and docs/configuration.md is made from it. */
export interface Setting {
  readonly name: string;
  /** Used where the variable is missing or empty; null where the default depends on others and `meaning` says how. */
  readonly fallback: string | null;
  /** Example or list of values, for the page. */
  readonly values: string;
  readonly meaning: string;
}
