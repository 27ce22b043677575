-- No way of deleting an offer can forget its applicants.
create or replace function before_offer_deleted() returns trigger language plpgsql as $$
begin
  perform close_applications(array[old.id], 'eliminada', 'sistema', null, null, now());
  return old;
end $$;

create or replace trigger offer_deleted_keeps_applications before delete on offer
  for each row execute function before_offer_deleted();
