/** From when on a payment pays, and purchases that were made while another plan was paid for already. */
export const purchaseTables: readonly string[] = [
  'alter table payments add column starts_at timestamptz',
  `create table second_purchases (
    user_id uuid not null,
    id text not null,
    other text not null,
    found_at timestamptz not null,
    returned text,
    settled_at timestamptz,
    primary key (user_id, id, other)
  )`,
];
