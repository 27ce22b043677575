import * as tables from '#server/database/schema/schema.ts'
import { plainColumns, takingColumns } from '#server/domain/offers/offer-columns.ts'
import { snapshotIn, namesOf, ofCompany, ofOffer } from './section.ts'

/** Offers, and what the site keeps about each of them. */
export const offerSections = {
  ofertas: ofCompany(tables.offer, {
    about:
      'Tus ofertas de empleo. Los salarios van en euros; salario_anual 0 si no lo indicas. Estado 1 activa, 0 no activa. Revisión: waiting y held pendiente (held: sin publicar), approved aprobada, rejected rechazada. Descansa, si no se publica porque no leéis las candidaturas; retenida, si está no activa por el límite del plan gratuito. Cubierta_aqui, si fue con una persona de este sitio. Las preguntas van con su número. Con limite_candidaturas null no hay límite.',
    // oxfmt-ignore
    columns: {
      ...namesOf(plainColumns), ...namesOf(takingColumns), id: 'id', projectId: 'proyecto', positionId: 'puesto',
      modalityId: 'modalidad',
      workdayId: 'jornada', sectorId: 'sector', provinceId: 'provincia', municipalityId: 'ciudad',
      moreMunicipalityIds: 'mas_ciudades', state: 'estado', review: 'revision', isPaused: 'descansa',
      isCompanySuspended: null, endedOn: 'no_activa_desde', isOverFreeLimit: 'retenida', createdOn: 'fecha_de_creacion',
      expiresOn: 'caduca_el', coveredOn: 'cubierta_el', isCoveredHere: 'cubierta_aqui', applicationsTaken: null,
      questionIds: 'preguntas', updatedAt: 'ultimo_cambio', version: null,
    },
  }),
  borradores: ofCompany(tables.offerDraft, {
    about:
      'Las ofertas que has guardado sin publicar. Las opciones de las listas van con su número. El fallo es por qué no se publicó en su día, como código.',
    // oxfmt-ignore
    columns: {
      id: 'id', projectId: 'proyecto', body: 'oferta', publishOn: 'publicar_el', failure: 'fallo', version: null,
      savedAt: 'guardado',
    },
  }),
  requisitos: ofOffer(tables.requirement, {
    about: 'Los requisitos de tus ofertas, con su lugar en la lista.',
    columns: { offerId: 'oferta', place: 'orden', description: 'descripcion' },
  }),
  preguntas: ofOffer(tables.offerQuestion, {
    about: 'Lo que tus ofertas preguntan o preguntaron a quien aplica. La unidad es lo que sigue al número.',
    // oxfmt-ignore
    columns: {
      id: 'id', offerId: 'oferta', kind: 'tipo', text: 'pregunta', options: 'opciones', unit: 'unidad',
      isRequired: 'obligatoria',
    },
  }),
  avisos_de_ofertas: ofOffer(tables.offerFinding, {
    about: 'Lo que nuestras reglas encontraron en tus ofertas la última vez que las revisaron.',
    columns: { offerId: 'oferta', rule: 'regla', field: 'campo', found: 'texto' },
  }),
  revisiones_de_ofertas: ofOffer(tables.offerReview, {
    about:
      'Lo que nuestro equipo ha decidido sobre tus ofertas: approved aprobada, rejected rechazada. Prioridad 1 si nuestras reglas encontraron señales de fraude; si no, 2. El texto anterior es lo que decía la oferta antes de tu último cambio.',
    // oxfmt-ignore
    columns: {
      offerId: 'oferta', priority: 'prioridad', queuedAt: 'en_cola_desde', dueAt: 'revisar_antes_de',
      decision: 'decision', decidedAt: 'decidida', decidedBy: null, reason: 'motivo', note: 'explicacion',
      textBefore: 'texto_anterior', raised: 'encontrado_por_las_reglas', undo: null,
    },
    values: { textBefore: snapshotIn(tables.offerReview.textBefore) },
  }),
  descripciones_de_ofertas: ofOffer(tables.offerText, {
    about:
      'Lo que guardamos para encontrar copias de tus descripciones: una huella, y desde cuándo las tiene la oferta.',
    columns: { offerId: 'oferta', hash: null, since: 'desde' },
  }),
  textos_rechazados: ofCompany(tables.rejectedText, {
    about: 'Lo que guardamos para reconocer textos tuyos que rechazamos: una huella de cada uno.',
    columns: { hash: null, rejectedAt: 'rechazado' },
  }),
  denuncias_de_ofertas: ofCompany(tables.reportCase, {
    about:
      'Lo que nuestro equipo ha decidido sobre ofertas tuyas que alguien denunció: withdrawn retirada, kept no retirada, gone borrada antes de decidir.',
    // oxfmt-ignore
    columns: {
      id: 'caso', offerId: 'oferta', offerName: 'nombre_de_la_oferta', queuedAt: 'en_cola_desde', outcome: 'decision',
      decidedAt: 'decidida', decidedBy: null, reason: 'motivo', note: 'explicacion',
      secondAskedAt: 'otra_revision_pedida', secondText: 'texto_otra_revision',
      undo: null,
    },
  }),
  visitas_de_ofertas: ofOffer(tables.offerDay, {
    about: 'Cuántas veces se abrió cada oferta en cada uno de los últimos 30 días.',
    columns: { offerId: 'oferta', day: 'dia', opened: 'visitas' },
  }),
  avisos_de_caducidad: ofOffer(tables.offerExpiryNotice, {
    about: 'Los últimos avisos de que tus ofertas iban a caducar, 7 o 1 días antes.',
    columns: { offerId: 'oferta', expiresOn: 'caduca_el', daysBefore: 'dias_antes' },
  }),
}
