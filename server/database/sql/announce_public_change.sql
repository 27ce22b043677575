-- Tells every process that something public has changed, so that it clears its cached responses. PostgreSQL sends equal
-- notices of a transaction once. «* lists» also tells it to read the lists again that operators edit.
create or replace function announce_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', tg_argv[0]);
  return null;
end $$;

create or replace trigger offer_announce after insert or update or delete on offer
  for each statement execute function announce_public_change('*');

-- The name and the state of a project, and what a company says of itself, are part of every one of their offers.
create or replace trigger project_announce after update of name, state on project
  for each statement execute function announce_public_change('*');
create or replace trigger company_announce after update of
  name, acronym, logo_key, province_id, municipality_id, verification, suspended, answer_days, answer_percent on company
  for each statement execute function announce_public_change('*');

create or replace trigger company_page_announce after insert or update or delete on company_page
  for each statement execute function announce_public_change('*');
-- A company without offers has a page too, until it leaves.
create or replace trigger account_deletion_announce after insert or delete on account_deletion
  for each statement execute function announce_public_change('*');

-- The badge of a verified company says what was checked.
create or replace trigger company_check_announce after insert or delete on company_check
  for each statement execute function announce_public_change('*');

create or replace trigger sector_announce after insert or update or delete on sector
  for each statement execute function announce_public_change('* lists');
create or replace trigger position_announce after insert or update or delete on position
  for each statement execute function announce_public_change('* lists');
create or replace trigger partner_announce after insert or update or delete on partner
  for each statement execute function announce_public_change('* lists');
