import { EXPORT_HOURS } from '#contract/constants.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'
import { makeExport } from './data-export/make-export.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody wants the data of their account. The id is that of the request. */
    'data-export': { exportId: string }
  }
}

const letters = {
  exportReady: declareLetter({ path: '/cuenta', hours: 24 })(({ path, hours }) => ({
    subject: 'Tus datos están listos',
    paragraphs: [
      'El archivo con los datos de tu cuenta que nos pediste ya está listo. Inicia sesión para descargarlo.',
    ],
    action: { label: 'Descargar mis datos', path },
    notes: [
      `Lo guardamos durante ${hours} horas. Después puedes pedirlo otra vez desde tu cuenta.`,
      'Contiene datos personales: guárdalo en un lugar seguro.',
      'Si no lo has pedido tú, alguien ha entrado en tu cuenta: cambia tu contraseña.',
    ],
  })),
}

/** The mails about the data of an account, to its owner. */
export const accountMails = declareMails(letters, {
  'data-export': async (deps, { data }) => {
    const to = await makeExport(deps, data.exportId)
    return to === null ? null : { to, letter: letters.exportReady({ path: '/cuenta#mis-datos', hours: EXPORT_HOURS }) }
  },
})
