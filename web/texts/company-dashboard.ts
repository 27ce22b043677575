/** The company's dashboard, by section. */

export const menuTexts = {
  home: 'Home',
  candidates: 'Candidatos',
  projects: 'Proyectos',
  offers: 'Tus ofertas',
  logout: 'Cerrar sesión',
} as const

export const companyTexts = {
  pageTitle: 'Tu empresa',
  registeredOn: (day: string) => `Fecha de alta ${day}`,
  inCity: (city: string) => `En ${city}`,
  edit: 'Editar',
  editCompany: 'Editar los datos de la empresa',
  editTitle: 'Datos de la empresa',
  toPremium: 'Cambiar a Premium',
  loadFailed: 'No pudimos obtener la información',
  updated: 'Perfil actualizado con exito!', // no accent in the specification
  updateFailed: 'Lo sentimos, algo ha salido mal',
  companyUnknown: 'No se pudo obtener la información de la empresa',
} as const

export const projectTexts = {
  title: 'Tus proyectos',
  create: 'Crear proyecto',
  empty: 'Aún no tienes proyectos registrados',
  emptyHint: 'Un proyecto agrupa tus ofertas: por ejemplo, una apertura o un equipo nuevo.',
  failed: 'Vaya... No pudimos obtener tus proyectos',
  failedNotice: 'No pudimos obtener tus proyectos',
  edit: (name: string) => `Editar proyecto ${name}`,
  remove: (name: string) => `Eliminar proyecto ${name}`,
  createOffer: 'Crear oferta',
  createOfferIn: (name: string) => `Crear oferta en ${name}`,
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
  nameMissing: 'Escribe el nombre del proyecto',
  descriptionMissing: 'Escribe una descripción',
  endsBeforeStart: 'La fecha de fin no puede ser anterior a la de inicio',
  createFailed: 'Ocurrió un error al crear el proyecto. Inténtalo de nuevo',
  updated: 'Proyecto actualizado con exito', // no accent in the specification
  updateFailed: 'Ocurrió un error al actualizar el proyecto. Inténtalo de nuevo',
  confirmDelete: '¿Seguro que quieres eliminar este proyecto?',
  confirmDeleteNote: 'Se eliminaran todas las ofertas asociadas a este proyecto', // «eliminaran» in the specification
  deleted: 'Proyecto eliminada con exito', // so in the specification
  deleteFailed: 'No pudimos eliminar tu proyecto',
} as const

export const candidateTexts = {
  title: 'Tus candidatos',
  empty: 'No tienes candidatos en este momento',
  emptyHint: 'Cuando alguien se inscriba en una de tus ofertas, aparecerá aquí con su CV.',
  failed: 'Ups... no hemos podido obtener tus candidatos',
  failedNotice: 'No pudimos obtener a tus candidatos',
  appliedTo: 'Se inscribió en',
  download: 'Descargar CV',
  downloadOf: (name: string) => `Descargar CV de ${name}`,
  downloadFailed: 'No pudimos descargar el CV. Inténtalo de nuevo',
} as const

export const offerTexts = {
  title: 'Tus ofertas',
  empty: 'No tienes ofertas en este momento',
  emptyHint: 'Crea una oferta desde uno de tus proyectos.',
  toProjects: 'Ir a tus proyectos',
  failed: 'Vaya... No pudimos obtener tus ofertas',
  failedNotice: 'No pudimos obtener tus ofertas',
  createdAgo: (days: number) => `Creado hace: ${days} día/s`,
  edit: (name: string) => `Editar oferta ${name}`,
  remove: (name: string) => `Eliminar oferta ${name}`,
  createTitle: 'Crear Nueva Oferta de Empleo',
  editTitle: 'Editemos tu oferta',
  name: 'Nombre de la oferta',
  description: 'Descripción',
  salary: 'Salario anual (€)',
  salaryHint: 'Bruto al año. Con 0 se muestra «Salario no indicado».',
  modality: 'Modalidad',
  workday: 'Jornada',
  position: 'Puesto',
  sector: 'Sector',
  requirements: 'Requisitos',
  requirement: (number: number) => `Requisito no. ${number}`,
  addRequirement: 'Añadir requisito',
  removeRequirement: (number: number) => `Quitar requisito no. ${number}`,
  place: 'Ubicación',
  state: 'Estado',
  nameMissing: 'Escribe el nombre de la oferta',
  descriptionMissing: 'Escribe una descripción',
  salaryInvalid: 'Escribe el salario en euros, sin decimales; 0 si no quieres indicarlo',
  salaryTooHigh: 'El salario es demasiado alto',
  positionMissing: 'Elige un puesto',
  sectorMissing: 'Elige un sector',
  cityMissing: 'Elige una ciudad',
  createFailed: 'Ocurrió un error. Inténtalo de nuevo',
  updated: 'Oferta actualizado con exito', // so in the specification
  updateFailed: 'Ocurrió un error al actualizar la oferta',
  confirmDelete: 'Seguro que quieres eliminar esta oferta?', // no opening question mark in the specification
  confirmDeleteNote: 'Se eliminarán también todas las candidaturas asociadas a esta oferta.',
  deleted: 'Oferta eliminada con exito', // no accent in the specification
  deleteFailed: 'No pudimos eliminar esta oferta',
} as const
