import type { Company } from '#web/api/types.ts'

/** The page of a company that has written nothing. */
export const emptyPage: Company['pagina'] = {
  slug: 'talleres-ejemplo-3',
  publicada: false,
  texto: '',
  web: null,
  estado_pagina: null,
  motivo: null,
}
