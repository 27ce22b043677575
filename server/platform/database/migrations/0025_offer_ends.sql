ALTER TABLE "offer" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "ended_on" date;
--> statement-breakpoint
-- Nobody knows when these ended. Their time begins with this release.
update "project" set "ended_on" = (now() at time zone 'Europe/Madrid')::date where "state" = 0;
--> statement-breakpoint
update "offer" set "ended_on" = (now() at time zone 'Europe/Madrid')::date where "state" = 0;
--> statement-breakpoint
create function keep_end() returns trigger
  language plpgsql as $$
begin
  new.ended_on := case when new.state = 0 then (now() at time zone 'Europe/Madrid')::date end;
  return new;
end $$;
--> statement-breakpoint
create trigger project_begins before insert on project for each row when (new.state = 0) execute function keep_end();
--> statement-breakpoint
create trigger project_ends before update of state on project
  for each row when (old.state <> new.state) execute function keep_end();
--> statement-breakpoint
create trigger offer_begins before insert on offer for each row when (new.state = 0) execute function keep_end();
--> statement-breakpoint
create trigger offer_ends before update of state on offer
  for each row when (old.state <> new.state) execute function keep_end();
