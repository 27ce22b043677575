import * as z from 'zod'
import { says } from './call.ts'

const count = z.int().min(0)

/** The landing page's own numbers. Its offers are a call of `offers`. */
export const landing = {
  getFigures: says(
    'Cuántas ofertas activas hay y cuántas son de empresas verificadas, con hasta un minuto de retraso. null con LANDING_CLAIMS=specified.',
  )
    .call('GET /api/companies/landing-figures', { access: 'public', cacheSeconds: 60 })
    .output(z.object({ ofertas_activas: count, ofertas_verificadas: count }).nullable()),
}
