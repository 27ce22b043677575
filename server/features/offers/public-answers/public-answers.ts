import type { KeepRules } from '#server/http/kept/keep-answers.ts'
import { listCallsOn } from '#server/http/calls.ts'

const OFFER_PAGE = /^\/vista-oferta-completa\/[1-9]\d{0,9}$/
const listPages: ReadonlySet<string> = new Set(['/', '/pagina-principal'])
const ID = /^[1-9]\d{0,9}$/
/** Their calls write nothing that visitors see, so nobody has to wait until kept answers are dropped. */
const privateFeatures = /^(applications|auth|cvs)\./

/** The cached public answers, and the data that each shows. The triggers on offers use the same names. */
export const publicAnswers: KeepRules = {
  isPage: (path) => listPages.has(path) || OFFER_PAGE.test(path),
  // It has four offers at most, and everything else on it stays true.
  mayBeOld: (path) => path === '/',
  dependsOn(address) {
    const { pathname, searchParams } = urlOf(address)
    const call = findPublicCall(pathname)
    switch (call) {
      case 'offers.listActiveOffers':
        return [shownBy(searchParams.getAll('sector'))]
      case 'offers.listFeatured':
      case 'offers.listOfferCities':
      case 'offers.suggestSearch':
        return ['offers']
      case 'offers.getOffer':
        return [`offer:${pathname.slice(pathname.lastIndexOf('/') + 1)}`]
      default:
        // The lists of the master data change only with a new version of this program.
        return isOfMaster(call) ? [] : undefined
    }
  },
  isShared(address) {
    const { pathname, searchParams } = urlOf(address)
    const call = findPublicCall(pathname)
    const isPlain = [...searchParams.keys()].every((name) => name === 'sector' || name === 'pagina')
    return isPlain && (call === 'offers.listActiveOffers' || isOfMaster(call))
  },
  mayChange: (method, path) =>
    !listCallsOn(path).some((call) => call.method === method && privateFeatures.test(call.name)),
}

/** Not relative to the host: «//» at the start of an address would begin another one. */
const urlOf = (address: string): URL => new URL(`http://localhost${address}`)

const findPublicCall = (path: string): string | undefined =>
  listCallsOn(path).find(({ method, access }) => method === 'GET' && access === 'public')?.name

const isOfMaster = (call: string | undefined): boolean => call?.startsWith('master.') ?? false

/** A list of one sector does not change with the offers of others. */
const shownBy = (sectors: readonly string[]): string =>
  sectors.length === 1 && ID.test(sectors[0] ?? '') ? `sector:${sectors[0]}` : 'offers'
