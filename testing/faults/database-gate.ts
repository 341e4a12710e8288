import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** What happens to a link once a pattern went by. */
type Deed =
  /** The statement goes no further, and neither does what follows. */
  | 'keep-question'
  /** The statement is done, but nobody is told. */
  | 'keep-answer'
  /** Both sides lose the connection, before the statement gets there. */
  | 'cut';

interface Trap {
  readonly pattern: RegExp;
  /** Counts only on a connection on which this went by before. */
  readonly after: RegExp | null;
  readonly deed: Deed;
  readonly sprung: () => void;
}

/** The commit of a transaction, as the driver sends it. */
const commit = /commit\0/;

/** A TCP proxy in front of PostgreSQL that delays, swallows, holds and cuts what goes by. */
export class DatabaseGate {
  /** Milliseconds by which every message to the database is late. */
  delayMs = 0;
  /** Takes connections and messages, and passes nothing on: as a network does that lost its way. */
  swallows = false;
  private readonly target: string;
  private readonly links = new Set<Link>();
  private traps: Trap[] = [];
  private server: Server | null = null;
  private port = 0;

  /** `url` is one of a PostgreSQL on a Unix socket, as testing/postgres.ts starts it. */
  constructor(url: string) {
    this.target = `${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`;
  }

  /** Address of a database through the gate. */
  url(database: string): string {
    return `postgresql://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** Lets connections in; on the same port as before where it was shut. */
  async open(): Promise<void> {
    const server = createServer((socket) => this.connect(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    const address = server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    this.server = server;
  }

  /** Refuses connections and cuts those that are open: as a database host that is down. */
  async shut(): Promise<void> {
    const { server } = this;
    this.server = null;
    const closed = new Promise<void>((resolve) =>
      server === null ? resolve() : server.close(() => resolve()),
    );
    this.cut();
    await closed;
  }

  /** Cuts every connection there is. */
  cut(): void {
    for (const link of this.links) link.end();
  }

  /** Sets a trap for the first message to the database that has the pattern; resolves when it has sprung. */
  trap(pattern: RegExp, deed: Deed): Promise<void> {
    return new Promise((sprung) => this.traps.push({ pattern, after: null, deed, sprung }));
  }

  /** The same for the end of a transaction that does something. */
  trapCommitAfter(after: RegExp, deed: Deed): Promise<void> {
    return new Promise((sprung) => this.traps.push({ pattern: commit, after, deed, sprung }));
  }

  /** The trap that a message springs, once; `passed` are patterns that went by on its connection. */
  judge(message: Buffer, passed: Set<RegExp>): Trap | null {
    const text = message.toString('latin1');
    for (const { after } of this.traps) if (after?.test(text)) passed.add(after);
    const isHit = ({ pattern, after }: Trap) => pattern.test(text) && (after === null || passed.has(after));
    const trap = this.traps.find(isHit) ?? null;
    if (trap !== null) this.traps = this.traps.filter((one) => one !== trap);
    return trap;
  }

  private connect(client: Socket): void {
    const link = new Link(this, client, createConnection(this.target));
    this.links.add(link);
    client.once('close', () => this.links.delete(link));
  }
}

/** One connection through the gate. */
class Link {
  private readonly gate: DatabaseGate;
  private readonly client: Socket;
  private readonly database: Socket;
  private readonly passed = new Set<RegExp>();
  private line: Promise<void> = Promise.resolve();
  private keepsQuestions = false;
  private answered: (() => void) | null = null;

  constructor(gate: DatabaseGate, client: Socket, database: Socket) {
    this.gate = gate;
    this.client = client;
    this.database = database;
    client.on('data', (message) => this.ask(message));
    database.on('data', (message) => this.answer(message));
    for (const socket of [client, database]) {
      socket.on('error', () => undefined);
      socket.once('close', () => this.end());
    }
  }

  end(): void {
    this.client.destroy();
    this.database.destroy();
  }

  private ask(message: Buffer): void {
    if (this.gate.swallows || this.keepsQuestions) return;
    const trap = this.gate.judge(message, this.passed);
    if (trap?.deed === 'cut') this.end();
    if (trap?.deed === 'keep-question') this.keepsQuestions = true;
    if (trap?.deed === 'keep-answer') this.answered = trap.sprung;
    else trap?.sprung();
    if (trap === null || trap.deed === 'keep-answer') this.pass(message);
  }

  /** In the order in which they came. */
  private pass(message: Buffer): void {
    const { delayMs } = this.gate;
    if (delayMs === 0) {
      this.database.write(message);
      return;
    }
    const late = new Promise<void>((resolve) => setTimeout(resolve, delayMs));
    this.line = this.line.then(() => late).then(() => void this.database.write(message));
  }

  private answer(message: Buffer): void {
    if (this.answered !== null) this.answered();
    else if (!this.gate.swallows) this.client.write(message);
  }
}
