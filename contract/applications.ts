import * as z from 'zod'
import { call } from './call.ts'
import { countedList, ListQuery, queryId } from './company-lists.ts'
import { Estado, Id, Message, PathId } from './shapes.ts'

const named = z.object({ nombre: z.string() })

/** The version of the text about personal data that was shown. A page that was open during a release may know another one. */
const NoteVersion = z.int().min(1).max(32_767)

/**
 * An application as its candidate sees it. `estado` is 1 where candidates find the offer. `aviso`: why an operator has hidden it.
 * `con_pagina`: visitors can open its page, active or not.
 */
export const Candidature = z.object({
  can_cv_ofertas_id: Id,
  estado: Estado,
  fecha_creacion: z.string(),
  aviso: z.string().nullable(),
  con_pagina: z.boolean(),
  emp_ofertas_id: z.object({
    emp_ofertas_id: Id,
    nombre: z.string(),
    mst_emp_sector_id: z.object({ descripcion: z.string() }),
    mst_ciudades_id: named,
    emp_proyectos_id: z.object({ emp_empresas_id: named }),
  }),
})

/** An application as the company sees it: without document, birth date, sex and nationality. */
export const CompanyCandidate = z.object({
  can_cv_ofertas_id: Id,
  nb_usuarios_id: z.object({
    foto_link: z.string().nullable(),
    nombre: z.string(),
    primer_apellido: z.string(),
    mst_ciudades_id: named.nullable(),
    telefono_movil: z.string(),
    email: z.string(),
  }),
  emp_ofertas_id: named.extend({ emp_ofertas_id: Id }),
  can_cv_id: z.object({ nombre: z.string(), cv_link: z.string() }),
})

export const applications = {
  registerIntoOffer: call('POST /api/users/register-into-offer', { access: 'candidate', needsConfirmedEmail: true })
    .input(z.object({ offerId: Id, cvId: Id, version_aviso: NoteVersion.optional() }))
    .output(Message),
  listCandidatures: call('GET /api/users/user-candidatures', { access: 'candidate' }).output(z.array(Candidature)),
  deleteCandidature: call('DELETE /api/users/delete-candidature/{id}', { access: 'candidate' })
    .input(PathId)
    .output(Message),
  listCompanyCandidates: call('GET /api/companies/all-company-candidates', { access: 'company' })
    .route({ outputStructure: 'detailed' })
    .input(ListQuery.extend({ oferta: queryId }))
    .output(countedList(CompanyCandidate)),
}
