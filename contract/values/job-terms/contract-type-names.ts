import type { ContractType } from '#contract/constants.ts'

export const contractTypeNames: Readonly<Record<ContractType, string>> = {
  indefinido: 'Indefinido',
  temporal: 'Temporal',
  fijo_discontinuo: 'Fijo discontinuo',
  formacion: 'Formación',
  practicas: 'Prácticas',
  autonomo: 'Autónomo',
}
