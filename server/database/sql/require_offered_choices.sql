-- A retired sector or position stays with the offers that have it. No other offer can choose it.
create or replace function require_offered_choices() returns trigger language plpgsql as $$
begin
  if exists (select from sector where id = new.sector_id and retired
        and (tg_op = 'INSERT' or new.sector_id <> old.sector_id))
    or exists (select from position where id = new.position_id and retired
        and (tg_op = 'INSERT' or new.position_id <> old.position_id))
  then
    raise exception 'a retired sector or position is no more offered'
      using errcode = 'check_violation', constraint = 'offer_choice_offered';
  end if;
  return new;
end $$;

create or replace trigger offer_choices_insert before insert on offer
  for each row execute function require_offered_choices();
create or replace trigger offer_choices_update before update of sector_id, position_id on offer for each row
  when (old.sector_id <> new.sector_id or old.position_id <> new.position_id)
  execute function require_offered_choices();
