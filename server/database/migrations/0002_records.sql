-- The records of all companies. Row-level security lets masar_app touch those of one company alone, which each
-- function names first. The tables of accounts and sessions are closed to masar_app: its functions answer for them.

create table company (
  id text primary key,
  name text not null,
  time_zone text not null default 'Africa/Algiers',
  currency text not null default 'DZD',
  created_at timestamptz not null default now()
);

-- The provider itself keeps its clients, plans and offers as a company does its records.
insert into company (id, name) values ('provider', 'Masar');

create table record (
  company_id text not null references company,
  kind text not null,
  id text not null,
  seq bigint generated always as identity,
  revision integer not null default 1,
  -- The number of rows in step that are its history; null for a kind without history.
  steps integer,
  data jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, kind, id)
);
create index record_in_order on record (company_id, kind, seq);

create table step (
  company_id text not null,
  kind text not null,
  record_id text not null,
  version integer not null,
  entry jsonb not null,
  primary key (company_id, kind, record_id, version),
  foreign key (company_id, kind, record_id) references record on delete cascade
);

-- The answers of commands, by the id that the page made, for those that are sent again.
create table command (
  company_id text not null references company,
  key text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (company_id, key)
);
create index command_by_age on command (at);

create table account (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  -- The name of one who works for the provider; null for everybody else, whose company knows the name.
  operator text,
  created_at timestamptz not null default now()
);

create table membership (
  company_id text not null references company,
  person_id text not null,
  account_id text not null unique references account on delete cascade,
  primary key (company_id, person_id)
);

create table session (
  token_hash bytea primary key,
  account_id text not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);

-- Failed sign-ins by what they are counted for: an email or an address.
create table sign_in_failure (
  counted_for text primary key,
  failures integer not null,
  last_at timestamptz not null
);

alter table company enable row level security;
alter table record enable row level security;
alter table step enable row level security;
alter table command enable row level security;
alter table account enable row level security;
alter table membership enable row level security;
alter table session enable row level security;
alter table sign_in_failure enable row level security;

create function asked_company() returns text language sql stable
  as $$ select current_setting('masar.company', true) $$;

create policy own on company using (id = asked_company());
create policy own on record using (company_id = asked_company());
create policy own on step using (company_id = asked_company());
create policy own on command using (company_id = asked_company());
-- The provider sees what each company subscribed to and paid.
create policy provider on record for select
  using (asked_company() = 'provider' and kind in ('subscription', 'payment'));
create policy provider on step for select
  using (asked_company() = 'provider' and kind in ('subscription', 'payment'));

grant select on company to masar_app;
grant select, insert, update, delete on record, step to masar_app;
grant select, insert on command to masar_app;

-- Names the company that a function is about, for the policies. The function's own setting puts it back when it ends,
-- so that no other statement of the same transaction inherits it.
create function enter(company text) returns void language sql
  as $$ select set_config('masar.company', company, true) $$;

-- Some records of one kind, with their histories, oldest step first. Null for ids asks for all, in the order in
-- which they were made.
create function records(company text, asked_kind text, ids text[])
returns table (id text, revision integer, data jsonb, history jsonb)
language plpgsql set masar.company = '' as $$
begin
  perform enter(company);
  if ids is null then
    return query
      select r.id, r.revision, r.data,
        case when r.steps is not null then coalesce(h.entries, '[]'::jsonb) end
      from record r
      left join (
        select s.record_id, jsonb_agg(s.entry order by s.version) as entries
        from step s where s.company_id = company and s.kind = asked_kind group by s.record_id
      ) h on h.record_id = r.id
      where r.company_id = company and r.kind = asked_kind
      order by r.seq;
  else
    return query
      select r.id, r.revision, r.data,
        case when r.steps is not null then coalesce(
          (select jsonb_agg(s.entry order by s.version) from step s
           where s.company_id = company and s.kind = asked_kind and s.record_id = r.id),
          '[]'::jsonb) end
      from record r
      where r.company_id = company and r.kind = asked_kind and r.id = any (ids);
  end if;
end $$;
