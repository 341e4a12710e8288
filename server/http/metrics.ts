/** Counts of a running server, told as Prometheus text. Kept in memory: a scraper keeps the history. */
export class Metrics {
  private readonly requests = new Map<string, { count: number; seconds: number; buckets: number[] }>();
  private readonly models = new Map<
    string,
    { count: number; seconds: number; input: number; output: number }
  >();
  private readonly failures = new Map<string, number>();
  private readonly startedAt: number;
  private clockSkew: number | null = null;

  constructor(startedAt: Date) {
    this.startedAt = startedAt.getTime() / 1000;
  }

  /** `route` is the pattern, never the path: paths of chats hold words of the text. */
  countRequest(method: string, route: string, status: number, seconds: number): void {
    const key = `method="${method}",route="${route}",status="${status}"`;
    const seen = this.requests.get(key) ?? { count: 0, seconds: 0, buckets: bounds.map(() => 0) };
    seen.count += 1;
    seen.seconds += seconds;
    bounds.forEach((bound, index) => {
      if (seconds <= bound) seen.buckets[index] = (seen.buckets[index] ?? 0) + 1;
    });
    this.requests.set(key, seen);
  }

  /** One request to a model; tokens as the service counts them, else estimated. */
  countModel(
    outcome: string,
    { input, output }: { readonly input: number; readonly output: number },
    seconds: number,
  ): void {
    const seen = this.models.get(outcome) ?? { count: 0, seconds: 0, input: 0, output: 0 };
    seen.count += 1;
    seen.seconds += seconds;
    seen.input += input;
    seen.output += output;
    this.models.set(outcome, seen);
  }

  /** Seconds by which the database's clock is ahead. */
  noteClockSkew(seconds: number): void {
    this.clockSkew = seconds;
  }

  /** A round of background work that failed. */
  countFailure(part: string): void {
    this.failures.set(part, (this.failures.get(part) ?? 0) + 1);
  }

  private modelLines(): string[] {
    const rows = [...this.models];
    return [
      '# HELP paperlark_model_requests_total Requests to the model, by how they ended.',
      '# TYPE paperlark_model_requests_total counter',
      ...rows.map(([outcome, { count }]) => `paperlark_model_requests_total{outcome="${outcome}"} ${count}`),
      '# TYPE paperlark_model_seconds_total counter',
      ...rows.map(
        ([outcome, { seconds }]) =>
          `paperlark_model_seconds_total{outcome="${outcome}"} ${seconds.toFixed(3)}`,
      ),
      '# TYPE paperlark_model_tokens_total counter',
      `paperlark_model_tokens_total{direction="input"} ${rows.reduce((sum, [, { input }]) => sum + input, 0)}`,
      `paperlark_model_tokens_total{direction="output"} ${rows.reduce((sum, [, { output }]) => sum + output, 0)}`,
    ];
  }

  text(memory: { readonly rss: number; readonly heapUsed: number }): string {
    const lines = [
      '# HELP paperlark_http_request_seconds Time to answer, by route pattern.',
      '# TYPE paperlark_http_request_seconds histogram',
    ];
    for (const [key, { count, seconds, buckets }] of this.requests) {
      bounds.forEach((bound, index) => {
        lines.push(`paperlark_http_request_seconds_bucket{${key},le="${bound}"} ${buckets[index] ?? 0}`);
      });
      lines.push(`paperlark_http_request_seconds_bucket{${key},le="+Inf"} ${count}`);
      lines.push(`paperlark_http_request_seconds_sum{${key}} ${seconds.toFixed(6)}`);
      lines.push(`paperlark_http_request_seconds_count{${key}} ${count}`);
    }
    if (this.models.size > 0) lines.push(...this.modelLines());
    if (this.clockSkew !== null)
      lines.push(
        '# HELP paperlark_clock_skew_seconds How far the clock of the database is ahead of ours.',
        '# TYPE paperlark_clock_skew_seconds gauge',
        `paperlark_clock_skew_seconds ${this.clockSkew.toFixed(3)}`,
      );
    lines.push(
      '# HELP paperlark_background_failures_total Rounds of background work that failed, and are tried again.',
      '# TYPE paperlark_background_failures_total counter',
      ...[...this.failures].map(
        ([part, count]) => `paperlark_background_failures_total{part="${part}"} ${count}`,
      ),
      '# TYPE process_start_time_seconds gauge',
      `process_start_time_seconds ${this.startedAt}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${memory.heapUsed}`,
    );
    return `${lines.join('\n')}\n`;
  }
}

/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
