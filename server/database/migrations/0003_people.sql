-- Who signs in. These functions act as their owner, since masar_app may not touch the tables of accounts.

-- Who holds a session, and the answer of the command that is sent again under this key, if there is one.
create function signed_in(token bytea, command_key text)
returns table (
  account_id text, email text, company_id text, company_name text, person_id text, name text, role text,
  active boolean, answer jsonb, is_answered boolean, expires_at timestamptz
)
language sql stable security definer set search_path = public as $$
  select a.id, a.email,
    coalesce(m.company_id, 'provider'), c.name, coalesce(m.person_id, a.id),
    coalesce(a.operator, p.data ->> 'name'),
    case when a.operator is null then coalesce(p.data ->> 'role', 'employee') else 'sys' end,
    a.operator is not null
      or (p.data ->> 'status' = 'Active' and coalesce(client.data ->> 'status', 'active') = 'active'),
    done.answer, done.key is not null, s.expires_at
  from session s
  join account a on a.id = s.account_id
  left join membership m on m.account_id = a.id
  join company c on c.id = coalesce(m.company_id, 'provider')
  left join record p on p.company_id = m.company_id and p.kind = 'user' and p.id = m.person_id
  left join record client
    on client.company_id = 'provider' and client.kind = 'client' and client.id = m.company_id
  left join command done on done.company_id = c.id and done.key = coalesce(m.person_id, a.id) || '/' || command_key
  where s.token_hash = token and s.expires_at > now()
    and (a.operator is not null or p.id is not null)
$$;

-- An account to check a password against.
create function account_of(asked_email text) returns table (id text, password_hash text)
language sql stable security definer set search_path = public as $$
  select a.id, a.password_hash from account a where a.email = asked_email
$$;

create function begin_session(account text, token bytea, lasts interval) returns void
language sql security definer set search_path = public as $$
  delete from session where expires_at < now();
  insert into session (token_hash, account_id, expires_at) values (token, account, now() + lasts)
$$;

-- Ends a session. Returns whose it was.
create function end_session(token bytea) returns text
language sql security definer set search_path = public as $$
  delete from session where token_hash = token returning account_id
$$;

-- Puts off the end of a session that is used.
create function keep_session(token bytea, lasts interval) returns void
language sql security definer set search_path = public as $$
  update session set expires_at = now() + lasts where token_hash = token
$$;

-- The failed sign-ins that are counted for an email and an address, for as long as they count.
create function failures_of(counted text[], lasts interval) returns table (counted_for text, failures integer)
language sql stable security definer set search_path = public as $$
  select f.counted_for, f.failures from sign_in_failure f
  where f.counted_for = any (counted) and f.last_at > now() - lasts
$$;

create function count_failure(counted text[], lasts interval) returns void
language sql security definer set search_path = public as $$
  delete from sign_in_failure where last_at < now() - lasts;
  insert into sign_in_failure (counted_for, failures, last_at)
    select unnest(counted), 1, now()
    on conflict (counted_for) do update set failures = sign_in_failure.failures + 1, last_at = now()
$$;

create function forget_failures(counted text) returns void
language sql security definer set search_path = public as $$
  delete from sign_in_failure where counted_for = counted
$$;

-- Whether somebody signs in with this email.
create function is_taken(account_email text) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select 1 from account where email = account_email)
$$;

-- Gives a person of the company that was entered an account.
create function add_account(company text, person text, account text, account_email text, hash text) returns void
language plpgsql security definer set search_path = public as $$
begin
  if company is distinct from asked_company() then raise exception 'not of this company'; end if;
  insert into account (id, email, password_hash) values (account, account_email, hash);
  insert into membership (company_id, person_id, account_id) values (company, person, account);
end $$;

-- Writes what a command changed, as one thing.
-- seen: [{kind, id, revision, written}] for all that it read by id; revision 0 where there was none.
-- changes: [{kind, id, data, steps, entries, fresh}]; without data the record is dropped, and fresh ones are new.
-- accounts: [{person, id, email, hash}] for people who can sign in from now on.
-- Returns 'saved'; 'changed' where a record is not as it was read; 'answered' where the command was done before;
-- 'taken' where somebody signs in with an email. Only 'saved' has written anything.
create function save(
  company text, seen jsonb, changes jsonb, accounts jsonb, command_key text, command_answer jsonb
) returns text language plpgsql set masar.company = '' as $$
declare
  one record;
  standing integer;
begin
  perform enter(company);
  -- In one order, so that no two commands wait for each other.
  for one in
    select * from jsonb_to_recordset(seen) as s(kind text, id text, revision integer, written boolean)
    order by s.kind, s.id
  loop
    standing := null;
    if one.written then
      select r.revision into standing from record r
        where r.company_id = company and r.kind = one.kind and r.id = one.id for update;
    else
      select r.revision into standing from record r
        where r.company_id = company and r.kind = one.kind and r.id = one.id for share;
    end if;
    if coalesce(standing, 0) <> one.revision then return 'changed'; end if;
  end loop;

  for one in select * from jsonb_to_recordset(accounts) as a(email text) loop
    if is_taken(one.email) then return 'taken'; end if;
  end loop;

  if command_key is not null then
    insert into command (company_id, key, answer) values (company, command_key, command_answer)
      on conflict do nothing;
    if not found then return 'answered'; end if;
  end if;

  for one in
    select * from jsonb_to_recordset(changes)
      as c(kind text, id text, data jsonb, steps integer, entries jsonb, fresh boolean)
  loop
    if one.data is null then
      delete from record r where r.company_id = company and r.kind = one.kind and r.id = one.id;
    else
      if one.fresh then
        insert into record (company_id, kind, id, steps, data)
          values (company, one.kind, one.id, one.steps, one.data) on conflict do nothing;
        -- Somebody made it since it was looked for. What was written so far is undone.
        if not found then raise exception 'made meanwhile' using errcode = 'serialization_failure'; end if;
      else
        update record r
          set data = one.data, steps = one.steps, revision = r.revision + 1, updated_at = now()
          where r.company_id = company and r.kind = one.kind and r.id = one.id;
      end if;
      insert into step (company_id, kind, record_id, version, entry)
        select company, one.kind, one.id, one.steps - jsonb_array_length(one.entries) + e.n, e.entry
        from jsonb_array_elements(one.entries) with ordinality as e(entry, n);
    end if;
  end loop;

  for one in
    select * from jsonb_to_recordset(accounts) as a(person text, id text, email text, hash text)
  loop
    perform add_account(company, one.person, one.id, one.email, one.hash);
  end loop;
  return 'saved';
end $$;

-- The answer of the command that was done under a key.
create function answer_of(company text, command_key text) returns table (answer jsonb)
language plpgsql set masar.company = '' as $$
begin
  perform enter(company);
  return query select c.answer from command c where c.company_id = company and c.key = command_key;
end $$;

-- Opens a company with its first records and its first person's account, and puts it among the provider's clients.
-- Answers as save does.
create function open_company(company text, called text, changes jsonb, accounts jsonb, client jsonb) returns text
language plpgsql security definer set search_path = public as $$
declare
  done text;
begin
  for done in select 'taken' from jsonb_to_recordset(accounts) as a(email text) where is_taken(a.email) loop
    return done;
  end loop;
  insert into company (id, name) values (company, called);
  done := save(company, '[]', changes, accounts, null, null);
  perform save('provider', '[]', client, '[]', null, null);
  return done;
end $$;

-- Whether nobody opened a company yet.
create function is_empty() returns boolean
language sql stable security definer set search_path = public as $$
  select not exists (select 1 from company where id <> 'provider')
$$;

-- What each company subscribed to and paid, for the provider.
create function companies_paid() returns table (company_id text, kind text, id text, data jsonb)
language plpgsql set masar.company = '' as $$
begin
  perform enter('provider');
  return query select r.company_id, r.kind, r.id, r.data from record r
    where r.kind in ('subscription', 'payment') and r.company_id <> 'provider' order by r.seq;
end $$;

revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to masar_app;
