-- Only processes of the release before use this function, the column alert.anchors with its index, and the table due_alert. The next release
-- drops them all.
-- The anchors of all alerts that may match one of these offers: the terms of the offers and every part of their words, because a search
-- also finds the beginning of a word or, from three letters, its middle. «*» is the anchor of alerts without a filter.
create or replace function offer_anchors(offer_ids integer[]) returns text[] language sql stable as $$
  with terms as (
    select distinct term from offer_search, unnest(tsvector_to_array(terms)) term where offer_id = any (offer_ids)
  ), words as (
    select term as word, length(term) as size from terms where term not like ':%' and term not like '~%'
  )
  select array(
    select term from terms
    union select substr(word, first, size_of_part)
    from words, generate_series(1, size) first, generate_series(1, size - first + 1) size_of_part
    where first = 1 or size_of_part >= 3
    union select '*'
  )
$$;
