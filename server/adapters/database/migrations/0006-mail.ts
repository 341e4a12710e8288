/** What people write to sales, and mails on their way. What they say is sealed, since their links open doors, and is wiped once they are sent. */
export const mailTables: readonly string[] = [
  'alter table users add column tokens_from timestamptz',
  `create table mails (
    id uuid primary key,
    template text not null,
    state text not null check (state in ('waiting', 'sending', 'sent', 'kept', 'failed')),
    sealed text,
    attempts integer not null default 0,
    due_at timestamptz not null,
    expires_at timestamptz not null,
    problem text,
    created_at timestamptz not null,
    settled_at timestamptz
  )`,
  `create index mails_due on mails (due_at) where state in ('waiting', 'sending')`,
  'create index mails_settled on mails (settled_at) where settled_at is not null',
  'create index mails_newest on mails (created_at desc, id desc)',
  `create table inquiries (
    id uuid primary key,
    user_id uuid references users (id) on delete set null,
    name text not null,
    email text not null,
    organization text not null,
    phone text,
    message text not null,
    source text not null,
    proven boolean not null,
    created_at timestamptz not null
  )`,
  'create index inquiries_newest on inquiries (created_at desc, id)',
];
