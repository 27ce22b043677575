import { ACTIVE } from '#contract/constants.ts'
import type { OwnOffer } from '#web/api/types.ts'

/** Whether people find the offer of a company now: it is switched on, and nothing hides it. */
export const isPublished = (offer: OwnOffer): boolean =>
  offer.estado === ACTIVE &&
  offer.emp_proyectos_id.estado === ACTIVE &&
  !offer.caducada &&
  !offer.descansa &&
  offer.candidaturas_libres !== 0 &&
  offer.con_pagina
