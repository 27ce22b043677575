interface Replies {
  responde_en_dias: number | null
  responde_por_ciento: number | null
}

/** How the company of an offer replies to applications, in sentences: none while too few have ended. */
export function repliesOf({ responde_en_dias: days, responde_por_ciento: percent }: Replies): string[] {
  return [
    ...(days === null ? [] : [days === 1 ? 'Responde en un día' : `Responde en unos ${days} días`]),
    ...(percent === null ? [] : [`Responde al ${percent}\u00a0% de las candidaturas`]),
  ]
}
