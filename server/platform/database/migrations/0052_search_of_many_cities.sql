-- As before, but for the name of a city that many cities have in theirs: how far back it looks goes by the number of offers, not by two days.
create or replace function find_offers(
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
  part_1 constant tsquery := parts[1];
  part_2 constant tsquery := parts[2];
  part_3 constant tsquery := all_parts(parts[3 :]);
  by_days boolean;
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
  ids := '{}';
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
    limit_of_range := case when days > 1 and (is_small or upper < latest) then 4 * most end;
    with hits as materialized (
      select offer_id, created_on
      from (
        select * from offer_search where not by_days and terms @@ together
        union all
        -- Separate conditions let the index skip to the next offer that may meet all of them.
        select * from offer_search
        where by_days and part_2 is null and terms @@ range and terms @@ part_1
        union all
        select * from offer_search
        where by_days and part_2 is not null and part_3 is null and terms @@ range and terms @@ part_1 and terms @@ part_2
        union all
        select * from offer_search
        where by_days and part_3 is not null and terms @@ range and terms @@ part_1 and terms @@ part_2 and terms @@ part_3
      ) candidates
      where (terms @@ fits and created_on <= upper and created_on >= greatest(lower, earliest) and expires_on >= today) is true
        and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities)))
      limit limit_of_range
    )
    select count(*), array(
      select offer_id from hits order by created_on desc, offer_id desc
      offset greatest(skipped - total, 0) limit greatest(last_place - greatest(total, skipped), 0)
    ) into found, page from hits;
    if found = limit_of_range then
      days := days / 8 + 1;
      continue;
    end if;
    total := total + found;
    ids := ids || page;
    exit when total > most or lower <= oldest;
    upper := lower - 1;
    -- Ids of offers that were copied from another site may not ascend.
    searched_ids := greatest(1, newest_id - (
      select offer_id from offer_search where created_on <= upper order by created_on desc nulls last, offer_id desc nulls last limit 1
    ));
    -- Few hits are found at once. Otherwise so many offers are likely to have enough, but at least as many days as before are searched.
    days := case when total > 3 * most * searched_ids / all_ids
      then greatest(upper - day_of_offer(newest_id - (1 + 2 / sqrt(total)) * (most + 1) * searched_ids / total) + 1, latest - upper) else all_days end;
  end loop;
  total := least(total, most + 1);
end $$;
