import * as z from 'zod'
import { says } from '../call.ts'

/** The queues of operators. */
export const QUEUES = ['empresas', 'ofertas', 'denuncias'] as const

const count = z.int().min(0)

/** The events of a day in Madrid. */
const Day = z.object({
  dia: z.string(),
  candidatos: count,
  empresas: count,
  ofertas: count,
  candidaturas: count,
  /** Alerts that visitors have confirmed, mails with new offers, and visits by their links. Nobody is told apart. */
  avisos_confirmados: count,
  correos_de_avisos: count,
  visitas_desde_correos: count,
  /** Half of the applications that a company read for the first time on this day had waited for at most so many hours. */
  primera_respuesta_horas: z.number().nullable(),
  /** As many as the night of the day counted, and today as many as there are. Null: nobody counted that night. */
  ofertas_activas: count.nullable(),
  empresas_premium: count.nullable(),
})

/** For operators alone. */
export const siteSummary = {
  /** `esperan` and `vencidas` are those of now. The other numbers are up to a minute old. `dias` are the last 30, the oldest first. */
  getSummary: says(
    'Lo que espera a los operadores, y los números del sitio en los últimos 30 días. Los números pueden tener hasta un minuto.',
  )
    .call('GET /api/operator/summary', { access: 'operator' })
    .output(
      z.object({
        colas: z.array(z.object({ cola: z.enum(QUEUES), esperan: count, vencidas: count })),
        ofertas_activas: count,
        empresas: count,
        empresas_premium: count,
        /** Alerts that are confirmed and not paused. */
        avisos_activos: count,
        primera_respuesta_horas: z.number().nullable(),
        /** The settings without which the site or its register of processing activities lacks something. */
        ajustes_que_faltan: z.array(z.string()),
        dias: z.array(Day),
      }),
    ),
  /** Without offers that are deleted, and what was sent to them. `completo` is false beyond 10,000 rows. */
  getFiguresCsv: says(
    'Ofertas, candidaturas, contrataciones y ofertas cubiertas de 12 meses, por mes, sector y ciudad.',
  )
    .call('GET /api/operator/figures-csv', { access: 'operator' })
    .output(z.object({ csv: z.string(), completo: z.boolean() })),
}
