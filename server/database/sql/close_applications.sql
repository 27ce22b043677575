-- Closes what is open of these offers, with a row of history for each, from which the mail to the candidate follows. Returns how
-- many.
create or replace function close_applications(
  offers integer[], cause text, by_actor text, by_account integer, written text, at timestamptz
) returns integer language sql as $$
  with open as (
    select id, state from application
    where offer_id = any (offers) and state in ('enviada', 'leida', 'preseleccionada', 'entrevista')
    order by id for update
  ), closed as (
    update application set state = 'cerrada', state_at = at from open where application.id = open.id
    returning application.id, open.state
  ), history as (
    insert into application_event
      (application_id, from_state, to_state, happened_at, actor, account_id, reason, letter, due_at)
    select id, state, 'cerrada', at, by_actor, by_account, cause, written, at from closed order by id
    returning 1
  )
  select count(*)::integer from history
$$;
