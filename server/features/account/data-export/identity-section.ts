import { eq } from 'drizzle-orm'
import { candidate } from '#server/database/schema/schema.ts'
import { decryptIdentity } from '#server/encryption/identity.ts'
import { shown, type Section } from './section.ts'

/** The encrypted data of a candidate. */
export const identitySection: Section = {
  name: 'identidad',
  about: 'Lo que guardamos cifrado de tu perfil.',
  table: candidate,
  columns: {
    documentNumber: shown('numero_de_documento', 'Ninguna empresa lo ve.'),
    birthDate: shown('fecha_de_nacimiento', 'Ninguna empresa la ve.'),
  },
  readRows: async (db, accountId, cipher) => {
    const { identity, identityKeyId, clearDocumentNumber, clearBirthDate } = candidate
    const rows = await db
      .select({ identity, identityKeyId, clearDocumentNumber, clearBirthDate })
      .from(candidate)
      .where(eq(candidate.accountId, accountId))
    return rows.map((row) => {
      const { documentNumber, birthDate } = decryptIdentity(cipher, { ...row, accountId })
      return { numero_de_documento: documentNumber, fecha_de_nacimiento: birthDate }
    })
  },
}
