import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { alert, subscriber, toldOffer } from '#server/database/schema/schema.ts'
import { omitted, section, shown } from './section.ts'

const ofSubscriber =
  (column: PgColumn) =>
  (accountId: number): SQL =>
    sql`${column} in (select id from subscriber where account_id = ${accountId})`

const isInternal = omitted('Un número interno, que no dice nada de ti.')

/** Alerts of new offers. Alerts of a visitor belong to the account that confirms the same e-mail. */
export const alertSections = [
  section(subscriber, {
    name: 'suscripcion_a_avisos',
    about: 'Que has pedido algún correo con ofertas nuevas.',
    columns: {
      id: isInternal,
      accountId: omitted('Es el número de tu cuenta, que ya está en «cuenta».'),
      email: omitted('Está vacío: los avisos van al correo de tu cuenta.'),
      createdAt: shown('desde', 'Cuándo pediste el primero.'),
    },
    where: (accountId) => eq(subscriber.accountId, accountId),
  }),

  section(alert, {
    name: 'avisos_de_ofertas_nuevas',
    about: 'Tus avisos de ofertas nuevas.',
    columns: {
      id: shown('id', 'Número del aviso.'),
      subscriberId: isInternal,
      filters: shown('filtros', 'Los filtros de la búsqueda que guardaste.'),
      frequency: shown('frecuencia', 'Cada cuánto te escribimos.'),
      isPaused: shown('en_pausa', 'Si lo has pausado.'),
      createdAt: shown('creado_el', 'Cuándo lo creaste.'),
      confirmedAt: shown('confirmado_el', 'Cuándo lo confirmaste.'),
      toldThrough: omitted('Hasta qué oferta te hemos avisado, como número interno.'),
      queuedAt: shown('ultimo_correo_preparado', 'Cuándo preparamos el último correo.'),
      mailedAt: shown('ultimo_correo', 'Cuándo te enviamos el último correo.'),
      wantedAt: shown('lo_quieres_desde', 'Cuándo dijiste por última vez que lo quieres.'),
      askedAt: shown('preguntado_el', 'Cuándo te preguntamos si lo sigues queriendo. Vacío si no esperamos respuesta.'),
    },
    where: ofSubscriber(alert.subscriberId),
  }),

  section(toldOffer, {
    name: 'ofertas_avisadas',
    about: 'Las ofertas que ya te hemos enviado por correo, para no repetirlas.',
    columns: {
      subscriberId: isInternal,
      offerId: shown('oferta', 'Número de la oferta.'),
      mailId: omitted('El número del correo, que no dice nada de ti.'),
      toldOn: shown('fecha', 'El día en que te la enviamos.'),
    },
    where: ofSubscriber(toldOffer.subscriberId),
  }),
]
