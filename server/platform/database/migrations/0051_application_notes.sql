CREATE TABLE "application_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_note_application" ON "application_note" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_event_account" ON "application_event" USING btree ("account_id") WHERE "application_event"."account_id" is not null;--> statement-breakpoint
-- An application whose offer is gone is the candidate's alone, and what the company noted about it goes.
CREATE FUNCTION after_application_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM application_note WHERE application_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER application_left_deletes_notes AFTER UPDATE OF offer_id ON application FOR EACH ROW
  WHEN (NEW.offer_id IS NULL AND OLD.offer_id IS NOT NULL) EXECUTE FUNCTION after_application_left();
