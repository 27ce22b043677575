import { operatorTitles } from '#web/frames/menu/texts.ts'
import type { ListKey } from './list-key.ts'

export const listsTexts = {
  title: operatorTitles.listas,
  about: 'Sectores, puestos y la franja de la portada. Los cambios se ven en todo el sitio en un segundo.',
  tabs: 'Qué lista se edita',
  failed: 'Vaya... No pudimos obtener las listas',
  failedNotice: 'No pudimos obtener las listas',
  search: 'Buscar por nombre',
  noMatches: 'Nada coincide con lo que buscas',
  more: 'Mostrar más',
  add: 'Añadir',
  edit: 'Editar',
  retire: 'Retirar',
  restore: 'Recuperar',
  retired: 'Retirado',
  of: (action: string, name: string) => `${action}: ${name}`,
  ownWords: 'Escritos por empresas',
  offers: (count: number) => (count === 1 ? '1 oferta' : `${count} ofertas`),
  up: (name: string) => `Adelantar: ${name}`,
  down: (name: string) => `Retrasar: ${name}`,
  retireTitle: '¿Retirar esta entrada?',
  saveFailed: 'No pudimos guardar los cambios. Inténtalo de nuevo',
  changed:
    'Otra persona ha cambiado esta lista. Te la mostramos como está ahora: si sigues queriendo el cambio, guarda otra vez.',
  name: 'Nombre',
  nameMissing: 'Escribe un nombre',
  sector: 'Sector',
  sectorMissing: 'Elige un sector',
  picture: 'Imagen',
  pictureNote: 'Sin imagen propia se muestra la que trae el sitio.',
} as const

export const listNames: Record<ListKey, string> = {
  sectores: 'Sectores',
  puestos: 'Puestos',
  franja: 'Franja',
}

export const addTitles: Record<ListKey, string> = {
  sectores: 'Nuevo sector',
  puestos: 'Nuevo puesto',
  franja: 'Nueva empresa de la franja',
}

/** The effect of retiring an entry. */
export const retireNotes: Record<ListKey, string> = {
  sectores: 'Nadie podrá elegirlo ni filtrar por él. Las ofertas que ya lo tienen lo conservan.',
  puestos: 'Nadie podrá elegirlo. Las ofertas que ya lo tienen lo conservan.',
  franja: 'Dejará de verse en la portada.',
}
