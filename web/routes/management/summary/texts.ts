import { operatorTitles } from '#web/frames/menu/texts.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import type { SiteSummary } from '#web/api/types.ts'

export const summaryTexts = {
  title: operatorTitles.resumen,
  about: 'Qué espera y cómo va el sitio.',
  failed: 'Vaya... No pudimos obtener el resumen',
  failedNotice: 'No pudimos obtener el resumen',
  queues: 'Por revisar',
  waiting: (count: number) => (count === 1 ? '1 espera' : `${spanishNumber(count)} esperan`),
  nothing: 'Nada pendiente',
  overdue: (count: number) => `${spanishNumber(count)} fuera de plazo`,
  now: 'Ahora',
  premiumOf: (premium: string, all: string) => `${premium} de ${all}`,
  period: 'Últimos 30 días',
  alerts: 'Avisos de ofertas en 30 días',
  activeAlerts: (count: number) => {
    if (count === 0) return 'Todavía no hay avisos activos.'
    return count === 1 ? 'Hay 1 aviso activo.' : `Hay ${spanishNumber(count)} avisos activos.`
  },
  showTable: 'Ver como tabla',
  day: 'Día',
  none: 'Sin datos todavía',
  noValue: '—',
  today: 'hoy',
  most: (value: string) => `máx. ${value}`,
  plot: (title: string, most: string) => `Gráfico de ${title.toLowerCase()} por día. El máximo es ${most}.`,
  notCounted: (days: number) =>
    days === 1 ? 'Falta un día: esa noche no se contó.' : `Faltan ${days} días: esas noches no se contó.`,
} as const

export const queueTexts: Record<SiteSummary['colas'][number]['cola'], string> = {
  empresas: 'Empresas',
  ofertas: 'Ofertas',
  denuncias: 'Denuncias',
}

export const plotTexts = {
  candidatos: 'Candidatos nuevos',
  empresas: 'Empresas nuevas',
  ofertas: 'Ofertas publicadas',
  candidaturas: 'Candidaturas',
  avisos_confirmados: 'Avisos confirmados',
  correos_de_avisos: 'Correos con ofertas',
  visitas_desde_correos: 'Visitas desde los correos',
  primera_respuesta_horas: 'Primera respuesta',
  ofertas_activas: 'Ofertas activas',
  empresas_premium: 'Empresas Premium',
} as const

export const csvTexts = {
  download: 'CSV de 12 meses, por sector y ciudad',
  downloadFailed: 'No pudimos descargar las cifras. Inténtalo de nuevo',
  downloadCut: 'El archivo solo tiene las 10.000 filas más recientes',
  fileName: 'cifras.csv',
} as const

/** How the first answer is measured. */
export const answerNote =
  'Mediana del tiempo desde la candidatura hasta que la empresa la abre, descarga su CV o responde por primera vez, el día en que lo hace.'
