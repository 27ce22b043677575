import type { TextRule } from './rule.ts'

const gap = (most: number) => `(?:[^\\w]{1,3}\\w{1,20}){0,${most}}?[^\\w]{1,3}`
const pattern = (...parts: string[]) => new RegExp(parts.join(''), 'g')

const between = String.raw`(?:[ .,_/()*\u00b7-]{0,3}|[ ,.-]{1,2}(?:y|luego|despues|seguido de|de|el|marca|guion|punto|espacio)[ ,.-]{1,2}(?:(?:y|de|el|marca)[ ,.-]{1,2})?)`
const mobile = String.raw`(?<![\d])(?:(?:\+|00)?34[ .-]{0,2})?[67](?:[ .\-/]{0,2}\d){8}(?!\d)`
const messenger = String.raw`\b(?:whats{1,2}ap{1,2}|wh?ats{1,2}up|was{1,2}ap{1,2}|guas{1,2}ap{1,2}|wsp\b|telegram(?!a)|signal\b)`
const money = String.raw`\d{1,6}(?:[.,]\d{1,3})?[ ]?(?:\u20ac|euros?\b|eur\b)`
const denied = /\b(?:no|nunca|sin|ningun|ninguna|jamas|tampoco|ni)\b[^,.;:]{0,40}$/
const fee = String.raw`\b(?:fianza|matricula|inscripcion|reserva de plaza|gastos de (?:gestion|tramitacion|envio)|tasas? de (?:inscripcion|gestion|tramitacion|alta)|cuota de (?:inscripcion|alta|ingreso)|apertura de expediente|curso previo|formacion previa|(?:kit|pack|maletin) (?:de inicio|inicial))\b`

export const fraudRules = {
  premium_rate_phone: {
    kind: 'fraude',
    title: 'Teléfono de tarificación especial',
    reason: 'Los números 803, 806, 807 y 905 cobran a quien llama. Una oferta de empleo no puede costar dinero.',
    advice: 'Quita el número. Los candidatos se inscriben con el botón «Aplicar».',
    isPhone: true,
    patterns: [
      pattern(
        String.raw`(?<![\w])(?:(?:\+|00)?34[ .-]{0,2})?(?:8${between}[0o]${between}[367]|9${between}[0o]${between}5)`,
        String.raw`(?:${between}[\do]){6}(?![\d])`,
      ),
    ],
  },
  advance_payment: {
    kind: 'fraude',
    title: 'Dinero por adelantado',
    reason:
      'La oferta parece pedir dinero a quien se presenta. Cobrar por acceder a un empleo es una estafa habitual y no se admite.',
    advice: 'Quita el pago. La formación, el material y los trámites corren a cargo de la empresa.',
    unlessAfter: denied,
    patterns: [
      pattern(
        String.raw`\b(?:deb(?:e|es|en|era|eras|eran|eis|ereis)|ten(?:dra|dras|dran|er que)|tienes?|tienen|hay que|hara falta|es necesario|imprescindible|obligatorio|se (?:pide|requiere|solicita|exige|cobra)|pedimos|solicitamos|exigimos|candidat\w{1,3}|aspirantes?|interesad\w{1,2})`,
        gap(4),
        String.raw`(?:abon\w{1,5}|pag\w{1,5}|ingres\w{1,5}|transfer\w{1,5}|adelant\w{1,5}|deposit\w{1,5}|aport\w{1,5}|compr\w{1,5}|cost\w{1,5})`,
        gap(8),
        fee,
      ),
      pattern(
        String.raw`\b(?:cuota|tasa|gastos?|pago|coste|importe|derechos?) (?:de|por) (?:inscripcion|gestion|tramitacion|apertura de expediente|alta|reserva de plaza|seleccion|admision)[^\w]{1,3}(?:de |son |es de |es |previo de )?`,
        money,
      ),
      pattern(
        String.raw`\b(?:fianza|deposito|reserva|matricula|inscripcion|senal) (?:de la plaza |previ[ao] |inicial |obligatori[ao] |reembolsable ){0,2}(?:de |: ?)?`,
        money,
        '(?! a cargo de la empresa)',
      ),
      pattern(
        String.raw`\b(?:se pide|pedimos|solicitamos|exigimos|requerimos|se requiere|se exige|se solicita) (?:una? |el |la )?(?:pequen[ao] )?(?:fianza|deposito (?:previo|inicial|de)|pago|senal|aportacion economica|adelanto)\b`,
      ),
      pattern(
        String.raw`\b(?:envia|enviando|envianos|haz|hacer|haciendo|haga|manda|mandanos|realiza) (?:antes )?(?:un |una )?(?:bizum|transferencia|giro|western union|moneygram) (?:de |por |al |a la cuenta|para reservar)`,
      ),
      pattern(
        String.raw`\b(?:pago|pagar|abonar|abono|ingreso|abonando|pagando)(?:se)? (?:\w{1,12} ){0,3}por adelantado\b`,
      ),
      pattern(
        String.raw`\b(?:requiere|necesari[ao]|necesitas|con una|pequena|aportar una|hace falta una) (?:pequena )?inversion (?:inicial|minima|previa)\b`,
      ),
      pattern(
        String.raw`\b(?:curso|formacion|uniforme|material|kit|maletin|certificado)(?: \w{1,14}){0,3} (?:a cargo|por cuenta|pagad[oa] por|a costa) del? (?:la |los |las )?(?:propi[oa] )?(?:candidat|trabajador|alumn|aspirante|interesad|solicitante)`,
      ),
      pattern(
        String.raw`\bte (?:devolveremos|reembolsaremos|devolvemos|reembolsamos) (?:el |la |los |tu |ese |todo el )?(?:dinero|importe|fianza|deposito|matricula|pago|inscripcion)\b`,
      ),
      pattern(
        String.raw`\b(?:kit|pack|maletin|lote) (?:de inicio|inicial|de bienvenida|de materiales?|de productos)[^\n.;]{0,30}?`,
        money,
      ),
    ],
  },
  messenger_contact: {
    kind: 'fraude',
    title: 'Contacto por mensajería',
    reason:
      'Llevar la selección a WhatsApp o Telegram es el camino habitual de las ofertas falsas, y deja al candidato sin constancia.',
    advice: 'Quita el contacto. Los candidatos se inscriben con el botón «Aplicar» y verás su teléfono y su correo.',
    unlessAfter: denied,
    patterns: [
      pattern(messenger, String.raw`[^\n]{0,30}?`, mobile),
      pattern(mobile, String.raw`[^\n]{0,30}?`, messenger),
      pattern(messenger, String.raw`[^\n]{0,20}?[^\w@]@[a-z]\w{3,30}\b`),
      pattern(String.raw`\b(?:wa\.me|t\.me|api\.whatsapp\.com|chat\.whatsapp\.com)/`),
      pattern(String.raw`\b(?:solo|solamente|unicamente|exclusivamente)`, gap(4), messenger),
      pattern(messenger, String.raw`[^\w]{1,3}(?:solamente|unicamente|exclusivamente|solo)\b`),
      pattern(
        String.raw`\b(?:escribenos|escribeme|escribe|contactanos|contactame|contacta|contactar|contacto|hablanos|hablame|agreganos|agregame|envianos|enviame|mandanos|mandame|interesad[oa]s?|entrevistas?|inscripcion(?:es)?|seleccion)\b`,
        String.raw`(?:[^\w.;]{1,3}(?!cliente|paciente|alumn|huesped|usuari|famili)\w{1,20}){0,5}?[^\w.;]{1,3}`,
        messenger,
      ),
    ],
  },
} satisfies Record<string, TextRule>
