import { spanishNumber } from '#contract/values/spanish/number.ts'

const upTo = (count: number, max: number) => (count > max ? `más de ${spanishNumber(max)}` : spanishNumber(count))

export const reviewOffersTexts = {
  title: 'Revisar ofertas',
  queue: 'Ofertas por revisar',
  empty: 'No hay ofertas por revisar',
  emptyNote: 'Cuando una empresa publique o cambie una oferta, aparecerá aquí.',
  failed: 'Vaya... No pudimos obtener las ofertas por revisar',
  failedNotice: 'No pudimos obtener las ofertas por revisar',
  counts: (waiting: number, max: number) => (waiting === 1 ? '1 en espera' : `${upTo(waiting, max)} en espera`),
  overdue: (count: number, max: number) => `${upTo(count, max)} fuera de plazo`,
  suspicious: (count: number, max: number) => `${upTo(count, max)} con señales de fraude`,
  more: 'Ver más',
  by: (company: string) => `De ${company}`,
  until: (moment: string) => `Antes del ${moment}`,
  late: (moment: string) => `Fuera de plazo: era antes del ${moment}`,
  held: 'No se ve',
  public: 'Publicada',
  fraud: 'Señales de fraude',
  changed: 'Ha cambiado',
  warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
  choose: 'Elige una oferta de la lista para revisarla.',
} as const

export const reviewedOfferTexts = {
  failed: 'Vaya... No pudimos obtener esta oferta',
  unknown: 'Esta oferta ya no existe',
  back: 'Volver a la lista',
  next: 'Siguiente',
  previous: 'Anterior',
  approve: 'Aprobar',
  reject: 'Rechazar',
  states: {
    en_cola: 'Publicada, en espera',
    retenida: 'Retenida: no se ve',
    aprobada: 'Aprobada',
    rechazada: 'Rechazada: no se ve',
  },
  see: 'Ver la oferta',
  approved: (name: string) => `Oferta aprobada: «${name}»`,
  rejected: (name: string) => `Oferta rechazada: «${name}»`,
  decideFailed: 'No pudimos guardar tu decisión. Inténtalo de nuevo',
  findings: 'Lo que encuentran las reglas',
  text: 'Lo que dice',
  comparison: 'Qué ha cambiado desde la última decisión',
  before: 'Antes',
  now: 'Ahora',
  same: 'Sin cambios',
  reasons: (because: string) => `Se rechazó porque ${because}.`,
  company: 'La empresa',
  verification: {
    sin_pedir: 'Sin verificar',
    pendiente: 'Pendiente de verificar',
    verificada: 'Empresa verificada',
    rechazada: 'Verificación rechazada',
  },
  companySuspended: 'Suspendida',
  since: (day: string) => `Registrada el ${day}`,
  offers: (count: number, max: number) => (count === 1 ? '1 oferta' : `${upTo(count, max)} ofertas`),
  rejectedOffers: (count: number, max: number) =>
    count === 1 ? '1 oferta rechazada' : `${upTo(count, max)} ofertas rechazadas`,
  account: 'Ver su cuenta',
  fields: {
    nombre: 'Nombre',
    descripcion: 'Descripción',
    requisitos: 'Requisitos',
    preguntas: 'Preguntas a quien aplica',
    proyecto: 'Proyecto',
    empresa: 'Nombre de la empresa',
    logo: 'Logotipo',
  },
  logoOf: 'Logotipo de la empresa',
  withoutLogo: 'Sin logotipo',
  newLogo: 'La empresa ha cambiado su logotipo desde la última decisión.',
  more: 'Otros datos',
  end: 'Caduca el',
} as const

export const rejectTexts = {
  title: 'Rechazar la oferta',
  about: 'La oferta dejará de verse. La empresa recibirá el motivo y tu explicación por correo, y podrá corregirla.',
  reason: 'Motivo',
  reasonNote: 'También lo leen quienes enviaron su candidatura.',
  reasonMissing: 'Elige un motivo',
  note: 'Explicación para la empresa',
  noteHint: 'Di qué tiene que corregir. Solo la lee la empresa.',
  noteShort: 'Explica algo más: al menos 10 caracteres',
  send: 'Rechazar',
} as const

export const reviewKeys = 'J siguiente, K anterior, A aprobar, R rechazar'
