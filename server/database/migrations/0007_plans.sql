-- Functions of every request in plpgsql: PostgreSQL keeps its plans for the connection, and plans a function in SQL anew
-- at each call.

create or replace function enter(company text) returns void language plpgsql as $$
begin
  perform set_config('masar.company', company, true);
end $$;

-- Who holds a session, and the answer of the command that is sent again under this key, if there is one.
create or replace function signed_in(token bytea, command_key text)
returns table (
  account_id text, email text, company_id text, company_name text, person_id text, name text, role text,
  active boolean, answer jsonb, is_answered boolean, expires_at timestamptz
)
language plpgsql stable security definer set search_path = public as $$
begin
  return query select a.id, a.email,
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
    and (a.operator is not null or p.id is not null);
end $$;

-- They find what they need by keys, whatever is asked: one plan is enough.
alter function signed_in(bytea, text) set plan_cache_mode = force_generic_plan;
alter function records(text, text, text[]) set plan_cache_mode = force_generic_plan;
alter function save(text, jsonb, jsonb, jsonb, text, jsonb) set plan_cache_mode = force_generic_plan;
