CREATE TABLE "removal_run" (
	"kind" text PRIMARY KEY NOT NULL,
	"last_run_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "removal_run_kind_known" CHECK ("removal_run"."kind" in ('terms', 'unconfirmed'))
);
--> statement-breakpoint
-- The last use stands for the last run, so that an old backup from before this migration is noticed. A new database has none.
INSERT INTO "removal_run" ("kind", "last_run_at")
SELECT "kind", "used"."at"
FROM (SELECT max(greatest("created_at", "last_used_on"::timestamp AT TIME ZONE 'Europe/Madrid')) AS "at" FROM "account") AS "used",
	unnest(array['terms', 'unconfirmed']) AS "kind"
WHERE "used"."at" IS NOT NULL;
