import { ID_MAX } from '#contract/values/whole-number.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { DEFAULT_WORKDAY_ID } from '#contract/constants.ts'
import { payInWords } from '#contract/values/pay/pay-in-words.ts'
import { dayInMadrid } from '#server/clock.ts'
import { cacheFor } from '#server/database/caches/cache-for.ts'
import type { Deps } from '#server/deps.ts'
import { cdata, escapeXml, XML_HEAD } from '#server/domain/offers/feed/xml.ts'
import { findStateOfOffers, listTold, type ToldOffer } from './queries.ts'
import { streamFile } from './stream-file.ts'
import { jobsTexts as texts } from './texts.ts'

const CHUNK_SIZE = 200
// Reading the state of 100,000 offers takes some tenths of a second.
const STATE_MS = 60_000

const BEGIN = `${XML_HEAD}<jobs>\n`

const tagsOf = (tags: Record<string, string | null>): string =>
  Object.entries(tags)
    .map(([name, text]) => (text ? `<${name}>${cdata(text)}</${name}>` : ''))
    .join('')

/** «2026-11-28» as «28.11.2026». */
const dotted = (day: string): string => day.split('-').toReversed().join('.')

// Job boards show the description as HTML. Escaping keeps the text of a company from becoming a tag.
const asHtml = (text: string): string => escapeXml(text).replaceAll('\n', '<br>\n')

function describe({ description, requirements }: ToldOffer): string {
  const list = requirements.length > 0 ? ['', texts.requirements, ...requirements.map((one) => `- ${one}`)] : []
  return asHtml([description, ...list].join('\n'))
}

/** An offer with the tags that Jooble documents, and then those that only Careerjet does. */
export function jobXml(offer: ToldOffer, baseUrl: string): string {
  const { municipality: city, province } = offer
  const url = `${baseUrl}/vista-oferta-completa/${offer.id}`
  const hours = offer.workdayId === DEFAULT_WORKDAY_ID ? 'full-time' : 'part-time'
  const tags = {
    link: url,
    name: offer.name,
    region: offer.isEverywhere ? texts.country : `${city}, ${province}`,
    salary: offer.annualSalary > 0 || offer.salaryMax !== null ? payInWords(offer) : null,
    description: describe(offer),
    company: offer.companyName,
    pubdate: dotted(offer.createdOn),
    updated: dotted(dayInMadrid(offer.changedAt)),
    expire: dotted(offer.expiresOn),
    jobtype: hours,
    url,
    title: offer.name,
    contract_type: offer.contractType && contractTypeNames[offer.contractType],
    working_hours: hours,
  }
  const location = `<location>${tagsOf({ city, region: province, country: texts.country })}</location>`
  return `<job id="${offer.id}">${tagsOf(tags)}${location}</job>\n`
}

interface FeedOptions extends Pick<Deps, 'db' | 'clock'> {
  baseUrl: string
  /** How many offers are in memory at a time. */
  chunkSize?: number
}

/** All active offers for other job boards. */
export function createJobsFeed({ db, clock, baseUrl, chunkSize = CHUNK_SIZE }: FeedOptions) {
  const today = () => dayInMadrid(clock.now())
  let edition = { etag: '', since: new Date(0) }

  return {
    /** The ETag of the offers as they are, and when this process first saw them so. */
    findEdition: cacheFor(STATE_MS, clock, async () => {
      const etag = `W/"${await findStateOfOffers(db, today())}"`
      if (edition.etag !== etag) edition = { etag, since: clock.now() }
      return edition
    }),

    async read() {
      const next = (after: number) => listTold(db, { after, last: ID_MAX, limit: chunkSize, today: today() })
      const entryOf = (offer: ToldOffer) => jobXml(offer, baseUrl)
      return streamFile({ begin: BEGIN, end: '</jobs>\n', first: await next(0), next, chunkSize, entryOf })
    },
  }
}

/** Whether a reader has this edition. A tag is more exact than a time, so the time counts only without one. */
export function hasEdition(headers: Headers, { etag, since }: { etag: string; since: Date }): boolean {
  const known = headers.get('if-none-match')
  if (known !== null) return known.includes(etag)
  return Date.parse(headers.get('if-modified-since') ?? '') >= Math.floor(since.getTime() / 1000) * 1000
}
