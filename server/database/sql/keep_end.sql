-- The day in Madrid on which an offer or a project became inactive.
create or replace function keep_end() returns trigger language plpgsql as $$
begin
  new.ended_on := case when new.state = 0 then (now() at time zone 'Europe/Madrid')::date end;
  return new;
end $$;

create or replace trigger project_begins before insert on project
  for each row when (new.state = 0) execute function keep_end();
create or replace trigger project_ends before update of state on project
  for each row when (old.state <> new.state) execute function keep_end();
create or replace trigger offer_begins before insert on offer
  for each row when (new.state = 0) execute function keep_end();
create or replace trigger offer_ends before update of state on offer
  for each row when (old.state <> new.state) execute function keep_end();
