-- The name and the state of a project, and the name and the logo of a company, are part of every one of their offers.
create or replace function announce_everything() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', '*');
  return null;
end $$;

create or replace trigger project_announce after update of name, state on project
  for each statement execute function announce_everything();

create or replace trigger company_announce after update of
  name, acronym, logo_key, province_id, municipality_id, verification, answer_days, answer_percent on company
  for each statement execute function announce_everything();
