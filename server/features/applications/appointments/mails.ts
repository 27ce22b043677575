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
import { findTold, type Side } from './queries.ts'
import { placeOf, type Told } from './queue-appointments.ts'
import { pathOf, whereOf } from './texts.ts'
import { endOf } from './wire.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An appointment has changed, or is tomorrow: one side gets a letter. A later change has its own. */
    'appointment-mail': Told
  }
}

const { offer, company } = examples.application
const time = 'el lunes 30, 10:30'
const example = { path: '/mi-perfil?seccion=candidaturas&candidatura=7', offer, who: company, time }
const where = 'en Calle Mayor 3, Madrid'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const minutesOf = (minutes: number) => `${minutes} minutos`
const safety = 'Los datos de la cita los ha escrito la empresa. Nadie puede pedirte dinero por un trabajo.'
const inFile = 'La cita va adjunta en un archivo para tu calendario.'

/** `who` is the other side. */
const letters = {
  appointmentProposed: declareLetter({
    ...example,
    where,
    times: [{ time, minutes: 30 }],
    isChange: false,
  })(({ path, offer: of, who, where: place, times, isChange }) => ({
    subject: `${isChange ? 'Otras horas para tu entrevista' : 'Elige la hora de tu entrevista'} para «${short(of)}»`,
    paragraphs: [
      isChange
        ? `${who} ha cambiado la cita para «${of}»: las horas de antes ya no valen. Sería ${place}.`
        : `${who} quiere entrevistarte para «${of}», ${place}. Elige cuándo:`,
      ...times.map(({ time: at, minutes }) => `${capital(at)} (${minutesOf(minutes)}).`),
      'Si no puedes a ninguna hora, di cuándo te va bien: la empresa te propondrá otra.',
    ],
    action: { label: times.length === 1 ? 'Responder' : 'Elegir la hora', path },
    notes: [safety],
  })),

  appointmentConfirmed: declareLetter({ ...example, where, minutes: 30, isVideo: true })(
    ({ path, offer: of, who, time: at, where: place, minutes, isVideo }) => ({
      subject: `Entrevista ${at}`,
      paragraphs: [
        `Está confirmada la entrevista con ${who} para «${of}»: ${at}, ${place}. Se han previsto ${minutesOf(minutes)}.`,
        ...(isVideo ? ['El enlace de la videollamada está en el archivo y en la candidatura.'] : []),
      ],
      action: { label: 'Ver la cita', path },
      notes: [`${inFile} Hora de la Península y Baleares.`],
    }),
  ),

  /** To a company: no time fits. */
  appointmentOther: declareLetter({
    ...example,
    path: '/perfil-empresa?seccion=candidatos&candidatura=7',
    who: 'Ana Núñez',
    other: 'Trabajo por las mañanas: cualquier tarde a partir de las 16:00.',
  })(({ path, offer: of, who, other }) => ({
    subject: `${who} no puede a esas horas`,
    paragraphs: [`${who} no puede a las horas que propusiste para «${of}». Te escribe:`, `«${other}»`],
    action: { label: 'Proponer otra hora', path },
    notes: ['Lo que está entre comillas lo ha escrito la otra persona.'],
  })),

  /** `isOpen`: another time is being looked for. */
  appointmentCancelled: declareLetter({ ...example, isOpen: false })(({ path, offer: of, who, time: at, isOpen }) => ({
    subject: at ? `Ya no hay entrevista ${at}` : `Ya no hay cita para «${short(of)}»`,
    paragraphs: [
      at
        ? `La entrevista con ${who} para «${of}», ${at}, ya no se hará a esa hora.`
        : `La cita que estaba por acordar con ${who} para «${of}» se ha cancelado.`,
      isOpen ? 'La candidatura sigue adelante: falta acordar otra hora.' : 'No hay otra hora acordada.',
    ],
    action: { label: 'Ver la candidatura', path },
    notes: at ? ['El archivo adjunto la quita de tu calendario.'] : [],
  })),

  appointmentReminder: declareLetter({ ...example, where })(({ path, offer: of, who, time: at, where: place }) => ({
    subject: `Recuerda: entrevista ${at}`,
    paragraphs: [`Tienes una entrevista con ${who} para «${of}»: ${at}, ${place}.`],
    action: { label: 'Ver la cita', path },
    notes: ['Si no puedes ir, dilo cuanto antes desde la candidatura.'],
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
        to: row.email,
        letter: letterOf(deps, row, data),
      }
    },
  },
  { policy: 'key_strict_fifo', options: weekOfTries },
)

type Row = NonNullable<Awaited<ReturnType<typeof findTold>>>

/** Null: it is over, so nobody needs a mail. */
function letterOf(
  { clock, cipher, env }: Pick<Deps, 'clock' | 'cipher' | 'env'>,
  row: Row,
  { side, isReminder }: { side: Side; isReminder: boolean },
): Letter | null {
  const now = clock.now()
  const words = (at: Date | string) => appointmentInWords(at, { now, isCanary: row.isCanary })
  const [start, end] = [row.startsAt ?? row.mailedStartsAt, row.endsAt ?? row.mailedEndsAt]
  const other = decryptOtherTime(cipher, row)
  if (other === null && endOf(row) <= now) return null
  const named = {
    path: pathOf(side, row.applicationId),
    offer: row.offer ?? 'una oferta que ya no está',
    who: side === 'candidate' ? (row.companyName ?? 'La empresa') : nameInMail(row.person, '') || 'Una persona',
    time: start ? words(start) : '',
    where: whereOf(row.mode, row.place),
  }
  const calendarOf = (isCancelled: boolean) =>
    start && end ? { calendar: makeCalendar(row, { side, env, start, end, isCancelled }) } : {}
  if (row.cancelledAt) return { ...letters.appointmentCancelled({ ...named, isOpen: false }), ...calendarOf(true) }
  if (row.startsAt && isReminder) return letters.appointmentReminder(named)
  if (row.startsAt && end) {
    const minutes = (end.getTime() - row.startsAt.getTime()) / 60_000
    const letter = letters.appointmentConfirmed({ ...named, minutes, isVideo: row.mode === 'video' })
    return { ...letter, ...calendarOf(false) }
  }
  if (other !== null && side === 'company') {
    return { ...letters.appointmentOther({ ...named, other }), ...calendarOf(true) }
  }
  if (other !== null || side === 'company') {
    return { ...letters.appointmentCancelled({ ...named, isOpen: true }), ...calendarOf(true) }
  }
  const times = row.proposals.map(({ startsAt, minutes }) => ({ time: words(startsAt), minutes }))
  return { ...letters.appointmentProposed({ ...named, times, isChange: row.version > 1 }), ...calendarOf(true) }
}
