import { stateNames, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { ANSWER_UNDO_MINUTES } from '#contract/values/applications/mail-decisions.ts'

const minutes = `${ANSWER_UNDO_MINUTES} minutos`

/** /responder-candidatura. Why a link answers nothing is the server's sentence. */
export const answerTexts = {
  title: 'Responder a una candidatura',
  offer: (name: string) => `Candidatura a «${name}»`,
  questions: {
    me_interesa: {
      title: (name: string) => `¿Te interesa ${name}?`,
      hint: `Quedará en «${stateNames.preseleccionada}» y le diremos que sigue adelante dentro de ${minutes}: hasta entonces puedes retirarlo.`,
      press: 'Me interesa',
    },
    no_encaja: {
      title: (name: string) => `¿No encaja ${name}?`,
      hint: `Quedará en «${stateNames.descartada}» y le enviaremos este texto dentro de ${minutes}: hasta entonces puedes retirarlo.`,
      press: 'Enviar la respuesta',
    },
  },
  text: 'Lo que leerá la persona',
  textHint: 'Puedes cambiarlo. No escribas nada que no le dirías a la cara.',
  textMissing: 'Escribe lo que leerá la persona',
  pendingTitle: {
    me_interesa: 'Has respondido «Me interesa»',
    no_encaja: 'Has respondido «No encaja»',
    cita: 'Has propuesto una cita',
  },
  pending: (name: string, time: string) =>
    `Se lo diremos a ${name} a partir de las ${time}. Hasta entonces puedes retirarlo.`,
  takeBack: 'Retirar la respuesta',
  takenBack: 'Respuesta retirada: no le hemos dicho nada.',
  appointment: 'Proponer una cita',
  change: 'Cambiar la cita',
  sendTimes: 'Enviar la propuesta',
  answeredTitle: 'Esta candidatura ya está respondida',
  answered: (name: string, state: ApplicationState) => `${name} está en «${stateNames[state]}».`,
  open: 'Ver la candidatura',
  refusedTitle: 'No hay nada que responder',
  invalidHint: 'Está incompleto, ha caducado o la candidatura ya no existe. En tu panel están todas tus candidaturas.',
  panel: 'Ver mis candidatos',
  failed: 'No hemos podido guardar tu respuesta, intenta luego',
  loadFailed: 'Vaya... No pudimos abrir la candidatura',
} as const
