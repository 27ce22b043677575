import * as z from 'zod'
import { says } from './call.ts'
import { queryId } from './company-lists.ts'
import { LENGTH_MAX } from './constants.ts'
import { Sector } from './master.ts'
import { Offer } from './offer/read.ts'
import { Province, textLine } from './shapes.ts'

const count = z.int().min(0)

/** Another overview. `numero_ofertas`: as many as its list finds. */
const Link = z.object({ nombre: z.string(), ruta: z.string(), numero_ofertas: count })

/** Null in it: too little is known. The pay is in whole euros a year. */
const OverviewFigures = z.object({
  numero_ofertas: count,
  numero_empresas: count,
  sueldo_mediano: count.nullable(),
  ofertas_con_sueldo: count,
  responde_por_ciento: count.nullable(),
  responde_en_dias: count.nullable(),
  puestos: z.array(z.string()),
  ciudades: z.array(z.string()),
})

const Overview = z.object({
  ruta: z.string(),
  sector: Sector.omit({ link_imagen: true }).nullable(),
  provincia: Province.nullable(),
  cifras: OverviewFigures.nullable(),
  ofertas: z.array(Offer),
  sectores: z.array(Link),
  provincias: z.array(Link),
})

/** The landing page's own numbers, whose offers are a call of `offers`, and the pages /empleo/…, by which search engines find offers. */
export const landing = {
  getFigures: says(
    'Cuántas ofertas activas hay y cuántas son de empresas verificadas, con hasta un minuto de retraso. null con LANDING_CLAIMS=specified.',
  )
    .call('GET /api/companies/landing-figures', { access: 'public', cacheSeconds: 60 })
    .output(z.object({ ofertas_activas: count, ofertas_verificadas: count }).nullable()),
  getOverview: says(
    'El empleo de un sector, de una provincia o de un sector en una provincia: cifras, ofertas nuevas y otros resúmenes. ruta: lo que sigue a /empleo/; vacía, solo los demás. Con menos de 3 ofertas, o con otra ruta, dice adónde va.',
  )
    .call('GET /api/companies/offers-overview', { access: 'public', cacheSeconds: 0 })
    .input(z.object({ ruta: textLine(LENGTH_MAX.title).default('') }))
    .output(z.object({ redirige_a: z.string().nullable(), resumen: Overview.nullable() })),
  findOverviewPath: says('La ruta del resumen de un sector, una provincia o ambos; null si no existe.')
    .call('GET /api/companies/offers-overview-path', { access: 'public', cacheSeconds: 60 })
    .input(z.object({ sector: queryId, provincia: queryId }))
    .output(z.object({ ruta: z.string().nullable() })),
}
