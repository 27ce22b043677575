-- No way of deleting a company can forget its applicants.
create or replace function before_company_deleted() returns trigger language plpgsql as $$
begin
  perform close_applications(
    array(select id from offer where company_id = old.id), 'empresa_baja', 'sistema', null, null, now());
  -- Both at once: the foreign keys would empty the company first, and then not find the offer.
  update application set offer_id = null, company_id = null where company_id = old.id;
  return old;
end $$;

create or replace trigger company_deleted_keeps_applications before delete on company
  for each row execute function before_company_deleted();
