import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { addEntry } from './add-entry.ts'
import { changeEntry } from './change-entry.ts'
import { orderStrip } from './order-strip.ts'
import { listOwnWords, listPartners, listPositions, listSectors, type EntryRow } from './queries.ts'
import { listOf, toEntry, toOwnWords } from './wire.ts'

const { managedLists: calls } = os

export const managedLists = {
  getLists: calls.getLists.handler(async ({ context: { db, files } }) => {
    const [sectors, positions, partners] = await Promise.all([listSectors(db), listPositions(db), listPartners(db)])
    const toEntries = (rows: EntryRow[]) => rows.map((row) => toEntry(row, files))
    return {
      sectores: toEntries(sectors),
      puestos: toEntries(positions),
      franja: toEntries(partners),
      puestos_propios: (await listOwnWords(db)).map(toOwnWords),
    }
  }),

  addEntry: calls.addEntry.handler(async ({ input, context }) => {
    const { lista, nombre: name, imagen: image, mst_emp_sector_id: sectorId } = input
    await addEntry(context, { list: listOf[lista], name, image, sectorId })
    return { message: messages.entryAdded }
  }),

  changeEntry: calls.changeEntry.handler(async ({ input, context }) => {
    const { lista, id, version, nombre: name, retirado: isRetired, imagen: image } = input
    await changeEntry(context, { list: listOf[lista], id, version, name, isRetired, image })
    return { message: messages.entryChanged }
  }),

  orderStrip: calls.orderStrip.handler(async ({ input, context }) => {
    await orderStrip(context, input.orden)
    return { message: messages.stripOrdered }
  }),
}
