CREATE TABLE "company_silence" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"warned_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "resting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_silence" ADD CONSTRAINT "company_silence_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_resting" ON "offer" USING btree ("company_id") WHERE "offer"."resting";--> statement-breakpoint
-- Writes the rows of these offers anew. Texts that several offers share are analysed once.
create or replace function refresh_offer_search(offer_ids integer[]) returns void
  language sql
  begin atomic
    delete from offer_search
    where offer_id = any(offer_ids) and not exists (
      select from offer join project on project.id = offer.project_id
      where offer.id = offer_id and offer.state = 1 and project.state = 1
        and offer.review in ('waiting', 'approved') and not offer.company_suspended and not offer.resting
    );
    with active as materialized (
      select offer.*, position.name as position_name, company.name as company_name
      from offer
      join project on project.id = offer.project_id and project.state = 1
      join position on position.id = offer.position_id
      join company on company.id = offer.company_id
      where offer.id = any(offer_ids) and offer.state = 1
        and offer.review in ('waiting', 'approved') and not offer.company_suspended and not offer.resting
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
          new_rows.review, new_rows.company_suspended, new_rows.resting, new_rows.created_on, new_rows.expires_on)
        is distinct from (old_rows.project_id, old_rows.name, old_rows.annual_salary, old_rows.position_id,
          old_rows.modality_id, old_rows.workday_id, old_rows.contract_type, old_rows.sector_id, old_rows.province_id, old_rows.municipality_id,
          old_rows.state, old_rows.review, old_rows.company_suspended, old_rows.resting, old_rows.created_on, old_rows.expires_on)
    );
  end if;
  if cardinality(changed) = 0 then return null; end if;
  perform from project where id in (select project_id from offer where id = any(changed)) order by id for share;
  perform refresh_offer_search(changed);
  return null;
end $$;
