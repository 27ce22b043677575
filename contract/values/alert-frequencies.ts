/** How often an alert may be mailed: at once (one mail an hour at most), daily at eight, or on Mondays at eight. */
export const ALERT_FREQUENCIES = ['inmediata', 'diaria', 'semanal'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

export const alertFrequencyNames: Readonly<Record<AlertFrequency, string>> = {
  inmediata: 'Al momento',
  diaria: 'Cada día a las 8:00',
  semanal: 'Los lunes a las 8:00',
}
