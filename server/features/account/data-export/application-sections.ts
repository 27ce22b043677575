import { sql } from 'drizzle-orm'
import { isSettled, settledAnswer, settledSince, settledState } from '#server/domain/applications/settled-event.ts'
import { application, applicationAnswer, applicationEvent, offerQuestion } from '#server/database/schema/schema.ts'
import { keptAs, ofCandidate, omitted, partOf, section, shown } from './section.ts'

export const applicationSections = [
  section(application, {
    name: 'candidaturas',
    about:
      'Las ofertas a las que has aplicado. Lo que una empresa anota para sí sobre ti no está aquí: es ella quien debe dártelo, si se lo pides.',
    columns: {
      id: shown('id', 'Número de la candidatura.'),
      candidateId: omitted('Es el número de tu perfil, que ya está en «perfil».'),
      offerId: shown(
        'oferta',
        'Número de la oferta, el que lleva su dirección en este sitio. Vacío si la empresa la eliminó.',
      ),
      leftOn: shown('oferta_eliminada', 'El día en que la empresa eliminó la oferta. Vacío si sigue.'),
      companyId: shown('empresa', 'Número interno de la empresa que recibió tu CV.'),
      cvId: shown('cv', 'Número del CV que enviaste. Vacío si lo eliminaste.'),
      cvName: shown('nombre_cv', 'Cómo se llamaba el CV, si lo eliminaste.'),
      createdOn: shown('fecha', 'El día en que aplicaste.'),
      noteVersion: shown('version_aviso', 'La versión del aviso sobre tus datos que viste al aplicar.'),
      noteAcceptedAt: shown('aviso_aceptado', 'Cuándo pulsaste «Aplicar» debajo de ese aviso.'),
      sentOffer: partOf('oferta_leida', 'Lo que decía la oferta cuando aplicaste.', keptAs(application.sentOffer)),
      // Leaves out changes that the company may still undo.
      state: partOf('estado', 'En qué punto está la candidatura.', settledState(sql`now()`)),
      stateAt: partOf('estado_desde', 'Desde cuándo. Vacío: desde que aplicaste.', settledSince(sql`now()`)),
      answeredAt: partOf('respuesta', 'Cuándo te respondió la empresa por última vez.', settledAnswer(sql`now()`)),
      unansweredAt: shown('sin_respuesta', 'Cuándo te avisamos de que la empresa no había respondido.'),
    },
    where: ofCandidate(application.candidateId),
  }),

  section(applicationEvent, {
    name: 'historial_de_candidaturas',
    about: 'Cada cambio de estado de tus candidaturas.',
    columns: {
      id: omitted('El número interno de cada cambio no significa nada.'),
      applicationId: shown('candidatura', 'Número de la candidatura.'),
      from: shown('de', 'El estado anterior. Vacío: acababas de aplicar.'),
      to: shown('a', 'El estado nuevo.'),
      happenedAt: shown('fecha', 'Cuándo cambió.'),
      actor: shown('quien', 'La empresa, tú (candidato) o este sitio (sistema).'),
      accountId: omitted('Es la cuenta de la empresa, que es un dato suyo.'),
      reason: partOf(
        'causa',
        'Por qué se cerró. Si la empresa la descartó, el motivo es una nota interna suya; lo que te escribió está en «mensaje».',
        sql`case when ${applicationEvent.to} = 'cerrada' then ${applicationEvent.reason} end`,
      ),
      letter: shown('mensaje', 'Lo que la empresa te escribió.'),
      batch: omitted('Sirve para deshacer a la vez lo que la empresa cambió a la vez.'),
      undoneAt: omitted(
        'Lo que la empresa deshizo, o aún puede deshacer durante unos segundos, no está en esta lista.',
      ),
      dueAt: omitted('Sirve para enviar el aviso a su hora.'),
      toldAt: shown('aviso_enviado', 'Cuándo salió el correo que te avisó. Vacío si no hubo correo.'),
      isAnnounced: omitted('Sirve para avisar a la empresa una sola vez.'),
    },
    where: (accountId) =>
      sql`${isSettled(sql`now()`)} and ${applicationEvent.applicationId} in (select application.id from application
        join candidate on candidate.id = candidate_id where account_id = ${accountId})`,
  }),

  section(applicationAnswer, {
    name: 'respuestas_de_candidaturas',
    about: 'Lo que contestaste a las preguntas de las empresas al aplicar.',
    columns: {
      applicationId: shown('candidatura', 'Número de la candidatura.'),
      questionId: shown('pregunta', 'Lo que preguntaba la empresa.', offerQuestion),
      value: shown('respuesta', 'Lo que contestaste. true es sí y false es no.'),
    },
    where: (accountId) =>
      sql`${applicationAnswer.applicationId} in (select application.id from application
        join candidate on candidate.id = candidate_id where account_id = ${accountId})`,
  }),
]
