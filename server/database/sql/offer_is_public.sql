-- Whether an offer takes applications until its last day, as long as there is room: it and its project are active, no operator keeps it
-- from candidates, and its company reads applications.
create or replace function offer_is_open(offer, project) returns boolean
  language sql immutable parallel safe
  return $1.state = 1 and $2.state = 1 and $1.review in ('waiting', 'approved') and not $1.company_suspended and not $1.resting;

-- Whether candidates find the offer until its last day: nobody finds a full one. Everything else asks these functions.
create or replace function offer_is_public(offer, project) returns boolean
  language sql immutable parallel safe
  return offer_is_open($1, $2) and ($1.application_limit is null or $1.applications_taken < $1.application_limit);
