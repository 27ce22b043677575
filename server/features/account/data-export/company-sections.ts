import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  company,
  companySilence,
  companySubscription,
  modality,
  municipality,
  offer,
  offerExpiryNotice,
  offerFinding,
  offerReview,
  paymentEvent,
  position,
  project,
  province,
  reportCase,
  requirement,
  sector,
  workday,
} from '#server/platform/database/schema/schema.ts'
import { verificationSections } from './verification-sections.ts'
import { isInternal, isOwnCompany, ofCompany } from './company-columns.ts'
import { omitted, section, shown, storedFile } from './section.ts'

const ofOwnOffers =
  (column: PgColumn) =>
  (accountId: number): SQL =>
    sql`${column} in (select offer.id from offer
      join company on company.id = offer.company_id where company.account_id = ${accountId})`

export const companySections = [
  section(company, {
    name: 'empresa',
    about: 'Tu perfil de empresa.',
    columns: {
      id: shown('id', 'Número interno de tu empresa.'),
      accountId: omitted('Es el número de tu cuenta, que ya está en «cuenta».'),
      role: omitted('Es el tipo de tu cuenta, que ya está en «cuenta».'),
      name: shown('nombre', 'El nombre de la empresa.'),
      acronym: shown('acronimo', 'Sus siglas.'),
      provinceId: shown('provincia', 'Dónde está.', province),
      municipalityId: shown('ciudad', 'Dónde está.', municipality),
      plan: shown('plan', 'gratis o premium.'),
      logoKey: storedFile('logo', 'El archivo del logo, dentro de la carpeta «archivos».'),
      registeredOn: shown('fecha_de_alta', 'El día en que creaste el perfil.'),
      verification: shown(
        'verificacion',
        'none sin pedir, pending pendiente, verified verificada, rejected rechazada.',
      ),
      isSuspended: shown('suspendida', 'Si nuestro equipo ha suspendido la empresa.'),
      verifiedOn: shown('verificada_el', 'El día en que la verificamos.'),
      verificationVersion: isInternal,
    },
    where: (accountId) => eq(company.accountId, accountId),
  }),

  ...verificationSections,

  section(project, {
    name: 'proyectos',
    about: 'Tus proyectos.',
    columns: {
      id: shown('id', 'Número del proyecto.'),
      companyId: isOwnCompany,
      name: shown('nombre', 'Su nombre.'),
      description: shown('descripcion', 'Su descripción.'),
      startsOn: shown('fecha_de_inicio', 'Cuándo empieza.'),
      endsOn: shown('fecha_de_fin', 'Cuándo termina.'),
      state: shown('estado', '1 activo, 0 no activo.'),
      endedOn: shown('no_activo_desde', 'El día desde el que no está activo.'),
      version: isInternal,
    },
    where: ofCompany(project.companyId),
  }),

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
      contractType: shown('tipo_contrato', 'El tipo de contrato.'),
      vacancies: shown('vacantes', 'Cuántas personas buscas.'),
      positionId: shown('puesto', 'El puesto.', position),
      modalityId: shown('modalidad', 'Presencial, híbrido o remoto.', modality),
      workdayId: shown('jornada', 'Completa o parcial.', workday),
      sectorId: shown('sector', 'El sector.', sector),
      provinceId: shown('provincia', 'Dónde se trabaja.', province),
      municipalityId: shown('ciudad', 'Dónde se trabaja.', municipality),
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
      updatedAt: shown('ultimo_cambio', 'Cuándo la cambiaste por última vez.'),
      version: isInternal,
    },
    where: ofCompany(offer.companyId),
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
      textBefore: shown('texto_anterior', 'Lo que decía la oferta antes de tu último cambio.'),
    },
    where: ofOwnOffers(offerReview.offerId),
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

  section(companySilence, {
    name: 'aviso_de_candidaturas',
    about: 'Si te avisamos de que no leíais las candidaturas.',
    columns: {
      companyId: isOwnCompany,
      warnedOn: shown('fecha', 'El día del aviso.'),
    },
    where: ofCompany(companySilence.companyId),
  }),

  section(companySubscription, {
    name: 'suscripcion',
    about: 'Tu plan Premium, tal como lo leímos por última vez en la plataforma de pago. Allí están las facturas.',
    columns: {
      companyId: isOwnCompany,
      mode: shown('modo', 'live es dinero real; test y stand-in son pruebas.'),
      key: isInternal,
      customerId: shown('cliente', 'Tu número de cliente en la plataforma de pago.'),
      checkoutAttempt: isInternal,
      checkoutId: shown('pago', 'El último pago que empezaste.'),
      checkoutStartedAt: shown('pago_empezado', 'Cuándo lo empezaste.'),
      failedCheckoutId: shown('pago_fallido', 'El último pago que el banco rechazó.'),
      ticket: isInternal,
      appliedTicket: isInternal,
      subscriptionId: shown('suscripcion', 'Su número en la plataforma de pago.'),
      status: shown('estado', 'Su estado en la plataforma de pago.'),
      periodEndsAt: shown('fin_del_periodo', 'Hasta cuándo está pagada.'),
      endsAt: shown('termina', 'Cuándo termina, si la has cancelado.'),
      graceUntil: shown('margen_hasta', 'Hasta cuándo sigue tras un cobro fallido.'),
    },
    where: ofCompany(companySubscription.companyId),
  }),

  section(paymentEvent, {
    name: 'avisos_de_pago',
    about: 'Los avisos que recibimos de la plataforma de pago en los últimos 90 días.',
    columns: {
      id: shown('id', 'Número del aviso.'),
      type: shown('tipo', 'De qué trata.'),
      companyId: isOwnCompany,
      occurredAt: shown('fecha', 'Cuándo ocurrió.'),
      receivedAt: shown('recibido', 'Cuándo lo recibimos.'),
    },
    where: ofCompany(paymentEvent.companyId),
  }),
]
