drop function search_offers(text, integer, text, integer, integer, integer, integer, date, integer, integer, integer);
--> statement-breakpoint
drop function search_offers(text, integer, text, integer, integer, integer, integer, date, date, integer, integer, integer);
--> statement-breakpoint
-- Writes the rows of these offers anew. Texts that several offers share are analysed once.
create or replace function refresh_offer_search(offer_ids integer[]) returns void
  language sql
  begin atomic
    delete from offer_search
    where offer_id = any(offer_ids) and not exists (
      select from offer join project on project.id = offer.project_id
      where offer.id = offer_id and offer.state = 1 and project.state = 1
        and offer.review in ('waiting', 'approved') and not offer.company_suspended
    );
    with active as materialized (
      select offer.*, position.name as position_name, company.name as company_name
      from offer
      join project on project.id = offer.project_id and project.state = 1
      join position on position.id = offer.position_id
      join company on company.id = offer.company_id
      where offer.id = any(offer_ids) and offer.state = 1
        and offer.review in ('waiting', 'approved') and not offer.company_suspended
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
          || array_remove(array[':k' || contract_type], null) || salary_terms(annual_salary) || day_terms(created_on))
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
    changed := array(select id from new_rows where state = 1 and review in ('waiting', 'approved'));
  else
    changed := array(
      select new_rows.id from new_rows join old_rows using (id)
      where (new_rows.project_id, new_rows.name, new_rows.annual_salary, new_rows.position_id, new_rows.modality_id,
          new_rows.workday_id, new_rows.contract_type, new_rows.sector_id, new_rows.province_id, new_rows.municipality_id, new_rows.state,
          new_rows.review, new_rows.company_suspended, new_rows.created_on, new_rows.expires_on)
        is distinct from (old_rows.project_id, old_rows.name, old_rows.annual_salary, old_rows.position_id,
          old_rows.modality_id, old_rows.workday_id, old_rows.contract_type, old_rows.sector_id, old_rows.province_id, old_rows.municipality_id,
          old_rows.state, old_rows.review, old_rows.company_suspended, old_rows.created_on, old_rows.expires_on)
    );
  end if;
  if cardinality(changed) = 0 then return null; end if;
  perform from project where id in (select project_id from offer where id = any(changed)) order by id for share;
  perform refresh_offer_search(changed);
  return null;
end $$;
--> statement-breakpoint
-- A search of visitors. A null filter filters nothing. `city` is the name of a city, or a part of the name if no city is called so.
-- A word that no offer has is looked for inside words.
create function search_offers(
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

  -- The more selective ones come first.
  rare := array_remove(array[
    case when cardinality(cities) <= alternatives
      then any_term(array(select coalesce(':s' || sector, '') || ':c' || id from unnest(cities) id))
      else any_term(array[':s' || sector]) end,
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
  today date, skipped integer, size integer, most integer,
  out total integer, out ids integer[]
)
  language sql stable
as $$
  select found.total, found.ids from search_offers(
    words, sector, city, province, modality, workday, null::text, least_salary, since, today, skipped, size, most) found
$$;
--> statement-breakpoint
-- Few offers state a contract yet: it came with the release before.
select refresh_offer_search(array(select id from offer where contract_type is not null and state = 1));
