-- What lists, searches and figures ask of candidates, beside their records: a company may have 100,000. Each save of a
-- candidate writes it anew, so that it never differs from the record.

create extension if not exists pg_trgm;

-- What lists show of a record, as text; null for a kind whose lists show all of it.
alter table record add column shown json;

create table candidate (
  company_id text collate "C" not null,
  kind text not null default 'candidate' check (kind = 'candidate'),
  id text collate "C" not null,
  -- The order of making, as in record.
  seq bigint not null,
  received_at text collate "C" not null,
  status text collate "C" not null,
  merged_into text collate "C",
  others text[] not null,
  -- What orders compare; null where there is nothing.
  name text collate "C",
  position text collate "C",
  location text collate "C",
  experience double precision,
  education smallint,
  -- The folded texts that searches look in, several on a line each.
  searched text collate "C" not null,
  place text collate "C" not null,
  skills text collate "C" not null,
  primary key (company_id, id),
  foreign key (company_id, kind, id) references record on delete cascade
);

-- A list is read in its order, a page at a time. Empty values come last in both directions.
create index candidate_newest on candidate (company_id, received_at desc, seq) where status <> 'Merged';
do $$
declare
  key text;
begin
  foreach key in array array['name', 'position', 'location', 'experience', 'education', 'status'] loop
    execute format('create index candidate_by_%1$s on candidate
      (company_id, %1$I, received_at desc, seq) where status <> ''Merged''', key);
    execute format('create index candidate_by_%1$s_down on candidate
      (company_id, %1$I desc nulls last, received_at desc, seq) where status <> ''Merged''', key);
  end loop;
end $$;
create index candidate_texts on candidate using gin
  (searched gin_trgm_ops, place gin_trgm_ops, skills gin_trgm_ops);
create index candidate_merged on candidate (company_id, merged_into) where merged_into is not null;

-- The scores of those who are listed, by the key of what they are measured against.
create table candidate_score (
  company_id text collate "C" not null,
  id text collate "C" not null,
  target text collate "C" not null,
  at text collate "C" not null,
  total double precision not null,
  simulated boolean not null,
  analysed boolean not null,
  received_at text collate "C" not null,
  seq bigint not null,
  primary key (company_id, id, target),
  foreign key (company_id, id) references candidate on delete cascade
);
create index candidate_score_last on candidate_score (company_id, target, at desc, received_at desc, seq) include (id);
create index candidate_score_up on candidate_score (company_id, target, simulated, total, received_at desc, seq);
create index candidate_score_down on candidate_score (company_id, target, simulated, total desc, received_at desc, seq);

-- What tells that two who are listed may be one person: an email, a phone number, a name.
create table candidate_key (
  company_id text collate "C" not null,
  key text collate "C" not null,
  id text collate "C" not null,
  primary key (company_id, key, id),
  foreign key (company_id, id) references candidate on delete cascade
);
create index candidate_key_by_id on candidate_key (company_id, id);

-- How many are listed, how many of them analysed, and how many of those have a score against each target. Counting
-- 100,000 takes longer than the rest of a page.
create table candidate_count (
  company_id text collate "C" not null references company,
  counted text collate "C" not null,
  number bigint not null,
  primary key (company_id, counted)
);

-- The version of the code that wrote all of this. The start of a newer one writes it anew.
create table candidate_version (version integer not null);
insert into candidate_version values (0);

alter table candidate enable row level security;
alter table candidate_score enable row level security;
alter table candidate_key enable row level security;
alter table candidate_count enable row level security;
create policy own on candidate using (company_id = asked_company());
create policy own on candidate_score using (company_id = asked_company());
create policy own on candidate_key using (company_id = asked_company());
create policy own on candidate_count using (company_id = asked_company());
grant select, insert, update, delete on candidate, candidate_score, candidate_key, candidate_count to masar_app;

-- What some candidates add to the counts.
create function candidate_counts(company text, ids text[]) returns table (counted text, number bigint)
language sql stable as $$
  select 'listed', count(*) from candidate where company_id = company and id = any (ids) and status <> 'Merged'
  union all
  select 'analysed', count(*) from candidate where company_id = company and id = any (ids) and status = 'Analyzed'
  union all
  select 'scored ' || target, count(*) from candidate_score
    where company_id = company and id = any (ids) and analysed group by target
$$;

-- Writes what lists need of the candidates among some changes, whose records are there, and drops what they had.
-- Each has in listing the columns of its row, in scores those of its scores, and in keys its keys.
create function list_candidates(company text, changes jsonb) returns void language sql as $$
  delete from candidate where company_id = company and id in
    (select c.id from jsonb_to_recordset(changes) as c(kind text, id text) where c.kind = 'candidate');
  insert into candidate
    select l.* from jsonb_to_recordset(changes) as c(kind text, id text, listing jsonb)
    join record r on r.company_id = company and r.kind = c.kind and r.id = c.id
    cross join lateral jsonb_populate_record(null::candidate, c.listing ||
      jsonb_build_object('company_id', company, 'kind', c.kind, 'id', c.id, 'seq', r.seq)) as l
    where c.kind = 'candidate' and c.listing is not null;
  insert into candidate_score
    select s.* from jsonb_to_recordset(changes) as c(kind text, id text, scores jsonb)
    join candidate l on l.company_id = company and l.id = c.id
    cross join lateral jsonb_array_elements(c.scores) as held
    cross join lateral jsonb_populate_record(null::candidate_score, held || jsonb_build_object(
      'company_id', company, 'id', c.id, 'analysed', l.status = 'Analyzed', 'received_at', l.received_at,
      'seq', l.seq)) as s
    where c.kind = 'candidate';
  insert into candidate_key
    select company, k.key, c.id from jsonb_to_recordset(changes) as c(kind text, id text, keys text[])
    cross join lateral unnest(c.keys) as k(key)
    where c.kind = 'candidate';
$$;

-- Notes what some candidates add to the counts now. before is what they added before, as an object. The counts are
-- changed in one order, so that no two commands wait for each other.
create function count_candidates(company text, ids text[], before jsonb) returns void language sql as $$
  insert into candidate_count (company_id, counted, number)
    select company, a.counted, sum(a.number) from (
      select c.counted, c.number from candidate_counts(company, ids) c
      union all
      select b.key, -b.value::bigint from jsonb_each_text(before) b
    ) a group by a.counted having sum(a.number) <> 0 order by a.counted
    on conflict (company_id, counted) do update set number = candidate_count.number + excluded.number
$$;

-- Writes anew what lists need of candidates that are as they were.
create function list_anew(company text, changes jsonb) returns void language plpgsql as $$
declare
  ids text[] := array(select c.id from jsonb_to_recordset(changes) as c(kind text, id text)
    where c.kind = 'candidate' order by c.id);
  before jsonb;
begin
  before := (select jsonb_object_agg(c.counted, c.number) from candidate_counts(company, ids) c);
  update record r set shown = c.shown from jsonb_to_recordset(changes) as c(kind text, id text, shown json)
    where r.company_id = company and r.kind = c.kind and r.id = c.id and c.kind = 'candidate';
  perform list_candidates(company, changes);
  perform count_candidates(company, ids, before);
end $$;

-- As before, and the candidates among the changes are listed anew.
create or replace function save(
  company text, seen jsonb, changes jsonb, accounts jsonb, command_key text, command_answer jsonb
) returns text language plpgsql set masar.company = '' as $$
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

  for one in select * from jsonb_to_recordset(accounts) as a(email text) loop
    if is_taken(one.email) then return 'taken'; end if;
  end loop;

  if command_key is not null then
    insert into command (company_id, key, answer) values (company, command_key, command_answer)
      on conflict do nothing;
    if not found then return 'answered'; end if;
  end if;

  select array_agg(c.id order by c.id) into candidates
    from jsonb_to_recordset(changes) as c(kind text, id text) where c.kind = 'candidate';
  if candidates is not null then
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

  for one in
    select * from jsonb_to_recordset(accounts) as a(person text, id text, email text, hash text)
  loop
    perform add_account(company, one.person, one.id, one.email, one.hash);
  end loop;
  return 'saved';
end $$;

-- The last score against each target.
create function candidate_targets(company text) returns table (target text, at text, id text)
language sql stable as $$
  with recursive walked as (
    (select s.target from candidate_score s where s.company_id = company order by s.target limit 1)
    union all
    select (select s.target from candidate_score s where s.company_id = company and s.target > w.target
      order by s.target limit 1) from walked w where w.target is not null
  )
  select w.target, last.at, last.id from walked w
  cross join lateral (
    select s.at, s.id from candidate_score s where s.company_id = company and s.target = w.target
    order by s.at desc, s.received_at desc, s.seq limit 1
  ) last
$$;

-- Finds the ids of a page of candidates. It acts as its owner, since a policy keeps the index of texts from being used;
-- whoever asks gets the rows of these ids under the policy.
-- sought: {ids, status, years, searched, place, skills}, each a condition that is there or not; texts are patterns.
-- Of unscored, those who are found and analysed and have no score against the target, it names the first few.
create function find_candidates(
  company text, sought jsonb, target text, sort text, descending boolean, size integer, asked_page integer, few integer
) returns table (matching bigint, total bigint, page bigint, pages bigint, ids text[], unscored bigint, unscored_ids text[])
language plpgsql stable security definer set search_path = public as $$
declare
  newest constant text := 'received_at desc, seq';
  direction text := case when descending then 'desc' else 'asc' end;
  ordered text := case
    when sort is null then newest
    when sort = 'score' then format('simulated nulls last, total %s, %s', direction, newest)
    else format('%I %s nulls last, %s', sort, direction, newest) end;
  unscored_where text := 'c.status = ''Analyzed'' and not exists (select from candidate_score s
    where s.company_id = $1 and s.id = c.id and s.target = $2)';
  listed text := 'from candidate c where c.company_id = $1 and c.status <> ''Merged''';
  status text := sought ->> 'status';
  analysed bigint;
begin
  if company is distinct from asked_company() then raise exception 'not of this company'; end if;
  total := coalesce((select c.number from candidate_count c
    where c.company_id = company and c.counted = 'listed'), 0);
  if status is not null then listed := format('%s and c.status = %L', listed, status); end if;

  if sought - 'status' = '{}' then
    analysed := coalesce((select c.number from candidate_count c
      where c.company_id = company and c.counted = 'analysed'), 0);
    matching := case status when 'Analyzed' then analysed when 'Pending' then total - analysed else total end;
    pages := greatest(1, ceil(matching::numeric / size));
    page := least(asked_page, pages);
    unscored := case when status = 'Pending' then 0 else analysed - coalesce((select c.number from candidate_count c
      where c.company_id = company and c.counted = 'scored ' || target), 0) end;
    execute format(
      case when sort = 'score' then 'select array(
        (select s.id from candidate_score s where s.company_id = $1 and s.target = $2 %4$s order by %2$s limit $4 + $3)
        union all
        (select c.id %1$s and not exists (select from candidate_score s
          where s.company_id = $1 and s.id = c.id and s.target = $2) order by %3$s limit $4 + $3)
        offset $4 limit $3)'
      else 'select array(select c.id %1$s order by %2$s offset $4 limit $3)' end,
      listed, ordered, newest, case status when 'Analyzed' then 'and s.analysed' when 'Pending' then 'and not s.analysed' end)
      into ids using company, target, size, (page - 1) * size;
    if unscored > 0 then
      execute format('select array(select c.id %s and %s order by %s limit $3)', listed, unscored_where,
        case when sort = 'score' then newest else ordered end) into unscored_ids using company, target, few;
    end if;
  else
    execute format('
      with found as materialized (
        select c.id, c.received_at, c.seq, c.status = ''Analyzed'' and s.id is null as unscored, %2$s
        from (select c.* %1$s %3$s) c
        left join candidate_score s on s.company_id = $1 and s.id = c.id and s.target = $2
      ), counted as (
        select count(*) as found, greatest(1, ceil(count(*)::numeric / $3)) as pages,
          count(*) filter (where unscored) as unscored from found
      )
      select c.found, c.pages, least($4, c.pages),
        array(select id from found order by %4$s offset ((least($4, c.pages) - 1) * $3)::bigint limit $3),
        c.unscored, array(select id from found where unscored order by %4$s limit $5)
      from counted c',
      listed,
      case when sort is null then 'null' when sort = 'score' then 's.simulated, s.total' else format('c.%I', sort) end,
      concat(
        case when sought ? 'ids' then ' and c.id = any (array(select jsonb_array_elements_text($6 -> ''ids'')))' end,
        case when sought ? 'years' then ' and coalesce(c.experience, 0) >= ($6 ->> ''years'')::float8' end,
        case when sought ? 'searched' then format(' and c.searched like %L', sought ->> 'searched') end,
        case when sought ? 'place' then format(' and c.place like %L', sought ->> 'place') end,
        case when sought ? 'skills' then format(' and c.skills like %L', sought ->> 'skills') end),
      ordered)
    into matching, pages, page, ids, unscored, unscored_ids using company, target, size, asked_page, few, sought;
  end if;
  unscored_ids := coalesce(unscored_ids, '{}');
  return next;
end $$;

-- A page of candidates: its rows, the last score against each target, and what find_candidates tells.
-- Without a size all are on one page. The target is the one asked for if there is such, or else the last used.
create function candidate_page(
  company text, sought jsonb, asked_target text, sort text, descending boolean, size integer, asked_page integer,
  few integer
) returns table (answer json) language plpgsql set masar.company = '' as $$
declare
  chosen text;
  targets json;
begin
  perform enter(company);
  select json_agg(json_build_object('key', t.target, 'scores', r.shown -> 'scores')),
    (array_agg(t.target order by t.target is distinct from asked_target, t.at desc, t.target))[1]
    into targets, chosen
    from candidate_targets(company) t
    join record r on r.company_id = company and r.kind = 'candidate' and r.id = t.id;
  return query
    select json_build_object(
      'rows', coalesce((
        select json_agg(r.shown order by i.place) from unnest(f.ids) with ordinality as i(id, place)
        join record r on r.company_id = company and r.kind = 'candidate' and r.id = i.id), '[]'),
      'found', f.matching, 'total', f.total, 'page', f.page, 'pages', f.pages,
      'targets', coalesce(targets, '[]'),
      'unscored', json_build_object('count', f.unscored, 'ids', f.unscored_ids))
    from find_candidates(company, sought, chosen, sort, descending, coalesce(size, 2147483647), asked_page, few) f;
end $$;

-- How many candidates of each status were received in each month.
create function candidates_received(company text) returns table (month text, status text, count bigint)
language plpgsql set masar.company = '' as $$
begin
  perform enter(company);
  return query select left(c.received_at, 7), c.status, count(*) from candidate c
    where c.company_id = company group by 1, 2;
end $$;

-- Those who are listed and share an email, a phone number or a name with others, in the order of the list.
create function candidate_twins(company text) returns table (shown json, others text[])
language plpgsql set masar.company = '' as $$
begin
  perform enter(company);
  return query select r.shown, c.others from candidate c
    join record r on r.company_id = company and r.kind = 'candidate' and r.id = c.id
    where c.company_id = company and c.id in (
      select k.id from candidate_key k where k.company_id = company and k.key in (
        select k.key from candidate_key k where k.company_id = company group by k.key having count(*) > 1))
    order by c.received_at desc, c.seq;
end $$;

-- The ids of those who were merged into a candidate, in the order of making.
create function candidate_parts(company text, into_id text) returns table (id text)
language plpgsql set masar.company = '' as $$
begin
  perform enter(company);
  return query select c.id from candidate c where c.company_id = company and c.merged_into = into_id order by c.seq;
end $$;

revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to masar_app;
