import * as z from 'zod'
import { says } from './call.ts'
import { Community, Id, Message, PathId, Province } from './shapes.ts'

/** Lists that change with a release only. */
const shipped = { access: 'public', cacheSeconds: 3600 } as const

/** Lists that operators edit. */
const edited = { access: 'public', cacheSeconds: 60 } as const

export const Sector = z.object({ mst_emp_sector_id: Id, descripcion: z.string(), link_imagen: z.string() })

export const Position = z.object({
  mst_puestos_id: Id,
  nombre: z.string(),
  mst_emp_sector_id: Id,
  sinonimos: z.array(z.string()),
})

export const Partner = z.object({
  nombre: z.string(),
  marca: z.string().nullable(),
  link_imagen: z.string().nullable(),
})

export const master = {
  /** `perfil_pendiente` is true until the account has created the profile of its role. */
  getRole: says('El rol de la cuenta: 1 candidato, 2 empresa, 3 operador; lista vacía si aún no lo ha elegido.')
    .call('GET /api/master/get-role', { access: 'session' })
    .output(z.array(z.object({ tipo: z.int(), perfil_pendiente: z.boolean() }))),
  setRole: says('Elige el rol. Con un perfil hecho ya no se puede cambiar.')
    .call('POST /api/master/set-role', { access: 'session', errors: [409] })
    .input(z.object({ roleId: z.union([z.literal(1), z.literal(2)]) }))
    .output(Message),
  listCommunities: says('Comunidades autónomas.')
    .call('GET /api/master/communities', shipped)
    .output(z.array(Community)),
  listProvinces: says('Provincias de una comunidad.')
    .call('GET /api/master/communities/{id}/provinces', shipped)
    .input(PathId)
    .output(z.array(Province)),
  listAllProvinces: says('Todas las provincias, con su comunidad.')
    .call('GET /api/master/provinces', shipped)
    .output(z.array(Province.extend({ mst_comunidades_id: Id }))),
  listCities: says('Municipios de una provincia.')
    .call('GET /api/master/provinces/{id}/cities', shipped)
    .input(PathId)
    .output(z.array(z.object({ mst_ciudades_id: Id, nombre: z.string() }))),
  /** A position that is sent in an address would be in logs: it comes in the body. */
  findNearestCity: says('El municipio más cercano a una posición en grados; null fuera de España. No se guarda.')
    .call('POST /api/master/nearest-city', { access: 'public' })
    .input(z.object({ latitud: z.number().min(-90).max(90), longitud: z.number().min(-180).max(180) }))
    .output(z.object({ nombre: z.string().nullable() })),
  listGenres: says('Sexos.')
    .call('GET /api/master/genres', shipped)
    .output(z.array(z.object({ mst_sexo_id: Id, descripcion: z.string() }))),
  listCountries: says('Países.')
    .call('GET /api/master/countries', shipped)
    .output(z.array(z.object({ mst_paises_id: Id, nombre: z.string() }))),
  listDocumentTypes: says('Clases de documento de identidad.')
    .call('GET /api/master/document-types', shipped)
    .output(z.array(z.object({ mst_clases_doc_id: Id, clase: z.string() }))),
  listSectors: says('Sectores, con su ilustración.').call('GET /api/master/sectors', edited).output(z.array(Sector)),
  listJobModalities: says('Modalidades de trabajo.')
    .call('GET /api/master/job-modality', shipped)
    .output(z.array(z.object({ mst_modalidad_id: Id, descripcion: z.string() }))),
  listWorkingDays: says('Jornadas.')
    .call('GET /api/master/working-day', shipped)
    .output(z.array(z.object({ mst_jornada_id: Id, descripcion: z.string() }))),
  /** `mst_emp_sector_id`: the usual sector of the position. It may have been retired since. */
  listJobPositions: says('Puestos. «sinonimos» son otras palabras para el mismo puesto, con las que se encuentra.')
    .call('GET /api/master/job-positions', edited)
    .output(z.array(Position)),
  /** The strip of the landing page. `marca` names a drawing of the pages; a picture replaces it. */
  listPartners: says('La franja de la portada.').call('GET /api/master/partners', edited).output(z.array(Partner)),
}
