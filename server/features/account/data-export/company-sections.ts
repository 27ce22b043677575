import { eq } from 'drizzle-orm'
import {
  company,
  companyMail,
  companySilence,
  companySubscription,
  municipality,
  paymentEvent,
  project,
  province,
} from '#server/database/schema/schema.ts'
import { offerSections } from './offer-sections.ts'
import { verificationSections } from './verification-sections.ts'
import { isInternal, isOwnCompany, ofCompany } from './company-columns.ts'
import { omitted, section, shown, storedFile } from './section.ts'

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
      askedAt: omitted('Es el momento de la última petición, que ya está en «verificacion_de_la_empresa».'),
      verifiedOn: shown('verificada_el', 'El día en que la verificamos.'),
      answerDays: shown(
        'responde_en_dias',
        'En cuántos días respondes a una candidatura. Vacío: aún no se puede decir.',
      ),
      answerPercent: shown('responde_por_ciento', 'A cuántas de cada 100 respondes. Vacío: aún no se puede decir.'),
      remindedOn: shown('ultimo_recordatorio', 'El día en que te recordamos que hay personas sin respuesta.'),
      verificationVersion: isInternal,
      applicationMail: shown('avisos_de_candidaturas', 'Cuándo te avisamos de candidaturas nuevas por correo.'),
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

  ...offerSections,

  section(companySilence, {
    name: 'aviso_de_candidaturas',
    about: 'Si te avisamos de que no leíais las candidaturas.',
    columns: {
      companyId: isOwnCompany,
      warnedOn: shown('fecha', 'El día del aviso.'),
    },
    where: ofCompany(companySilence.companyId),
  }),

  section(companyMail, {
    name: 'correos_de_candidaturas',
    about: 'Los correos de los últimos 30 días con candidaturas nuevas.',
    columns: {
      id: omitted('El número interno de cada correo no significa nada.'),
      companyId: isOwnCompany,
      digestOn: shown('resumen_del', 'El día del resumen. Vacío: te avisamos al momento.'),
      applicationIds: shown('candidaturas', 'Los números de las candidaturas que nombra.'),
      madeAt: shown('preparado', 'Cuándo lo preparamos.'),
      toldAt: shown('enviado', 'Cuándo salió. Vacío si todavía espera.'),
    },
    where: ofCompany(companyMail.companyId),
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
