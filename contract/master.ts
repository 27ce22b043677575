import * as z from 'zod'
import { call, type CallMeta } from './call.ts'
import { Community, Id, Message, PathId, Province } from './shapes.ts'

/** Lists that change with a release only. */
const shipped = { access: 'public', cacheSeconds: 3600 } as const

/** Lists that operators edit. */
const edited = { access: 'public', cacheSeconds: 60 } as const

const list = <T extends z.ZodType>(path: `/${string}`, item: T, meta: CallMeta = shipped) =>
  call(`GET /api/master${path}`, meta).output(z.array(item))

export const Sector = z.object({ mst_emp_sector_id: Id, descripcion: z.string(), link_imagen: z.string() })

export const Partner = z.object({
  nombre: z.string(),
  marca: z.string().nullable(),
  link_imagen: z.string().nullable(),
})

export const master = {
  /** `perfil_pendiente` is true until the account has created the profile of its role. */
  getRole: call('GET /api/master/get-role', { access: 'session' }).output(
    z.array(z.object({ tipo: z.int(), perfil_pendiente: z.boolean() })),
  ),
  setRole: call('POST /api/master/set-role', { access: 'session' })
    .input(z.object({ roleId: z.union([z.literal(1), z.literal(2)]) }))
    .output(Message),
  listCommunities: list('/communities', Community),
  listProvinces: call('GET /api/master/communities/{id}/provinces', shipped).input(PathId).output(z.array(Province)),
  listAllProvinces: list('/provinces', Province.extend({ mst_comunidades_id: Id })),
  listCities: call('GET /api/master/provinces/{id}/cities', shipped)
    .input(PathId)
    .output(z.array(z.object({ mst_ciudades_id: Id, nombre: z.string() }))),
  listGenres: list('/genres', z.object({ mst_sexo_id: Id, descripcion: z.string() })),
  listCountries: list('/countries', z.object({ mst_paises_id: Id, nombre: z.string() })),
  listDocumentTypes: list('/document-types', z.object({ mst_clases_doc_id: Id, clase: z.string() })),
  listSectors: list('/sectors', Sector, edited),
  listJobModalities: list('/job-modality', z.object({ mst_modalidad_id: Id, descripcion: z.string() })),
  listWorkingDays: list('/working-day', z.object({ mst_jornada_id: Id, descripcion: z.string() })),
  /** `mst_emp_sector_id`: the usual sector of the position. It may have been retired since. */
  listJobPositions: list(
    '/job-positions',
    z.object({ mst_puestos_id: Id, nombre: z.string(), mst_emp_sector_id: Id }),
    edited,
  ),
  /** The strip of the landing page. `marca` names a drawing of the pages; a picture replaces it. */
  listPartners: list('/partners', Partner, edited),
}
