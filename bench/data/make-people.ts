import { demoCandidates } from '#demo/candidates/demo-candidates.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import type { Value } from './copy-rows.ts'
import { makeApplicationTables } from './make-applications.ts'
import { furtherProjects, LARGE_COMPANY } from './owners.ts'
import type { Size } from './size.ts'

const kinds = ['Talleres', 'Clínica', 'Grupo', 'Construcciones', 'Transportes', 'Academia', 'Hotel', 'Bodegas']

function* make(count: number, row: (n: number) => Value[]): Iterable<Value[]> {
  for (let n = 0; n < count; n += 1) yield row(n)
}

const place = (n: number) => municipalities[(n * 7919) % municipalities.length] ?? { id: 28_079, name: 'Madrid' }

const REMOVED_CVS = 10

/** Of a file that does not exist, in one of the 256 folders. */
const fileKeyOf = (n: number): string =>
  `cv/${(n % 256).toString(16).padStart(2, '0')}/${String(n).padStart(38, '0')}.pdf`

/** The rows of all tables but the offers. Accounts of companies come first. Ids go from 1 without a gap. */
export function makePeople(size: Size, today: string) {
  const { companies, candidates, offers } = size
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
      rows: () =>
        make(companies + furtherProjects(size), (n) => {
          const companyId = n < companies ? n + 1 : LARGE_COMPANY
          return [n + 1, companyId, 'Nuevo equipo', 'Ampliamos el equipo.', n % 40 === 39 ? 0 : 1]
        }),
    },
    session: {
      columns: ['token_hash', 'account_id', 'created_at', 'last_seen_at', 'expires_at'],
      rows: () =>
        make(candidates, (n) => [`\\x${n.toString(16).padStart(64, '0')}`, n + 1, today, today, '2026-12-22']),
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
      columns: ['id', 'candidate_id', 'name', 'file_key', 'size_bytes', 'uploaded_on', 'removed_at'],
      rows: () =>
        make(candidates, (n) => {
          const removedAt = n % REMOVED_CVS === REMOVED_CVS - 1 ? today : null
          return [n + 1, n + 1, 'CV', fileKeyOf(n), 50_000, today, removedAt]
        }),
    },
    requirement: {
      columns: ['offer_id', 'place', 'description'],
      rows: () => make(offers, (n) => [n + 1, 0, 'Experiencia en un puesto similar']),
    },
    ...makeApplicationTables(size, today),
  }
  return makers
}
