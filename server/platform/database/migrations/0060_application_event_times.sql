-- Small, and made in a second: the operators' summary reads the changes of a period.
CREATE INDEX IF NOT EXISTS "application_event_happened" ON "application_event" USING brin ("happened_at");
