import type { RuleKind } from '#contract/values/offer-rules/rule.ts'

/** /gestion/revision/reglas: all rules that judge offers. */
export const rulesTexts = {
  title: 'Reglas de las ofertas',
  about:
    'Cada oferta se compara con estas reglas al guardarla. Las de redacción avisan a quien escribe y nunca impiden publicar. Las de fraude retienen la oferta hasta que alguien la revisa.',
  rule: 'Regla',
  why: 'Por qué',
  law: 'En qué se apoya',
  kind: 'Efecto',
  kinds: {
    fraude: 'Fraude: retiene la oferta',
    redaccion: 'Redacción: solo avisa',
  } satisfies Record<RuleKind, string>,
} as const
