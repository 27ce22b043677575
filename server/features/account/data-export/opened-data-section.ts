import { sql } from 'drizzle-orm'
import type { ActKind } from '#server/domain/operators/record-act.ts'
import { operatorAct } from '#server/database/schema/schema.ts'
import { omitted, section, shown } from './section.ts'

const OPENED: ActKind = 'open-person'
const isOfTeam = omitted('Es una persona de nuestro equipo.')
const isEmpty = omitted('Al abrir tus datos no se cambia nada.')

/** When and why operators opened the data of the account. */
export const openedDataSection = section(operatorAct, {
  name: 'aperturas_de_tus_datos',
  about: 'Cuándo y por qué nuestro equipo ha abierto tus datos personales.',
  columns: {
    id: omitted('El número de cada apertura en nuestro registro no significa nada.'),
    happenedAt: shown('fecha', 'Cuándo los abrió.'),
    operatorId: isOfTeam,
    operatorEmail: isOfTeam,
    kind: omitted('Todas las filas son aperturas.'),
    subjectId: omitted('Es el número de tu cuenta, que ya está en «cuenta».'),
    reason: shown('motivo', 'Por qué los abrió.'),
    before: isEmpty,
    after: isEmpty,
  },
  where: (accountId) => sql`${operatorAct.subjectId} = ${accountId} and ${operatorAct.kind} = ${OPENED}`,
})
