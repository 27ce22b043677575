-- The text that a company searches of a candidate, in the order in which it reads.
create or replace function candidate_search_text(candidate) returns text
  language sql stable
  return plain_text(concat_ws(' ', $1.first_name, $1.first_surname,
    (select name from municipality where id = $1.municipality_id), (select email from account where id = $1.account_id)));

create or replace function keep_candidate_search() returns trigger language plpgsql as $$
begin
  new.search_text := candidate_search_text(new);
  return new;
end $$;

create or replace trigger candidate_search before insert or update of first_name, first_surname, municipality_id, account_id
  on candidate for each row execute function keep_candidate_search();

-- An update of the column itself makes the trigger above compute it.
create or replace function keep_search_of_candidates() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'account' then
    update candidate set account_id = new.id where account_id = new.id;
  else
    update candidate set municipality_id = new.id where municipality_id = new.id;
  end if;
  return null;
end $$;

create or replace trigger account_search after update of email on account
  for each row when (old.email <> new.email) execute function keep_search_of_candidates();
create or replace trigger municipality_search after update of name on municipality
  for each row when (old.name <> new.name) execute function keep_search_of_candidates();
