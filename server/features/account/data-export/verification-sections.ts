import { companyCheck, companyVerification, verificationStep } from '#server/database/schema/schema.ts'
import { isInternal, isOwnCompany, ofCompany } from './company-columns.ts'
import { omitted, section, shown } from './section.ts'

export const verificationSections = [
  section(companyVerification, {
    name: 'verificacion_de_la_empresa',
    about: 'Lo que nos has dicho para verificar tu empresa. Solo lo lee nuestro equipo.',
    columns: {
      companyId: isOwnCompany,
      legalName: shown('razon_social', 'La razón social.'),
      taxNumber: shown('nif', 'El NIF.'),
      claimsTaxNumber: omitted('Dice si otra cuenta puede dar el mismo NIF: sí, salvo que te hayamos verificado.'),
      website: shown('web', 'La web.'),
      contactName: shown('contacto_nombre', 'La persona de contacto.'),
      contactPosition: shown('contacto_cargo', 'Su cargo.'),
      contactPhone: shown('contacto_telefono', 'Su teléfono.'),
      contactEmail: shown('contacto_correo', 'El correo de la empresa.'),
      submittedAt: shown('pedida', 'Cuándo pediste la última comprobación.'),
      linkId: omitted('Es de un enlace secreto que enviamos a ese correo.'),
      linkTokenHash: omitted('Es la huella de ese enlace.'),
      linkExpiresAt: shown('enlace_caduca', 'Hasta cuándo sirve el enlace que confirma ese correo.'),
    },
    where: ofCompany(companyVerification.companyId),
  }),

  section(companyCheck, {
    name: 'comprobaciones_de_la_empresa',
    about: 'Lo que hemos comprobado de tu empresa.',
    columns: {
      companyId: isOwnCompany,
      kind: shown('comprobacion', 'registry registro, website web, email correo, phone teléfono.'),
      checkedAt: shown('fecha', 'Cuándo.'),
      operatorEmail: omitted('Es el correo de una persona de nuestro equipo.'),
    },
    where: ofCompany(companyCheck.companyId),
  }),

  section(verificationStep, {
    name: 'pasos_de_la_verificacion',
    about: 'Lo que ha ocurrido con la verificación de tu empresa.',
    columns: {
      id: isInternal,
      companyId: isOwnCompany,
      kind: shown(
        'paso',
        'requested pedida, verified verificada, rejected rechazada, suspended suspendida, readmitted readmitida, renamed otro nombre público, new-logo otro logotipo.',
      ),
      happenedAt: shown('fecha', 'Cuándo.'),
      operatorEmail: omitted('Es el correo de una persona de nuestro equipo.'),
      reason: shown('motivo', 'El motivo, de una lista.'),
      explanation: shown('explicacion', 'Lo que te explicamos.'),
    },
    where: ofCompany(verificationStep.companyId),
  }),
]
