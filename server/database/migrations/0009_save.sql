-- As before. Most commands give no account and touch no candidate, and then nothing is asked about either.
create or replace function save(
  company text, seen jsonb, changes jsonb, accounts jsonb, command_key text, command_answer jsonb
) returns text language plpgsql set masar.company = '' set plan_cache_mode = force_generic_plan as $$
declare
  one record;
  standing integer;
  candidates text[];
  before jsonb;
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

  if accounts <> '[]' then
    for one in select * from jsonb_to_recordset(accounts) as a(email text) loop
      if is_taken(one.email) then return 'taken'; end if;
    end loop;
  end if;

  if command_key is not null then
    insert into command (company_id, key, answer) values (company, command_key, command_answer)
      on conflict do nothing;
    if not found then return 'answered'; end if;
  end if;

  if changes @> '[{"kind": "candidate"}]' then
    select array_agg(c.id order by c.id) into candidates
      from jsonb_to_recordset(changes) as c(kind text, id text) where c.kind = 'candidate';
    -- Also those that were not read by id: nobody else may change them while they are counted.
    perform 1 from record r where r.company_id = company and r.kind = 'candidate' and r.id = any (candidates)
      order by r.id for update;
    before := (select jsonb_object_agg(c.counted, c.number) from candidate_counts(company, candidates) c);
  end if;

  for one in
    select * from jsonb_to_recordset(changes)
      as c(kind text, id text, data jsonb, steps integer, entries jsonb, fresh boolean, shown json)
  loop
    if one.data is null then
      delete from record r where r.company_id = company and r.kind = one.kind and r.id = one.id;
    else
      if one.fresh then
        insert into record (company_id, kind, id, steps, data, shown)
          values (company, one.kind, one.id, one.steps, one.data, one.shown) on conflict do nothing;
        -- Somebody made it since it was looked for. What was written so far is undone.
        if not found then raise exception 'made meanwhile' using errcode = 'serialization_failure'; end if;
      else
        update record r
          set data = one.data, steps = one.steps, shown = one.shown, revision = r.revision + 1, updated_at = now()
          where r.company_id = company and r.kind = one.kind and r.id = one.id;
      end if;
      insert into step (company_id, kind, record_id, version, entry)
        select company, one.kind, one.id, one.steps - jsonb_array_length(one.entries) + e.n, e.entry
        from jsonb_array_elements(one.entries) with ordinality as e(entry, n);
    end if;
  end loop;

  if candidates is not null then
    perform list_candidates(company, changes);
    perform count_candidates(company, candidates, before);
  end if;

  if accounts <> '[]' then
    for one in
      select * from jsonb_to_recordset(accounts) as a(person text, id text, email text, hash text)
    loop
      perform add_account(company, one.person, one.id, one.email, one.hash);
    end loop;
  end if;
  return 'saved';
end $$;

-- Answers are kept for a while and seldom read. Compressing each took longer than writing it.
alter table command alter column answer set storage external;
