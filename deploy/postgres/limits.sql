-- PgBouncer passes no time limits on, so they are the role's. The same as DATABASE_TIMEOUT_MS by default.
alter role paperlark set statement_timeout = '10s';
alter role paperlark set idle_in_transaction_session_timeout = '10s';
