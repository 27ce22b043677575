import { eq, sql } from 'drizzle-orm'
import type { ActKind } from '#server/domain/operators/act-names.ts'
import * as tables from '#server/database/schema/schema.ts'
import { toJsonResume } from '#contract/values/cv/json-resume.ts'
import { decryptDraft } from '#server/encryption/cv-draft.ts'
import { decryptIdentity } from '#server/encryption/identity.ts'
import { ofAccount, ofCandidate, ofCv, section, type Section } from './section.ts'

const OPENED: ActKind = 'open-person'

export const accountSections: Record<string, Section> = {
  cuenta: section(tables.account, {
    about:
      'La cuenta con la que inicias sesión. Tipo 1 si buscas trabajo, 2 si eres empresa, 3 si eres operador. Un plan Premium en vigor también cuenta como uso.',
    where: (accountId) => eq(tables.account.id, accountId),
    // oxfmt-ignore
    columns: {
      id: 'id', email: 'correo', passwordHash: null, role: 'tipo', isConfirmed: 'correo_confirmado',
      createdAt: 'fecha_de_alta', lastUsedOn: 'ultimo_uso', disabledAt: 'desactivada_desde',
    },
  }),
  avisos_de_inactividad: ofAccount(tables.idleNotice, {
    about:
      'Los avisos de que íbamos a cerrar tu cuenta porque no la usabas: first el primero, last el último. Los borramos cuando vuelves a usarla.',
    columns: { kind: 'aviso', lastUsedOn: 'ultimo_uso', queuedOn: 'preparado_el', sentOn: 'enviado_el' },
  }),
  sesiones: ofAccount(tables.session, {
    about:
      'Los dispositivos en los que tienes la sesión abierta. La última actividad tiene un margen de cinco minutos. El segundo factor es el código de los operadores. Las que se mantienen llevan la cuenta de sus renovaciones.',
    // oxfmt-ignore
    columns: {
      id: 'id', tokenHash: null, createdAt: 'fecha_de_inicio', expiresAt: 'caduca', userAgent: 'navegador',
      lastSeenAt: 'ultima_actividad', hasSecondFactor: 'segundo_factor',
      renewals: 'veces_renovada', stayId: 'sesion_que_se_mantiene',
    },
  }),
  enlaces_de_correo: ofAccount(tables.emailLink, {
    about:
      'Los enlaces que te hemos enviado para confirmar (confirm) o cambiar (change) tu correo, o para deshacer el cambio (undo).',
    // oxfmt-ignore
    columns: {
      id: null, tokenHash: null, kind: 'para', email: 'correo', createdAt: 'creado_el', expiresAt: 'caduca',
      endedAt: 'terminado_el',
    },
  }),
  correos_enviados: ofAccount(tables.sentMail, {
    about: 'Los correos que te hemos enviado en los últimos 30 días, sin su texto, y por qué se rechazó alguno.',
    columns: { id: null, subject: 'asunto', sentAt: 'fecha', refusal: 'rechazo' },
  }),
  perfil: ofAccount(tables.candidate, {
    about:
      'Tu perfil de candidato. Las empresas a las que envías tu CV ven tu teléfono; ninguna ve tu nacionalidad. El código postal va como número: 8001 es 08001. Los avisos de candidaturas son los correos que te enviamos cuando una empresa avanza contigo o no responde.',
    // oxfmt-ignore
    columns: {
      id: 'id', role: null, firstName: 'nombre', firstSurname: 'primer_apellido', secondSurname: 'segundo_apellido',
      sexId: 'sexo', mobilePhone: 'telefono_movil', nationalityId: 'nacionalidad', documentTypeId: 'tipo_de_documento',
      identity: null, identityKeyId: null, clearDocumentNumber: null, clearBirthDate: null, provinceId: 'provincia',
      municipalityId: 'ciudad', postalCode: 'codigo_postal', photoKey: 'foto', createdAt: 'fecha_de_alta',
      searchText: null, wantsNews: 'avisos_de_candidaturas',
    },
  }),
  identidad: {
    about: 'Lo que guardamos cifrado de tu perfil. Ninguna empresa lo ve.',
    table: tables.candidate,
    files: [],
    readRows: async (db, accountId, cipher) => {
      const rows = await db.select().from(tables.candidate).where(eq(tables.candidate.accountId, accountId))
      return rows.map((row) => {
        const { documentNumber, birthDate } = decryptIdentity(cipher, row)
        return { numero_de_documento: documentNumber, fecha_de_nacimiento: birthDate }
      })
    },
  },
  cvs: ofCandidate(tables.cv, {
    about:
      'Los CVs que has subido o hecho aquí. Uno hecho aquí tiene otra versión sin tu nombre ni tus datos de contacto. También los que quitaste de tu lista y siguen en una candidatura. Las palabras son las que encuentra el buscador de las empresas que lo han recibido.',
    // oxfmt-ignore
    columns: {
      id: 'id', name: 'nombre', fileKey: 'archivo', sizeBytes: 'tamano_en_bytes', uploadedOn: 'subido_el',
      removedAt: 'quitado_el', words: 'palabras_para_buscar', namelessFileKey: 'archivo_sin_nombre',
      madeOf: null,
    },
  }),
  borrador_de_cv: {
    about: 'El CV que has escrito aquí, como JSON Resume, y cuándo lo guardaste. Lo guardamos cifrado.',
    table: tables.cvDraft,
    files: [],
    readRows: async (db, accountId, cipher) => {
      const isOwn = sql`${tables.cvDraft.candidateId} in (select id from candidate where account_id = ${accountId})`
      const rows = await db.select().from(tables.cvDraft).where(isOwn)
      return rows.map((row) => ({ guardado_el: row.savedAt, cv: toJsonResume(decryptDraft(cipher, row)) }))
    },
  },
  descargas_de_tus_cvs: ofCv(tables.cvDownload, {
    about: 'Qué empresas han descargado tus CVs y cuándo. Sin candidatura, si la diste de baja.',
    // oxfmt-ignore
    columns: {
      id: null, cvId: 'cv', companyId: 'empresa', applicationId: 'candidatura', downloadedAt: 'fecha', minute: null,
    },
  }),
  aperturas_de_tus_datos: section(tables.operatorAct, {
    about: 'Cuándo y por qué nuestro equipo ha abierto tus datos personales.',
    where: (accountId) =>
      sql`${tables.operatorAct.subjectId} = ${accountId} and ${tables.operatorAct.kind} = ${OPENED}`,
    // oxfmt-ignore
    columns: {
      id: null, happenedAt: 'fecha', operatorId: null, operatorEmail: null, kind: null, subjectId: null,
      reason: 'motivo', before: null, after: null,
    },
  }),
}
