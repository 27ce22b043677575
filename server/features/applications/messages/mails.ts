import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'
import { examples } from '../mail-words.ts'
import { mailId } from '../news/mail-id.ts'
import { listToAnswer } from './digests.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody has written to this account in the 24 hours until nine o'clock of this day in Madrid. */
    'messages-written': { accountId: number; day: string }
  }
}

const NAMED_MAX = 20

const letters = {
  /** To a candidate or a company. It never quotes a message. */
  messagesWaiting: declareLetter({
    path: '/perfil-empresa?seccion=candidatos&candidatura=7',
    people: [{ name: 'Ana Núñez', offer: examples.application.offer }],
    ...examples.leaving,
  })(({ path, people, unsubscribePath }) => ({
    subject: people.length === 1 ? 'Tienes un mensaje sin responder' : 'Tienes mensajes sin responder',
    paragraphs: people.map(({ name, offer }) => `${name} te ha escrito sobre «${offer}».`),
    action: { label: 'Leer y responder', path },
    notes: [
      'Los mensajes se leen en este sitio. Te avisamos una vez al día como mucho. Nadie puede pedirte dinero por un trabajo.',
    ],
    unsubscribePath,
  })),
}

/** The daily mail about messages, to whoever has to answer them. */
export const messageMails = declareMails(letters, {
  // Nothing is sent if all were answered meanwhile, or the recap of this Monday names them.
  'messages-written': async ({ db, appSecret, clock }, { data: { accountId, day } }) => {
    const found = await listToAnswer(db, { accountId, day, now: clock.now() })
    const [first] = found
    if (!first || first.isInRecap) return null
    const list = first.isOfCompany ? '/mi-perfil?seccion=candidaturas' : '/perfil-empresa?seccion=candidatos'
    const letter = letters.messagesWaiting({
      path: found.length === 1 ? `${list}&candidatura=${first.id}` : list,
      people: found.slice(0, NAMED_MAX).map(({ name, offer, isOfCompany }) => ({
        name: nameInMail(name, isOfCompany ? 'Una empresa' : 'Una persona'),
        offer,
      })),
      unsubscribePath: await unsubscribePathOf({ db, appSecret }, accountId),
    })
    return { id: mailId('mensajes', accountId, new Date(day)), to: first.email, letter }
  },
})
