import { spanishNumber } from '#contract/values/spanish/number.ts'

/** The company's dashboard, by section. */

const offersCount = (count: number) => (count === 1 ? '1 oferta' : `${spanishNumber(count)} ofertas`)
const applicationsCount = (count: number) => (count === 1 ? '1 candidatura' : `${spanishNumber(count)} candidaturas`)

/** Texts of all three lists. */
export const listTexts = {
  search: 'Buscar en la lista',
  loading: 'Cargando…',
  noMatchesHint: 'Prueba con otras palabras o quita algún filtro.',
  clear: 'Quitar los filtros',
} as const

/** Obstacles to saving. */
export const editionTexts = {
  load: 'Cargar lo guardado',
  overwrite: 'Guardar lo mío',
  loaded: 'Estos son los datos guardados ahora.',
  loadFailed: 'Ups... no pudimos obtener estos datos',
} as const

export const menuTexts = {
  unread: (count: number) => `(${spanishNumber(count)} sin leer)`,
} as const

export const companyTexts = {
  pageTitle: 'Tu empresa',
  registeredOn: (day: string) => `Fecha de alta ${day}`,
  inCity: (city: string) => `En ${city}`,
  edit: 'Editar',
  editCompany: 'Editar los datos de la empresa',
  moreOfCompany: 'Más datos de la empresa',
  editTitle: 'Datos de la empresa',
  toPremium: 'Cambiar a Premium',
  toPremiumFor: (price: string | null) => (price ? `Cambiar a Premium: ${price}` : 'Cambiar a Premium'),
  loadFailed: 'No pudimos obtener la información',
  updated: 'Perfil actualizado con exito!', // no accent in the specification
  updateFailed: 'Lo sentimos, algo ha salido mal',
  companyUnknown: 'No se pudo obtener la información de la empresa',
} as const

export const firstStepsTexts = {
  title: 'Primeros pasos',
  done: '(hecho)',
  profile: 'Crea el perfil de tu empresa',
  offer: 'Publica tu primera oferta',
  offerAbout: 'Con ella creamos tu primer proyecto, donde se agrupan tus ofertas.',
  createOffer: 'Crear oferta',
  verification: 'Verifica tu empresa',
  verificationAbout: 'Las ofertas de empresas verificadas llevan una insignia y van primero en la portada.',
  verificationAsked: 'Ya tenemos tus datos.',
  verify: 'Verificar empresa',
} as const

export const projectTexts = {
  title: 'Tus proyectos',
  search: 'Buscar por nombre',
  anyState: 'Todos los estados',
  states: { 1: 'Activos', 0: 'No activos' },
  count: (total: number) => (total === 1 ? '1 proyecto' : `${spanishNumber(total)} proyectos`),
  noMatches: 'Ningún proyecto coincide con lo que buscas',
  offers: offersCount,
  noOffers: 'Sin ofertas',
  offersOf: (count: number, name: string) => `${offersCount(count)} del proyecto ${name}`,
  create: 'Crear proyecto',
  empty: 'Aún no tienes proyectos registrados',
  emptyHint:
    'Un proyecto agrupa tus ofertas: por ejemplo, una apertura o un equipo nuevo. Con tu primera oferta creamos uno por ti.',
  failed: 'Vaya... No pudimos obtener tus proyectos',
  failedNotice: 'No pudimos obtener tus proyectos',
  edit: (name: string) => `Editar proyecto ${name}`,
  remove: (name: string) => `Eliminar proyecto ${name}`,
  createOffer: 'Crear oferta',
  createOfferIn: (name: string) => `Crear oferta en ${name}`,
  inactiveReason: 'Activa el proyecto para crear ofertas en él.',
  noDates: 'Sin fechas',
  from: (day: string) => `Desde ${day}`,
  until: (day: string) => `Hasta ${day}`,
  range: (start: string, end: string) => `${start} – ${end}`,
  createTitle: 'Crear Nuevo Proyecto',
  editTitle: 'Editemos tu proyecto',
  name: 'Nombre del proyecto',
  description: 'Descripción',
  startsOn: 'Fecha de inicio',
  endsOn: 'Fecha de fin',
  state: 'Estado',
  hides: (offers: number) =>
    offers === 1
      ? 'Su oferta no se verá mientras esté así.'
      : `Sus ${spanishNumber(offers)} ofertas no se verán mientras esté así.`,
  nameMissing: 'Escribe el nombre del proyecto',
  descriptionMissing: 'Escribe una descripción',
  endsBeforeStart: 'La fecha de fin no puede ser anterior a la de inicio',
  createFailed: 'Ocurrió un error al crear el proyecto. Inténtalo de nuevo',
  updated: 'Proyecto actualizado con exito', // no accent in the specification
  updateFailed: 'Ocurrió un error al actualizar el proyecto. Inténtalo de nuevo',
  changed:
    'Este proyecto ha cambiado desde que lo abriste, en otra pestaña o en otro dispositivo. No hemos guardado nada y lo que has escrito sigue aquí: puedes guardarlo encima o cargar lo que hay ahora y perderlo.',
  gone: 'Este proyecto ya no existe: se ha eliminado en otra pestaña o en otro dispositivo.',
  confirmDelete: '¿Seguro que quieres eliminar este proyecto?',
  confirmDeleteNote: 'Se eliminaran todas las ofertas asociadas a este proyecto', // «eliminaran» in the specification
  /** Undefined if nothing else would be deleted. */
  goesToo: (offers: number, applications: number) => {
    if (offers === 0) return undefined
    return applications === 0 ? offersCount(offers) : `${offersCount(offers)} y ${applicationsCount(applications)}`
  },
  deleted: 'Proyecto eliminada con exito', // so in the specification
  deleteFailed: 'No pudimos eliminar tu proyecto',
} as const

export const candidateTexts = {
  title: 'Tus candidatos',
  search: 'Buscar por nombre, ciudad, correo u oferta',
  state: 'Estado de la oferta',
  anyState: 'De todas las ofertas',
  states: { 1: 'De ofertas activas', 0: 'De ofertas no activas' },
  count: (total: number) => (total === 1 ? '1 candidato' : `${spanishNumber(total)} candidatos`),
  noMatches: 'Ningún candidato coincide con lo que buscas',
  ofOffer: (name: string) => `Oferta: ${name}`,
  ofSomeOffer: 'Una oferta',
  empty: 'No tienes candidatos en este momento',
  emptyHint: 'Cuando alguien aplique a una de tus ofertas, aparecerá aquí con su CV.',
  failed: 'Ups... no hemos podido obtener tus candidatos',
  failedNotice: 'No pudimos obtener a tus candidatos',
  toOffers: 'Ver tus ofertas',
  appliedTo: 'Aplicó a',
  download: 'Descargar CV',
  downloadOf: (name: string) => `Descargar CV de ${name}`,
  downloadFailed: 'No pudimos descargar el CV. Inténtalo de nuevo',
} as const

/** The review of an offer. `until` is a moment, such as «lunes 23 de noviembre a las 12:00». */
export const reviewTexts = {
  published: (when: string) => `Publicada. La revisaremos ${when}.`,
  held: (when: string) => `En revisión: todavía no se ve. La miraremos ${when}.`,
  before: (moment: string) => `antes del ${moment}`,
  soon: 'cuanto antes',
  rejected: (because: string) => `Rechazada, porque ${because}. No se ve.`,
  mend: 'Corrígela y se revisará de nuevo.',
} as const

export const offerTexts = {
  title: 'Tus ofertas',
  search: 'Buscar por nombre o ciudad',
  anyState: 'Todos los estados',
  states: { 1: 'Activas', 0: 'No activas' },
  count: offersCount,
  countWith: (total: number, scheduled: number) =>
    `${offersCount(total)}${scheduled > 0 ? ` y ${scheduled === 1 ? '1 programada' : `${spanishNumber(scheduled)} programadas`}` : ''}`,
  noMatches: 'Ninguna oferta coincide con lo que buscas',
  ofProject: (name: string) => `Proyecto: ${name}`,
  ofSomeProject: 'Un proyecto',
  create: 'Crear oferta',
  import: 'Importar',
  chooseTitle: 'Crear oferta',
  chooseHint: 'Elige el proyecto de la nueva oferta.',
  back: 'Volver',
  backToOffers: 'Volver a tus ofertas',
  applications: applicationsCount,
  noApplications: 'Sin candidaturas',
  applicationsOf: (count: number, name: string) => `${applicationsCount(count)} de la oferta ${name}`,
  projectInactive: (name: string) => `El proyecto «${name}» no está activo y oculta esta oferta.`,
  paused:
    'En pausa: no se publica porque hace más de 21 días que no abres ninguna candidatura y hay personas esperando.',
  readApplications: 'Abre una y volverá a verse',
  empty: 'No tienes ofertas en este momento',
  emptyHint: 'Escribe la primera: en unos minutos la verán los candidatos.',
  failed: 'Vaya... No pudimos obtener tus ofertas',
  failedNotice: 'No pudimos obtener tus ofertas',
  workdayOf: (workday: string) => `Jornada ${workday.toLowerCase()}`,
  createdAgo: (days: number) => `Creado hace: ${days} día/s`,
  expiresOn: (day: string) => `Caduca el ${day}`,
  expiresIn: (days: number) => ['Caduca hoy', 'Caduca mañana'][days] ?? `Caduca en ${days} días`,
  expiredOn: (day: string) => `Caducó el ${day}`,
  coveredOn: (day: string) => `Cubierta el ${day}`,
  renew: 'Renovar',
  renewOf: (name: string) => `Renovar la oferta ${name}`,
  duplicate: 'Duplicar',
  duplicateOf: (name: string) => `Duplicar la oferta ${name}`,
  pause: 'Pausar',
  pauseOf: (name: string) => `Pausar la oferta ${name}`,
  resume: 'Activar',
  resumeOf: (name: string) => `Activar la oferta ${name}`,
  cover: 'Cubierta: cerrar',
  coverOf: (name: string) => `Cubierta: cerrar la oferta ${name}`,
  coveredTitle: 'Cerrar la oferta: ¿la cubriste aquí?',
  coveredNote: 'La oferta dejará de estar publicada y no recibirá más candidaturas. Si cambia algo, puedes renovarla.',
  coveredHere: 'Sí, aquí',
  coveredElsewhere: 'No, fuera de aquí',
  coveredUnsaid: 'No lo sé',
  edit: (name: string) => `Editar oferta ${name}`,
  remove: (name: string) => `Eliminar oferta ${name}`,
  createTitle: 'Crear Nueva Oferta de Empleo',
  publish: 'Guardar y publicar',
  see: 'Ver',
  share: 'Compartir',
  editTitle: 'Editemos tu oferta',
  requirement: (number: number) => `Requisito no. ${number}`,
  addRequirement: 'Añadir requisito',
  removeRequirement: (number: number) => `Quitar requisito no. ${number}`,
  requirementsFull: (max: number) => `Has llegado al máximo de ${max} requisitos.`,
  findings: 'Avisos sobre lo que has escrito',
  findingWhy: 'Por qué y qué poner',
  findingStops: 'Con esto la oferta no se verá hasta que la revisemos.',
  takeProposal: (title: string) => `Usar «${title}»`,
  writeBothForms: 'Escribir las dos formas',
  /** Without a title the description was changed. */
  proposalWritten: (title: string | undefined) =>
    title === undefined ? 'Hemos escrito las dos formas en el texto.' : `Hemos escrito «${title}».`,
  partWhat: 'Qué',
  partWhere: 'Dónde',
  partPay: 'Sueldo',
  partMore: 'Más',
  rarePay: 'Variable y convenio',
  taking: 'Candidaturas',
  rareMore: 'Fechas y plaza reservada',
  state: 'Estado',
  createFailed: 'Ocurrió un error. Inténtalo de nuevo',
  updated: 'Oferta actualizado con exito', // so in the specification
  updateFailed: 'Ocurrió un error al actualizar la oferta',
  changed:
    'Esta oferta ha cambiado desde que la abriste, en otra pestaña o en otro dispositivo. No hemos guardado nada y lo que has escrito sigue aquí: puedes guardarlo encima o cargar lo que hay ahora y perderlo.',
  gone: 'Esta oferta ya no existe: se ha eliminado en otra pestaña o en otro dispositivo.',
  projectGone: 'El proyecto de esta oferta ya no existe: se ha eliminado en otra pestaña o en otro dispositivo.',
  confirmDelete: 'Seguro que quieres eliminar esta oferta?', // no opening question mark in the specification
  confirmDeleteNote: 'Se eliminarán también todas las candidaturas asociadas a esta oferta.',
  /** Undefined if nothing else would be deleted. */
  goesToo: (applications: number) => (applications > 0 ? applicationsCount(applications) : undefined),
  deleted: 'Oferta eliminada con exito', // no accent in the specification
  deleteFailed: 'No pudimos eliminar esta oferta',
} as const

export const posterTexts = {
  poster: 'Cartel para imprimir',
  posterOf: (name: string) => `Cartel para imprimir de la oferta ${name}`,
  posterOfAll: 'Cartel de todas',
  fileName: (name: string) => `Cartel de ${name}`,
  fileNameOfAll: 'Cartel de nuestras ofertas',
  nonePublic: 'Ninguna de tus ofertas está publicada ahora.',
  failed: 'No pudimos preparar el cartel. Inténtalo de nuevo',
} as const
