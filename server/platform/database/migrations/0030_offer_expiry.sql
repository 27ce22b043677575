-- Offers of older releases get the longest time, so that their companies can be told. A constant default writes no row.
ALTER TABLE "offer" ADD COLUMN "expires_on" date DEFAULT (now() at time zone 'Europe/Madrid')::date + 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ALTER COLUMN "expires_on" SET DEFAULT (now() at time zone 'Europe/Madrid')::date + 30;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "covered_on" date;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "covered_here" boolean;--> statement-breakpoint
ALTER TABLE "offer_search" ADD COLUMN "expires_on" date DEFAULT (now() at time zone 'Europe/Madrid')::date + 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_search" ALTER COLUMN "expires_on" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "offer_expires" ON "offer" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "offer_search_expires" ON "offer_search" USING btree ("expires_on");--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_covered_is_inactive" CHECK ("offer"."covered_on" is null or "offer"."state" = 0);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_covered_here_is_covered" CHECK ("offer"."covered_here" is null or "offer"."covered_on" is not null);--> statement-breakpoint
drop function search_offers(text, integer, text, integer, integer, integer, integer, date, integer, integer, integer);
--> statement-breakpoint
drop function find_offers(tsquery, tsquery[], integer[], integer, date, integer, integer, integer);
--> statement-breakpoint
drop function walk_offers(tsquery, integer[], integer, date, integer);
--> statement-breakpoint
drop function newest_offers_in(integer[], date, integer);
--> statement-breakpoint
-- Writes the rows of these offers anew. Texts that several offers share are analysed once.
create or replace function refresh_offer_search(offer_ids integer[]) returns void
  language sql
  begin atomic
    delete from offer_search
    where offer_id = any(offer_ids) and not exists (
      select from offer join project on project.id = offer.project_id
      where offer.id = offer_id and offer.state = 1 and project.state = 1
    );
    with active as materialized (
      select offer.*, position.name as position_name, company.name as company_name
      from offer
      join project on project.id = offer.project_id and project.state = 1
      join position on position.id = offer.position_id
      join company on company.id = offer.company_id
      where offer.id = any(offer_ids) and offer.state = 1
    ),
    texts as materialized (
      select words, text_terms(words) as terms
      from (
        select name as words from active union select position_name from active union select company_name from active
      ) shared
    ),
    saved as (
      insert into offer_search (offer_id, created_on, expires_on, sector_id, municipality_id, annual_salary, terms)
      select id, created_on, expires_on, sector_id, municipality_id, annual_salary,
        of_name.terms || of_position.terms || of_company.terms || array_to_tsvector(
          array[':s' || sector_id, ':c' || municipality_id, ':s' || sector_id || ':c' || municipality_id,
            ':p' || province_id, ':m' || modality_id, ':w' || workday_id]
          || salary_terms(annual_salary) || day_terms(created_on))
      from active
      join texts of_name on of_name.words = name
      join texts of_position on of_position.words = position_name
      join texts of_company on of_company.words = company_name
      order by created_on, id
      on conflict (offer_id) do update set
        created_on = excluded.created_on, expires_on = excluded.expires_on, sector_id = excluded.sector_id,
        municipality_id = excluded.municipality_id, annual_salary = excluded.annual_salary, terms = excluded.terms
      where offer_search is distinct from excluded
    )
    insert into search_word
    select distinct word from texts, unnest(tsvector_to_array(terms)) word where word not like '~%' order by word
    on conflict do nothing;
  end;
--> statement-breakpoint
-- A project that is switched off at the same time waits for this lock, or is waited for: otherwise its offers could stay
-- visible. Every transaction locks the company first, then the project, then offers.
create or replace function keep_offer_search() returns trigger
  language plpgsql
  -- After a few changes of single offers PostgreSQL keeps its plan for them, and would compare each of many rows with each.
  set enable_nestloop = off
as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows where state = 1);
  else
    changed := array(
      select new_rows.id from new_rows join old_rows using (id)
      where (new_rows.project_id, new_rows.name, new_rows.annual_salary, new_rows.position_id, new_rows.modality_id,
          new_rows.workday_id, new_rows.sector_id, new_rows.province_id, new_rows.municipality_id, new_rows.state,
          new_rows.created_on, new_rows.expires_on)
        is distinct from (old_rows.project_id, old_rows.name, old_rows.annual_salary, old_rows.position_id,
          old_rows.modality_id, old_rows.workday_id, old_rows.sector_id, old_rows.province_id, old_rows.municipality_id,
          old_rows.state, old_rows.created_on, old_rows.expires_on)
    );
  end if;
  if cardinality(changed) = 0 then return null; end if;
  perform from project where id in (select project_id from offer where id = any(changed)) order by id for share;
  perform refresh_offer_search(changed);
  return null;
end $$;
--> statement-breakpoint
-- Reads the newest offers one by one, up to `most_rows`, and returns how many it has seen and the ids of those that fit and have
-- not ended.
create function walk_offers(
  fits tsquery, cities integer[], least_salary integer, earliest date, today date,
  most_rows integer,
  out seen integer, out ids integer[]
)
  language plpgsql stable
as $$
begin
  select count(*), coalesce(array_agg(offer_id) filter (where is_fit), '{}') into seen, ids
  from (
    select offer_id, expires_on >= today and (fits is null or terms @@ fits) and (least_salary is null or annual_salary >= least_salary)
      and (cities is null or municipality_id in (select unnest(cities))) as is_fit
    from offer_search where created_on >= earliest
    order by created_on desc nulls last, offer_id desc nulls last limit most_rows
  ) newest;
end $$;
--> statement-breakpoint
create function newest_offers_in(cities integer[], earliest date, today date, most_rows integer) returns integer[]
  language plpgsql stable
as $$
begin
  return array(
    select newest.offer_id
    from unnest(cities) of_city
    cross join lateral (
      select offer_id, created_on from offer_search where municipality_id = of_city and created_on >= earliest and expires_on >= today
      order by created_on desc nulls last, offer_id desc nulls last limit most_rows
    ) newest
    order by newest.created_on desc, newest.offer_id desc limit most_rows
  );
end $$;
--> statement-breakpoint
-- One page of the newest offers that fit, and how many fit: exactly up to `most`, beyond it `most` + 1. Offers that fit meet all
-- `parts`, but not all that meet them fit.
--
-- Common hits are met on a walk in the order of the list. For others the index of terms is read for some days, then for more
-- days before, until there are more than `most`. Each statement has a shape that leaves PostgreSQL one good plan, whatever its
-- statistics. So neither a broad search nor a deep page reads many more offers than `most`.
create function find_offers(
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
  days integer := 1;
  middle_block float;
  share float;
  all_days integer;
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
    -- So many rows are likely to hold more than `most` that fit.
    exit when most_rows > sample or 1.3 * most * seen > longest * cardinality(newest);
    most_rows := 1.3 * most * seen / cardinality(newest);
  end loop;

  latest := (select created_on from offer_search order by created_on desc nulls last, offer_id desc nulls last limit 1);
  if parts = '{}' then
    ids := newest_offers_in(cities, greatest(latest - 1, earliest), today, most + 1);
    if cardinality(ids) <= most then ids := newest_offers_in(cities, earliest, today, most + 1); end if;
    total := cardinality(ids);
    ids := ids[skipped + 1 : skipped + size];
    return;
  end if;

  oldest := (select created_on from offer_search order by created_on nulls first, offer_id nulls first limit 1);
  all_days := latest - oldest + 1;
  oldest := greatest(oldest, earliest);
  total := 0;
  ids := '{}';
  upper := latest;
  if is_small then days := all_days; end if;
  loop
    days := least(days, upper - oldest + 1);
    -- Over most days the lexemes of the days would cost more than they save.
    by_days := 3 * days <= all_days;
    level := case when not by_days or days <= 8 then 0 when days <= 64 then 3 when days <= 512 then 6 else 9 end;
    lower := epoch + (((upper - epoch - days + 1) >> level) << level);
    range := case when by_days then any_term(array(
      select ':d' || level || '.' || n from generate_series((lower - epoch) >> level, (upper - epoch) >> level) n
    )) end;
    limit_of_range := case when days > 1 then 4 * most end;
    with hits as materialized (
      select offer_id, created_on, place
      from (
        select *, ctid as place from offer_search where not by_days and terms @@ together
        union all
        -- Separate conditions let the index skip to the next offer that may meet all of them.
        select *, ctid as place from offer_search
        where by_days and part_2 is null and terms @@ range and terms @@ part_1
        union all
        select *, ctid as place from offer_search
        where by_days and part_2 is not null and part_3 is null and terms @@ range and terms @@ part_1 and terms @@ part_2
        union all
        select *, ctid as place from offer_search
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
    ), ((array_agg(place))[count(*) / 2 + 1]::text::point)[0] into found, page, middle_block from hits;
    if found = limit_of_range then
      days := days / 8 + 1;
      continue;
    end if;
    total := total + found;
    ids := ids || page;
    exit when total > most or lower <= oldest;
    upper := lower - 1;
    -- New rows are at the end of the table, so this is about the share of it that was searched. Few hits are found at once.
    share := 2 - 2 * middle_block * 8192 / greatest(table_bytes, 8192);
    days := case when total > 3 * most * share
      then least(all_days, 1.5 * (most + 1 - total) * (latest - upper) / total + 1) else all_days end;
  end loop;
  total := least(total, most + 1);
end $$;
--> statement-breakpoint
-- A search of visitors. A null filter filters nothing. `city` is the name of a city, or a part of the name if no city is called so.
-- A word that no offer has is looked for inside words.
create function search_offers(
  words text, sector integer, city text, province integer, modality integer, workday integer, least_salary integer, since date,
  today date, skipped integer, size integer, most integer,
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
  if num_nonnulls(query.fits, province, modality, workday, least_salary) = 0
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

  -- The more selective ones come first.
  rare := array_remove(array[
    case when cardinality(cities) <= alternatives
      then any_term(array(select coalesce(':s' || sector, '') || ':c' || id from unnest(cities) id))
      else any_term(array[':s' || sector]) end,
    any_term(array[':p' || province]),
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
  if cardinality(cities) <= alternatives then cities := null; end if;
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
--> statement-breakpoint
-- For processes of the release before, until all are replaced.
create function search_offers(
  words text, sector integer, city text, province integer, modality integer, workday integer, least_salary integer, since date,
  skipped integer, size integer, most integer,
  out total integer, out ids integer[]
)
  language sql stable
as $$
  select found.total, found.ids from search_offers(
    words, sector, city, province, modality, workday, least_salary, since, (now() at time zone 'Europe/Madrid')::date,
    skipped, size, most) found
$$;
--> statement-breakpoint
-- An offer that is active again is not filled any more, whoever switches it on.
create function reopen_offer() returns trigger
  language plpgsql as $$
begin
  new.covered_on := null;
  new.covered_here := null;
  return new;
end $$;
--> statement-breakpoint
create trigger offer_reopens before update of state on offer
  for each row when (new.state = 1 and old.state <> 1) execute function reopen_offer();
