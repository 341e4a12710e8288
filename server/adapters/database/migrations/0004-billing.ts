/** Events of the payment provider, and what they come to. Times that are compared with the provider's own are its text. */
export const billingTables: readonly string[] = [
  `create table payment_events (
    id text primary key,
    type text not null,
    occurred_at text not null,
    body text not null,
    received_at timestamptz not null
  )`,
  `create table subscriptions (
    id text primary key,
    user_id uuid,
    price_id text not null,
    status text not null,
    period_ends_at timestamptz,
    cancels_at timestamptz,
    canceled_at timestamptz,
    state_at text not null,
    state_event text not null
  )`,
  'create index subscriptions_user on subscriptions (user_id)',
  `create table payments (
    owner text not null,
    id text not null,
    ends_at timestamptz,
    refunded boolean not null,
    primary key (owner, id)
  )`,
  `create table payment_cursor (
    id text primary key,
    event_id text not null
  )`,
  `create table sandbox_objects (
    owner text not null,
    id text not null,
    body text not null,
    primary key (owner, id)
  )`,
];
