import { eq, sql } from 'drizzle-orm'
import {
  account,
  candidate,
  country,
  cv,
  cvDownload,
  documentType,
  emailLink,
  idleNotice,
  municipality,
  province,
  session,
  sex,
} from '#server/database/schema/schema.ts'
import { identitySection } from './identity-section.ts'
import { ofCandidate, omitted, section, shown, storedFile } from './section.ts'

const isEncrypted = omitted('Tu número de documento y tu fecha de nacimiento están en «identidad».')

export const accountSections = [
  section(account, {
    name: 'cuenta',
    about: 'La cuenta con la que inicias sesión.',
    columns: {
      id: shown('id', 'Número interno de tu cuenta.'),
      email: shown('correo', 'El correo con el que inicias sesión.'),
      passwordHash: omitted('No guardamos tu contraseña, solo una huella que sirve para comprobarla.'),
      role: shown(
        'tipo',
        '1 si buscas trabajo, 2 si eres empresa, 3 si eres operador. Vacío si todavía no lo has elegido.',
      ),
      isConfirmed: shown('correo_confirmado', 'Si has confirmado que el correo es tuyo.'),
      createdAt: shown('fecha_de_alta', 'Cuándo creaste la cuenta.'),
      lastUsedOn: shown('ultimo_uso', 'El último día en que la usaste. Un plan Premium en vigor también cuenta.'),
      disabledAt: shown('desactivada_desde', 'Desde cuándo está desactivada tu cuenta. Vacío si no lo está.'),
    },
    where: (accountId) => eq(account.id, accountId),
  }),

  section(idleNotice, {
    name: 'avisos_de_inactividad',
    about: 'Los avisos de que íbamos a cerrar tu cuenta porque no la usabas. Los borramos cuando vuelves a usarla.',
    columns: {
      accountId: omitted('Es el número de tu cuenta, que ya está en «cuenta».'),
      kind: shown('aviso', 'first: el primero; last: el último.'),
      lastUsedOn: shown('ultimo_uso', 'El último día en que habías usado la cuenta.'),
      queuedOn: shown('preparado_el', 'El día en que lo preparamos.'),
      sentOn: shown('enviado_el', 'El día en que salió. Vacío si no pudo salir.'),
    },
    where: (accountId) => eq(idleNotice.accountId, accountId),
  }),

  section(session, {
    name: 'sesiones',
    about: 'Los dispositivos en los que tienes la sesión abierta.',
    columns: {
      id: shown('id', 'Número de la sesión.'),
      tokenHash: omitted('La huella de la clave de tu sesión. No dice nada de ti.'),
      accountId: omitted('Es el número de tu cuenta, que ya está en «cuenta».'),
      createdAt: shown('fecha_de_inicio', 'Cuándo iniciaste sesión.'),
      expiresAt: shown('caduca', 'Cuándo termina si no la usas.'),
      userAgent: shown('navegador', 'Lo que tu navegador dice de sí mismo.'),
      lastSeenAt: shown('ultima_actividad', 'Cuándo la usaste por última vez, con un margen de cinco minutos.'),
      hasSecondFactor: shown('segundo_factor', 'Si la abriste con contraseña y código, como hacen los operadores.'),
    },
    where: (accountId) => eq(session.accountId, accountId),
  }),

  section(emailLink, {
    name: 'enlaces_de_correo',
    about: 'Los enlaces que te hemos enviado para confirmar o cambiar tu correo, o para deshacer el cambio.',
    columns: {
      id: omitted('Un número interno del que se calcula la clave del enlace.'),
      tokenHash: omitted('La huella de la clave del enlace. No dice nada de ti.'),
      accountId: omitted('Es el número de tu cuenta, que ya está en «cuenta».'),
      kind: shown('para', 'confirm: confirmar tu correo; change: cambiarlo; undo: deshacer el cambio.'),
      email: shown('correo', 'La dirección a la que lo enviamos.'),
      createdAt: shown('creado_el', 'Cuándo lo pediste.'),
      expiresAt: shown('caduca', 'Hasta cuándo sirve.'),
      endedAt: shown('terminado_el', 'Cuándo se usó, se canceló o se cambió por otro.'),
    },
    where: (accountId) => eq(emailLink.accountId, accountId),
  }),

  section(candidate, {
    name: 'perfil',
    about: 'Tu perfil de candidato.',
    columns: {
      id: shown('id', 'Número interno de tu perfil.'),
      accountId: omitted('Es el número de tu cuenta, que ya está en «cuenta».'),
      role: omitted('Es el tipo de tu cuenta, que ya está en «cuenta».'),
      firstName: shown('nombre', 'Tu nombre.'),
      firstSurname: shown('primer_apellido', 'Tu primer apellido.'),
      secondSurname: shown('segundo_apellido', 'Tu segundo apellido.'),
      sexId: shown('sexo', 'El que elegiste.', sex),
      mobilePhone: shown('telefono_movil', 'Lo ven las empresas a las que envías tu CV.'),
      nationalityId: shown('nacionalidad', 'Ninguna empresa la ve.', country),
      documentTypeId: shown('tipo_de_documento', 'La clase de tu documento de identidad.', documentType),
      identity: isEncrypted,
      identityKeyId: isEncrypted,
      clearDocumentNumber: isEncrypted,
      clearBirthDate: isEncrypted,
      provinceId: shown('provincia', 'Dónde vives.', province),
      municipalityId: shown('ciudad', 'Dónde vives.', municipality),
      postalCode: shown('codigo_postal', 'Como número: 8001 es 08001.'),
      photoKey: storedFile('foto', 'El archivo de tu foto, dentro de la carpeta «archivos».'),
      createdAt: shown('fecha_de_alta', 'Cuándo creaste el perfil.'),
      searchText: omitted('Tu nombre, ciudad y correo otra vez, sin acentos, para que las empresas te encuentren.'),
      wantsNews: shown('avisos_de_candidaturas', 'Si te escribimos cuando una empresa avanza contigo o no responde.'),
    },
    where: (accountId) => eq(candidate.accountId, accountId),
  }),

  identitySection,

  section(cv, {
    name: 'cvs',
    about: 'Los CVs que has subido. También los que quitaste de tu lista y siguen en una candidatura.',
    columns: {
      id: shown('id', 'Número del CV.'),
      candidateId: omitted('Es el número de tu perfil, que ya está en «perfil».'),
      name: shown('nombre', 'El nombre que le diste.'),
      fileKey: storedFile('archivo', 'El PDF, dentro de la carpeta «archivos».'),
      sizeBytes: shown('tamano_en_bytes', 'Lo que ocupa.'),
      uploadedOn: shown('subido_el', 'El día en que lo subiste.'),
      removedAt: shown('quitado_el', 'Cuándo lo quitaste de tu lista. Vacío si sigue en ella.'),
    },
    where: ofCandidate(cv.candidateId),
  }),

  section(cvDownload, {
    name: 'descargas_de_tus_cvs',
    about: 'Qué empresas han descargado tus CVs y cuándo.',
    columns: {
      id: omitted('El número interno de cada descarga no significa nada.'),
      cvId: shown('cv', 'Número del CV.'),
      companyId: shown('empresa', 'Número interno de la empresa.'),
      applicationId: shown('candidatura', 'Número de la candidatura. Vacío si la diste de baja.'),
      downloadedAt: shown('fecha', 'Cuándo lo descargó.'),
      minute: omitted('Es la fecha de la descarga, en otra forma.'),
    },
    where: (accountId) =>
      sql`${cvDownload.cvId} in (select cv.id from cv join candidate on candidate.id = candidate_id where account_id = ${accountId})`,
  }),
]
