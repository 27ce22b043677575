/** Providers that have their domain in several countries. */
const names =
  /^(?:gmail|googlemail|hotmail|outlook|yahoo|ymail|rocketmail|live|msn|icloud|me|protonmail|proton|gmx|mail|aol|yandex|tutanota|tutamail|zoho|zohomail|fastmail|telefonica|terra|wanadoo|ono|yopmail|mailinator|guerrillamail|temp-mail|tempmail|10minutemail|trashmail|maildrop)(?:\.[a-z]{2,4}){1,2}$/i

/** Providers with one domain, of which companies may have the name in another country. Some give an address for minutes. */
const domains = [
  'pm.me',
  'tuta.com',
  'tuta.io',
  'keemail.me',
  'hey.com',
  'duck.com',
  'web.de',
  'email.com',
  'usa.com',
  'europe.com',
  'post.com',
  'consultant.com',
  'mac.com',
  'hushmail.com',
  'inbox.lv',
  'mail.ru',
  'qq.com',
  '163.com',
  'movistar.es',
  'orange.es',
  'vodafone.es',
  'jazztel.es',
  'euskaltel.net',
  'telecable.es',
  'laposte.net',
  'orange.fr',
  'free.fr',
  'libero.it',
  'sapo.pt',
  't-online.de',
  'sharklasers.com',
  'getnada.com',
  'dispostable.com',
  'throwawaymail.com',
  'mailnesia.com',
  'mohmal.com',
  'emailondeck.com',
]

/** Whether anybody can get an e-mail of this domain, so that it shows no company. */
export function isFreeMail(email: string): boolean {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? ''
  return names.test(domain) || domains.some((free) => domain === free || domain.endsWith(`.${free}`))
}
