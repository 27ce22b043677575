CREATE TABLE "site_day" (
	"day" date PRIMARY KEY NOT NULL,
	"active_offers" integer NOT NULL,
	"premium_companies" integer NOT NULL
);
