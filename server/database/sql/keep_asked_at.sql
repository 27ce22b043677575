-- A copy at the company, since an index that holds the queue in its order needs the state and this in one table.
create or replace function keep_asked_at() returns trigger language plpgsql as $$
begin
  update company set asked_at = new.submitted_at where id = new.company_id and asked_at is distinct from new.submitted_at;
  return null;
end $$;

create or replace trigger company_verification_asked after insert or update of submitted_at on company_verification
  for each row execute function keep_asked_at();
