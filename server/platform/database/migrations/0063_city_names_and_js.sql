-- The parts of a text as before, but «nodejs» has the parts of «Node.js»: each spelling finds the others.
create or replace function search_parts(words text) returns setof text[]
  language sql immutable parallel safe rows 8
  begin atomic
    select array[left(part[1], 60), left(part[2], 20)]
    from regexp_matches(
      regexp_replace(plain_text(normalize(words)) collate "und-x-icu", '([[:alnum:]]{2,})js\M', '\1 js', 'g'),
      '([[:alnum:]]*)([^[:alnum:][:space:]/.,;:()''"«»¿?¡!·-]*)', 'g') as part
    where part[1] || part[2] <> '';
  end;
--> statement-breakpoint
select refresh_offer_search(array(
  select offer_id from offer_search where terms @@ (select any_term(array(select word from search_word where word ~ '..js$')))
));
--> statement-breakpoint
-- As before, but `city` may be the names of several cities, one a line.
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
    cities := array(select id from municipality where plain_name = any(string_to_array(plain_text(city), e'\n')));
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
