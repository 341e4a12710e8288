/** How saved posts were made, what models cost by day, and the switch that stops them. */
export const writerTables: readonly string[] = [
  'alter table chats add column made text',
  `create table model_usage (
    owner text not null,
    day text not null,
    requests integer not null,
    tokens bigint not null,
    cost_micros bigint not null,
    input_tokens bigint not null,
    output_tokens bigint not null,
    primary key (owner, day)
  )`,
  `create table model_switch (
    id text primary key,
    switched_by text not null,
    switched_at timestamptz not null
  )`,
];
