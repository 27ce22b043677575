import { inArray, sql } from 'drizzle-orm'
import { isSettled, settledReply, settledSince, settledState } from '#server/domain/applications/settled-event.ts'
import { isCleared } from '#server/domain/offers/public-offer.ts'
import * as tables from '#server/database/schema/schema.ts'
import { decryptOtherTime } from '#server/encryption/other-time.ts'
import { decryptMessage } from '#server/encryption/message-text.ts'
import { snapshotIn, ofAccount, ofApplication, ofCandidate, ofSubscriber, type Section } from './section.ts'

const { application, applicationEvent, appointment, dismissedOffer, offer } = tables
const now = sql`now()`

/** Adds what is stored encrypted of these appointments. */
const withOtherTimes = (section: Section): Section => ({
  ...section,
  readRows: async (db, accountId, cipher) => {
    const rows = await section.readRows(db, accountId, cipher)
    const ids = rows.map(({ id }) => Number(id))
    const sealed = await db.select().from(appointment).where(inArray(appointment.id, ids))
    const said = new Map(sealed.map((row) => [row.id, decryptOtherTime(cipher, row)]))
    return rows.map((row) => ({ ...row, cuando_puedes: said.get(Number(row.id)) ?? null }))
  },
})

/** What candidates send, follow and look for. Alerts of a visitor belong to the account that confirms the same e-mail. */
export const candidateSections: Record<string, Section> = {
  candidaturas: ofCandidate(application, {
    about:
      'Las ofertas a las que has aplicado, con la nota que escribiste, lo que decía la oferta entonces y la versión del aviso sobre tus datos que viste. La oferta está vacía si la empresa la eliminó, y el CV si lo eliminaste. La respuesta es la última de la empresa; sin_respuesta, cuándo te avisamos de que no la hubo; novedades_preguntadas, cuándo preguntaste si las había. Lo que una empresa anota para sí sobre ti no está aquí: es ella quien debe dártelo, si se lo pides.',
    // oxfmt-ignore
    columns: {
      id: 'id', offerId: 'oferta', leftOn: 'oferta_eliminada', companyId: 'empresa', cvId: 'cv', cvName: 'nombre_cv',
      createdOn: 'fecha', noteVersion: 'version_aviso', noteAcceptedAt: 'aviso_aceptado', coveringNote: 'nota', sentOffer: 'oferta_leida',
      state: 'estado', stateAt: 'estado_desde', answeredAt: 'respuesta', unansweredAt: 'sin_respuesta',
      newsAskedAt: 'novedades_preguntadas', hasHiddenNames: 'primera_sin_nombres',
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
  respuestas_de_candidaturas: ofApplication(tables.applicationAnswer, {
    about: 'Lo que contestaste a las preguntas de las empresas al aplicar: true es sí y false es no.',
    columns: { applicationId: 'candidatura', questionId: 'pregunta', value: 'respuesta' },
  }),
  citas: withOtherTimes(
    ofCandidate(appointment, {
      about:
        'Las horas que te han propuesto las empresas para una entrevista, la que elegiste y lo que dijiste de cuándo puedes. Version cuenta los cambios.',
      only: sql`(${appointment.dueAt} is null or ${appointment.dueAt} <= ${now})`,
      // oxfmt-ignore
      columns: {
        id: 'id', applicationId: 'candidatura', companyId: 'empresa', mode: 'modo', place: 'lugar',
        proposals: 'propuestas', startsAt: 'empieza', endsAt: 'termina', otherText: null, otherKeyId: null,
        version: 'version', createdAt: null, proposedAt: 'propuesta_el', changedAt: 'ultimo_cambio', changedBy: 'quien',
        cancelledAt: 'cancelada', dueAt: null, mailedStartsAt: null, mailedEndsAt: null, remindedAt: 'recordatorio',
      },
    }),
  ),
  mensajes_de_candidaturas: {
    about:
      'Lo que tú (candidato) y las empresas os habéis escrito sobre tus candidaturas. Si eres empresa, lo que has escrito tú: lo que te contestaron es de cada persona. Lo guardamos cifrado.',
    table: tables.applicationMessage,
    files: [],
    readRows: async (db, accountId, cipher) => {
      const { rows } = await db.execute<typeof tables.applicationMessage.$inferSelect>(sql`
        select message.id, application_id as "applicationId", turn, side, text as sealed, key_id as "keyId", written_at as "writtenAt"
        from application_message message join application on application.id = application_id
        where candidate_id in (select id from candidate where account_id = ${accountId})
          or side = 'empresa' and company_id in (select id from company where account_id = ${accountId}) order by message.id`)
      return rows.map((row) => ({
        candidatura: Number(row.applicationId),
        quien: row.side,
        fecha: row.writtenAt,
        texto: decryptMessage(cipher, { ...row, applicationId: Number(row.applicationId) }),
      }))
    },
  },
  suscripcion_a_avisos: ofAccount(tables.subscriber, {
    about: 'Desde cuándo pides correos con ofertas nuevas. Van al correo de tu cuenta.',
    columns: { id: null, email: null, createdAt: 'desde' },
  }),
  avisos_de_ofertas_nuevas: ofSubscriber(tables.alert, {
    about:
      'Tus avisos de ofertas nuevas. Preguntado_el: cuándo te preguntamos si lo sigues queriendo, mientras esperamos tu respuesta.',
    // oxfmt-ignore
    columns: {
      id: 'id', filters: 'filtros', frequency: 'frecuencia', isPaused: 'en_pausa', createdAt: 'creado_el',
      confirmedAt: 'confirmado_el', toldThrough: null, queuedAt: 'ultimo_correo_preparado',
      mailedAt: 'ultimo_correo', wantedAt: 'lo_quieres_desde', askedAt: 'preguntado_el',
    },
  }),
  ofertas_avisadas: ofSubscriber(tables.toldOffer, {
    about: 'Las ofertas que ya te hemos enviado por correo, para no repetirlas.',
    columns: { offerId: 'oferta', mailId: null, toldOn: 'fecha' },
  }),
  lo_que_buscas: ofCandidate(tables.candidateInterest, {
    about:
      'Lo que nos has dicho del trabajo que buscas, para «Ofertas para ti». Ninguna empresa lo ve. El salario mínimo va en euros al año. El último lunes es el del último correo que ya ha pasado.',
    // oxfmt-ignore
    columns: {
      positionIds: 'puestos', sectorIds: 'sectores', provinceIds: 'provincias', modalityIds: 'modalidades',
      workdayIds: 'jornadas', town: 'municipio', distance: 'distancia_km', leastSalary: 'salario_minimo', isOn: 'activas', wantsMail: 'por_correo',
      mailedOn: 'ultimo_lunes', savedAt: 'guardado',
    },
  }),
  ofertas_que_no_te_interesan: ofCandidate(dismissedOffer, {
    about: 'Las ofertas en las que pulsaste «No me interesa»: su número y, si se puede ver, su nombre.',
    columns: { offerId: 'oferta', dismissedAt: 'fecha' },
    values: {
      offerId: sql`(select concat_ws(' ', ${offer.id}, case when ${isCleared} then ${offer.name} end) from ${offer} where ${offer.id} = ${dismissedOffer.offerId})`,
    },
  }),
  ofertas_guardadas: ofCandidate(tables.savedOffer, {
    about:
      'Las ofertas que has guardado para más tarde, con su nombre de entonces. Aviso: cuándo preparamos el correo de que termina pronto.',
    columns: { offerId: 'oferta', name: 'nombre', savedAt: 'guardada', remindedAt: 'aviso' },
  }),
}
