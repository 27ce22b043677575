import * as z from 'zod'
import { says } from '../call.ts'
import { Edition } from '../company-lists.ts'
import { FILE_BODY_MAX_BYTES, LENGTH_MAX, STRIP_MAX } from '../constants.ts'
import { Id, Message, PathId, ProfileImage, requiredLine } from '../shapes.ts'

/** The lists that operators edit: sectors, positions, and the strip of the landing page. */
export const EDITED_LISTS = ['sectores', 'puestos', 'franja'] as const

/**
 * A retired entry cannot be chosen again, and stays where it was chosen. `mst_emp_sector_id` is the sector of a
 * position.
 */
const Entry = z.object({
  id: Id,
  nombre: z.string(),
  retirado: z.boolean(),
  version: Edition,
  link_imagen: z.string().nullable(),
  /** A drawing of the pages, in the strip. */
  marca: z.string().nullable(),
  mst_emp_sector_id: Id.nullable(),
})

/** The words that companies wrote in place of a position, in how many offers, and the sector that most of them have. */
const OwnWords = z.object({ texto: z.string(), ofertas: z.int(), mst_emp_sector_id: Id })

const lista = z.enum(EDITED_LISTS)
const nombre = requiredLine(LENGTH_MAX.name)

/** Pictures are for sectors and the strip. */
const withPicture = { access: 'operator', bodyMaxBytes: FILE_BODY_MAX_BYTES, changesPublic: true } as const

/** For operators alone. Nothing is deleted, because offers refer to it. */
export const managedLists = {
  /** With the retired entries. Sectors and positions by name, the strip from left to right, own words that the list lacks by their number. */
  getLists: says(
    'Los sectores, los puestos y la franja de la portada, también lo retirado, y los puestos que las empresas escriben con sus palabras.',
  )
    .call('GET /api/operator/lists', { access: 'operator' })
    .output(
      z.object({
        sectores: z.array(Entry),
        puestos: z.array(Entry),
        franja: z.array(Entry),
        puestos_propios: z.array(OwnWords),
      }),
    ),
  /** A position needs its sector. A new company is the last one of the strip. */
  addEntry: says('Añade un sector, un puesto (con su sector) o una empresa de la franja.')
    .call('POST /api/operator/list-entry', { ...withPicture, errors: [409, 507] })
    .input(z.object({ lista, nombre, imagen: ProfileImage, mst_emp_sector_id: Id.optional() }))
    .output(Message),
  /** Absent fields stay. `version` is that of the entry that the operator saw. */
  changeEntry: says(
    'Cambia el nombre o la imagen de una entrada, la retira o la recupera. Con la versión que se leyó: si otra persona la ha cambiado, no se guarda.',
  )
    .call('POST /api/operator/list-entry/{id}', { ...withPicture, errors: [409, 507] })
    .input(
      PathId.extend({
        lista,
        version: Edition,
        nombre: nombre.optional(),
        retirado: z.boolean().optional(),
        imagen: ProfileImage,
      }),
    )
    .output(Message),
  orderStrip: says('Ordena la franja de la portada. Lleva todas sus empresas, con la versión que se leyó.')
    .call('POST /api/operator/strip-order', { access: 'operator', errors: [409], changesPublic: true })
    .input(z.object({ orden: z.array(z.object({ id: Id, version: Edition })).max(STRIP_MAX) }))
    .output(Message),
}
