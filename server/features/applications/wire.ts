import type * as z from 'zod'
import type { Candidature, CompanyCandidate } from '#contract/applications.ts'
import type { ListQuery } from '#contract/company-lists.ts'
import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { reviewReasons } from '#contract/values/review-reasons.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { ApplicantRow } from './applicants.ts'
import type { ApplicationRow } from './queries.ts'
import { offerWithdrawn } from './texts.ts'

export const toCandidature = (row: ApplicationRow): z.output<typeof Candidature> => ({
  can_cv_ofertas_id: row.id,
  estado: row.isActive ? ACTIVE : INACTIVE,
  fecha_creacion: row.createdOn,
  aviso: row.review === 'rejected' ? offerWithdrawn(reviewReasons[row.reason ?? 'otra'].because) : null,
  con_pagina: row.isCleared,
  emp_ofertas_id: {
    emp_ofertas_id: row.offerId,
    nombre: row.offerName,
    mst_emp_sector_id: { descripcion: row.sectorName },
    mst_ciudades_id: { nombre: row.municipalityName },
    emp_proyectos_id: { emp_empresas_id: { nombre: row.companyName } },
  },
})

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
