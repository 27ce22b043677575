-- Names what has changed for the processes that cache public answers: `offers offer:7 sector:3`, or `*`. Per statement, because
-- a single transaction may write a million offers.
create or replace function announce_offers() returns trigger language plpgsql as $$
declare
  ids integer[];
  sectors integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(distinct sector_id) into ids, sectors from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct sector_id) into ids, sectors from old_rows;
  else
    select array_agg(distinct id), array_agg(distinct sector_id) into ids, sectors
    from (select id, sector_id from old_rows union all select id, sector_id from new_rows) as rows;
  end if;
  if cardinality(ids) > 200 then
    perform pg_notify('public_change', '*');
  elsif cardinality(ids) > 0 then
    perform pg_notify('public_change', concat_ws(' ', 'offers', 'offer:' || array_to_string(ids, ' offer:'),
      'sector:' || array_to_string(sectors, ' sector:')));
  end if;
  return null;
end $$;

create or replace trigger offer_announce_insert after insert on offer referencing new table as new_rows
  for each statement execute function announce_offers();
create or replace trigger offer_announce_update after update on offer referencing old table as old_rows new table as new_rows
  for each statement execute function announce_offers();
create or replace trigger offer_announce_delete after delete on offer referencing old table as old_rows
  for each statement execute function announce_offers();
