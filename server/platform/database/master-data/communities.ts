import type { community } from '../schema/master.ts'

/**
 * Ids are the product's own: 7 is Comunidad de Madrid and 13 Castilla y León, the other way round than in the INE's
 * codes. All others agree.
 */
export const communities: (typeof community.$inferInsert)[] = [
  { id: 1, ineCode: '01', shortName: 'Andalucía' },
  { id: 2, ineCode: '02', shortName: 'Aragón' },
  { id: 3, ineCode: '03', shortName: 'Asturias' },
  { id: 4, ineCode: '04', shortName: 'Islas Baleares' },
  { id: 5, ineCode: '05', shortName: 'Canarias' },
  { id: 6, ineCode: '06', shortName: 'Cantabria' },
  { id: 7, ineCode: '13', shortName: 'Comunidad de Madrid' },
  { id: 8, ineCode: '08', shortName: 'Castilla-La Mancha' },
  { id: 9, ineCode: '09', shortName: 'Cataluña' },
  { id: 10, ineCode: '10', shortName: 'Comunidad Valenciana' },
  { id: 11, ineCode: '11', shortName: 'Extremadura' },
  { id: 12, ineCode: '12', shortName: 'Galicia' },
  { id: 13, ineCode: '07', shortName: 'Castilla y León' },
  { id: 14, ineCode: '14', shortName: 'Región de Murcia' },
  { id: 15, ineCode: '15', shortName: 'Navarra' },
  { id: 16, ineCode: '16', shortName: 'País Vasco' },
  { id: 17, ineCode: '17', shortName: 'La Rioja' },
  { id: 18, ineCode: '18', shortName: 'Ceuta' },
  { id: 19, ineCode: '19', shortName: 'Melilla' },
]
