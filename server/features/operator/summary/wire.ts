import type { QUEUES } from '#contract/operator/site-summary.ts'
import type { findFigures } from './find-figures.ts'
import type { WaitingCount } from './queries.ts'

type QueueName = 'companies' | 'offers' | 'reports'

const colas: readonly [QueueName, (typeof QUEUES)[number]][] = [
  ['companies', 'empresas'],
  ['offers', 'ofertas'],
  ['reports', 'denuncias'],
]

export const toSummary = (
  figures: Awaited<ReturnType<typeof findFigures>>,
  queues: Record<QueueName, WaitingCount>,
) => ({
  colas: colas.map(([name, cola]) => ({ cola, esperan: queues[name].waiting, vencidas: queues[name].overdue })),
  ofertas_activas: figures.activeOffers,
  empresas: figures.companies,
  empresas_premium: figures.premium,
  avisos_activos: figures.alerts,
  primera_respuesta_horas: figures.answerHours,
  dias: figures.days.map((day) => ({
    dia: day.day,
    candidatos: day.candidates,
    empresas: day.companies,
    ofertas: day.offers,
    candidaturas: day.applications,
    avisos_confirmados: day.alerts,
    correos_de_avisos: day.alertMails,
    visitas_desde_correos: day.visits,
    primera_respuesta_horas: day.answerHours,
    ofertas_activas: day.activeOffers,
    empresas_premium: day.premium,
  })),
})
