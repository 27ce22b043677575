-- Keeps an offer as its applicants have read it. Runs before the offer is changed or deleted. Applications that have a text keep
-- it.
create or replace function keep_sent_offer(kept offer) returns void language plpgsql as $$
declare
  body jsonb;
  text_id integer;
begin
  if not exists (select from application where offer_id = kept.id and sent_offer_id is null) then
    return;
  end if;
  select jsonb_build_object(
    'name', kept.name, 'description', kept.description, 'companyName', company.name,
    'annualSalary', kept.annual_salary, 'salaryMax', kept.salary_max, 'contractType', kept.contract_type,
    'vacancies', kept.vacancies, 'position', position.name, 'modality', modality.name, 'workday', workday.name,
    'sector', sector.name, 'province', province.name, 'municipality', municipality.name,
    'requirements', coalesce((
      select jsonb_agg(description order by place) from requirement where requirement.offer_id = kept.id), '[]'))
  into body
  from company, position, modality, workday, sector, province, municipality
  where company.id = kept.company_id and position.id = kept.position_id and modality.id = kept.modality_id
    and workday.id = kept.workday_id and sector.id = kept.sector_id and province.id = kept.province_id
    and municipality.id = kept.municipality_id;
  -- The company is gone: its own trigger has kept the texts already.
  if body is null then
    return;
  end if;
  select id into text_id from sent_offer where offer_id = kept.id and text = body order by id desc limit 1;
  if text_id is null then
    insert into sent_offer (offer_id, text) values (kept.id, body) returning id into text_id;
  end if;
  update application set sent_offer_id = text_id where offer_id = kept.id and sent_offer_id is null;
end $$;

create or replace function before_offer_changed() returns trigger language plpgsql as $$
begin
  perform keep_sent_offer(old);
  return new;
end $$;

create or replace trigger offer_changed_keeps_sent before update on offer for each row
  when (old.version is distinct from new.version) execute function before_offer_changed();
