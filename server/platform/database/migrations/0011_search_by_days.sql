CREATE INDEX "search_word_start" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
-- A day as lexemes: itself, and the 8, 64 and 512 days that it is one of. So the index of terms can search a range of days.
create function day_terms(day date) returns text[]
  language sql immutable strict parallel safe
  begin atomic
    select array(select ':d' || level || '.' || ((day - date '2000-01-01') >> level) from unnest(array[0, 3, 6, 9]) level);
  end;
--> statement-breakpoint
-- A salary is found by the steps that it reaches and by its own thousand.
create or replace function salary_terms(salary integer) returns text[]
  language sql immutable strict parallel safe
  begin atomic
    select array(
      select ':e' || step from unnest(array[0, 12, 15, 18, 21, 24, 27, 30, 36, 42, 50, 60, 80]) step where step * 1000 <= salary
    ) || (':k' || salary / 1000);
  end;
--> statement-breakpoint
-- The terms of the salaries from `lowest` on: the next step, and each thousand below it.
create function salary_terms_from(lowest integer) returns text[]
  language sql immutable strict parallel safe
  begin atomic
    select array[':e' || coalesce(min(step), 80)] || array(select ':k' || k from generate_series(lowest / 1000, min(step) - 1) k)
    from unnest(array[0, 12, 15, 18, 21, 24, 27, 30, 36, 42, 50, 60, 80]) step where step * 1000 >= lowest;
  end;
--> statement-breakpoint
drop index offer_search_terms;
--> statement-breakpoint
update offer_search set terms = terms || array_to_tsvector(salary_terms(annual_salary) || day_terms(created_on));
--> statement-breakpoint
create index offer_search_terms on offer_search using gin (terms) with (fastupdate = false);
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
      insert into offer_search
      select id, created_on, sector_id, municipality_id, annual_salary,
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
        created_on = excluded.created_on, sector_id = excluded.sector_id, municipality_id = excluded.municipality_id,
        annual_salary = excluded.annual_salary, terms = excluded.terms
      where offer_search is distinct from excluded
    )
    insert into search_word
    select distinct word from texts, unnest(tsvector_to_array(terms)) word where word not like '~%' order by word
    on conflict do nothing;
  end;
--> statement-breakpoint
drop function find_offers(tsquery, integer, integer, integer[], integer, date, integer, integer, integer);
--> statement-breakpoint
drop function walk_offers(tsquery, integer, integer, integer[], integer, date, integer);
--> statement-breakpoint
drop function words_query(text, boolean);
--> statement-breakpoint
create function all_parts(parts tsquery[]) returns tsquery
  language sql immutable parallel safe
  begin atomic
    select string_agg('(' || part::text || ')', ' & ')::tsquery from unnest(parts) part;
  end;
--> statement-breakpoint
create function any_term(terms text[]) returns tsquery
  language sql immutable parallel safe
  begin atomic
    select string_agg(quote_term(term), ' | ')::tsquery from unnest(terms) term;
  end;
--> statement-breakpoint
-- The query for the words of a search: each word by its stem, the last one also as the beginning of a word, a word with signs
-- as it is written. Null where there is no word. With `inside`, a word of three letters or more is also looked for inside words, and
-- a single word only there, since otherwise it was not found.
--
-- `fits` is fast to compare with a single offer, `parts`, a query for each word, in the index of terms. They name the words with
-- such a beginning: for a beginning itself the index would read all offers of those words.
create function words_query(words text, inside boolean, out fits tsquery, out parts tsquery[])
  language plpgsql stable strict parallel safe
as $$
declare
  most_named constant integer := 200;
  part text[];
  written text;
  stem text[];
  all_written text[] := '{}';
  all_stems text[] := '{}';
  named text[];
  beginning text;
  fits_word tsquery;
  is_last boolean;
  is_alone boolean;
begin
  for part in select * from search_parts(words) loop
    written := part[1] || part[2];
    stem := ts_lexize('spanish_stem', part[1]);
    if part[2] <> '' or stem <> '{}' then
      all_written := array_append(all_written, written);
      all_stems := array_append(all_stems, case when part[2] = '' then stem[1] end);
    end if;
  end loop;
  if written is null then return; end if;
  -- Words like «de» count only if there are no others. Then the last one does.
  if all_written = '{}' then
    all_written := array[written];
    all_stems := array[null];
  end if;

  for n in 1 .. cardinality(all_written) loop
    written := all_written[n];
    stem := array[all_stems[n]];
    is_last := n = cardinality(all_written);
    is_alone := inside and is_last and n = 1;
    named := case when is_alone then '{}' else array[coalesce('~' || stem[1], written)] end;
    if inside and length(written) > 2 then
      named := named || array(
        select word from (
          select word from search_word where word like '%' || regexp_replace(written, '([\\%_])', '\\\1', 'g') || '%'
          order by length(word), word limit 30
        ) longer
        where ts_lexize('spanish_stem', word) is distinct from stem and not (is_last and starts_with(word, written))
      );
    end if;
    fits_word := any_term(named);
    beginning := null;
    if is_last and not is_alone then
      beginning := quote_term(written) || ':*';
      fits_word := fits_word || beginning::tsquery;
      -- Stems begin with this sign, and are not in that table.
      if written not like '~%' then
        named := named || array(
          select word from search_word
          where word ~>=~ written and word ~<~ (written || chr(1114111))
            and ts_lexize('spanish_stem', word) is distinct from stem
          limit most_named + 1
        );
        if cardinality(named) <= most_named then beginning := null; end if;
      end if;
    end if;
    parts := array_append(parts, case when beginning is null then any_term(named) else fits_word end);
    fits := coalesce(fits && fits_word, fits_word);
  end loop;
end $$;
--> statement-breakpoint
-- Reads the newest offers one by one, up to `most_rows`, and returns how many it has seen and the ids of those that fit.
create function walk_offers(
  fits tsquery, cities integer[], least_salary integer, earliest date, most_rows integer,
  out seen integer, out ids integer[]
)
  language plpgsql stable
as $$
begin
  select count(*), coalesce(array_agg(offer_id) filter (where is_fit), '{}') into seen, ids
  from (
    select offer_id, (fits is null or terms @@ fits) and (least_salary is null or annual_salary >= least_salary)
      and (cities is null or municipality_id in (select unnest(cities))) as is_fit
    from offer_search where created_on >= earliest
    order by created_on desc nulls last, offer_id desc nulls last limit most_rows
  ) newest;
end $$;
--> statement-breakpoint
create function newest_offers_in(cities integer[], earliest date, most_rows integer) returns integer[]
  language plpgsql stable
as $$
begin
  return array(
    select newest.offer_id
    from unnest(cities) of_city
    cross join lateral (
      select offer_id, created_on from offer_search where municipality_id = of_city and created_on >= earliest
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
  fits tsquery, parts tsquery[], cities integer[], least_salary integer, earliest date,
  skipped integer, size integer, most integer,
  out total integer, out ids integer[]
)
  language plpgsql stable
as $$
declare
  sample constant integer := 300;
  together constant tsquery := all_parts(parts);
  -- A longer walk costs more than the index of terms, which is slow for many alternatives.
  longest constant integer := most * case when numnode(together) > 60 then 25 else 12 end;
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
  part_2 constant tsquery := coalesce(parts[2], part_1);
  part_3 constant tsquery := coalesce(all_parts(parts[3 :]), part_1);
  by_days boolean;
  range tsquery;
  level integer;
  found integer;
  page integer[];
  limit_of_range integer;
begin
  loop
    select * into seen, newest from walk_offers(fits, cities, least_salary, earliest, most_rows);
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
    ids := newest_offers_in(cities, greatest(latest - 1, earliest), most + 1);
    if cardinality(ids) <= most then ids := newest_offers_in(cities, earliest, most + 1); end if;
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
        where by_days and terms @@ range and terms @@ part_1 and terms @@ part_2 and terms @@ part_3
      ) candidates
      where (terms @@ fits and created_on <= upper and created_on >= greatest(lower, earliest)) is true
        and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities)))
      limit limit_of_range
    )
    select count(*), array(
      select offer_id from hits order by created_on desc, offer_id desc
      offset greatest(skipped - total, 0) limit greatest(last_place - greatest(total, skipped), 0)
    ), ((percentile_disc(0.5) within group (order by place))::text::point)[0] into found, page, middle_block from hits;
    if found = limit_of_range then
      days := days / 8 + 1;
      continue;
    end if;
    total := total + found;
    ids := ids || page;
    exit when total > most or lower <= oldest;
    upper := lower - 1;
    -- New rows are at the end of the table, so this is about the share of it that was searched. Few hits are found at once.
    share := 2 - 2 * middle_block * 8192 / greatest(pg_relation_size('offer_search'), 8192);
    days := case when total > 3 * most * share
      then least(all_days, 1.5 * (most + 1 - total) * (latest - upper) / total + 1) else all_days end;
  end loop;
  total := least(total, most + 1);
end $$;
--> statement-breakpoint
-- A search of visitors. A null filter filters nothing. `city` is the name of a city, or a part of the name if no city is called so.
-- A word that no offer has is looked for inside words.
create or replace function search_offers(
  words text, sector integer, city text, province integer, modality integer, workday integer, least_salary integer, since date,
  skipped integer, size integer, most integer,
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
      ids := newest_offers_in(cities, earliest, most + 1);
    elsif sector is not null then
      ids := array(select offer_id from offer_search where sector_id = sector and created_on >= earliest
        order by created_on desc nulls last, offer_id desc nulls last limit most + 1);
    else
      ids := array(select offer_id from offer_search where created_on >= earliest
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
    cities, least_salary, earliest, skipped, size, most);
  if total > 0 then return; end if;
  select * into longer from words_query(words, true);
  if longer.fits is not null and longer.parts <> query.parts then
    select * into total, ids from find_offers(
      coalesce(facets && longer.fits, longer.fits), rare || longer.parts,
      cities, least_salary, earliest, skipped, size, most);
  end if;
end $$;
