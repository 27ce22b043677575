-- Compares the applications of the releases before with the keys that new ones have since 0046. Others read and apply meanwhile.
ALTER TABLE "application" VALIDATE CONSTRAINT "application_candidate_id_candidate_id_fk";--> statement-breakpoint
ALTER TABLE "application" VALIDATE CONSTRAINT "application_sent_offer_id_sent_offer_id_fk";--> statement-breakpoint
ALTER TABLE "application" VALIDATE CONSTRAINT "application_offer_of_company_fk";--> statement-breakpoint
ALTER TABLE "application" VALIDATE CONSTRAINT "application_own_cv_fk";--> statement-breakpoint
ALTER TABLE "application" VALIDATE CONSTRAINT "application_state_known";--> statement-breakpoint
-- What companies had downloaded before there were states is read.
WITH first_download AS (
  SELECT application_id, min(downloaded_at) AS at FROM cv_download WHERE application_id IS NOT NULL GROUP BY application_id
), unread AS (
  -- In the order of every other change of many, so that none waits for the other.
  SELECT application.id, first_download.at FROM application JOIN first_download ON first_download.application_id = application.id
  WHERE application.state = 'enviada'
    AND NOT EXISTS (SELECT FROM application_event WHERE application_event.application_id = application.id AND to_state = 'leida')
  ORDER BY application.id FOR NO KEY UPDATE OF application
), seen AS (
  UPDATE application SET state = 'leida', state_at = unread.at FROM unread WHERE application.id = unread.id
  RETURNING application.id, unread.at
)
INSERT INTO application_event (application_id, from_state, to_state, happened_at, actor)
SELECT id, 'enviada', 'leida', at, 'empresa' FROM seen;
