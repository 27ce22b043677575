import * as z from 'zod'
import { says } from '../call.ts'
import { AddressId, Id, Message, requiredText } from '../shapes.ts'
import { MESSAGE_MAX, MESSAGE_SIDES } from '../values/applications/message-rules.ts'

/**
 * Letters and messages of an application, oldest first. A letter of the company has no `mensaje_id`. `denunciado`: the reader
 * has reported it. `turno`: who may write now; `nadie`: the application is not open.
 */
export const Exchange = z.object({
  mensajes: z.array(
    z.object({
      mensaje_id: Id.nullable(),
      quien: z.enum(MESSAGE_SIDES),
      texto: z.string(),
      fecha: z.string(),
      denunciado: z.boolean(),
    }),
  ),
  turno: z.enum(['tuyo', 'suyo', 'nadie']),
})

const NewMessage = z.object({ id: AddressId, texto: requiredText(MESSAGE_MAX) })

export const messages = {
  writeToCandidate: says(
    'Escribe a la persona de una candidatura abierta. La primera vez, cuando quiera la empresa; después, por turnos. Un texto con señales de fraude se rechaza, y uno con otro contacto también, hasta que haya una entrevista.',
  )
    .call('POST /api/companies/application-message/{id}', { access: 'company', readsApplicants: true, errors: [409] })
    .input(NewMessage)
    .output(Message),
  writeToCompany: says('Contesta, una vez, a lo último que ha escrito la empresa sobre una candidatura abierta.')
    .call('POST /api/users/application-message/{id}', { access: 'candidate', errors: [409] })
    .input(NewMessage)
    .output(Message),
}
