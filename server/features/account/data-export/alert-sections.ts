import { alert, subscriber, toldOffer } from '#server/database/schema/schema.ts'
import { ofAccount, ofSubscriber } from './section.ts'

/** Alerts of new offers. Alerts of a visitor belong to the account that confirms the same e-mail. */
export const alertSections = {
  suscripcion_a_avisos: ofAccount(subscriber, {
    about: 'Desde cuándo pides correos con ofertas nuevas. Van al correo de tu cuenta.',
    columns: { id: null, email: null, createdAt: 'desde' },
  }),
  avisos_de_ofertas_nuevas: ofSubscriber(alert, {
    about:
      'Tus avisos de ofertas nuevas. Preguntado_el: cuándo te preguntamos si lo sigues queriendo, mientras esperamos tu respuesta.',
    // oxfmt-ignore
    columns: {
      id: 'id', filters: 'filtros', frequency: 'frecuencia', isPaused: 'en_pausa', createdAt: 'creado_el',
      confirmedAt: 'confirmado_el', toldThrough: null, queuedAt: 'ultimo_correo_preparado',
      mailedAt: 'ultimo_correo', wantedAt: 'lo_quieres_desde', askedAt: 'preguntado_el',
    },
  }),
  ofertas_avisadas: ofSubscriber(toldOffer, {
    about: 'Las ofertas que ya te hemos enviado por correo, para no repetirlas.',
    columns: { offerId: 'oferta', mailId: null, toldOn: 'fecha' },
  }),
}
