CREATE TABLE "pending_answer" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"letter" text,
	"after_event" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_answer_known" CHECK ("pending_answer"."decision" in ('me_interesa', 'no_encaja'))
);
--> statement-breakpoint
ALTER TABLE "pending_answer" ADD CONSTRAINT "pending_answer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;