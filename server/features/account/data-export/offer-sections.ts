import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  modality,
  municipality,
  offer,
  offerDraft,
  offerExpiryNotice,
  offerFinding,
  offerQuestion,
  offerReview,
  offerText,
  position,
  province,
  rejectedText,
  reportCase,
  requirement,
  sector,
  workday,
} from '#server/database/schema/schema.ts'
import { isInternal, isOwnCompany, ofCompany } from './company-columns.ts'
import { keptAs, namesIn, omitted, partOf, section, shown } from './section.ts'

const ofOwnOffers =
  (column: PgColumn) =>
  (accountId: number): SQL =>
    sql`${column} in (select offer.id from offer
      join company on company.id = offer.company_id where company.account_id = ${accountId})`

/** Offers, and what the site keeps about each of them. */
export const offerSections = [
  section(offer, {
    name: 'ofertas',
    about: 'Tus ofertas de empleo.',
    columns: {
      id: shown('id', 'Número de la oferta.'),
      projectId: shown('proyecto', 'Número de su proyecto.'),
      companyId: isOwnCompany,
      name: shown('nombre', 'Su nombre.'),
      description: shown('descripcion', 'Su descripción.'),
      annualSalary: shown('salario_anual', 'En euros. 0 si no lo indicas.'),
      salaryMax: shown('salario_max', 'El extremo superior, si indicas una horquilla.'),
      payPeriod: shown('salario_periodo', 'Si lo indicas al año (anual), al mes (mensual) o por hora (hora).'),
      periodPay: shown('salario_importe', 'Lo que indicas al mes o por hora, en euros.'),
      periodPayMax: shown('salario_importe_max', 'El extremo superior de ese importe.'),
      payments: shown('salario_pagas', 'Cuántas pagas al año.'),
      variablePay: shown('salario_variable', 'Lo que se paga aparte.'),
      agreement: shown('convenio', 'El convenio colectivo.'),
      reservedFor: shown('reservada_discapacidad', 'Por qué está reservada a personas con discapacidad.'),
      contractType: shown('tipo_contrato', 'El tipo de contrato.'),
      experience: shown('experiencia', 'La experiencia que pides.'),
      vacancies: shown('vacantes', 'Cuántas personas buscas.'),
      positionId: shown('puesto', 'El puesto.', position),
      modalityId: shown('modalidad', 'Presencial, híbrido o remoto.', modality),
      workdayId: shown('jornada', 'Completa o parcial.', workday),
      sectorId: shown('sector', 'El sector.', sector),
      provinceId: shown('provincia', 'Dónde se trabaja.', province),
      municipalityId: shown('ciudad', 'Dónde se trabaja.', municipality),
      moreMunicipalityIds: partOf(
        'mas_ciudades',
        'Las demás ciudades donde se ofrece.',
        namesIn(municipality, offer.moreMunicipalityIds),
      ),
      isEverywhere: shown('toda_espana', 'Si se puede trabajar desde toda España.'),
      state: shown('estado', '1 activa, 0 no activa.'),
      review: shown(
        'revision',
        'waiting y held pendiente (held: sin publicar), approved aprobada, rejected rechazada.',
      ),
      isResting: shown('descansa', 'Si no se publica porque no leéis las candidaturas.'),
      isCompanySuspended: omitted('Es lo mismo que «suspendida» de tu empresa.'),
      endedOn: shown('no_activa_desde', 'El día desde el que no está activa.'),
      isHeldBack: shown('retenida', 'Si está no activa por el límite del plan gratuito.'),
      createdOn: shown('fecha_de_creacion', 'El día en que la creaste.'),
      expiresOn: shown('caduca_el', 'El último día en que se publica.'),
      coveredOn: shown('cubierta_el', 'El día en que dijiste que el puesto está cubierto.'),
      isCoveredHere: shown('cubierta_aqui', 'Si lo cubriste con una persona de este sitio.'),
      questionIds: shown('preguntas', 'Números de las preguntas que hace, en su orden.'),
      updatedAt: shown('ultimo_cambio', 'Cuándo la cambiaste por última vez.'),
      version: isInternal,
    },
    where: ofCompany(offer.companyId),
  }),

  section(offerDraft, {
    name: 'borradores',
    about: 'Las ofertas que has guardado sin publicar.',
    columns: {
      id: shown('id', 'Número del borrador.'),
      companyId: isOwnCompany,
      projectId: shown('proyecto', 'Número de su proyecto; vacío si no tiene.'),
      body: shown('oferta', 'Lo que has escrito. Las opciones de las listas van con su número.'),
      publishOn: shown('publicar_el', 'El día en que se publicará; vacío si no has elegido ninguno.'),
      failure: shown('fallo', 'Por qué no se publicó en su día, como código.'),
      version: isInternal,
      savedAt: shown('guardado', 'Cuándo lo guardaste por última vez.'),
    },
    where: ofCompany(offerDraft.companyId),
  }),

  section(requirement, {
    name: 'requisitos',
    about: 'Los requisitos de tus ofertas.',
    columns: {
      offerId: shown('oferta', 'Número de la oferta.'),
      place: shown('orden', 'El lugar que ocupa en la lista.'),
      description: shown('descripcion', 'El requisito.'),
    },
    where: ofOwnOffers(requirement.offerId),
  }),

  section(offerQuestion, {
    name: 'preguntas',
    about: 'Lo que tus ofertas preguntan o preguntaron a quien aplica.',
    columns: {
      id: shown('id', 'Número de la pregunta.'),
      offerId: shown('oferta', 'Número de la oferta.'),
      kind: shown('tipo', 'si_no, opcion, numero o texto.'),
      text: shown('pregunta', 'Lo que pregunta.'),
      options: shown('opciones', 'Entre qué se elige.'),
      unit: shown('unidad', 'Lo que sigue al número.'),
      isRequired: shown('obligatoria', 'Si hay que contestarla.'),
    },
    where: ofOwnOffers(offerQuestion.offerId),
  }),

  section(offerFinding, {
    name: 'avisos_de_ofertas',
    about: 'Lo que nuestras reglas encontraron en tus ofertas la última vez que las revisaron.',
    columns: {
      offerId: shown('oferta', 'Número de la oferta.'),
      rule: shown('regla', 'El nombre de la regla.'),
      field: shown('campo', 'El campo de la oferta.'),
      found: shown('texto', 'Las palabras encontradas.'),
    },
    where: ofOwnOffers(offerFinding.offerId),
  }),

  section(offerReview, {
    name: 'revisiones_de_ofertas',
    about: 'Lo que nuestro equipo ha decidido sobre tus ofertas.',
    columns: {
      offerId: shown('oferta', 'Número de la oferta.'),
      priority: shown('prioridad', '1 si nuestras reglas encontraron señales de fraude; si no, 2.'),
      queuedAt: shown('en_cola_desde', 'Desde cuándo espera nuestra revisión.'),
      dueAt: shown('revisar_antes_de', 'Cuándo tiene que estar revisada.'),
      decision: shown('decision', 'approved aprobada, rejected rechazada.'),
      decidedAt: shown('decidida', 'Cuándo se decidió.'),
      decidedBy: omitted('Es la persona de nuestro equipo que decidió.'),
      reason: shown('motivo', 'Por qué se rechazó.'),
      note: shown('explicacion', 'Lo que te explicamos.'),
      textBefore: partOf(
        'texto_anterior',
        'Lo que decía la oferta antes de tu último cambio.',
        keptAs(offerReview.textBefore),
      ),
    },
    where: ofOwnOffers(offerReview.offerId),
  }),

  section(offerText, {
    name: 'descripciones_de_ofertas',
    about: 'Lo que guardamos para encontrar copias de tus descripciones.',
    columns: {
      offerId: shown('oferta', 'Número de la oferta.'),
      hash: omitted('Es una huella de la descripción, que ya está en «ofertas».'),
      since: shown('desde', 'Desde cuándo tiene la oferta esta descripción.'),
    },
    where: ofOwnOffers(offerText.offerId),
  }),

  section(rejectedText, {
    name: 'textos_rechazados',
    about: 'Lo que guardamos para reconocer textos tuyos que rechazamos: una huella de cada uno.',
    columns: {
      companyId: isOwnCompany,
      hash: omitted('Es la huella: de ella no se puede sacar el texto.'),
      rejectedAt: shown('rechazado', 'Cuándo lo rechazamos.'),
    },
    where: ofCompany(rejectedText.companyId),
  }),

  section(reportCase, {
    name: 'denuncias_de_ofertas',
    about: 'Lo que nuestro equipo ha decidido sobre ofertas tuyas que alguien denunció.',
    columns: {
      id: shown('caso', 'Número del caso.'),
      offerId: shown('oferta', 'Número de la oferta; vacío si la has borrado.'),
      companyId: omitted('Es tu empresa.'),
      offerName: shown('nombre_de_la_oferta', 'Nombre de la oferta cuando la denunciaron.'),
      queuedAt: shown('en_cola_desde', 'Desde cuándo espera nuestra decisión.'),
      outcome: shown('decision', 'withdrawn retirada, kept no retirada, gone borrada antes de decidir.'),
      decidedAt: shown('decidida', 'Cuándo se decidió.'),
      decidedBy: omitted('Es la persona de nuestro equipo que decidió.'),
      reason: shown('motivo', 'Por qué se retiró.'),
      note: shown('explicacion', 'Lo que te explicamos.'),
      secondAskedAt: shown('otra_revision_pedida', 'Cuándo pediste que la miráramos de nuevo.'),
      secondText: shown('texto_otra_revision', 'Lo que nos escribiste al pedirlo.'),
    },
    where: ofCompany(reportCase.companyId),
  }),

  section(offerExpiryNotice, {
    name: 'avisos_de_caducidad',
    about: 'Los últimos avisos de que tus ofertas iban a caducar.',
    columns: {
      offerId: shown('oferta', 'Número de la oferta.'),
      expiresOn: shown('caduca_el', 'El último día que decía el aviso.'),
      daysBefore: shown('dias_antes', 'Cuántos días antes: 7 o 1.'),
    },
    where: ofOwnOffers(offerExpiryNotice.offerId),
  }),
]
