// Loaded before a server so that it is one of a later version: `node --import ./testing/faults/newer-schema.ts server/main.ts`.
// It knows one migration more; with SCHEMA=broken one that fails half way.
import { statementsByMigration } from '#server/adapters/database/migrations.ts';

const newer = [
  'alter table chats add column pinned boolean not null default false',
  'create index chats_pinned on chats (user_id) where pinned',
  // Touches every row, as filling a new column in does.
  'update chats set pinned = true where session_id like $$%7$$',
  'alter table usage_months add column note text',
];
const broken = [...newer, 'alter table of_nobody add column x text'];

Object.assign(statementsByMigration, { '9999-newer': process.env['SCHEMA'] === 'broken' ? broken : newer });
