import type { Files } from '#server/files/files.ts'

interface Named {
  id: number
  name: string
}

export const toCommunity = (row: { id: number; shortName: string }) => ({
  mst_comunidades_id: row.id,
  nombre_corto: row.shortName,
})
export const toProvince = (row: Named) => ({ mst_provincias_id: row.id, nombre: row.name })

export const toProvinceOfList = (row: Named & { communityId: number }) => ({
  ...toProvince(row),
  mst_comunidades_id: row.communityId,
})
export const toCity = (row: Named) => ({ mst_ciudades_id: row.id, nombre: row.name })
export const toGenre = (row: Named) => ({ mst_sexo_id: row.id, descripcion: row.name })
export const toCountry = (row: Named) => ({ mst_paises_id: row.id, nombre: row.name })
export const toDocumentType = (row: Named) => ({ mst_clases_doc_id: row.id, clase: row.name })
export const toModality = (row: Named) => ({ mst_modalidad_id: row.id, descripcion: row.name })
export const toWorkingDay = (row: Named) => ({ mst_jornada_id: row.id, descripcion: row.name })
export const toPosition = (row: Named & { sectorId: number; synonyms: string[] }) => ({
  mst_puestos_id: row.id,
  nombre: row.name,
  mst_emp_sector_id: row.sectorId,
  sinonimos: row.synonyms,
})
export const toSector = (row: Named & { imagePath: string; pictureKey: string | null }, files: Files) => ({
  mst_emp_sector_id: row.id,
  descripcion: row.name,
  link_imagen: row.pictureKey ? files.publicLink(row.pictureKey) : row.imagePath,
})
export const toPartner = (row: { name: string; mark: string | null; pictureKey: string | null }, files: Files) => ({
  nombre: row.name,
  marca: row.mark,
  link_imagen: row.pictureKey && files.publicLink(row.pictureKey),
})
