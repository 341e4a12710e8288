// The floor: a bare Node server that does, for one request, the two statements that writing posts cannot do without (count the
// posts, keep the chat) and nothing else: no sign-in, no reading of the source, no checks. Same driver, same pool, same
// database. Started by `product.ts`.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
});

const countPosts = `insert into usage_months (owner, month, used) values ($1, $2, $3)
  on conflict (owner, month) do update set used = usage_months.used + excluded.used
  where usage_months.used + excluded.used <= 1000000000 returning used`;
const keepChat = `insert into chats (user_id, session_id, title, messages, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $5)`;

interface Asked {
  readonly userId: string;
  readonly sessionId: string;
  readonly messages: readonly { readonly content: string }[];
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', async () => {
    const { userId, sessionId, messages }: Asked = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const counted = await pool.query(countPosts, [`floor:${userId}`, '2026-11', 4]);
    const title = messages[0]?.content.slice(0, 60) ?? '';
    await pool.query(keepChat, [userId, sessionId, title, JSON.stringify(messages), new Date()]);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ used: counted.rows[0]?.used }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`Floor is at http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
