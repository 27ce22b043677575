import type { LegalText } from './page.ts'

/** Article 22.2 of the LSSI: what is strictly necessary needs no consent, and so no banner. */
export const cookies: LegalText = {
  title: 'Política de cookies',
  description:
    '{nombre} no usa cookies de publicidad ni de análisis: solo las cookies que protegen o mantienen tu sesión y el almacenamiento imprescindible para funcionar.',
  intro:
    '{nombre} no usa cookies, ni propias ni de terceros, para publicidad, análisis o seguimiento. Solo guarda lo imprescindible para funcionar y proteger tu cuenta. Por eso no verás ningún aviso que te pida aceptarlas.',
  sections: [
    {
      title: 'Las cookies',
      blocks: [
        'Hay dos cookies, propias y estrictamente necesarias:',
        [
          'dispositivo: se guarda cuando entras en tu cuenta. Recuerda que ya has entrado en tu cuenta desde este navegador, para que puedas seguir entrando aunque otra persona intente adivinar tu contraseña. Guarda un código aleatorio firmado, sin tus datos; no te mantiene dentro de la cuenta ni sirve para seguirte. Dura 180 días desde la última vez que entras.',
          'sesion_mantenida: solo si marcas «Mantener la sesión en este dispositivo». Abre tu cuenta en las pestañas nuevas, y cambia cada vez. Dura 30 días. Se borra al cerrar la sesión.',
        ],
      ],
    },
    {
      title: 'Qué se guarda en cada pestaña',
      blocks: [
        'También solo lo estrictamente necesario para prestar el servicio que pides, en el almacenamiento de sesión del navegador (sessionStorage). Se borra al cerrar la pestaña y ningún otro sitio puede leerlo:',
        [
          'accessToken: te mantiene dentro de tu cuenta. Una pestaña nueva lo recibe de las que ya tienes abiertas, y cerrar la sesión en una la elimina en todas.',
          'accountEmail: el correo con el que has entrado, para que lo que has escrito sin guardar solo vuelva a tu cuenta.',
          'companyFormData: conserva los datos de tu empresa mientras completas el alta o el pago.',
          'portalVisit: recuerda que has ido al portal de pagos, para mostrar al volver tu plan al día.',
          'draft: lo que has escrito sin guardar, para que no se pierda si recargas la página mientras creas tu perfil o aplicas a una oferta, o si caduca la sesión.',
          'offerToApplyTo: la oferta a la que querías aplicar, para retomarla cuando hayas creado tu perfil.',
          'alertLink: el código del enlace con el que abres tus avisos de ofertas si no tienes cuenta, para que no quede en la dirección.',
          'editedAlert: el aviso de ofertas cuyos filtros estás cambiando.',
          'La posición en la que estabas en cada página, para volver a ella al retroceder.',
        ],
      ],
    },
    {
      title: 'Qué se guarda en este navegador',
      blocks: [
        'Solo cuando tú lo eliges, en el almacenamiento local del navegador (localStorage), que ningún otro sitio puede leer:',
        [
          'candidatesView: si una empresa prefiere ver a sus candidatos como tarjetas o como lista. No guarda nada de nadie.',
          'keptSession: el correo de la cuenta cuya sesión mantienes en este dispositivo. Se borra al cerrar la sesión.',
          'savedOffers: los números de las ofertas que guardas sin haber entrado, 50 como máximo. Pasan a tu cuenta cuando entras como candidato, y se borran de aquí entonces o al cerrar la sesión.',
        ],
      ],
    },
    {
      title: 'Por qué no hace falta tu consentimiento',
      blocks: [
        'El artículo 22.2 de la Ley 34/2002 (LSSI) exceptúa del consentimiento las cookies y el almacenamiento estrictamente necesarios para prestar un servicio solicitado de forma expresa. Es también el criterio de la guía de cookies de la Agencia Española de Protección de Datos.',
      ],
    },
    {
      title: 'Terceros',
      blocks: [
        'Las páginas de este sitio no cargan nada de terceros: tampoco las tipografías, las imágenes ni los botones para compartir, que son simples enlaces.',
        'Si una empresa contrata el plan Premium, el pago se hace en la página de Stripe, que puede usar allí sus propias cookies, entre otras para prevenir el fraude, conforme a su política (stripe.com/es/legal/cookies-policy). Nada de ello se carga en este sitio.',
      ],
    },
    {
      title: 'Cómo borrarlo',
      blocks: [
        'Lo de cada pestaña, cerrándola, y lo que trata de ti también cerrando la sesión; las cookies y lo que guarda el navegador, desde los ajustes de tu navegador. Si bloqueas las cookies, todo funciona igual, pero no podrás mantener la sesión. Tu navegador tampoco se reconocerá cuando alguien pruebe contraseñas con tu correo. Si bloqueas el almacenamiento, podrás seguir consultando las ofertas, pero tendrás que entrar de nuevo en cada visita. Para cualquier duda escribe a {correo}.',
      ],
    },
  ],
}
