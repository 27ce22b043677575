CREATE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_role" ON "account" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "candidate_words" ON "candidate" USING gin (to_tsvector('simple'::regconfig, plain_text("first_name" || ' ' || "first_surname" || ' ' || coalesce("second_surname", ''))));--> statement-breakpoint
CREATE INDEX "company_words" ON "company" USING gin (to_tsvector('simple'::regconfig, plain_text("name" || ' ' || "acronym")));