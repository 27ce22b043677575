import { Hono, type Context } from 'hono'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { createTurns } from '#server/http/admission/lane.ts'
import { clientAddress } from '#server/http/limits/client-address.ts'
import { createPictureStore } from './picture-store.ts'
import { brandPicture, offerPicture, versionOf, type PictureText } from './picture-text.ts'
import { findShown } from './queries.ts'

// Pages request a picture with its version, so changes appear at once. Other requests may get one that is a day old.
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const A_MINUTE = 'public, max-age=60'

/** GET /og/{offerId}.png and /og/faro.png: what previews of shared links show, 1200 x 630. */
export function sharePictures({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>): Hono {
  const app = new Hono()
  const store = createPictureStore()
  // An address that asks for many pictures leaves places for pages and for the pictures of others.
  const inTurn = createTurns({ atOnce: 1, most: 3 })
  const generic = brandPicture(env.brand.name)

  const answer = async (c: Context, text: PictureText, caching: string): Promise<Response> => {
    const tag = `"${versionOf(text)}"`
    c.header('ETag', tag)
    c.header('Cache-Control', caching)
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    // The version is known without painting, so a 304 is cheap.
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
    const bytes = await inTurn(clientAddress(c, env.trustProxy), () => store.get(text))
    c.header('Content-Type', 'image/png')
    c.header('Content-Length', String(bytes.byteLength))
    return c.body(bytes)
  }

  app.get('/og/faro.png', (c) => answer(c, generic, A_DAY))
  app.get('/og/:file{[1-9][0-9]*\\.png}', async (c) => {
    const id = parseWholeNumber(c.req.param('file').replace('.png', ''))
    const today = dayInMadrid(clock.now())
    const offer = id === null ? undefined : await findShown(db, id, today)
    if (!offer) throw new AppError('not_found')
    // The link of an inactive offer still gets a preview, without the details of the offer.
    if (!offer.isActive) return answer(c, generic, A_MINUTE)
    return answer(c, offerPicture(offer, env.brand.name), A_DAY)
  })

  app.onError((error, c) => {
    if (!(error instanceof AppError)) throw error
    c.header('Cache-Control', 'no-store')
    if (error.code === 'busy') c.header('Retry-After', '10')
    return c.json(error.body, error.status)
  })
  return app
}
