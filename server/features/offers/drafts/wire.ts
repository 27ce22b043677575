import type * as z from 'zod'
import { DraftBody, type OfferDraft } from '#contract/offer/drafts.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Env } from '#server/config/env.ts'
import { errors, type ErrorCode } from '#server/error-texts.ts'
import { freeLimitWithoutPremium } from '#server/texts.ts'
import type { listCities, listDrafts } from './queries.ts'

type Row = Awaited<ReturnType<typeof listDrafts>>[number]
type City = Awaited<ReturnType<typeof listCities>>[number]
type Site = Pick<Env, 'sellsPremium'>

/** The fields of a stored draft that this release understands. An older one may have stored others, or other values. */
export function readBody(body: Row['body']): z.input<typeof DraftBody> {
  const fields = Object.entries(DraftBody.shape).map(([name, field]) => [name, field.safeParse(body[name]).data])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as z.input<typeof DraftBody>
}

/** Why a draft could not be published on its day. */
export const failureSentence = (code: string, { sellsPremium }: Site): string =>
  code === 'free_limit' && !sellsPremium ? freeLimitWithoutPremium : (errors[code as ErrorCode] ?? errors.invalid_input)

/** `cities` are those of all drafts that are read. */
export function toDraft(row: Row, cities: readonly City[], site: Site): z.input<typeof OfferDraft> {
  const oferta = readBody(row.body)
  const named = (oferta.mas_ciudades ?? []).flatMap((id) => cities.find((city) => city.id === id) ?? [])
  return {
    borradores_id: row.id,
    emp_proyectos_id: row.projectId,
    oferta,
    ciudades: named.map(({ id, name }) => ({ mst_ciudades_id: id, nombre: name })),
    publicar_el: row.publishOn,
    fallo: row.failure === null ? null : { code: row.failure, error: failureSentence(row.failure, site) },
    guardado_el: dayInMadrid(row.savedAt),
    version: row.version,
  }
}
