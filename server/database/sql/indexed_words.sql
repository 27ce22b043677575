-- The words of a text, without accents and capitals: their letters, the signs behind them («c++»), and the stem, which words like «de» do
-- not have. «nodejs» has the words of «Node.js». A change needs one of offer_search.sql too, which writes the rows with these words again.
create or replace function indexed_words(words text) returns table (letters text, signs text, stem text)
  language sql immutable parallel safe rows 8
as $$
  select part[1], part[2], (ts_lexize('spanish_stem', part[1]))[1]
  from (
    select array[left(part[1], 60), left(part[2], 20)] as part
    from regexp_matches(
      regexp_replace(plain_text(normalize(words)) collate "und-x-icu", '([[:alnum:]]{2,})js\M', '\1 js', 'g'),
      '([[:alnum:]]*)([^[:alnum:][:space:]/.,;:()''"«»¿?¡!·-]*)', 'g') as part
  ) parts
  where part[1] || part[2] <> ''
$$;
