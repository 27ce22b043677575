import type { Value } from './copy-rows.ts'
import { makeEvents, sentOn, standingOf } from './make-states.ts'
import { furtherApplications, LARGE_CANDIDATE, listOwners } from './owners.ts'
import type { Size } from './size.ts'

/** The rows of the applications and of their histories. */
export const makeApplicationTables = (size: Size, today: string) => ({
  application: {
    columns: [
      'id',
      'candidate_id',
      'offer_id',
      'company_id',
      'cv_id',
      'created_on',
      'state',
      'state_at',
      'answered_at',
      'unanswered_at',
      'sent_offer',
    ],
    rows: () => makeApplications(size, today),
  },
  application_event: {
    columns: ['application_id', 'from_state', 'to_state', 'happened_at', 'actor', 'announced', 'due_at'],
    rows: () => makeEvents({ applications: size.applications, today }),
  },
})

/** Consecutive offers, so that nobody applies twice to one. */
function* makeApplications(size: Size, today: string): Iterable<Value[]> {
  const { candidates, applications, offers, isSkewed } = size
  const further = furtherApplications(size)
  const owners = listOwners(size)
  for (let n = 0; n < applications; n += 1) {
    const isFurther = n >= applications - further
    const candidate = isFurther ? LARGE_CANDIDATE : (n % candidates) + 1
    const round = isFurther ? Math.ceil(applications / candidates) + applications - n : Math.floor(n / candidates)
    const usual = ((candidate * 7919 + round) % offers) + 1
    const offer = isSkewed && candidate !== LARGE_CANDIDATE ? popularOr(usual, { candidate, round, offers }) : usual
    const { state, at, answeredAt, unansweredAt } = standingOf(n, { applications, today })
    const day = sentOn(n, { applications, today })
    const ids = [n + 1, candidate, offer, owners[offer] ?? 0, candidate]
    yield [...ids, day, state, at, answeredAt, unansweredAt, makeSentOffer(offer)]
  }
}

/** About as long as that of a usual offer. */
const makeSentOffer = (offerId: number): string =>
  JSON.stringify({ offerId, name: `Oferta ${offerId}`, companyName: 'Empresa', description, requirements: [] })

const description = 'Buscamos a alguien para un equipo pequeño con clientes de toda la vida. '.repeat(12)

/** Every second round goes to one offer in a hundred. The other rounds leave these offers out. */
function popularOr(usual: number, { candidate, round, offers }: { candidate: number; round: number; offers: number }) {
  if (round % 2 === 1) return ((candidate * 7919 + round) % Math.floor(offers / 100)) * 100 + 50
  return usual % 100 === 50 ? usual + 1 : usual
}
