-- The badge of a verified company says what was checked.
create or replace function announce_checks() returns trigger language plpgsql as $$
begin
  if exists (select from company where id = coalesce(new.company_id, old.company_id) and verification = 'verified') then
    perform pg_notify('public_change', '*');
  end if;
  return null;
end $$;

create or replace trigger company_check_announce after insert or delete on company_check
  for each row execute function announce_checks();
