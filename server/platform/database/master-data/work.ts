import type { sector } from '../schema/master.ts'

/** Ids are places in this list: new sectors go to its end, whatever the alphabet says. */
const names = [
  'Administración y Oficina',
  'Agricultura y Medio Ambiente',
  'Atención al Cliente',
  'Automoción y Mecánica',
  'Banca y Seguros',
  'Ciencia e Investigación',
  'Comercio y Ventas',
  'Construcción e Inmobiliaria',
  'Cultura y Ocio',
  'Deporte y Bienestar',
  'Desarrollo Web',
  'Diseño y Arte',
  'Educación',
  'Energía',
  'Finanzas y Contabilidad',
  'Hostelería y Turismo',
  'Industria y Producción',
  'Ingeniería',
  'Legal',
  'Limpieza y Mantenimiento',
  'Logística y Transporte',
  'Marketing Digital',
  'Recursos Humanos',
  'Salud',
  'Servicios Sociales',
  'Tecnología',
]

/** «Diseño y Arte» -> «diseno-y-arte», the name of the sector's illustration among the public files. */
export const sectorSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

export const sectors: (typeof sector.$inferInsert)[] = names.map((name, index) => ({
  id: index + 1,
  name,
  imagePath: `/sectores/${sectorSlug(name)}.svg`,
}))
