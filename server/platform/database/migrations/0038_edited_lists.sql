CREATE TABLE "partner" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mark" text,
	"picture_key" text,
	"place" smallint NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "partner_name_unique" UNIQUE("name"),
	CONSTRAINT "partner_place_positive" CHECK ("partner"."place" > 0)
);
--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sector" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "sector" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sector" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Their names and pictures are part of every offer. «lists» tells the processes to read the lists again.
CREATE FUNCTION announce_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', '* lists');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sector_announce AFTER INSERT OR UPDATE OR DELETE ON sector
  FOR EACH STATEMENT EXECUTE FUNCTION announce_lists();--> statement-breakpoint
CREATE TRIGGER position_announce AFTER INSERT OR UPDATE OR DELETE ON position
  FOR EACH STATEMENT EXECUTE FUNCTION announce_lists();--> statement-breakpoint
CREATE TRIGGER partner_announce AFTER INSERT OR UPDATE OR DELETE ON partner
  FOR EACH STATEMENT EXECUTE FUNCTION announce_lists();--> statement-breakpoint
-- What is retired stays where it was chosen, and is not chosen anew.
CREATE FUNCTION require_offered_choices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM sector WHERE id = NEW.sector_id AND retired
        AND (TG_OP = 'INSERT' OR NEW.sector_id <> OLD.sector_id))
    OR EXISTS (SELECT FROM position WHERE id = NEW.position_id AND retired
        AND (TG_OP = 'INSERT' OR NEW.position_id <> OLD.position_id))
  THEN
    RAISE EXCEPTION 'a retired sector or position is no more offered'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'offer_choice_offered';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER offer_choices_insert BEFORE INSERT ON offer
  FOR EACH ROW EXECUTE FUNCTION require_offered_choices();--> statement-breakpoint
CREATE TRIGGER offer_choices_update BEFORE UPDATE OF sector_id, position_id ON offer
  FOR EACH ROW WHEN (OLD.sector_id <> NEW.sector_id OR OLD.position_id <> NEW.position_id)
  EXECUTE FUNCTION require_offered_choices();
