-- A position may have tens of thousands of offers. One statement for all of them kept every company waiting that used the position, and
-- could show an offer again that was hidden meanwhile. Now a job («position-renamed») writes them, company by company.
drop trigger position_search on position;
--> statement-breakpoint
drop function keep_search_of_position();
