import type { Person, Said } from './person.ts';
import { mayComeAgain } from './person.ts';
import { pause, type TestDatabase } from './scene.ts';

/** Pause before a write is tried again, in milliseconds: less patient than a good client, so that more happens. */
const beforeRetry = 100;

/** Clients that write posts and chats without pause, each write until it is acknowledged, and keep a list of what was. */
export class Writers {
  readonly posts: string[] = [];
  readonly chats: string[] = [];
  /** Answers that no client can do anything about. */
  readonly strange: string[] = [];
  /** Times that a client was told to come again, or heard nothing. */
  refused = 0;
  unanswered = 0;
  longestMs = 0;
  private readonly person: Person;
  private readonly urls: () => readonly string[];
  private readonly running: Promise<void>[] = [];
  private stopping = false;
  private next = 0;

  /** `urls` are the servers of the moment; clients take turns among them. */
  constructor(person: Person, urls: () => readonly string[]) {
    this.person = person;
    this.urls = urls;
  }

  start(count: number): void {
    for (let writer = 0; writer < count; writer += 1) this.running.push(this.write());
  }

  /** Lets every write that has begun be acknowledged, and ends. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  get acknowledged(): number {
    return this.posts.length + this.chats.length;
  }

  /** What is in the database against what was acknowledged. */
  async count(database: TestDatabase): Promise<{ readonly lost: number; readonly doubled: number }> {
    const chats = await database.query<{ session_id: string }>('select session_id from chats');
    const kept = new Set(chats.map((row) => row.session_id));
    const answers = await database.query<{ key: string }>('select key from replays where answer is not null');
    const answered = new Set(answers.map((row) => row.key));
    const [row] = await database.query<{ used: number; reserved: number }>(
      `select (select coalesce(sum(used), 0)::int from usage_months) as used,
       (select coalesce(sum(posts), 0)::int from usage_reservations) as reserved`,
    );
    const counted = (row?.used ?? 0) - (row?.reserved ?? 0);
    const lost =
      this.chats.filter((name) => !kept.has(name)).length +
      this.posts.filter((key) => !answered.has(key)).length;
    return {
      lost: lost + Math.max(0, this.posts.length - counted),
      doubled: Math.max(0, counted - this.posts.length) + (kept.size - new Set(this.chats).size),
    };
  }

  describe(): string {
    return `${this.posts.length} posts and ${this.chats.length} chats acknowledged, ${this.refused} times told to come again, ${this.unanswered} without an answer, longest write ${Math.round(this.longestMs)} ms`;
  }

  private async write(): Promise<void> {
    while (!this.stopping) {
      const name = `w${this.next++}`;
      await this.untilAcknowledged(
        (url) => this.person.post(url, name),
        () => this.posts.push(name),
      );
      await this.untilAcknowledged(
        (url) => this.person.save(url, name),
        () => this.chats.push(name),
      );
    }
  }

  private async untilAcknowledged(ask: (url: string) => Promise<Said>, note: () => void): Promise<void> {
    const began = performance.now();
    for (let tried = 0; ; tried += 1) {
      const urls = this.urls();
      const said = await ask(urls[(this.next + tried) % urls.length] ?? '');
      if (said?.status === 200) break;
      if (said === null) this.unanswered += 1;
      else this.refused += 1;
      if (!mayComeAgain(said)) {
        this.strange.push(`${said?.status} ${said?.text.slice(0, 200)}`);
        return;
      }
      await pause(beforeRetry);
    }
    note();
    this.longestMs = Math.max(this.longestMs, performance.now() - began);
  }
}
