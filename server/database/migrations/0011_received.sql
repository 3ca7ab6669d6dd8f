-- Candidates by the month in which they were received.

-- As before, also by when they were received: sought is {ids, status, decision, from, until, years, searched, place,
-- skills}.
create or replace function find_candidates(
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
        case when sought ? 'from' then
          format(' and c.received_at >= %L and c.received_at < %L', sought ->> 'from', sought ->> 'until') end,
        case when sought ? 'decision' then format(' and c.decision = %L', sought ->> 'decision') end,
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

-- As before. The last hour of a day in UTC is in the next day in Algeria.
create or replace function candidates_received(company text) returns table (month text, status text, count bigint)
language plpgsql set masar.company = '' as $$
begin
  perform enter(company);
  return query select left(case when substr(c.received_at, 12, 2) = '23'
      then ((left(c.received_at, 10)::date + 1)::text) collate "C" else c.received_at end, 7), c.status, count(*)
    from candidate c where c.company_id = company group by 1, 2;
end $$;
