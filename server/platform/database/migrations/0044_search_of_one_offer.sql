-- After a few changes of single offers PostgreSQL keeps its plans for them, and would compare each of many rows with each. Since a
-- hundred are written at a time, the plans for few serve any number. Before, nested loops were forbidden here: with a million
-- offers a change of one then read all of them.
ALTER FUNCTION refresh_offer_search(integer[]) RENAME TO write_offer_search;
--> statement-breakpoint
-- Writes the rows of these offers anew.
create function refresh_offer_search(offer_ids integer[]) returns void
  language plpgsql
as $$
begin
  for place in 1..cardinality(offer_ids) by 100 loop
    perform write_offer_search(offer_ids[place : place + 99]);
  end loop;
end $$;
--> statement-breakpoint
-- A project that is switched off at the same time waits for this lock, or is waited for: otherwise its offers could stay
-- visible. Every transaction locks the company first, then the project, then offers.
create or replace function keep_offer_search() returns trigger
  language plpgsql
as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows where state = 1 and review in ('waiting', 'approved'));
  else
    -- No join: its plan would be that for the number of rows of the first changes.
    changed := array(
      select id
      from (
        select id, project_id, name, annual_salary, position_id, modality_id, workday_id, contract_type, sector_id, province_id,
          municipality_id, state, review, company_suspended, resting, created_on, expires_on
        from new_rows
        except
        select id, project_id, name, annual_salary, position_id, modality_id, workday_id, contract_type, sector_id, province_id,
          municipality_id, state, review, company_suspended, resting, created_on, expires_on
        from old_rows
      ) other
    );
  end if;
  if cardinality(changed) = 0 then return null; end if;
  perform from project where id in (select project_id from offer where id = any(changed)) order by id for share;
  perform refresh_offer_search(changed);
  return null;
end $$;
