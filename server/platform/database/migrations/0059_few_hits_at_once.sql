ALTER FUNCTION find_offers(tsquery, tsquery[], integer[], integer, date, date, integer, integer, integer) RENAME TO find_many_offers;
--> statement-breakpoint
-- Below about 23,000 offers up to `most` hits are found by one statement: to learn first how many there may be costs more. Not for
-- many alternatives, for which the index is slow, nor for words with a beginning: «is true» keeps the second condition from it.
create function find_offers(
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
        and (cities is null or municipality_id = any(cities))
      limit most + 1
    ) hits;
    if total <= most then return; end if;
  end if;
  select * into total, ids from find_many_offers(fits, parts, cities, least_salary, earliest, today, skipped, size, most);
end $$;
