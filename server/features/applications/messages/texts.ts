import type { MessageFault } from '#contract/values/offer-rules/judge-message.ts'

export const messageTexts = {
  sent: 'Mensaje enviado.',
  /** The sentence of `company_suspended`. */
  suspended: 'Tu empresa está suspendida: no puede escribir a quienes aplicaron. Escríbenos si crees que es un error.',
}

/** The sentence of `message_refused`. */
export const refusedBecause = (fault: MessageFault): string =>
  fault.kind === 'fraud'
    ? `No hemos enviado tu mensaje: «${fault.found}» es una señal de fraude. Nadie puede pedir dinero, documentos ni claves por un trabajo.`
    : 'No hemos enviado tu mensaje: hasta que haya una entrevista, aquí no se dan teléfonos, correos ni enlaces. Quítalos y vuelve a enviarlo.'
