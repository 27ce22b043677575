-- As before, but for a name that many cities have in theirs: they are looked up, not compared one by one with each offer.
create or replace function find_offers(
  fits tsquery, parts tsquery[], cities integer[], least_salary integer, earliest date, today date,
  skipped integer, size integer, most integer,
  out total integer, out ids integer[]
)
  language plpgsql stable
as $$
declare
  together constant tsquery := all_parts(parts);
  is_cheap constant boolean := numnode(together) <= 60 and together::text not like '%:*%';
begin
  if is_cheap and pg_relation_size('offer_search') < 8000 * most then
    select count(*), coalesce((array_agg(offer_id order by created_on desc, offer_id desc))[skipped + 1 : skipped + size], '{}')
    into total, ids
    from (
      select offer_id, created_on from offer_search
      where terms @@ together and (terms @@ fits and created_on >= earliest and expires_on >= today) is true
        and (least_salary is null or annual_salary >= least_salary)
        and (cities is null or municipality_id in (select unnest(cities)))
      limit most + 1
    ) hits;
    if total <= most then return; end if;
  end if;
  select * into total, ids from find_many_offers(fits, parts, cities, least_salary, earliest, today, skipped, size, most);
end $$;
