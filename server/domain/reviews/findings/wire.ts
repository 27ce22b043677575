import type { JudgedOffer } from '#contract/values/offer-rules/judge-offer.ts'
import type { JudgedRow } from './queries.ts'

/** An offer as the rules judge it. */
export const toJudged = (row: JudgedRow): Required<JudgedOffer> => ({
  nombre: row.name,
  descripcion: row.description,
  requirements_list: row.requirements,
  salario_variable: row.variablePay,
  convenio: row.agreement,
  preguntas: row.questions,
  proyecto: row.projectName,
  empresa: row.companyName,
  salario_anual: row.annualSalary,
  salario_hora: row.payPeriod === 'hora' ? row.periodPay : null,
  mst_jornada_id: row.workdayId,
})
