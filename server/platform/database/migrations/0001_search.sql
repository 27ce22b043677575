-- Search without accents or case, the same in indexes and queries. unaccent() itself is only «stable»,
-- because its dictionary may change; ours never does, so the wrapper may be called immutable and indexed.
create extension if not exists unaccent with schema public;
--> statement-breakpoint
create extension if not exists pg_trgm with schema public;
--> statement-breakpoint
create function plain_text(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));
--> statement-breakpoint
create index offer_name_search on offer using gin (plain_text(name) gin_trgm_ops);
--> statement-breakpoint
create index municipality_name_search on municipality using gin (plain_text(name) gin_trgm_ops);
