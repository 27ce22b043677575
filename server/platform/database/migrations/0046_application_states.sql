CREATE TABLE "application_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"account_id" integer,
	"reason" text,
	"letter" text,
	"batch" uuid,
	"undone_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "application_event_known" CHECK ("application_event"."to_state" in ('enviada', 'leida', 'preseleccionada', 'entrevista', 'contratada', 'descartada', 'cerrada', 'retirada') and "application_event"."from_state" in ('enviada', 'leida', 'preseleccionada', 'entrevista', 'contratada', 'descartada', 'cerrada', 'retirada')),
	CONSTRAINT "application_event_told_was_due" CHECK ("application_event"."told_at" is null or "application_event"."due_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sent_offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_offer_of_company_fk";
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_own_cv_fk";
--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "offer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "cv_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "sent_offer_id" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "cv_name" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "state" text DEFAULT 'enviada' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_event_history" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_event_untold" ON "application_event" USING btree ("due_at") WHERE "application_event"."due_at" is not null and "application_event"."told_at" is null;--> statement-breakpoint
CREATE INDEX "application_event_batch" ON "application_event" USING btree ("batch") WHERE "application_event"."batch" is not null;--> statement-breakpoint
CREATE INDEX "sent_offer_offer" ON "sent_offer" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_sent_offer_id_sent_offer_id_fk" FOREIGN KEY ("sent_offer_id") REFERENCES "public"."sent_offer"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_offer_of_company_fk" FOREIGN KEY ("offer_id","company_id") REFERENCES "public"."offer"("id","company_id") ON DELETE set null ("offer_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_own_cv_fk" FOREIGN KEY ("cv_id","candidate_id") REFERENCES "public"."cv"("id","candidate_id") ON DELETE set null ("cv_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_state_known" CHECK ("application"."state" in ('enviada', 'leida', 'preseleccionada', 'entrevista', 'contratada', 'descartada', 'cerrada', 'retirada')) NOT VALID;--> statement-breakpoint
-- Keeps an offer as those who applied have read it: called before it is changed or deleted. Applications that have a text keep it.
CREATE FUNCTION keep_sent_offer(kept offer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  body jsonb;
  text_id integer;
BEGIN
  IF NOT EXISTS (SELECT FROM application WHERE offer_id = kept.id AND sent_offer_id IS NULL) THEN
    RETURN;
  END IF;
  SELECT jsonb_build_object(
    'name', kept.name, 'description', kept.description, 'companyName', company.name,
    'annualSalary', kept.annual_salary, 'salaryMax', kept.salary_max, 'contractType', kept.contract_type,
    'vacancies', kept.vacancies, 'position', position.name, 'modality', modality.name, 'workday', workday.name,
    'sector', sector.name, 'province', province.name, 'municipality', municipality.name,
    'requirements', coalesce((
      SELECT jsonb_agg(description ORDER BY place) FROM requirement WHERE requirement.offer_id = kept.id), '[]'))
  INTO body
  FROM company, position, modality, workday, sector, province, municipality
  WHERE company.id = kept.company_id AND position.id = kept.position_id AND modality.id = kept.modality_id
    AND workday.id = kept.workday_id AND sector.id = kept.sector_id AND province.id = kept.province_id
    AND municipality.id = kept.municipality_id;
  -- The company is gone: its own trigger has kept the texts already.
  IF body IS NULL THEN
    RETURN;
  END IF;
  SELECT id INTO text_id FROM sent_offer WHERE offer_id = kept.id AND text = body ORDER BY id DESC LIMIT 1;
  IF text_id IS NULL THEN
    INSERT INTO sent_offer (offer_id, text) VALUES (kept.id, body) RETURNING id INTO text_id;
  END IF;
  UPDATE application SET sent_offer_id = text_id WHERE offer_id = kept.id AND sent_offer_id IS NULL;
END $$;--> statement-breakpoint
-- Closes what is open of these offers, with a row of history for each, from which the mail to the candidate follows. Returns how many.
CREATE FUNCTION close_applications(
  offers integer[], cause text, by_actor text, by_account integer, written text, at timestamptz
) RETURNS integer LANGUAGE sql AS $$
  WITH open AS (
    SELECT id, state FROM application
    WHERE offer_id = ANY (offers) AND state IN ('enviada', 'leida', 'preseleccionada', 'entrevista')
    ORDER BY id FOR UPDATE
  ), closed AS (
    UPDATE application SET state = 'cerrada', state_at = at FROM open WHERE application.id = open.id
    RETURNING application.id, open.state
  ), history AS (
    INSERT INTO application_event
      (application_id, from_state, to_state, happened_at, actor, account_id, reason, letter, due_at)
    SELECT id, state, 'cerrada', at, by_actor, by_account, cause, written, at FROM closed ORDER BY id
    RETURNING 1
  )
  SELECT count(*)::integer FROM history
$$;--> statement-breakpoint
-- So no way of deleting an offer can forget those who applied.
CREATE FUNCTION before_offer_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_sent_offer(OLD);
  PERFORM close_applications(ARRAY[OLD.id], 'eliminada', 'sistema', NULL, NULL, now());
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER offer_deleted_keeps_applications BEFORE DELETE ON offer FOR EACH ROW EXECUTE FUNCTION before_offer_deleted();--> statement-breakpoint
CREATE FUNCTION before_offer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_sent_offer(OLD);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER offer_changed_keeps_sent BEFORE UPDATE ON offer FOR EACH ROW
  WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION before_offer_changed();--> statement-breakpoint
CREATE FUNCTION before_company_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_sent_offer(offer) FROM offer WHERE company_id = OLD.id;
  PERFORM close_applications(
    ARRAY(SELECT id FROM offer WHERE company_id = OLD.id), 'empresa_baja', 'sistema', NULL, NULL, now());
  -- Both at once: the foreign keys would empty the company first, and then not find the offer.
  UPDATE application SET offer_id = NULL, company_id = NULL WHERE company_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER company_deleted_keeps_applications BEFORE DELETE ON company FOR EACH ROW EXECUTE FUNCTION before_company_deleted();--> statement-breakpoint
CREATE FUNCTION before_cv_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application SET cv_name = OLD.name WHERE cv_id = OLD.id;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER cv_deleted_keeps_name BEFORE DELETE ON cv FOR EACH ROW EXECUTE FUNCTION before_cv_deleted();
