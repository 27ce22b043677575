import type { RuleText } from '../rule.ts'

const law = 'Directiva (UE) 2023/970, artículo 5.3; Ley 15/2022, artículo 9.1; Ley Orgánica 3/2007, artículo 5.'

/** The rules about names of jobs that only speak to men or to women. */
export const titleRules = {
  gendered_title: {
    kind: 'redaccion',
    title: 'Puesto para un solo sexo',
    reason:
      'El nombre del puesto debe ser neutro, para que nadie se sienta fuera (artículo 5.3 de la Directiva (UE) 2023/970).',
    advice: 'Escribe las dos formas («Camarero/a») o una sin género («Personal de sala»).',
    law,
  },
  gendered_text: {
    kind: 'redaccion',
    title: 'Búsqueda de un solo sexo',
    reason:
      'El texto busca a alguien de un solo sexo, y un anuncio de empleo debe ser neutro (artículo 5.3 de la Directiva (UE) 2023/970).',
    advice: 'Escribe las dos formas («Buscamos camarero/a») o una sin género («Buscamos personal de sala»).',
    law,
  },
} satisfies Record<string, RuleText>
