import type * as z from 'zod'
import type { CompanyCandidate } from '#contract/applications.ts'
import type { ListQuery } from '#contract/company-lists.ts'
import { ACTIVE } from '#contract/constants.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { ApplicantRow } from './applicants.ts'

type Query = z.output<typeof ListQuery> & { oferta?: number | undefined }

export const fromQuery = ({ buscar, estado, pagina, oferta }: Query) => ({
  text: buscar,
  isActive: estado === undefined ? undefined : estado === ACTIVE,
  page: pagina,
  offerId: oferta,
})

const readerOf = ({ id }: ApplicantRow) => `candidatura-${id}` as const

/** The links to photo and CV expire after five minutes, and with the application. */
export const toCompanyCandidate = (row: ApplicantRow, files: Files): z.output<typeof CompanyCandidate> => ({
  can_cv_ofertas_id: row.id,
  nb_usuarios_id: {
    foto_link: row.photoKey && files.signedLink(row.photoKey, readerOf(row)),
    nombre: row.firstName,
    primer_apellido: row.firstSurname,
    mst_ciudades_id: row.municipalityName === null ? null : { nombre: row.municipalityName },
    telefono_movil: row.mobilePhone,
    email: row.email,
  },
  emp_ofertas_id: { emp_ofertas_id: row.offerId, nombre: row.offerName },
  can_cv_id: {
    nombre: row.cvName,
    cv_link: files.signedLink(row.cvKey, readerOf(row), row.cvName),
  },
})
