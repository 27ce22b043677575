-- Whether candidates find the offer until its last day: it and its project are active, no operator keeps it from them, and its company
-- reads applications. Everything else asks this function.
create or replace function offer_is_public(offer, project) returns boolean
  language sql immutable parallel safe
  return $1.state = 1 and $2.state = 1 and $1.review in ('waiting', 'approved') and not $1.company_suspended and not $1.resting;
