import { listed, type Said } from './finding.ts'

const required = 'docs/operations.md explica cada ajuste.'

export const settingTexts = {
  local: [
    'HOST y BASE_URL son de esta máquina: nadie de fuera puede entrar',
    'Para un sitio público, configura BASE_URL con https, y repite este examen.',
  ],
  noHttps: [
    'BASE_URL no empieza por https://: las contraseñas viajarían sin cifrar',
    'Pon un proxy con TLS delante y escribe en BASE_URL el origen público, como https://empleo.example.',
  ],
  noProxy: [
    'TRUST_PROXY no es 1, y BASE_URL tiene https: todos los visitantes comparten los límites del proxy',
    'Configura TRUST_PROXY=1 y haz que el proxy añada la dirección del visitante a X-Forwarded-For.',
  ],
  openPort: (host: string): Said => [
    `HOST es ${host}: quien llegue al puerto sin pasar por el proxy puede fingir su dirección`,
    'Configura HOST=127.0.0.1, o cierra el puerto en el cortafuegos.',
  ],
  noMail: [
    'SMTP_URL no está configurado: ningún correo sale de esta máquina',
    'Configura SMTP_URL y MAIL_FROM, y repite con --test-mail=tu correo.',
  ],
  unverified: [
    'Las cuentas nuevas no confirman su correo (VERIFY_EMAIL)',
    'Quita VERIFY_EMAIL=0, salvo que sea lo que quieres.',
  ],
  testKeys: ['Las claves de Stripe son de prueba: nadie paga de verdad', 'Configura las claves sk_live_ o rk_live_.'],
  standIn: [
    'PAYMENTS=stand-in: cualquiera recibe Premium sin pagar',
    'Quita PAYMENTS, y configura las claves de Stripe para vender Premium.',
  ],
  notSold: [
    'Premium no se vende: no hay claves de Stripe',
    'Configura STRIPE_SECRET_KEY y las otras dos, si quieres venderlo.',
  ],
  demoData: ['DEMO_DATA=1: una base de datos vacía se llena de ofertas inventadas', 'Quita DEMO_DATA.'],
  secretChanges: [
    'APP_SECRET_PREVIOUS sigue configurado',
    'Ejecuta npm run secret:rotate y quítalo cuando no quede nada por cifrar.',
  ],
  noScanner: ['Los CV no se examinan en busca de virus', `Configura CLAMAV_URL. ${required}`],
  madeUp: (names: readonly string[]): Said => [
    `Datos de contacto inventados: ${listed(names)}`,
    'Escribe los tuyos: aparecen en el pie y en el aviso legal.',
  ],
  madeUpLinks: (names: readonly string[]): Said => [
    `Enlaces inventados en el pie: ${listed(names)}`,
    'Escribe los de tus perfiles.',
  ],
  noIdentity: (names: readonly string[]): Said => [
    `Las páginas legales no dicen quién lleva el sitio. Falta: ${listed(names)}`,
    `Configúralo: lo exigen la LSSI y el RGPD. ${required}`,
  ],
  noRegistry: [
    'El aviso legal no dice en qué registro está inscrito el titular (LEGAL_REGISTRY)',
    'Configura LEGAL_REGISTRY, si el titular está inscrito en alguno.',
  ],
  noOfficer: [
    'La política de privacidad no nombra un delegado de protección de datos (DPO_EMAIL)',
    'Configura DPO_EMAIL, si el titular lo ha designado o debe hacerlo (artículo 37 del RGPD).',
  ],
  noProcessors: [
    'La política de privacidad no nombra a ningún encargado del tratamiento (PROCESSORS)',
    'Nombra a quienes tratan datos por tu cuenta, como el alojamiento y el correo. ' + required,
  ],
  claims: [
    'LANDING_CLAIMS=specified: la portada dice «Más de 500 ofertas» y «100% verificados», sea verdad o no',
    'Configura LANDING_CLAIMS=own: así usa las cifras de este sitio.',
  ],
  complete: 'Todo lo que un sitio público necesita está configurado',
} satisfies Record<string, Said | string | ((...given: never[]) => Said)>
