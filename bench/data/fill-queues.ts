import type pg from 'pg'

// What waits for operators: one offer in a hundred for its review and as many because of reports, every second company for its verification; every fourth one is verified.

const waitingOffers = `
  insert into offer_review (offer_id, priority, queued_at, due_at)
  select id, case when id % 1000 = 37 then 1 else 2 end, at, at + interval '1 day'
  from offer cross join lateral (select created_on + interval '9 hours' + id % 7 * interval '1 hour' as at) queued
  where id % 100 = 37 and state = 1`

/** A tenth of them shows signs of fraud, so nobody finds it until its review. */
const hiddenOffers = `
  update offer set review = case when priority = 1 then 'held' else 'waiting' end
  from offer_review where offer_id = id`

const findings = `
  insert into offer_finding (offer_id, rule, field, found)
  select offer_id, 'messenger_contact', 'descripcion', 'WhatsApp' from offer_review where priority = 1`

const cases = `
  insert into report_case (offer_id, company_id, offer_name, queued_at)
  select id, company_id, name, created_on + interval '10 hours' from offer where id % 100 = 11`

/** Three about each offer, and twenty thousand about the first one, or as many as there is one for fifty offers. */
const reports = `
  insert into offer_report (case_id, receipt, reason, text, email, created_at)
  select id, 'D-' || id || '-' || n, (array['pide_dinero', 'ya_no_existe', 'datos_falsos'])[n % 3 + 1], 'Piden dinero por el curso',
    case when n % 2 = 0 then 'vecina-' || n || '@prueba.example' end, queued_at + n * interval '1 second'
  from report_case cross join lateral
    generate_series(1, case when id = (select min(id) from report_case) then $1::integer else 3 end) n`

const verifications = `
  insert into company_verification (company_id, legal_name, tax_number, contact_name, contact_position, contact_phone,
    contact_email, submitted_at)
  select id, name || ', S. L.', 'B' || lpad(id::text, 8, '0'), 'Ana Núñez', 'Personal', '910 000 001',
    'ana@empresa-' || id || '.example', registered_on - id % 40 * interval '1 hour'
  from company where id % 2 = 0`

const pendingCompanies = `
  update company set verification = 'pending' from company_verification where company_id = id`

const verifiedCompanies = `
  update company set verification = 'verified', verified_on = registered_on where id % 4 = 1`

const steps = `
  insert into verification_step (company_id, kind, happened_at)
  select company_id, 'requested', submitted_at from company_verification`

/** Fills the queues of operators from the offers and companies of a site. */
export async function fillQueues(client: pg.Client, offers: number): Promise<void> {
  for (const sql of [waitingOffers, hiddenOffers, findings, cases]) await client.query(sql)
  await client.query(reports, [Math.min(20_000, Math.ceil(offers / 50))])
  for (const sql of [verifications, pendingCompanies, verifiedCompanies, steps]) await client.query(sql)
}
