import * as z from 'zod'
import { says } from './call.ts'
import { LENGTH_MAX } from './constants.ts'

const filter = z.string().trim().max(LENGTH_MAX.name).optional()

/** The call of the demo page. It returns the sample offers that match. */
export const demo = {
  searchSamples: says('Busca entre las tres ofertas de la página de demostración.')
    .call('POST /fake-endpoint', { access: 'public' })
    .input(z.object({ nombre: filter, sector: filter, ciudad: filter, comunidad: filter }))
    .output(
      z.array(
        z.object({ id: z.int(), nombre: z.string(), sector: z.string(), ciudad: z.string(), comunidad: z.string() }),
      ),
    ),
}
