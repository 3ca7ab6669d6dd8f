-- What a command asks first, in one call: who holds a session, the answer of the command that is sent again under its
-- key, and the record that it is about. Without a record its columns are null.
create function asked(token bytea, command_key text, asked_kind text, asked_id text)
returns table (
  account_id text, email text, company_id text, company_name text, person_id text, name text, role text,
  active boolean, answer jsonb, is_answered boolean, expires_at timestamptz,
  id text, revision integer, data jsonb, history jsonb
)
language plpgsql set masar.company = '' set plan_cache_mode = force_generic_plan as $$
declare
  who record;
begin
  select s.* into who from signed_in(token, command_key) s;
  if not found then return; end if;
  perform enter(who.company_id);
  return query
    select who.account_id, who.email, who.company_id, who.company_name, who.person_id, who.name, who.role,
      who.active, who.answer, who.is_answered, who.expires_at, r.id, r.revision, r.data,
      case when r.steps is not null then coalesce(
        (select jsonb_agg(s.entry order by s.version) from step s
         where s.company_id = r.company_id and s.kind = r.kind and s.record_id = r.id),
        '[]'::jsonb) end
    from (values (true)) as one
    left join record r on r.company_id = who.company_id and r.kind = asked_kind and r.id = asked_id;
end $$;

-- The present names of some people.
create function names(company text, ids text[]) returns table (id text, name text)
language plpgsql set masar.company = '' set plan_cache_mode = force_generic_plan as $$
begin
  perform enter(company);
  return query
    select r.id, r.data ->> 'name' from record r
    where r.company_id = company and r.kind = 'user' and r.id = any (ids);
end $$;

revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to masar_app;
