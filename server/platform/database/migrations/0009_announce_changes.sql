-- Names what has changed for the processes that keep public answers in memory: `offers offer:7 sector:3`, or `*`. Per
-- statement, because a single transaction may write a million offers.
CREATE FUNCTION announce_offers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  sectors integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id), array_agg(DISTINCT sector_id) INTO ids, sectors FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id), array_agg(DISTINCT sector_id) INTO ids, sectors FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT id), array_agg(DISTINCT sector_id) INTO ids, sectors
    FROM (SELECT id, sector_id FROM old_rows UNION ALL SELECT id, sector_id FROM new_rows) AS rows;
  END IF;
  IF cardinality(ids) > 200 THEN
    PERFORM pg_notify('public_change', '*');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('public_change', concat_ws(' ', 'offers', 'offer:' || array_to_string(ids, ' offer:'),
      'sector:' || array_to_string(sectors, ' sector:')));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION announce_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_change', '*');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER offer_announce_insert AFTER INSERT ON offer REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_offers();--> statement-breakpoint
CREATE TRIGGER offer_announce_update AFTER UPDATE ON offer REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_offers();--> statement-breakpoint
CREATE TRIGGER offer_announce_delete AFTER DELETE ON offer REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_offers();--> statement-breakpoint
-- The name and the state of a project, and the name and the logo of a company, are part of every one of their offers.
CREATE TRIGGER project_announce AFTER UPDATE OF name, state ON project
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER company_announce AFTER UPDATE OF name, acronym, logo_key, province_id, municipality_id ON company
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
