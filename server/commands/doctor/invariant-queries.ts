import { sql, type SQL } from 'drizzle-orm'

/** States that no code makes. Each is a query with a column `id`. */
export const invariants = {
  offerWithoutCompany: sql`select offer.id from offer
    left join project on project.id = offer.project_id and project.company_id = offer.company_id
    where project.id is null`,
  publicNotSearched: sql`select offer.id from offer join project on project.id = offer.project_id
    where offer_is_public(offer, project) and not exists (select from offer_search where offer_id = offer.id)`,
  searchedNotPublic: sql`select offer_id as id from offer_search where not exists (
    select from offer join project on project.id = offer.project_id
    where offer.id = offer_search.offer_id and offer_is_public(offer, project))`,
  searchedOutOfDate: sql`select offer.id from offer_search join offer on offer.id = offer_search.offer_id
    where (offer.created_on, offer.expires_on, offer.sector_id, offer.municipality_id,
        case when offer.everywhere then '{0}' else offer.more_municipality_ids end, offer.annual_salary)
      is distinct from (offer_search.created_on, offer_search.expires_on, offer_search.sector_id,
        offer_search.municipality_id, offer_search.more_municipality_ids, offer_search.annual_salary)`,
  // An unreviewed offer gets its place when it is switched on.
  heldNotQueued: sql`select id from offer where state = 1 and review = 'held'
    and not exists (select from offer_review where offer_id = offer.id and due_at is not null)`,
  // Due since an hour: the job that removes it runs within minutes.
  fileToBeRemoved: sql`select id from (
      select id, file_key as key from cv union all select id, nameless_file_key from cv
      union all select id, photo_key from candidate
      union all select id, logo_key from company) named
    join pending_file using (key) where state = 'removing' and since < now() - interval '1 hour'`,
  companyWithoutAccount: sql`select company.id from company left join account on account.id = company.account_id
    where account.id is null`,
  jobStuck: sql`select name as id from pgboss.job
    where state = 'active' and started_on < now() - interval '10 minutes' - make_interval(secs => expire_seconds)`,
} satisfies Record<string, SQL>

export type Invariant = keyof typeof invariants

/** Premium that no subscription pays for. An operator or a trial may have given it. The demo data has some. */
export const unpaidPremium = sql`select company.id from company
  join account on account.id = company.account_id and account.email not like '%@demo.example'
  left join company_subscription on company_id = company.id
  where plan = 'premium' and subscription_id is null`
