import * as tables from '#server/database/schema/schema.ts'
import { offerSections } from './offer-sections.ts'
import { ofAccount, ofCompany } from './section.ts'

export const companySections = {
  empresa: ofAccount(tables.company, {
    about:
      'Tu perfil de empresa. Verificación: none sin pedir, pending pendiente, verified verificada, rejected rechazada. Responde_en_dias y responde_por_ciento: en cuántos días respondes a una candidatura y a cuántas de cada 100, si ya se puede decir. El último recordatorio es el de las personas sin respuesta.',
    // oxfmt-ignore
    columns: {
      id: 'id', role: null, name: 'nombre', acronym: 'acronimo', provinceId: 'provincia', municipalityId: 'ciudad',
      plan: 'plan', logoKey: 'logo', registeredOn: 'fecha_de_alta', verification: 'verificacion',
      isSuspended: 'suspendida', askedAt: null, verifiedOn: 'verificada_el', replyDays: 'responde_en_dias',
      replyPercent: 'responde_por_ciento', remindedOn: 'ultimo_recordatorio', verificationVersion: null,
      applicationMail: 'avisos_de_candidaturas', wantsRecap: 'recordatorio_de_los_lunes',
    },
  }),
  pagina_de_la_empresa: ofCompany(tables.companyPage, {
    about:
      'Lo que has escrito en la página de tu empresa. Revisión: waiting publicada y sin revisar, held retenida, approved aprobada, removed retirada.',
    // oxfmt-ignore
    columns: { text: 'texto', website: 'web', savedAt: 'guardada', review: 'revision', reason: 'motivo' },
  }),
  verificacion_de_la_empresa: ofCompany(tables.companyVerification, {
    about: 'Lo que nos has dicho para verificar tu empresa. Solo lo lee nuestro equipo.',
    // oxfmt-ignore
    columns: {
      legalName: 'razon_social', taxNumber: 'nif', claimsTaxNumber: null, website: 'web',
      contactName: 'contacto_nombre', contactPosition: 'contacto_cargo', contactPhone: 'contacto_telefono',
      contactEmail: 'contacto_correo', submittedAt: 'pedida', linkId: null, linkTokenHash: null,
      linkExpiresAt: 'enlace_caduca',
    },
  }),
  comprobaciones_de_la_empresa: ofCompany(tables.companyCheck, {
    about: 'Lo que hemos comprobado de tu empresa: registry registro, website web, email correo, phone teléfono.',
    columns: { kind: 'comprobacion', checkedAt: 'fecha', operatorEmail: null },
  }),
  pasos_de_la_verificacion: ofCompany(tables.verificationStep, {
    about:
      'Lo que ha ocurrido con la verificación de tu empresa: requested pedida, verified verificada, rejected rechazada, suspended suspendida, readmitted readmitida, renamed otro nombre público, new-logo otro logotipo, page-approved página aprobada, page-removed página retirada.',
    // oxfmt-ignore
    columns: {
      id: null, kind: 'paso', happenedAt: 'fecha', operatorEmail: null, reason: 'motivo', explanation: 'explicacion',
    },
  }),
  proyectos: ofCompany(tables.project, {
    about: 'Tus proyectos. Estado 1 activo, 0 no activo.',
    // oxfmt-ignore
    columns: {
      id: 'id', name: 'nombre', description: 'descripcion', startsOn: 'fecha_de_inicio', endsOn: 'fecha_de_fin',
      state: 'estado', endedOn: 'no_activo_desde', version: null,
    },
  }),
  ...offerSections,
  aviso_de_candidaturas: ofCompany(tables.companySilence, {
    about: 'El día en que te avisamos de que no leíais las candidaturas.',
    columns: { warnedOn: 'fecha' },
  }),
  correos_de_candidaturas: ofCompany(tables.companyMail, {
    about: 'Los correos de los últimos 30 días con candidaturas nuevas. Sin resumen_del, si te avisamos al momento.',
    columns: {
      id: null,
      digestOn: 'resumen_del',
      applicationIds: 'candidaturas',
      madeAt: 'preparado',
      toldAt: 'enviado',
    },
  }),
  suscripcion: ofCompany(tables.companySubscription, {
    about:
      'Tu plan Premium, tal como lo leímos por última vez en la plataforma de pago, con sus números. Allí están las facturas. Modo live es dinero real; test y stand-in son pruebas.',
    // oxfmt-ignore
    columns: {
      mode: 'modo', key: null, customerId: 'cliente', checkoutAttempt: null, checkoutId: 'pago',
      checkoutStartedAt: 'pago_empezado', failedCheckoutId: 'pago_fallido', ticket: null, appliedTicket: null,
      subscriptionId: 'suscripcion', status: 'estado', periodEndsAt: 'fin_del_periodo', endsAt: 'termina',
      graceUntil: 'margen_hasta',
    },
  }),
  avisos_de_pago: ofCompany(tables.paymentEvent, {
    about: 'Los avisos que recibimos de la plataforma de pago en los últimos 90 días.',
    columns: { id: 'id', type: 'tipo', occurredAt: 'fecha', receivedAt: 'recibido' },
  }),
}
