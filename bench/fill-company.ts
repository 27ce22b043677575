import { withDatabaseOf } from './with-database-of.ts'

const projects = `
  insert into project (company_id, name, description)
  select $1, 'Proyecto ' || n, 'Descripción del proyecto ' || n from generate_series(1, $2::int) n`

// One offer per project.
const offers = `
  insert into offer (project_id, company_id, name, description, annual_salary, position_id, sector_id, province_id, municipality_id, created_on)
  select id, company_id, 'Oferta de ' || name, 'Atención al público y caja.', 24000, 50, 7, 28, 28079, current_date
  from project where company_id = $1`

const accounts = `
  insert into account (email, role, password_hash, created_at)
  select 'persona-' || n || '-de-' || $1::int || '@prueba.example', 1, 'none', now() from generate_series(1, $2::int) n
  returning id`

const people = `
  insert into candidate (account_id, first_name, first_surname, mobile_phone, province_id, municipality_id, postal_code, created_at)
  select id, 'Persona ' || id, 'Núñez', '600 000 001', 28, 28079, 28001, now() from unnest($1::int[]) id
  returning id`

const cvs = `
  insert into cv (candidate_id, name, file_key, size_bytes, uploaded_on)
  select id, 'CV', 'cv/00/' || lpad(id::text, 38, '0') || '.pdf', 1, current_date from unnest($1::int[]) id`

// Each applies to one offer.
const applications = `
  insert into application (candidate_id, offer_id, company_id, cv_id, created_on, sent_offer)
  select cv.candidate_id, own.id, $1, cv.id, current_date, jsonb_build_object('offerId', own.id, 'name', own.name)
  from (select candidate_id, id, row_number() over (order by id) n from cv where candidate_id = any($2::int[])) cv
  join (
    select offer.id, offer.name, row_number() over (order by offer.id) n
    from offer where company_id = $1
  ) own using (n)`

/** Creates `count` projects, offers and candidates directly in the database, because the API would be slow. */
export function fillCompany(dataDir: string, email: string, count: number): Promise<void> {
  return withDatabaseOf(dataDir, async (client) => {
    const ids = async (sql: string, values: unknown[]) =>
      (await client.query<{ id: number }>(sql, values)).rows.map(({ id }) => id)
    const [company] = await ids(
      'select company.id from company join account on account.id = account_id where email = $1',
      [email],
    )
    await client.query(projects, [company, count])
    await client.query(offers, [company])
    const candidates = await ids(people, [await ids(accounts, [company, count])])
    await client.query(cvs, [candidates])
    await client.query(applications, [company, candidates])
    await client.query('analyze')
  })
}
