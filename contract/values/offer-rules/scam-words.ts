/** Parts of patterns that several rules of fraud share. */

/** Letters of a word, each with up to three signs, spaces or line breaks after it: «whats-app», «tele gram». */
const loose = (word: string): string => Array.from(word).join(String.raw`[^a-z0-9]{0,3}`)

// The shorter names are words of their own, so that «guasa» is none.
export const messenger = String.raw`(?:💬|💚|🟢|\b(?:${loose('whatsapp')}|${loose('telegram')}(?!a)|(?:w|vv)h?at{0,2}s{1,2}[au]p{1,2}|guas{1,2}ap{1,2}|wsapp?\b|wsp\b|wasa\b|w[./]?a\b|signal\b|(?:app|aplicacion|programa|icono|logo) verde\b))`

export const bizum = String.raw`\b${loose('bizum')}\b`

const apart = String.raw`[ .\-/\n|,_()*:]{0,3}`
export const mobile = String.raw`(?<!\d)(?:(?:\+|00)?34${apart})?[67](?:${apart}\d){8}(?!\d)`

export const money = String.raw`(?!0{1,6}(?:[.,]0{1,3})? ?[\u20ace])\d{1,6}(?:[.,]\d{1,3})?[ ]?(?:\u20ac|euros?\b|eur\b)`

/** Up to so many characters of the same sentence. */
export const within = (most: number): string => String.raw`[^.;\n]{0,${most}}?`

export const coins = String.raw`\b(?:usdt|tether|bitcoins?|btc|cripto(?:s|monedas?|activos?)?|ethereum|eth|binance|monedero (?:digital|virtual)|wallet)\b`
