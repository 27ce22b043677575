-- An offer that becomes active again is no longer filled, whoever switches it on.
create or replace function reopen_offer() returns trigger language plpgsql as $$
begin
  new.covered_on := null;
  new.covered_here := null;
  return new;
end $$;

create or replace trigger offer_reopens before update of state on offer
  for each row when (new.state = 1 and old.state <> 1) execute function reopen_offer();
