import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { demoCandidates } from '../candidates/demo-candidates.ts'
import { ownApplicants } from '../companies/own-offers.ts'
import { daysBefore, daysBetween } from '../days.ts'
import { lastDayOf } from '../offers/choose-end.ts'
import type { DemoOffer } from '../offers/demo-offer.ts'
import { present } from '../present.ts'
import { createRandom, type Random } from '../random.ts'
import { planHistory, type DemoStep } from './plan-history.ts'

/** A CV sent to an offer, by the indexes of both in their lists. */
export interface DemoApplication {
  candidate: number
  offer: number
  resume: number
  createdOn: string
  /** Its history, oldest first. */
  history: [DemoStep, ...DemoStep[]]
}

/** Applications of the demo candidate: state and age in days. */
const SHOWN = [
  ['enviada', 1],
  ['leida', 4],
  ['retirada', 6],
  ['preseleccionada', 8],
  ['descartada', 13],
  ['contratada', 32],
] as const
const OWN_SHOWN = 'entrevista'

const SEED = 1_709
const DEMO_ACCOUNT = 0
const OWN_COMPANY = 'trigalbor'
const SECOND_RESUME_DAYS_AGO = 60

// The last candidates came within the last 30 days, which operators see day by day.
const RECENT_DAYS_AGO = [28, 24, 23, 19, 14, 13, 9, 6, 5, 2]
const FIRST_RECENT = demoCandidates.length - RECENT_DAYS_AGO.length

/** When a candidate's account was created. */
export const registeredDaysAgo = (candidate: number): number =>
  RECENT_DAYS_AGO[candidate - FIRST_RECENT] ?? 110 + candidate * 7

/** The day on which a candidate uploaded a CV. */
export const resumeDay = (candidate: number, resume: number, today: string): string =>
  daysBefore(today, Math.min(registeredDaysAgo(candidate) - 1, resume === 0 ? Infinity : SECOND_RESUME_DAYS_AGO))

/** About 150 applications to many offers. The demo company gets a large part of them. */
export function createDemoApplications(offers: readonly DemoOffer[], today: string): DemoApplication[] {
  const random = createRandom(SEED)
  return demoCandidates.flatMap((_, candidate) =>
    chooseOffers({ random, offers, candidate, today }).map((choice) =>
      apply({ random, offers, candidate, today, ...choice }),
    ),
  )
}

/** An offer to apply to, and the state that the demo candidate sees. */
interface Choice {
  offer: number
  wanted?: ApplicationState
  daysAgo?: number
}

interface Applying {
  random: Random
  offers: readonly DemoOffer[]
  candidate: number
  today: string
}

function chooseOffers({ random, offers, candidate, today }: Applying): Choice[] {
  const { firstName, sectorIds } = present(demoCandidates[candidate], 'a candidate')
  const uploaded = resumeDay(candidate, 0, today)
  const isOpen = (place: number) => lastDayOf(present(offers[place], 'an offer'), today) >= uploaded
  const places = random.shuffle([...offers.keys()]).filter(isOpen)
  const inSectors = (wanted: readonly number[], state: number) =>
    places.filter((place) => {
      const { company, sectorId, state: itsState } = present(offers[place], 'an offer')
      return company !== OWN_COMPANY && itsState === state && wanted.includes(sectorId)
    })
  const own = places.filter((place) => {
    const { company, name } = present(offers[place], 'an offer')
    return company === OWN_COMPANY && ownApplicants.get(name)?.includes(firstName)
  })
  if (candidate === DEMO_ACCOUNT) {
    const active = inSectors(sectorIds, 1).filter((place) => present(offers[place], 'an offer').coveredOn === null)
    const hidden = inSectors(sectorIds, 0).filter((place) => present(offers[place], 'an offer').coveredOn === null)
    return [
      ...own.map((offer) => ({ offer, wanted: OWN_SHOWN, daysAgo: 8 }) as const),
      ...chooseShown(active, offers, today),
      // One inactive offer, to show such an application.
      ...hidden.slice(0, 1).map((offer) => ({ offer })),
    ]
  }
  const others = [
    ...inSectors(sectorIds.slice(0, 1), 1).slice(0, 3),
    ...inSectors(sectorIds.slice(1), 1).slice(0, 1 + (candidate % 2)),
  ]
  return [...own, ...others].map((offer) => ({ offer }))
}

/** An active offer for each state that is shown, which was there on the day and still is. */
function chooseShown(places: readonly number[], offers: readonly DemoOffer[], today: string): Choice[] {
  const chosen = new Set<number>()
  return SHOWN.map(([wanted, daysAgo]) => {
    const fits = (place: number) => {
      const { createdOn, expiresOn } = present(offers[place], 'an offer')
      return !chosen.has(place) && daysBetween(createdOn, today) > daysAgo && expiresOn >= today
    }
    const offer = present(places.find(fits), `an offer for ${wanted}`)
    chosen.add(offer)
    return { offer, wanted, daysAgo }
  })
}

function apply({ random, offers, candidate, today, offer, wanted, daysAgo }: Applying & Choice): DemoApplication {
  const applied = present(offers[offer], 'an offer')
  const { createdOn: published, sectorId } = applied
  const uploaded = resumeDay(candidate, 0, today)
  const since = published > uploaded ? published : uploaded
  const until = lastDayOf(applied, today)
  const place = daysAgo ?? Math.floor((daysBetween(since, until) + 1) * random.next())
  const createdOn = daysBefore(daysAgo === undefined ? until : today, place)
  const profile = present(demoCandidates[candidate], 'a candidate')
  const hasSecond = profile.resumes[1] && createdOn >= resumeDay(candidate, 1, today)
  const resume = hasSecond && sectorId !== profile.sectorIds[0] ? 1 : 0
  const history = planHistory({ random, offer: applied, createdOn, today, wanted })
  return { candidate, offer, resume, createdOn, history }
}
