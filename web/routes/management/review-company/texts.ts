import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { ManagedCompany } from '#web/api/types.ts'

type Step = ManagedCompany['historial'][number]['paso']

export const reviewCompanyTexts = {
  title: 'Revisar una empresa',
  back: 'Volver a las empresas',
  unknown: 'Esta empresa no existe, o ya se ha borrado',
  failed: 'Vaya... No pudimos obtener la empresa',
  failedNotice: 'No pudimos obtener la empresa',
  waits: (ago: string) => `Espera desde ${ago}.`,
  data: 'Lo que dice de sí misma',
  nothing: 'Esta empresa no ha pedido la verificación.',
  legalName: 'Razón social',
  taxNumber: 'NIF',
  sameTaxNumber: 'Han dado el mismo NIF',
  website: 'Web',
  noWebsite: 'No ha indicado ninguna',
  contact: 'Persona de contacto',
  phone: 'Teléfono',
  email: 'Correo de la empresa',
  emailStates: {
    sin_correo: '',
    gratuito: 'Correo gratuito: no se le envía enlace',
    pendiente: 'Sin confirmar',
    confirmado: 'Confirmado',
  } satisfies Record<ManagedCompany['correo'], string>,
  account: 'La cuenta',
  accountEmail: 'Correo de la cuenta',
  registered: 'Fecha de alta',
  plan: 'Plan',
  plans: { gratis: 'Gratuito', premium: 'Premium' } as Readonly<Record<string, string>>,
  city: 'Ciudad',
  offers: 'Ofertas',
  offerCount: (all: number, active: number) =>
    `${spanishNumber(all)} (${spanishNumber(active)} ${active === 1 ? 'publicada' : 'publicadas'})`,
  lastOffers: 'Últimas ofertas',
  openAccount: 'Ver la cuenta',
  checks: 'Comprobaciones',
  checksHint:
    'Para verificar hacen falta el registro y, además, el teléfono o la web. El correo solo no basta: cualquiera puede comprar un dominio. Cada una queda con tu nombre y la hora.',
  doneBy: (operator: string | null, moment: string) =>
    operator ? `${operator}, ${moment}` : `Con el enlace, ${moment}`,
  notDone: 'Sin comprobar',
  byLink: 'Lo confirma la empresa con su enlace',
  foreignEmail: 'El dominio no es el de la web.',
  mark: 'Marcar',
  unmark: 'Quitar',
  markOf: (check: string) => `Marcar como comprobado: ${check}`,
  unmarkOf: (check: string) => `Quitar la comprobación: ${check}`,
  checkFailed: 'No pudimos guardar la comprobación. Inténtalo de nuevo',
  history: 'Lo que ha pasado',
  noHistory: 'Todavía nada.',
  byCompany: 'La empresa',
  explanation: 'Explicación',
  explanationHint: 'Opcional, salvo con «Otro motivo». La empresa la lee.',
  reason: 'Motivo',
  reasonMissing: 'Elige un motivo',
  explanationMissing: 'Explica el motivo',
  otherReason: 'Otro motivo',
  decideFailed: 'No pudimos guardar la decisión. Inténtalo de nuevo',
  checksMissing: 'Faltan comprobaciones.',
  page: 'Su página',
  approvePage: 'Aprobar el texto',
  pageApproved: 'Texto aprobado',
  removalHint: 'La empresa lo lee.',
} as const

export const pageStateTexts = {
  sin_revisar: 'Publicado. Nadie lo ha revisado.',
  retenida: 'Retenido: los candidatos no lo ven.',
  aprobada: 'Publicado y aprobado.',
  retirada: 'Retirado.',
} as const

export const stepTexts: Record<Step, string> = {
  pedida: 'Pidió la verificación',
  verificada: 'Verificada',
  rechazada: 'Rechazada',
  suspendida: 'Suspendida',
  readmitida: 'Readmitida',
  renombrada: 'Cambió su nombre público',
  logo_nuevo: 'Cambió su logotipo',
  pagina_aprobada: 'Texto de su página aprobado',
  pagina_retirada: 'Texto de su página retirado',
}

const willDisappear = (offers: number) => {
  if (offers === 0) return 'Ahora no tiene ofertas publicadas.'
  return offers === 1
    ? 'Desaparecerá 1 oferta publicada.'
    : `Desaparecerán ${spanishNumber(offers)} ofertas publicadas.`
}

/** The dialogs of the decisions, by what they make of the company. */
export const decisionTexts = {
  verificada: {
    button: 'Verificar',
    title: '¿Verificar esta empresa?',
    note: () => 'Sus ofertas llevarán la insignia.',
    done: 'Empresa verificada',
  },
  rechazada: {
    button: 'Rechazar',
    title: 'Rechazar la verificación',
    note: () => 'La empresa puede corregir sus datos y pedirla otra vez. Sus ofertas siguen publicadas.',
    done: 'Verificación rechazada',
  },
  suspendida: {
    button: 'Suspender',
    title: 'Suspender la empresa',
    note: (offers: number) =>
      `${willDisappear(offers)} Cerraremos las candidaturas que esperan respuesta y se lo diremos a esas personas. La empresa no podrá publicar. Si el motivo es un fraude, una suplantación u ofertas falsas, tampoco podrá leerlas; si es otro, solo durante 30 días.`,
    done: 'Empresa suspendida',
  },
  readmitida: {
    button: 'Readmitir',
    title: '¿Readmitir esta empresa?',
    note: () => 'Sus ofertas activas volverán a publicarse.',
    done: 'Empresa readmitida',
  },
  pagina_retirada: {
    button: 'Retirar el texto',
    title: 'Retirar el texto',
    note: () => 'Los candidatos dejarán de ver el texto y la web. La página sigue con lo demás.',
    done: 'Texto retirado',
  },
} as const
