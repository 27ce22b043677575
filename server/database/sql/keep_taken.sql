-- How many applications of an offer are not withdrawn, kept while the offer has a limit. Other offers are neither counted nor locked.
create or replace function keep_taken() returns trigger language plpgsql as $$
declare
  changed integer := coalesce(new.offer_id, old.offer_id);
begin
  perform from offer where id = changed and application_limit is not null for no key update;
  if found then
    -- A statement after the lock also counts what others committed while this one waited.
    update offer set applications_taken =
      (select count(*) from application where offer_id = changed and application.state <> 'retirada')
    where id = changed;
  end if;
  return null;
end $$;

create or replace trigger application_takes_place after insert on application
  for each row execute function keep_taken();
create or replace trigger application_leaves_place after delete on application
  for each row execute function keep_taken();
create or replace trigger application_changes_place after update of state on application
  for each row when ((old.state = 'retirada') <> (new.state = 'retirada')) execute function keep_taken();

create or replace function begin_limit() returns trigger language plpgsql as $$
begin
  -- Withdrawals in progress saw no limit, so they are waited for. Those that see one wait for this offer.
  if old.application_limit is null then
    perform from application where offer_id = new.id and application.state <> 'retirada' order by id for share;
  end if;
  new.applications_taken :=
    (select count(*) from application where offer_id = new.id and application.state <> 'retirada');
  return new;
end $$;

create or replace trigger offer_begins_limit before update of application_limit on offer
  for each row when (new.application_limit is not null) execute function begin_limit();
