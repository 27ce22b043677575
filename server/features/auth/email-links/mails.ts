import { and, eq, isNull } from 'drizzle-orm'
import { emailLink } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN, type Letter } from '#server/mail/letters/letter.ts'
import { findAccount } from '../sign-in/sign-in.ts'
import { tokenOf } from './add-link.ts'
import { findUndo, type EmailLink } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** A link waits to be mailed: to confirm, to change or to undo the change of an e-mail. */
    'email-link': { linkId: string }
  }
}

const letters = {
  emailConfirmation: declareLetter({ path: `/confirmar-correo#token=${EXAMPLE_TOKEN}`, hours: 72 })(
    ({ path, hours }) => ({
      subject: 'Confirma tu correo',
      paragraphs: ['Confirma que este correo es tuyo. Después podrás aplicar a ofertas o publicar las tuyas.'],
      action: { label: 'Confirmar correo', path },
      notes: [
        `El enlace sirve una sola vez y caduca en ${hours} horas.`,
        'Si no has creado ninguna cuenta, no hagas nada: sin el enlace nadie puede usar este correo.',
      ],
    }),
  ),

  /** To the new address, before it is the account's. */
  emailChange: declareLetter({ path: `/confirmar-correo#token=${EXAMPLE_TOKEN}`, hours: 72 })(({ path, hours }) => ({
    subject: 'Confirma tu nuevo correo',
    paragraphs: [
      'Alguien ha pedido usar este correo en su cuenta. Si has sido tú, confírmalo. Hasta entonces la cuenta conserva el anterior.',
    ],
    action: { label: 'Confirmar correo', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${hours} horas.`,
      'Si no has sido tú, no hagas nada: nadie puede usar este correo sin el enlace.',
    ],
  })),

  /** To the old address. */
  emailChanged: declareLetter({ path: `/deshacer-cambio#token=${EXAMPLE_TOKEN}`, hours: 72 })(({ path, hours }) => ({
    subject: 'El correo de tu cuenta ha cambiado',
    paragraphs: [
      'Tu cuenta tiene ahora otro correo: con él se inicia sesión y a él llegan nuestros mensajes.',
      'Si has sido tú, no tienes que hacer nada. Si no, deshaz el cambio: cerraremos todas las sesiones y podrás elegir otra contraseña.',
    ],
    action: { label: 'Deshacer el cambio', path },
    notes: [
      `Puedes deshacerlo durante ${hours} ${hours === 1 ? 'hora' : 'horas'}. Mientras tanto nadie puede crear otra cuenta con este correo.`,
    ],
  })),

  alreadyRegistered: declareLetter({ path: '/autenticacion' })(({ path }) => ({
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien ha intentado crear una cuenta con este correo, o usarlo en otra, pero ya tienes una con él.',
      'Si has sido tú, inicia sesión. Si no recuerdas la contraseña, en la misma página puedes pedir otra.',
    ],
    action: { label: 'Iniciar sesión', path },
    notes: ['Si no has sido tú, no hagas nada: en tu cuenta no ha cambiado nada.'],
  })),
}

const HOUR_MS = 3_600_000

type Context = Pick<Deps, 'db' | 'appSecret' | 'clock'>

/** The mails about the e-mail of an account, to its owner. */
export const emailLinkMails = declareMails(letters, {
  // Nothing is sent if the link has been used or replaced. If another account has confirmed the address, its owner learns of the
  // attempt and gets no link.
  'email-link': async (deps, { data }) => {
    const isOpen = and(eq(emailLink.id, data.linkId), isNull(emailLink.endedAt))
    const [link] = await deps.db.select().from(emailLink).where(isOpen)
    if (!link) return null
    const owner = await findAccount(deps.db, link.email)
    const isTaken = owner.id !== null && owner.id !== link.accountId
    const letter = isTaken
      ? letters.alreadyRegistered({ path: '/autenticacion' })
      : letterOf(deps, (await findStolen(deps, link)) ?? link)
    return { to: link.email, letter }
  },
})

/**
 * Somebody may sign up with an e-mail that was just taken from an account. They are probably its owner, so they get the
 * link to undo that change. A second account with this e-mail would prevent undoing.
 */
const findStolen = ({ db, clock }: Context, { kind, email }: EmailLink): Promise<EmailLink | null> =>
  kind === 'confirm' ? findUndo(db, email, clock.now()) : Promise.resolve(null)

function letterOf({ clock, appSecret }: Context, { id, kind, expiresAt }: EmailLink): Letter {
  const hours = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / HOUR_MS)
  const token = tokenOf(appSecret, id)
  if (kind === 'undo') return letters.emailChanged({ path: `/deshacer-cambio#token=${token}`, hours })
  const link = { path: `/confirmar-correo#token=${token}`, hours }
  return kind === 'confirm' ? letters.emailConfirmation(link) : letters.emailChange(link)
}
