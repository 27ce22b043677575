import { demoCandidates } from '../candidates/demo-candidates.ts'
import { ownApplicants } from '../companies/own-offers.ts'
import { daysBefore, daysBetween } from '../days.ts'
import { lastDayOf } from '../offers/choose-end.ts'
import type { DemoOffer } from '../offers/demo-offer.ts'
import { present } from '../present.ts'
import { createRandom, type Random } from '../random.ts'

/** A CV sent to an offer, by the indexes of both in their lists. */
export interface DemoApplication {
  candidate: number
  offer: number
  resume: number
  createdOn: string
}

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

/** About 120 applications to many offers. The demo company gets a large part of them. */
export function createDemoApplications(offers: readonly DemoOffer[], today: string): DemoApplication[] {
  const random = createRandom(SEED)
  return demoCandidates.flatMap((_, candidate) =>
    chooseOffers({ random, offers, candidate, today }).map((offer) =>
      apply({ random, offers, candidate, offer, today }),
    ),
  )
}

interface Applying {
  random: Random
  offers: readonly DemoOffer[]
  candidate: number
  today: string
}

function chooseOffers({ random, offers, candidate, today }: Applying): number[] {
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
  return [
    ...own,
    ...inSectors(sectorIds.slice(0, 1), 1).slice(0, 3),
    ...inSectors(sectorIds.slice(1), 1).slice(0, 1 + (candidate % 2)),
    // One inactive offer, to show such an application.
    ...(candidate === DEMO_ACCOUNT ? inSectors(sectorIds.slice(0, 2), 0).slice(0, 1) : []),
  ]
}

function apply({ random, offers, candidate, offer, today }: Applying & { offer: number }): DemoApplication {
  const applied = present(offers[offer], 'an offer')
  const { createdOn: published, sectorId } = applied
  const uploaded = resumeDay(candidate, 0, today)
  const since = published > uploaded ? published : uploaded
  const until = lastDayOf(applied, today)
  const createdOn = daysBefore(until, Math.floor((daysBetween(since, until) + 1) * random.next()))
  const profile = present(demoCandidates[candidate], 'a candidate')
  const hasSecond = profile.resumes[1] && createdOn >= resumeDay(candidate, 1, today)
  const resume = hasSecond && sectorId !== profile.sectorIds[0] ? 1 : 0
  return { candidate, offer, resume, createdOn }
}
