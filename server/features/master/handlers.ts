import { ROLE_OPERATOR } from '#contract/constants.ts'
import { requireCaller } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import * as queries from './queries.ts'
import * as wire from './wire.ts'

const { master: calls } = os

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

  listCommunities: calls.listCommunities.handler(async ({ context }) =>
    (await queries.listCommunities(context.db)).map(wire.toCommunity),
  ),
  listProvinces: calls.listProvinces.handler(async ({ input, context }) =>
    (await queries.listProvinces(context.db, input.id)).map(wire.toProvince),
  ),
  listAllProvinces: calls.listAllProvinces.handler(async ({ context }) =>
    (await queries.listAllProvinces(context.db)).map(wire.toProvinceOfList),
  ),
  listCities: calls.listCities.handler(async ({ input, context }) =>
    (await queries.listMunicipalities(context.db, input.id)).map(wire.toCity),
  ),
  listGenres: calls.listGenres.handler(async ({ context }) => (await queries.listSexes(context.db)).map(wire.toGenre)),
  listCountries: calls.listCountries.handler(async ({ context }) =>
    (await queries.listCountries(context.db)).map(wire.toCountry),
  ),
  listDocumentTypes: calls.listDocumentTypes.handler(async ({ context }) =>
    (await queries.listDocumentTypes(context.db)).map(wire.toDocumentType),
  ),
  listSectors: calls.listSectors.handler(async ({ context }) =>
    (await queries.listSectors(context.db)).map((row) => wire.toSector(row, context.files)),
  ),
  listPartners: calls.listPartners.handler(async ({ context }) =>
    (await queries.listPartners(context.db)).map((row) => wire.toPartner(row, context.files)),
  ),
  listJobModalities: calls.listJobModalities.handler(async ({ context }) =>
    (await queries.listModalities(context.db)).map(wire.toModality),
  ),
  listWorkingDays: calls.listWorkingDays.handler(async ({ context }) =>
    (await queries.listWorkdays(context.db)).map(wire.toWorkingDay),
  ),
  listJobPositions: calls.listJobPositions.handler(async ({ context }) =>
    (await queries.listPositions(context.db)).map(wire.toPosition),
  ),
}
