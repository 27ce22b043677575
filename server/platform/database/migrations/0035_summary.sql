CREATE INDEX "application_created" ON "application" USING brin ("created_on") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "offer_created" ON "offer" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING brin ("created_at") WITH (autosummarize=true);