CREATE TABLE "offer_search" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"created_on" date NOT NULL,
	"sector_id" integer NOT NULL,
	"municipality_id" integer NOT NULL,
	"annual_salary" integer NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "offer_search_newest" ON "offer_search" USING btree ("created_on" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_sector" ON "offer_search" USING btree ("sector_id","created_on" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_municipality" ON "offer_search" USING btree ("municipality_id","created_on" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_terms" ON "offer_search" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_word_parts" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "municipality" ADD COLUMN "plain_name" text GENERATED ALWAYS AS (plain_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "municipality_plain_name" ON "municipality" USING btree ("plain_name");--> statement-breakpoint
DROP INDEX "municipality_name_search";--> statement-breakpoint
DROP INDEX "offer_name_search";--> statement-breakpoint
DROP INDEX "offer_sector";--> statement-breakpoint
DROP INDEX "offer_municipality";
--> statement-breakpoint
-- The parts of a text, each as {letters and digits, signs that follow}: «C++ 24/7» is {c,++} {24,""} {7,""}. Accents and case
-- don't count. Cut, because PostgreSQL refuses long lexemes.
create function search_parts(words text) returns setof text[]
  language sql immutable parallel safe rows 8
  begin atomic
    select array[left(part[1], 60), left(part[2], 20)]
    from regexp_matches(
      plain_text(normalize(words)) collate "und-x-icu",
      '([[:alnum:]]*)([^[:alnum:][:space:]/.,;:()''"«»¿?¡!·-]*)', 'g') as part
    where part[1] || part[2] <> '';
  end;
--> statement-breakpoint
-- What a text can be found by: its words, with and without signs, and their stems («~camarer»). Words like «de» are left out.
create function text_terms(words text) returns tsvector
  language sql immutable strict parallel safe
  begin atomic
    select array_to_tsvector(array(
      select distinct term
      from (
        select part[1] as word, part[2] as sign, ts_lexize('spanish_stem', part[1]) as stems from search_parts(words) part
      ) parts
      cross join lateral unnest(array[word || sign, word, sign, '~' || stems[1]]) term
      where term <> '' and (stems <> '{}' or term <> word)
    ));
  end;
--> statement-breakpoint
-- A salary is found by the steps that it reaches, in thousands of euros.
create function salary_terms(salary integer) returns text[]
  language sql immutable strict parallel safe
  begin atomic
    select array(
      select ':e' || step from unnest(array[0, 12, 15, 18, 21, 24, 27, 30, 36, 42, 50, 60, 80]) step where step * 1000 <= salary
    );
  end;
--> statement-breakpoint
create function quote_term(term text) returns text
  language sql immutable strict parallel safe
  begin atomic
    select '''' || replace(replace(term, '\', '\\'), '''', '''''') || '''';
  end;
--> statement-breakpoint
-- The query for the words of a search: each word by its stem, the last one also as the beginning of a word, a word with signs
-- as it is written. With `inside`, a word of three letters or more is also looked for inside words. Null where there is no word.
create function words_query(words text, inside boolean) returns tsquery
  language plpgsql stable strict parallel safe
as $$
begin
  return (
    with parts as (
      select part[1] as word, part[1] || part[2] as written, part[2] <> '' as has_signs,
        ts_lexize('spanish_stem', part[1]) as stems, n
      from search_parts(words) with ordinality as numbered (part, n)
    ),
    -- Words like «de» count only if there are no others. Then the last one does.
    counted as (
      select *, n = max(n) over () as is_last from parts
      where has_signs or stems <> '{}'
        or n = (select max(n) from parts) and not exists (select from parts where has_signs or stems <> '{}')
    )
    select string_agg('(' || concat_ws(' | ',
      case when not has_signs then quote_term('~' || stems[1]) end,
      case when is_last then quote_term(written) || ':*' when has_signs then quote_term(written) end,
      case when inside and length(written) > 2 then (
        select string_agg(quote_term(longer), ' | ') from (
          select search_word.word as longer from search_word
          where search_word.word like '%' || regexp_replace(written, '([\\%_])', '\\\1', 'g') || '%'
          order by length(search_word.word), search_word.word
          limit 30
        ) longer_words
      ) end
    ) || ')', ' & ')::tsquery
    from counted
  );
end $$;
--> statement-breakpoint
-- Writes the rows of these offers anew. Texts that several offers share are analysed once.
create function refresh_offer_search(offer_ids integer[]) returns void
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
          array[':s' || sector_id, ':c' || municipality_id, ':s' || sector_id || ':c' || municipality_id, ':p' || province_id, ':m' || modality_id, ':w' || workday_id]
          || salary_terms(annual_salary))
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
-- A project that is switched off at the same time waits for this lock, or is waited for: otherwise its offers could stay
-- visible. Every transaction locks the company first, then the project, then offers.
create function keep_offer_search() returns trigger
  language plpgsql as $$
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
          new_rows.created_on)
        is distinct from (old_rows.project_id, old_rows.name, old_rows.annual_salary, old_rows.position_id,
          old_rows.modality_id, old_rows.workday_id, old_rows.sector_id, old_rows.province_id, old_rows.municipality_id,
          old_rows.state, old_rows.created_on)
    );
  end if;
  if cardinality(changed) = 0 then return null; end if;
  perform from project where id in (select project_id from offer where id = any(changed)) order by id for share;
  perform refresh_offer_search(changed);
  return null;
end $$;
--> statement-breakpoint
create trigger offer_search_insert after insert on offer referencing new table as new_rows
  for each statement execute function keep_offer_search();
--> statement-breakpoint
create trigger offer_search_update after update on offer referencing old table as old_rows new table as new_rows
  for each statement execute function keep_offer_search();
--> statement-breakpoint
create function drop_offer_search() returns trigger
  language plpgsql as $$
begin
  delete from offer_search where offer_id in (select id from old_rows);
  return null;
end $$;
--> statement-breakpoint
create trigger offer_search_delete after delete on offer referencing old table as old_rows
  for each statement execute function drop_offer_search();
--> statement-breakpoint
create function keep_search_of_project() returns trigger
  language plpgsql as $$
begin
  -- An offer that is deleted at the same time is waited for.
  perform refresh_offer_search(array(select id from offer where project_id = new.id order by id for key share));
  return null;
end $$;
--> statement-breakpoint
create trigger project_search after update of state on project
  for each row when (old.state <> new.state) execute function keep_search_of_project();
--> statement-breakpoint
create function keep_search_of_company() returns trigger
  language plpgsql as $$
begin
  perform from project where company_id = new.id order by id for share;
  perform refresh_offer_search(array(select id from offer where company_id = new.id and state = 1));
  return null;
end $$;
--> statement-breakpoint
create trigger company_search after update of name on company
  for each row when (old.name <> new.name) execute function keep_search_of_company();
--> statement-breakpoint
create function keep_search_of_position() returns trigger
  language plpgsql as $$
begin
  perform refresh_offer_search(array(select id from offer where position_id = new.id and state = 1));
  return null;
end $$;
--> statement-breakpoint
create trigger position_search after update of name on position
  for each row when (old.name <> new.name) execute function keep_search_of_position();
--> statement-breakpoint
select refresh_offer_search(array(select id from offer where state = 1));
--> statement-breakpoint
-- Reads the newest offers one by one, up to `most_rows`, and returns how many it has seen and the ids of those that fit. The offers
-- of one city or sector have an index in this order.
create function walk_offers(
  fits tsquery, sector integer, city integer, cities integer[], least_salary integer, earliest date, most_rows integer,
  out seen integer, out ids integer[]
)
  language plpgsql stable
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  if city is not null then
    select count(*), coalesce(array_agg(offer_id) filter (where is_fit), '{}') into seen, ids
    from (
      select offer_id, (terms @@ fits) is true and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities))) as is_fit
      from offer_search where municipality_id = city and created_on >= earliest
      order by created_on desc nulls last, offer_id desc nulls last limit most_rows
    ) newest;
  elsif sector is not null then
    select count(*), coalesce(array_agg(offer_id) filter (where is_fit), '{}') into seen, ids
    from (
      select offer_id, (terms @@ fits) is true and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities))) as is_fit
      from offer_search where sector_id = sector and created_on >= earliest
      order by created_on desc nulls last, offer_id desc nulls last limit most_rows
    ) newest;
  else
    select count(*), coalesce(array_agg(offer_id) filter (where is_fit), '{}') into seen, ids
    from (
      select offer_id, (terms @@ fits) is true and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities))) as is_fit
      from offer_search where created_on >= earliest
      order by created_on desc nulls last, offer_id desc nulls last limit most_rows
    ) newest;
  end if;
end $$;
--> statement-breakpoint
-- One page of the newest offers that fit, and how many fit: exactly up to `most`, beyond it `most` + 1.
--
-- Each statement has a shape that leaves PostgreSQL one good plan, whatever its statistics: a walk in the order of the list, or
-- the index of terms. What the newest offers show decides between them.
create function find_offers(
  fits tsquery, sector integer, city integer, cities integer[], least_salary integer, earliest date,
  skipped integer, size integer, most integer,
  out total integer, out ids integer[]
)
  language plpgsql stable
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  -- A longer walk costs more than the index of terms.
  longest constant integer := 20000;
  last_place constant integer := least(skipped + size, most + 1);
  most_rows integer := 300;
  seen integer;
  newest integer[];
  usual text;
  rare tsquery;
  last_block float;
  likely float;
  table_rows float;
begin
  -- The offers of a few days are read one by one.
  if earliest > '-infinity' then
    select count(*) + 1 into seen from (select from offer_search where created_on >= earliest limit longest) recent;
    if seen < longest then most_rows := seen; end if;
  end if;
  loop
    select * into seen, newest from walk_offers(fits, sector, city, cities, least_salary, earliest, most_rows);
    if seen < most_rows or cardinality(newest) > most then
      total := least(cardinality(newest), most + 1);
      ids := newest[skipped + 1 : last_place];
      return;
    end if;
    -- So many rows are likely to hold more than `most` that fit.
    exit when most_rows <> 300 or cardinality(newest) = 0 or 1.3 * most * seen / cardinality(newest) > longest;
    most_rows := 1.3 * most * seen / cardinality(newest);
  end loop;

  -- With the limit, the index of terms returns some of many hits only, and faster. More than `most` of the whole words are proof.
  if fits::text !~ '&' then
    perform set_config('gin_fuzzy_search_limit', '5000', true);
    total := count(*) from (
      select from offer_search
      where terms @@ regexp_replace(fits::text, ' \| ''[^'']*'':\*', '')::tsquery and created_on >= earliest
        and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities)))
      limit most + 1
    ) hits;
    perform set_config('gin_fuzzy_search_limit', '0', true);
    most_rows := least(1.5 * (skipped + size) * seen / greatest(cardinality(newest), 1), 1000000000);
    if total > most and most_rows <= longest then
      if skipped <= most and cardinality(newest) < last_place then
        select * into seen, newest from walk_offers(fits, sector, city, cities, least_salary, earliest, most_rows);
      end if;
      ids := newest[skipped + 1 : last_place];
      if skipped > most or cardinality(newest) >= last_place then return; end if;
    end if;
  end if;
  -- Terms that most offers have would only make the index slow.
  usual := regexp_replace(fits::text, '''(:w1|:m1|:e0|:e12|:e15|:e18)''( & )?', '', 'g');
  rare := case when usual <> '' then regexp_replace(usual, ' & $', '')::tsquery else fits end;
  select coalesce(array_agg(offer_id order by created_on desc, offer_id desc), '{}'), max((place::text::point)[0])
  into ids, last_block
  from (
    select offer_id, created_on, ctid as place from offer_search
    where terms @@ rare and (terms @@ fits) is true and created_on >= earliest
      and (least_salary is null or annual_salary >= least_salary)
      and (cities is null or municipality_id in (select unnest(cities)))
    limit most + 1
  ) hits;
  total := cardinality(ids);
  if total <= most then
    ids := ids[skipped + 1 : skipped + size];
    return;
  end if;
  ids := newest[skipped + 1 : last_place];
  if skipped > most or cardinality(newest) >= last_place then return; end if;

  -- The hits so far reach to this block, so the whole table holds about so many.
  select (most + 1) * greatest(relpages, last_block + 1) / (last_block + 1), greatest(reltuples, 1) into likely, table_rows
  from pg_class where oid = 'offer_search'::regclass;
  if likely * likely < (skipped + size) * table_rows then
    ids := array(
      with hits as materialized (
        select offer_id, created_on from offer_search
        where terms @@ rare and (terms @@ fits) is true and created_on >= earliest
          and (least_salary is null or annual_salary >= least_salary)
          and (cities is null or municipality_id in (select unnest(cities)))
      )
      select offer_id from hits order by created_on desc, offer_id desc offset skipped limit last_place - skipped
    );
    return;
  end if;
  most_rows := least(1.5 * (skipped + size) * table_rows / likely, 1000000000);
  loop
    select * into seen, newest from walk_offers(fits, sector, city, cities, least_salary, earliest, most_rows);
    exit when seen < most_rows or cardinality(newest) >= last_place;
    most_rows := least(4.0 * most_rows, 1000000000);
  end loop;
  ids := newest[skipped + 1 : last_place];
end $$;
--> statement-breakpoint
-- A search of visitors. A null filter filters nothing. `city` is the name of a city, or a part of the name if no city is called so.
-- A word that no offer has is looked for inside words.
create function search_offers(
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
  steps constant text[] := salary_terms(least_salary);
  -- Written out in the query it would be computed again for each of 8,132 places.
  any_with_it constant text := '%' || regexp_replace(plain_text(city), '([\\%_])', '\\\1', 'g') || '%';
  cities integer[];
  one_city integer;
  query tsquery := words_query(words, false);
  facets text;
  fits tsquery;
begin
  if city is not null then
    cities := array(select id from municipality where plain_name = plain_text(city));
    if cities = '{}' then
      cities := array(
        select id from municipality
        where plain_name like any_with_it);
    end if;
    if cities = '{}' then
      total := 0;
      ids := '{}';
      return;
    end if;
  end if;

  -- Without other filters an index holds the list in its order.
  if num_nonnulls(query, province, modality, workday, least_salary) = 0
    and num_nonnulls(sector, cities) < 2
  then
    if sector is not null then
      ids := array(select offer_id from offer_search where sector_id = sector and created_on >= earliest
        order by created_on desc nulls last, offer_id desc nulls last limit most + 1);
    elsif cities is not null then
      ids := array(
        select newest.offer_id
        from unnest(cities) of_city
        cross join lateral (
          select offer_id, created_on from offer_search where municipality_id = of_city and created_on >= earliest
          order by created_on desc nulls last, offer_id desc nulls last limit most + 1
        ) newest
        order by newest.created_on desc, newest.offer_id desc limit most + 1);
    else
      ids := array(select offer_id from offer_search where created_on >= earliest
        order by created_on desc nulls last, offer_id desc nulls last limit most + 1);
    end if;
    total := cardinality(ids);
    ids := ids[skipped + 1 : skipped + size];
    return;
  end if;

  facets := nullif(concat_ws(' & ',
    case when cardinality(cities) <= alternatives then null else ''':s' || sector || '''' end, ''':p' || province || '''', ''':m' || modality || '''', ''':w' || workday || '''',
    quote_term(steps[cardinality(steps)]),
    case when cardinality(cities) <= alternatives then
      '(' || (select string_agg(quote_term(coalesce(':s' || sector, '') || ':c' || id), ' | ') from unnest(cities) id) || ')'
    end), '');
  if cardinality(cities) = 1 then one_city := cities[1]; end if;
  if cardinality(cities) <= alternatives then cities := null; end if;
  fits := coalesce(facets::tsquery && query, facets::tsquery, query);
  select * into total, ids from find_offers(fits, sector, one_city, cities, least_salary, earliest, skipped, size, most);
  if total = 0 and query <> words_query(words, true) then
    fits := coalesce(facets::tsquery && words_query(words, true), words_query(words, true));
    select * into total, ids from find_offers(fits, sector, one_city, cities, least_salary, earliest, skipped, size, most);
  end if;
end $$;
