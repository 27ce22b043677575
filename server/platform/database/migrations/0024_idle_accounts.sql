CREATE TABLE "idle_notice" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"last_used_on" date NOT NULL,
	"queued_on" date NOT NULL,
	"sent_on" date,
	CONSTRAINT "idle_notice_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "idle_notice_kind_known" CHECK ("idle_notice"."kind" in ('first', 'last'))
);
--> statement-breakpoint
ALTER TABLE "account_deletion" ADD COLUMN "is_idle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_used_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "idle_notice" ADD CONSTRAINT "idle_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;