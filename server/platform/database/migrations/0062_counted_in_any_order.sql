-- The terms, with «or» between them. An expression alone is evaluated without starting a query. No term has a line break.
create or replace function any_term(terms text[]) returns tsquery
  language sql stable parallel safe
return (
  '''' || replace(replace(replace(nullif(array_to_string(terms, e'\n'), ''), '\', '\\'), '''', ''''''), e'\n', ''' | ''') || ''''
)::tsquery;
--> statement-breakpoint
create or replace function all_parts(parts tsquery[]) returns tsquery
  language sql stable parallel safe
return nullif('(' || array_to_string(parts, ') & (') || ')', '()')::tsquery;
--> statement-breakpoint
-- The step below the salary if that is nearer than the step above, which needs the thousands below it as well. The terms may
-- find too much: the salary itself decides.
create or replace function salary_terms_from(lowest integer) returns text[]
  language sql immutable parallel safe strict
begin atomic
  select case
    when 2 * lowest < 1000 * (below + above) then array[':e' || below]
    else array[':e' || above] || array(select ':k' || k from generate_series(lowest / 1000, above - 1) k)
  end
  from (
    select coalesce(max(step) filter (where step * 1000 <= lowest), 0) as below,
      coalesce(min(step) filter (where step * 1000 >= lowest), 80) as above
    from unnest(array[0, 12, 15, 18, 21, 24, 27, 30, 36, 42, 50, 60, 80]) step
  ) nearest;
end;
--> statement-breakpoint
-- As before, but hits that nobody sees are only counted, whichever they are, and the terms of the days come after the first part.
create or replace function find_many_offers(
  fits tsquery, parts tsquery[], cities integer[], least_salary integer, earliest date, today date,
  skipped integer, size integer, most integer,
  out total integer, out ids integer[]
)
  language plpgsql stable
as $$
declare
  sample constant integer := 300;
  together constant tsquery := all_parts(parts);
  table_bytes constant bigint := pg_relation_size('offer_search');
  -- A longer walk costs more than the index of terms, which is slow for many alternatives and slowest for all words with a
  -- beginning. For few terms a third of the table is too long: a row takes about 350 bytes.
  longest constant integer := case
    when together::text like '%:*%' then 100 * most
    when numnode(together) > 60 then 25 * most
    when numnode(together) > 7 then 12 * most
    else least(12 * most, table_bytes / 1000) end;
  -- In a small table a search of its first day costs more than it saves.
  is_small constant boolean := table_bytes < 16000 * most;
  last_place constant integer := least(skipped + size, most + 1);
  epoch constant date := '2000-01-01';
  most_rows integer := sample;
  seen integer;
  newest integer[];
  latest date;
  oldest date;
  upper date;
  lower date;
  days integer;
  all_days integer;
  newest_id integer;
  oldest_id integer;
  -- Ids ascend with the days, so a difference of ids tells how many offers a number of days has: a day that has just begun has few.
  all_ids float;
  searched_ids float;
  share float;
  first_part tsquery := parts[1];
  other_parts tsquery := all_parts(parts[2 :]);
  by_days boolean;
  -- The page is complete, so the other offers are only counted, whichever they are.
  is_counting boolean;
  at_once float;
  range tsquery;
  level integer;
  found integer;
  page integer[];
  limit_of_range integer;
begin
  loop
    select * into seen, newest from walk_offers(fits, cities, least_salary, earliest, today, most_rows);
    if seen < most_rows or cardinality(newest) > most then
      total := least(cardinality(newest), most + 1);
      ids := newest[skipped + 1 : last_place];
      return;
    end if;
    -- So many rows are likely to hold more than `most` that fit. A few of the newest may be unlike the others.
    exit when 1.3 * most * seen > longest * cardinality(newest);
    most_rows := 1.3 * most * seen / cardinality(newest);
  end loop;

  select created_on, offer_id into latest, newest_id
  from offer_search order by created_on desc nulls last, offer_id desc nulls last limit 1;
  select created_on, offer_id into oldest, oldest_id
  from offer_search order by created_on nulls first, offer_id nulls first limit 1;
  all_days := latest - oldest + 1;
  all_ids := greatest(newest_id - oldest_id, 1);

  if parts = '{}' then
    foreach share in array array[0.05, 0.25, 1] loop
      ids := newest_offers_in(
        cities, case when share = 1 then earliest else greatest(day_of_offer(newest_id - share * all_ids), earliest) end, today, most + 1);
      exit when cardinality(ids) > most;
    end loop;
    total := cardinality(ids);
    ids := ids[skipped + 1 : skipped + size];
    return;
  end if;

  oldest := greatest(oldest, earliest);
  total := 0;
  is_counting := cardinality(newest) >= last_place;
  ids := case when is_counting then newest[skipped + 1 : last_place] else '{}' end;
  upper := latest;
  -- At first half as many offers as a day has on average, or the newest day if that has more.
  days := case when is_small then all_days else latest - day_of_offer(newest_id - all_ids / (2 * all_days)) + 1 end;
  loop
    days := least(days, upper - oldest + 1);
    -- Over most days the lexemes of the days would cost more than they save.
    by_days := 3 * days <= all_days;
    level := case when not by_days or days <= 8 then 0 when days <= 64 then 3 when days <= 512 then 6 else 9 end;
    lower := epoch + (((upper - epoch - days + 1) >> level) << level);
    range := case when by_days then any_term(array(
      select ':d' || level || '.' || n from generate_series((lower - epoch) >> level, (upper - epoch) >> level) n
    )) end;
    limit_of_range := case
      when is_counting then most + 1 - total
      when days > 1 and (is_small or upper < latest) then 4 * most end;
    with hits as materialized (
      select offer_id, created_on
      from (
        select * from offer_search where not by_days and terms @@ together
        union all
        -- Separate conditions let the index skip to the next offer that may meet all of them. Before the range it looks for the
        -- oldest offer that meets them, which takes long if few meet several parts.
        select * from offer_search where by_days and other_parts is null and terms @@ first_part and terms @@ range
        union all
        select * from offer_search where by_days and other_parts is not null and terms @@ first_part and terms @@ range and terms @@ other_parts
      ) candidates
      where (terms @@ fits and created_on <= upper and created_on >= greatest(lower, earliest) and expires_on >= today) is true
        and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities)))
      limit limit_of_range
    )
    select count(*), array(
      select offer_id from hits order by created_on desc, offer_id desc
      offset greatest(skipped - total, 0) limit case when is_counting then 0 else greatest(last_place - greatest(total, skipped), 0) end
    ) into found, page from hits;
    if found = limit_of_range and not is_counting then
      days := days / 8 + 1;
      continue;
    end if;
    total := total + found;
    ids := ids || page;
    exit when total > most or lower <= oldest;
    is_counting := is_counting or total >= last_place;
    upper := lower - 1;
    first_part := together;
    other_parts := null;
    -- Ids of offers that were copied from another site may not ascend.
    searched_ids := greatest(1, newest_id - (
      select offer_id from offer_search where created_on <= upper order by created_on desc nulls last, offer_id desc nulls last limit 1
    ));
    -- Few hits are found at once, and of a single part more that are only counted, since its terms cost less than those of the
    -- days. Otherwise so many offers are likely to have enough, but at least as many days as before are searched.
    at_once := case when is_counting and cardinality(parts) = 1 then 8 * sqrt(all_ids) else 3 * most end;
    days := case when total > at_once * searched_ids / all_ids
      then greatest(upper - day_of_offer(newest_id - (1 + 2 / sqrt(total)) * (most + 1) * searched_ids / total) + 1, latest - upper) else all_days end;
  end loop;
  total := least(total, most + 1);
end $$;
--> statement-breakpoint
create or replace function search_offers(
  words text, sector integer, city text, province integer, modality integer, workday integer, contract text, least_salary integer,
  since date, today date, skipped integer, size integer, most integer,
  out total integer, out ids integer[]
)
  language plpgsql stable
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  -- The index of terms is slow for many alternatives.
  alternatives constant integer := 20;
  earliest constant date := coalesce(since, '-infinity');
  -- Written out in the query it would be computed again for each of 8,132 places.
  any_with_it constant text := '%' || regexp_replace(plain_text(city), '([\\%_])', '\\\1', 'g') || '%';
  cities integer[];
  in_cities tsquery;
  rare tsquery[];
  usual tsquery[];
  facets tsquery;
  query record;
  longer record;
begin
  if city is not null then
    cities := array(select id from municipality where plain_name = plain_text(city));
    if cities = '{}' then
      cities := array(select id from municipality where plain_name like any_with_it);
    end if;
    if cities = '{}' then
      total := 0;
      ids := '{}';
      return;
    end if;
  end if;
  select * into query from words_query(words, false);

  -- Without other filters an index holds the list in its order.
  if num_nonnulls(query.fits, province, modality, workday, contract, least_salary) = 0
    and (cities is null or sector is null and cardinality(cities) <= alternatives)
  then
    if cities is not null then
      ids := newest_offers_in(cities, earliest, today, most + 1);
    elsif sector is not null then
      ids := array(select offer_id from offer_search where sector_id = sector and created_on >= earliest and expires_on >= today
        order by created_on desc nulls last, offer_id desc nulls last limit most + 1);
    else
      ids := array(select offer_id from offer_search where created_on >= earliest and expires_on >= today
        order by created_on desc nulls last, offer_id desc nulls last limit most + 1);
    end if;
    total := cardinality(ids);
    ids := ids[skipped + 1 : skipped + size];
    return;
  end if;

  if cardinality(cities) <= alternatives then
    in_cities := any_term(array(select coalesce(':s' || sector, '') || ':c' || id from unnest(cities) id));
    cities := null;
  end if;
  -- The more selective ones come first.
  rare := array_remove(array[
    coalesce(in_cities, any_term(array[':s' || sector])),
    any_term(array[':p' || province]),
    any_term(array[':k' || contract]),
    case when least_salary > 18000 then any_term(salary_terms_from(least_salary)) end,
    any_term(array[':m' || nullif(modality, 1)]),
    any_term(array[':w' || nullif(workday, 1)])
  ], null);
  -- Most offers have these terms, so they would only make the index slow.
  usual := array_remove(array[
    case when least_salary <= 18000 then any_term(salary_terms_from(least_salary)) end,
    case when modality = 1 then ''':m1'''::tsquery end,
    case when workday = 1 then ''':w1'''::tsquery end
  ], null);
  facets := all_parts(rare || usual);
  select * into total, ids from find_offers(
    coalesce(facets && query.fits, facets, query.fits), coalesce(nullif(rare || query.parts, '{}'), usual),
    cities, least_salary, earliest, today, skipped, size, most);
  if total > 0 then return; end if;
  select * into longer from words_query(words, true);
  if longer.fits is not null and longer.parts <> query.parts then
    select * into total, ids from find_offers(
      coalesce(facets && longer.fits, longer.fits), rare || longer.parts,
      cities, least_salary, earliest, today, skipped, size, most);
  end if;
end $$;
