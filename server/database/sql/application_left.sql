-- The offer of an application is deleted, whatever deletes it. The application stays with its candidate for some months from this
-- day; the notes of the company go, and its answer that is still pending.
create or replace function before_application_left() returns trigger language plpgsql as $$
begin
  new.left_on := (now() at time zone 'Europe/Madrid')::date;
  return new;
end $$;

create or replace function after_application_left() returns trigger language plpgsql as $$
begin
  delete from application_note where application_id = new.id;
  delete from pending_answer where application_id = new.id;
  return null;
end $$;

create or replace trigger application_left_has_day before update of offer_id on application for each row
  when (new.offer_id is null and old.offer_id is not null) execute function before_application_left();
create or replace trigger application_left_deletes_notes after update of offer_id on application for each row
  when (new.offer_id is null and old.offer_id is not null) execute function after_application_left();
