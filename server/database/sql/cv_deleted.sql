-- An application keeps the name of its CV.
create or replace function before_cv_deleted() returns trigger language plpgsql as $$
begin
  update application set cv_name = old.name where cv_id = old.id;
  return old;
end $$;

create or replace trigger cv_deleted_keeps_name before delete on cv for each row execute function before_cv_deleted();
