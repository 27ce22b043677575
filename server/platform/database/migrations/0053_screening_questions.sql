CREATE TABLE "application_answer" (
	"application_id" bigint NOT NULL,
	"question_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "application_answer_application_id_question_id_pk" PRIMARY KEY("application_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "offer_question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"unit" text,
	"is_required" boolean NOT NULL,
	CONSTRAINT "offer_question_kind_known" CHECK ("offer_question"."kind" in ('si_no', 'opcion', 'numero', 'texto')),
	CONSTRAINT "offer_question_options_fit" CHECK (("offer_question"."kind" = 'opcion') = (cardinality("offer_question"."options") > 0))
);
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "question_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_answer" ADD CONSTRAINT "application_answer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answer" ADD CONSTRAINT "application_answer_question_id_offer_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."offer_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_question" ADD CONSTRAINT "offer_question_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_answer_question" ON "application_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "offer_question_offer" ON "offer_question" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_question_left" ON "offer_question" USING btree ("id") WHERE "offer_question"."offer_id" is null;