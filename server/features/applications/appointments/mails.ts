import { appointmentInWords } from '#contract/values/spanish/madrid-time.ts'
import type { Deps } from '#server/deps.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { decryptOtherTime } from '#server/encryption/other-time.ts'
import { declareLetter, type Letter } from '#server/mail/letters/letter.ts'
import { examples, short } from '../mail-words.ts'
import { mailId } from '../news/mail-id.ts'
import { makeCalendar } from './make-calendar.ts'
import { findTold, type AppointmentRow } from './queries.ts'
import { placeOf, type Told } from './queue-appointments.ts'
import { pathOf, whereOf } from './texts.ts'
import { endOf } from './wire.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An appointment has changed, or is tomorrow: one side gets a letter. A later change has its own. */
    'appointment-mail': Told
  }
}

const time = 'el lunes 30, 10:30'
const { offer, company: who } = examples.application
const example = { path: '/mi-perfil?seccion=candidaturas&candidatura=7', offer, who, time, where: 'en Calle Mayor 3' }

const about = (name: string) => name && ` para «${name}»`

/** `who` is the other side. */
const letters = {
  appointmentProposed: declareLetter({ ...example, times: [`${time} (30 minutos)`], isChange: false })((data) => ({
    subject: `${data.isChange ? 'Nuevas horas de tu entrevista' : 'Elige la hora de tu entrevista'} para «${short(data.offer)}»`,
    paragraphs: [
      data.isChange
        ? `${data.who} ha cambiado la cita para «${data.offer}»: las horas de antes ya no valen. Sería ${data.where}.`
        : `${data.who} quiere entrevistarte para «${data.offer}», ${data.where}. Elige cuándo:`,
      ...data.times.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`),
      'Si no puedes a ninguna hora, di cuándo te va bien: la empresa te propondrá otra.',
    ],
    action: { label: data.times.length === 1 ? 'Responder' : 'Elegir la hora', path: data.path },
    notes: ['Los datos de la cita los ha escrito la empresa. Nadie puede pedirte dinero por un trabajo.'],
  })),

  appointmentAgreed: declareLetter({ ...example, isReminder: false })((data) => ({
    subject: `${data.isReminder ? 'Recuerda: entrevista' : 'Entrevista'} ${data.time}`,
    paragraphs: [
      `${data.isReminder ? 'Tienes una entrevista' : 'Está confirmada la entrevista'} con ${data.who} para «${data.offer}»: ${data.time}, ${data.where}.`,
    ],
    action: { label: 'Ver la cita', path: data.path },
    notes: [
      data.isReminder
        ? 'Si no puedes ir, dilo cuanto antes desde la candidatura.'
        : 'La cita va adjunta en un archivo para tu calendario. Hora de la Península y Baleares.',
    ],
  })),

  /** To a company: no time fits. */
  appointmentOther: declareLetter({ ...example, other: 'Trabajo por las mañanas: puedo a partir de las 16:00.' })(
    (data) => ({
      subject: `${data.who} no puede a esas horas`,
      paragraphs: [`No puede a las horas que propusiste para «${data.offer}». Te escribe:`, `«${data.other}»`],
      action: { label: 'Proponer otra hora', path: data.path },
    }),
  ),

  /** `isOpen`: another time is being looked for. An empty time: none was agreed on. An empty offer: the application was deleted. */
  appointmentEnded: declareLetter({ ...example, isOpen: false })((data) => ({
    subject: data.time ? `Ya no hay entrevista ${data.time}` : `Ya no hay cita${about(short(data.offer))}`,
    paragraphs: [
      data.time
        ? `La entrevista con ${data.who}${about(data.offer)}, ${data.time}, ya no se hará a esa hora.`
        : `La cita que estaba por acordar con ${data.who}${about(data.offer)} se ha cancelado.`,
      data.isOpen ? 'La candidatura sigue adelante: falta acordar otra hora.' : 'No hay otra hora acordada.',
    ],
    action: { label: 'Ver la candidatura', path: data.path },
    notes: data.time ? ['El archivo adjunto la quita de tu calendario.'] : [],
  })),
}

/** The mails about an appointment, to one side. The text is read when a mail leaves: of an earlier version nothing is said any more. */
export const appointmentMails = declareMails(
  letters,
  {
    'appointment-mail': async (deps, { data }) => {
      const row = await findTold(deps.db, data.appointmentId, data.side)
      if (row?.version !== data.version) return null
      return {
        id: mailId('cita', placeOf(data), row.changedAt),
        to: row.email ?? '',
        letter: letterOf(deps, row, data),
      }
    },
  },
  { policy: 'key_strict_fifo', options: weekOfTries },
)

/** Null: it is over, so nobody needs a mail. */
function letterOf({ clock, cipher, env }: Deps, row: AppointmentRow, { side, isReminder }: Told): Letter | null {
  const now = clock.now()
  const other = decryptOtherTime(cipher, row)
  if (other === null && endOf(row) <= now) return null
  const words = (at: Date | string) => appointmentInWords(at, { now, isCanary: row.isCanary })
  const [start, end] = [row.startsAt ?? row.mailedStartsAt, row.endsAt ?? row.mailedEndsAt]
  const named = {
    path: pathOf(side, row.applicationId),
    offer: row.offer ?? '',
    who: side === 'candidate' ? (row.companyName ?? 'La empresa') : nameInMail(row.person, '') || 'Una persona',
    time: start ? words(start) : '',
    where: whereOf(row.mode, row.place),
  }
  const withFile = (letter: Letter, isCancelled = true): Letter =>
    start && end ? { ...letter, calendar: makeCalendar(row, { side, env, start, end, isCancelled }) } : letter
  const isOpen = row.cancelledAt === null
  const agreed = letters.appointmentAgreed({ ...named, isReminder })
  if (isOpen && row.startsAt) return isReminder ? agreed : withFile(agreed, false)
  if (other !== null && side === 'company') return withFile(letters.appointmentOther({ ...named, other }))
  if (!isOpen || other !== null || side === 'company') return withFile(letters.appointmentEnded({ ...named, isOpen }))
  const times = row.proposals.map(({ startsAt, minutes }) => `${words(startsAt)} (${minutes} minutos)`)
  return withFile(letters.appointmentProposed({ ...named, times, isChange: row.version > 1 }))
}
