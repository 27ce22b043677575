-- The file «offer_search.sql» writes the rows again. An empty database has none of these functions.
TRUNCATE offer_search, search_word;--> statement-breakpoint
DROP INDEX "offer_search_expires";--> statement-breakpoint
CREATE INDEX "offer_search_salary" ON "offer_search" USING btree ("annual_salary");--> statement-breakpoint
DROP FUNCTION IF EXISTS search_offers(text, integer, text, integer, integer, integer, integer, date, date, integer, integer, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS search_offers(text, integer, text, integer, integer, integer, text, integer, date, date, integer, integer, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS find_offers, find_many_offers, walk_offers, newest_offers_in, words_query, searched_words, write_offer_search,
  text_terms, search_parts, any_term, all_parts, quote_term, day_of_offer, day_terms, salary_terms, salary_terms_from;
