import * as z from 'zod'
import { says } from '../call.ts'
import { countedList, queryId, queryPage } from '../company-lists.ts'
import { COMPANY_TEXT_MAX, LENGTH_MAX } from '../constants.ts'
import { City, clearableLine, freeText, Id, Message, Province, textLine } from '../shapes.ts'
import { DoneCheck } from './verification.ts'

/** `sin_revisar` and `aprobada` are public. */
export const PAGE_REVIEWS = ['sin_revisar', 'retenida', 'aprobada', 'retirada'] as const

/** The text and the web that a company writes on its page. */
const written = {
  texto: freeText(COMPANY_TEXT_MAX),
  web: clearableLine(LENGTH_MAX.title),
}

/** A company's own page, as it reads it. `publicada`: everybody sees it now. `estado_pagina` is null before the company wrote anything. */
export const OwnPage = z.object({
  slug: z.string(),
  publicada: z.boolean(),
  texto: z.string(),
  web: z.string().nullable(),
  estado_pagina: z.enum(PAGE_REVIEWS).nullable(),
  /** Why an operator removed it. */
  motivo: z.string().nullable(),
})

const ListedCompany = z.object({
  emp_empresas_id: Id,
  slug: z.string(),
  nombre: z.string(),
  logo_link: z.string().nullable(),
  /** The day on which an operator verified it; null where nobody has. */
  verificada_el: z.string().nullable(),
  mst_provincias_id: Province,
  mst_ciudades_id: City.nullable(),
  ofertas_activas: z.int(),
})

const CompanyPage = ListedCompany.extend({
  comprobaciones: z.array(DoneCheck),
  texto: z.string(),
  web: z.string().nullable(),
  /** The sectors and the cities of its active offers. */
  sectores: z.array(z.object({ mst_emp_sector_id: Id, descripcion: z.string() })),
  ciudades: z.array(z.string()),
  responde_en_dias: z.int().nullable(),
  responde_por_ciento: z.int().nullable(),
})

/** The companies that have something to show: they are verified or have active offers, and are not suspended. */
export const companyPages = {
  /** `slug` of the answer is the address of today: that of an earlier name leads to the same company. */
  getPage: says(
    'La página pública de una empresa. Responde también con el slug de un nombre anterior; slug es el actual. 404 si la empresa no tiene nada que mostrar.',
  )
    .call('GET /api/companies/company-page/{slug}', { access: 'public', cacheSeconds: 0, errors: [404] })
    .input(z.object({ slug: z.string().max(LENGTH_MAX.title) }))
    .output(CompanyPage),
  listDirectory: says(
    'Las empresas con página, por orden alfabético y en páginas de 24. nombre son palabras de su nombre; sector, el de alguna de sus ofertas activas; empresa, su número. X-Total-Count dice cuántas hay.',
  )
    .call('GET /api/companies/directory', { access: 'public', cacheSeconds: 0 })
    .route({ outputStructure: 'detailed' })
    .input(
      z.object({
        nombre: textLine(LENGTH_MAX.title).optional(),
        provincia: queryId,
        sector: queryId,
        empresa: queryId,
        pagina: queryPage,
      }),
    )
    .output(countedList(ListedCompany)),
  savePage: says(
    'Guarda el texto y la web de la página de la empresa. Lo que no se envía queda como está. Con señales de fraude no se ve hasta que un operador lo mira; aviso dice por qué.',
  )
    .call('PUT /api/companies/company-page', { access: 'company', needsConfirmedEmail: true, changesPublic: true })
    .input(z.object(written).partial())
    .output(Message.extend({ estado_pagina: z.enum(PAGE_REVIEWS), aviso: z.string().nullable() })),
}
