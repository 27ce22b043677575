ALTER TABLE "alert" DROP CONSTRAINT "alert_frequency_known";--> statement-breakpoint
UPDATE "alert" SET "frequency" = 'inmediata' WHERE "frequency" = 'al_momento';--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_frequency_known" CHECK ("alert"."frequency" in ('inmediata', 'diaria', 'semanal'));
