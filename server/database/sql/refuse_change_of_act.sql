-- The register of what operators did only grows, whoever asks. A role that owns the table cannot be refused by rights alone.
create or replace function refuse_change_of_act() returns trigger language plpgsql as $$
begin
  raise exception 'operator_act is append-only: % is refused', tg_op;
end $$;

create or replace trigger operator_act_append_only before update or delete or truncate on operator_act
  for each statement execute function refuse_change_of_act();
