import { sql } from 'drizzle-orm'
import { isSettled, settledReply, settledSince, settledState } from '#server/domain/applications/settled-event.ts'
import { application, applicationAnswer, applicationEvent } from '#server/database/schema/schema.ts'
import { snapshotIn, ofApplication, ofCandidate } from './section.ts'

const now = sql`now()`

export const applicationSections = {
  candidaturas: ofCandidate(application, {
    about:
      'Las ofertas a las que has aplicado, con lo que decía la oferta entonces y la versión del aviso sobre tus datos que viste. La oferta está vacía si la empresa la eliminó, y el CV si lo eliminaste. La respuesta es la última de la empresa; sin_respuesta, cuándo te avisamos de que no la hubo. Lo que una empresa anota para sí sobre ti no está aquí: es ella quien debe dártelo, si se lo pides.',
    // oxfmt-ignore
    columns: {
      id: 'id', offerId: 'oferta', leftOn: 'oferta_eliminada', companyId: 'empresa', cvId: 'cv', cvName: 'nombre_cv',
      createdOn: 'fecha', noteVersion: 'version_aviso', noteAcceptedAt: 'aviso_aceptado', sentOffer: 'oferta_leida',
      state: 'estado', stateAt: 'estado_desde', answeredAt: 'respuesta', unansweredAt: 'sin_respuesta',
    },
    values: {
      sentOffer: snapshotIn(application.sentOffer),
      // Leaves out changes that the company may still undo.
      state: settledState(now),
      stateAt: settledSince(now),
      answeredAt: settledReply(now),
    },
  }),
  historial_de_candidaturas: ofApplication(applicationEvent, {
    about:
      'Cada cambio de estado de tus candidaturas: de la empresa, tuyo (candidato) o de este sitio (sistema). No está lo que la empresa deshizo, o aún puede deshacer durante unos segundos. La causa es por qué se cerró; si la empresa te descartó, el motivo es una nota interna suya, y lo que te escribió está en «mensaje».',
    only: isSettled(now),
    // oxfmt-ignore
    columns: {
      id: null, applicationId: 'candidatura', from: 'de', to: 'a', happenedAt: 'fecha', actor: 'quien', reason: 'causa',
      letter: 'mensaje', batch: null, undoneAt: null, dueAt: null, toldAt: 'aviso_enviado', isAnnounced: null,
    },
    values: { reason: sql`case when ${applicationEvent.to} = 'cerrada' then ${applicationEvent.reason} end` },
  }),
  respuestas_de_candidaturas: ofApplication(applicationAnswer, {
    about: 'Lo que contestaste a las preguntas de las empresas al aplicar: true es sí y false es no.',
    columns: { applicationId: 'candidatura', questionId: 'pregunta', value: 'respuesta' },
  }),
}
