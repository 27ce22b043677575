-- Names and pictures of these lists are part of every offer. «lists» tells the processes to read the lists again.
create or replace function announce_lists() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_change', '* lists');
  return null;
end $$;

create or replace trigger sector_announce after insert or update or delete on sector
  for each statement execute function announce_lists();
create or replace trigger position_announce after insert or update or delete on position
  for each statement execute function announce_lists();
create or replace trigger partner_announce after insert or update or delete on partner
  for each statement execute function announce_lists();
