/** An offer as candidates will see it, before it is saved. */
export const previewTexts = {
  open: 'Ver como candidato',
  title: 'Así la verán los candidatos',
  hint: 'Es una vista previa: no guarda nada. En su página verán además los botones para aplicar, guardarla y compartirla.',
  untitled: 'Sin título',
  facts: 'Resumen de la oferta',
} as const
