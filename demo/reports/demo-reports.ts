import type { ReportReason } from '#contract/constants.ts'

/** A report of the demo data. No author has an e-mail: nobody is written to. */
interface DemoReport {
  reason: ReportReason
  text: string | null
  /** At eight in the morning in UTC, so many days ago. */
  daysAgo: number
}

/** All reports of one offer, the oldest first, and how they were decided if they were. */
export interface DemoCase {
  reports: readonly [DemoReport, ...DemoReport[]]
  kept?: { note: string; daysAgo: number }
}

export const demoCases: readonly DemoCase[] = [
  {
    reports: [
      {
        reason: 'pide_dinero',
        text: 'En la entrevista me pidieron 45 € por el uniforme antes de empezar.',
        daysAgo: 2,
      },
      { reason: 'pide_dinero', text: 'A mí también: hay que pagar el uniforme por adelantado.', daysAgo: 1 },
      {
        reason: 'datos_falsos',
        text: 'El sueldo que dicen por teléfono es mucho más bajo que el de la oferta.',
        daysAgo: 1,
      },
      { reason: 'pide_dinero', text: null, daysAgo: 1 },
    ],
  },
  {
    reports: [{ reason: 'ya_no_existe', text: 'Llamé y me dijeron que cubrieron el puesto hace un mes.', daysAgo: 1 }],
  },
  {
    reports: [{ reason: 'otra', text: 'No contestan a los correos.', daysAgo: 6 }],
    kept: {
      note: 'Hemos hablado con la empresa: tenía el buzón lleno y ya contesta. La oferta es de verdad.',
      daysAgo: 5,
    },
  },
]
