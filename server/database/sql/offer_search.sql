-- Writes the rows of these offers in the table of the search: one for each public offer, none for another.
create or replace function refresh_offer_search(offer_ids integer[]) returns void language plpgsql as $$
begin
  delete from offer_search where offer_id = any (offer_ids) and offer_id not in (
    select offer.id from offer join project on project.id = project_id
    where offer.id = any (offer_ids) and offer_is_public(offer, project)
  );
  with public_offers as materialized (
    -- An offer is also found by the other words for its position.
    select offer.*, concat_ws(' ', offer.name, own_position) as title_words,
      concat_ws(' ', position.name, array_to_string(synonyms, ' ')) as position_words, company.name as company_name
    from offer
    join project on project.id = project_id
    join position on position.id = position_id
    join company on company.id = offer.company_id
    where offer.id = any (offer_ids) and offer_is_public(offer, project)
  ), texts as materialized (
    -- Many offers share their position and company: the words of each text are read once.
    select text, array(
      -- A word, the signs behind it, both together, and its stem: «~camarer». No word like «de».
      select distinct term from indexed_words(text), unnest(array[letters || signs, letters, signs, '~' || stem]) term
      where term <> '' and (stem is not null or term <> letters)
    ) as terms
    from (
      select title_words as text from public_offers
      union select position_words from public_offers
      union select company_name from public_offers
    ) shared
  ), saved as (
    insert into offer_search (offer_id, created_on, expires_on, sector_id, municipality_id, more_municipality_ids, annual_salary, terms)
    select id, created_on, expires_on, sector_id, municipality_id,
      -- 0 stands for every place.
      case when everywhere then '{0}' else more_municipality_ids end, annual_salary, array_to_tsvector(
      of_name.terms || of_position.terms || of_company.terms
      || array[':s' || sector_id, ':o' || position_id, ':c' || municipality_id, ':p' || province_id, ':m' || modality_id, ':w' || workday_id, ':b' || company_id]
      || array(select unnest(array[':c' || id, ':p' || city.province_id]) from municipality city where city.id = any (more_municipality_ids))
      -- A job from any place in Spain is found in every city, and a reserved one by a filter.
      || array_remove(array[':k' || contract_type, ':x' || experience, case when everywhere then ':e' end,
        case when reserved_for is not null then ':r' end], null)
    )
    from public_offers
    join texts of_name on of_name.text = title_words
    join texts of_position on of_position.text = position_words
    join texts of_company on of_company.text = company_name
    order by created_on, id
    on conflict (offer_id) do update set
      created_on = excluded.created_on, expires_on = excluded.expires_on, sector_id = excluded.sector_id,
      municipality_id = excluded.municipality_id, more_municipality_ids = excluded.more_municipality_ids,
      annual_salary = excluded.annual_salary, terms = excluded.terms
    where offer_search.* is distinct from excluded.*
  ), announced as (
    -- Alerts are told of each offer once, however often it is paused and published again.
    insert into announced_offer (offer_id) select id from public_offers order by id on conflict do nothing
  )
  -- In one order, so that two transactions wait for each other without a deadlock.
  insert into search_word (word)
  select distinct word from texts, unnest(terms) word where word not like '~%' order by word
  on conflict do nothing;
end $$;

create or replace function keep_offer_search() returns trigger language plpgsql as $$
declare
  changed integer[] := array(select id from new_rows);
begin
  if changed = '{}' then return null; end if;
  -- The state of a project does not change meanwhile.
  perform from project where id in (select project_id from new_rows) order by id for share;
  perform refresh_offer_search(changed);
  return null;
end $$;

create or replace trigger offer_search_insert after insert on offer referencing new table as new_rows
  for each statement execute function keep_offer_search();
create or replace trigger offer_search_update after update on offer referencing new table as new_rows
  for each statement execute function keep_offer_search();

create or replace function drop_offer_search() returns trigger language plpgsql as $$
begin
  delete from offer_search where offer_id in (select id from old_rows);
  return null;
end $$;

create or replace trigger offer_search_delete after delete on offer referencing old table as old_rows
  for each statement execute function drop_offer_search();

create or replace function keep_search_of_project() returns trigger language plpgsql as $$
begin
  -- An offer that is deleted at the same time is waited for.
  perform refresh_offer_search(array(select id from offer where project_id = new.id order by id for key share));
  return null;
end $$;

create or replace trigger project_search after update of state on project
  for each row when (old.state <> new.state) execute function keep_search_of_project();

create or replace function keep_search_of_company() returns trigger language plpgsql as $$
begin
  perform from project where company_id = new.id order by id for share;
  perform refresh_offer_search(array(select id from offer where company_id = new.id and state = 1));
  return null;
end $$;

create or replace trigger company_search after update of name on company
  for each row when (old.name <> new.name) execute function keep_search_of_company();

-- This release may write other rows than the one before.
select refresh_offer_search(array(select id from offer where state = 1));
-- Before alerts nobody noted what was public. It was, if candidates or visitors left a trace.
insert into announced_offer (offer_id, number) select id, 0 from offer
where id in (select offer_id from application union select offer_id from saved_offer union select offer_id from report_case)
on conflict do nothing;
