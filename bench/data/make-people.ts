import { demoCandidates } from '#demo/candidates/demo-candidates.ts'
import { municipalities } from '#server/platform/database/master-data/places.ts'
import type { Value } from './copy-rows.ts'
import type { Size } from './size.ts'

const kinds = ['Talleres', 'Clínica', 'Grupo', 'Construcciones', 'Transportes', 'Academia', 'Hotel', 'Bodegas']

function* make(count: number, row: (n: number) => Value[]): Iterable<Value[]> {
  for (let n = 0; n < count; n += 1) yield row(n)
}

const place = (n: number) => municipalities[(n * 7919) % municipalities.length] ?? { id: 28_079, name: 'Madrid' }

/** The rows of all tables but the offers. Accounts of companies come first. Ids go from 1 without a gap. */
export function makePeople({ companies, candidates, applications, offers }: Size, today: string) {
  const makers: Record<string, { columns: string[]; rows: () => Iterable<Value[]> }> = {
    account: {
      columns: ['id', 'email', 'role', 'password_hash', 'created_at'],
      rows: () =>
        make(companies + candidates, (n) => {
          const role = n < companies ? 2 : 1
          return [n + 1, `cuenta-${n + 1}@prueba.example`, role, 'none', today]
        }),
    },
    company: {
      columns: ['id', 'account_id', 'name', 'acronym', 'province_id', 'municipality_id', 'plan', 'registered_on'],
      rows: () =>
        make(companies, (n) => {
          const { id, name } = place(n)
          const kind = kinds[n % kinds.length] ?? ''
          return [n + 1, n + 1, `${kind} ${name}`, kind.slice(0, 3), Math.floor(id / 1000), id, 'premium', today]
        }),
    },
    project: {
      columns: ['id', 'company_id', 'name', 'description', 'state'],
      rows: () => make(companies, (n) => [n + 1, n + 1, 'Nuevo equipo', 'Ampliamos el equipo.', n % 40 === 39 ? 0 : 1]),
    },
    candidate: {
      columns: [
        'id',
        'account_id',
        'first_name',
        'first_surname',
        'mobile_phone',
        'province_id',
        'municipality_id',
        'postal_code',
        'created_at',
      ],
      rows: () =>
        make(candidates, (n) => {
          const { firstName = 'Ana', firstSurname = 'Núñez' } = demoCandidates[n % demoCandidates.length] ?? {}
          const { id } = place(n)
          const account = companies + n + 1
          const province = Math.floor(id / 1000)
          return [n + 1, account, firstName, firstSurname, '600 000 001', province, id, province * 1000 + 1, today]
        }),
    },
    cv: {
      columns: ['id', 'candidate_id', 'name', 'file_key', 'size_bytes', 'uploaded_on'],
      rows: () => make(candidates, (n) => [n + 1, n + 1, 'CV', `cv/${n}.pdf`, 50_000, today]),
    },
    requirement: {
      columns: ['offer_id', 'place', 'description'],
      rows: () => make(offers, (n) => [n + 1, 0, 'Experiencia en un puesto similar']),
    },
    application: {
      columns: ['id', 'candidate_id', 'offer_id', 'cv_id', 'created_on'],
      rows: () =>
        make(applications, (n) => {
          const candidate = (n % candidates) + 1
          // Consecutive offers, so that no candidate applies twice to one.
          const offer = ((candidate * 7919 + Math.floor(n / candidates)) % offers) + 1
          return [n + 1, candidate, offer, candidate, today]
        }),
    },
  }
  return makers
}
