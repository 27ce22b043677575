import * as z from 'zod'
import { says } from '../call.ts'
import { RESET_TOKEN_MAX } from '../constants.ts'
import { Message } from '../shapes.ts'
import { APPLICATION_MAILS } from '../values/applications/application-mails.ts'

/** Whether a candidate is told what happens between the receipt of an application and its outcome. Those two are always sent. */
export const NewsChoice = z.object({ avisos_candidaturas: z.boolean() })

/** When a company is told about new applications, and whether it is reminded on Mondays of people who wait. */
export const ApplicationMailChoice = z.object({
  avisos_candidaturas: z.enum(APPLICATION_MAILS),
  recordatorio_lunes: z.boolean(),
})

const ByToken = z.object({ token: z.string().max(RESET_TOKEN_MAX) })

/** Which mails an account gets, of those that it can do without. */
export const mailChoices = {
  getNews: says(
    'Si el candidato recibe correos cuando una empresa avanza con su candidatura. El recibo y el resultado se envían siempre.',
  )
    .call('GET /api/users/mail-choices', { access: 'candidate' })
    .output(NewsChoice),
  saveNews: says('Cambia si el candidato recibe esos correos.')
    .call('PUT /api/users/mail-choices', { access: 'candidate' })
    .input(NewsChoice)
    .output(Message),
  getApplicationMail: says(
    'Cuándo recibe la empresa correos de candidaturas nuevas: al_momento, resumen (uno al día como mucho) o ninguno. recordatorio_lunes: si los lunes le recordamos quién espera respuesta desde hace una semana.',
  )
    .call('GET /api/companies/mail-choices', { access: 'company' })
    .output(ApplicationMailChoice),
  saveApplicationMail: says('Cambia qué correos recibe la empresa. Lo que no se envía queda como está.')
    .call('PUT /api/companies/mail-choices', { access: 'company' })
    .input(ApplicationMailChoice.partial())
    .output(Message),
  /** By the token of the link at the end of such a mail. It stops this kind of mail, and allows nothing else. */
  unsubscribe: says('Deja de enviar estos correos con el token del enlace de uno de ellos, sin sesión.')
    .call('POST /api/account/unsubscribe', { access: 'public', errors: [429] })
    .input(ByToken)
    .output(Message),
  leaveRecap: says(
    'Deja de enviar a una empresa el recordatorio de los lunes con el token del enlace de uno, sin sesión.',
  )
    .call('POST /api/account/unsubscribe-reminder', { access: 'public', errors: [429] })
    .input(ByToken)
    .output(Message),
}
