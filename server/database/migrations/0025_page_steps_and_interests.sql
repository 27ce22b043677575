ALTER TABLE "verification_step" DROP CONSTRAINT "verification_step_kind_known";--> statement-breakpoint
ALTER TABLE "candidate_interest" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "candidate_interest" ADD COLUMN "distance" integer DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_step" ADD CONSTRAINT "verification_step_kind_known" CHECK ("verification_step"."kind" in ('requested', 'verified', 'rejected', 'suspended', 'readmitted', 'renamed', 'new-logo', 'page-approved', 'page-removed'));