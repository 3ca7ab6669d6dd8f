-- The files that people uploaded. The bytes are kept by their hash outside of the database, once for all rows.

create table file (
  company_id text not null references company,
  id text not null,
  hash text not null,
  used_for text not null,
  name text not null,
  kind text not null,
  size integer not null,
  by_person text not null,
  at timestamptz not null default now(),
  primary key (company_id, id)
);
create index file_by_hash on file (hash);

alter table file enable row level security;
create policy own on file using (company_id = asked_company());
grant select, insert on file to masar_app;

-- Notes a file. The lock makes it wait for a sweep that removes the same bytes at this moment.
create function add_file(
  company text, file_id text, file_hash text, use text, called text, file_kind text, bytes integer, person text
) returns void language plpgsql as $$
begin
  perform enter(company);
  perform pg_advisory_xact_lock(hashtextextended(file_hash, 0));
  insert into file (company_id, id, hash, used_for, name, kind, size, by_person)
    values (company, file_id, file_hash, use, called, file_kind, bytes, person);
end $$;

create function file_of(company text, file_id text)
returns table (hash text, used_for text, name text, kind text, size integer)
language plpgsql as $$
begin
  perform enter(company);
  return query select f.hash, f.used_for, f.name, f.kind, f.size from file f
    where f.company_id = company and f.id = file_id;
end $$;

-- How many of some files a company has for a use.
create function files_there(company text, ids text[], use text) returns bigint
language plpgsql as $$
begin
  perform enter(company);
  return (select count(*) from file f
    where f.company_id = company and f.used_for = use and f.id = any (ids));
end $$;

revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to masar_app;
