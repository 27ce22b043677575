ALTER TABLE "application" ADD COLUMN "left_on" date;--> statement-breakpoint
-- Whatever deletes the offer: the application is kept for some months from this day.
CREATE FUNCTION before_application_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.left_on := (now() AT TIME ZONE 'Europe/Madrid')::date;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER application_left_has_day BEFORE UPDATE OF offer_id ON application FOR EACH ROW
  WHEN (NEW.offer_id IS NULL AND OLD.offer_id IS NOT NULL) EXECUTE FUNCTION before_application_left();
