CREATE TABLE "application_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"turn" integer NOT NULL,
	"side" text NOT NULL,
	"text" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone,
	CONSTRAINT "application_message_once_a_turn" UNIQUE("application_id","turn"),
	CONSTRAINT "application_message_by_turns" CHECK ("application_message"."side" = case "application_message"."turn" % 2 when 1 then 'empresa' else 'candidato' end)
);
--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_message" ADD CONSTRAINT "application_message_key_id_encryption_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."encryption_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_message_key" ON "application_message" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "application_message_written" ON "application_message" USING btree ("written_at");