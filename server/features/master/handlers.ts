import { ROLE_OPERATOR } from '#contract/constants.ts'
import { requireCaller } from '#server/http/access.ts'
import { findNearest } from '#server/database/master-data/distances.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import type { Handle } from '#server/database/open.ts'
import type { Files } from '#server/files/files.ts'
import { os, type ApiContext } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import * as queries from './queries.ts'
import * as wire from './wire.ts'

const { master: calls } = os

/** The code of a call that answers a whole list. */
const list =
  <Row, Entry>(read: (db: Handle) => Promise<readonly Row[]>, toEntry: (row: Row, files: Files) => Entry) =>
  async ({ context }: { context: ApiContext }): Promise<Entry[]> =>
    (await read(context.db)).map((row) => toEntry(row, context.files))

export const master = {
  getRole: calls.getRole.handler(({ context }) => {
    const { role, candidateId, companyId } = requireCaller(context)
    if (role === null) return []
    const needsProfile = role !== ROLE_OPERATOR && candidateId === null && companyId === null
    return [{ tipo: role, perfil_pendiente: needsProfile }]
  }),
  setRole: calls.setRole.handler(async ({ input, context }) => {
    await queries.updateRole(context.db, requireCaller(context).accountId, input.roleId)
    return { message: messages.roleSet }
  }),

  listCommunities: calls.listCommunities.handler(list(queries.listCommunities, wire.toCommunity)),
  listProvinces: calls.listProvinces.handler(async ({ input, context }) =>
    (await queries.listProvinces(context.db, input.id)).map(wire.toProvince),
  ),
  listAllProvinces: calls.listAllProvinces.handler(list(queries.listAllProvinces, wire.toProvinceOfList)),
  listCities: calls.listCities.handler(async ({ input, context }) =>
    (await queries.listMunicipalities(context.db, input.id)).map(wire.toCity),
  ),
  findNearestCity: calls.findNearestCity.handler(({ input }) => {
    const id = findNearest({ latitude: input.latitud, longitude: input.longitud })
    return { nombre: municipalities.find((one) => one.id === id)?.name ?? null }
  }),
  listGenres: calls.listGenres.handler(list(queries.listSexes, wire.toGenre)),
  listCountries: calls.listCountries.handler(list(queries.listCountries, wire.toCountry)),
  listDocumentTypes: calls.listDocumentTypes.handler(list(queries.listDocumentTypes, wire.toDocumentType)),
  listSectors: calls.listSectors.handler(list(queries.listSectors, wire.toSector)),
  listPartners: calls.listPartners.handler(list(queries.listPartners, wire.toPartner)),
  listJobModalities: calls.listJobModalities.handler(list(queries.listModalities, wire.toModality)),
  listWorkingDays: calls.listWorkingDays.handler(list(queries.listWorkdays, wire.toWorkingDay)),
  listJobPositions: calls.listJobPositions.handler(list(queries.listPositions, wire.toPosition)),
}
