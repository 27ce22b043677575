import type { EDITED_LISTS } from '#contract/operator/managed-lists.ts'
import type { Files } from '#server/files/files.ts'
import type { EntryRow, List } from './queries.ts'

export const listOf: Record<(typeof EDITED_LISTS)[number], List> = {
  sectores: 'sector',
  puestos: 'position',
  franja: 'partner',
}

const linkOf = (row: EntryRow, files: Files): string | null => {
  if ('pictureKey' in row && row.pictureKey) return files.publicLink(row.pictureKey)
  return 'imagePath' in row ? row.imagePath : null
}

export const toEntry = (row: EntryRow, files: Files) => ({
  id: row.id,
  nombre: row.name,
  retirado: row.isRetired,
  version: row.version,
  link_imagen: linkOf(row, files),
  marca: 'mark' in row ? row.mark : null,
  mst_emp_sector_id: 'sectorId' in row ? row.sectorId : null,
})

export const toOwnWords = ({ words, offers, sectorId }: { words: string; offers: number; sectorId: number }) => ({
  texto: words,
  ofertas: offers,
  mst_emp_sector_id: sectorId,
})
