import { pattern } from '../text/pattern.ts'
import type { TextRule } from './rule.ts'
import { messenger, mobile, money } from './scam-words.ts'

/** Between two words of one sentence. The dot of a number («1.500») ends no sentence. */
const joint = String.raw`(?:[^\w.;:\n]{1,3}|\.(?=\d))`
const gap = (most: number) => String.raw`(?:${joint}\w{1,20}){0,${most}}?${joint}`

// No slash, and no comma before a space: they stand between dates and between several numbers.
const between = String.raw`(?:[ ._()*\u00b7\u2013\u2014-]{0,3}|,|[ ,.-]{1,2}(?:(?:y )?(?:luego|despues|seguido de|marca|guion|punto|espacio)|el)[ ,.-]{1,2}(?:(?:y|de|el|marca)[ ,.-]{1,2})?)`
const date = String.raw`[89][.-]0\d[.-](?:20)?2\d\b`
const amount = String.raw`\d{3}\.\d{3}\.\d{3}(?:,\d{1,2})? ?(?:\u20ac|euros?\b|eur\b|millones)`
// Digits before the prefix make it the middle of another number («91 803 12 34»).
const phoneStart = String.raw`(?:(?<!\w)(?:\+|00)34[ .-]{0,2}|(?<!\w|\d[ .-])(?:34[ .-]{0,2})?)(?!${date}|${amount})`

const directory = String.raw`11[ -]{0,2}8[ -]{0,2}\d[ -]{0,2}\d`
const besideMobile = String.raw`(?:[.;]?[^\w.;]{0,3}|(?:[^.;\n]|\b(?:tel|tfno|telf|tlf|num)\.){0,30}?)`
const contactGap = (refused: string) => String.raw`(?:[^\w.;]{1,3}(?!${refused})\w{1,20}){0,8}?[^\w.;]{1,3}`
const served = 'cliente|paciente|alumn|huesped|usuari|famili'

const fee = String.raw`\b(?:fianza|matricula|inscripcion|reserva de plaza|gastos de (?:gestion|tramitacion|envio)|tasas? de (?:inscripcion|gestion|tramitacion|alta)|cuota de (?:inscripcion|alta|ingreso)|apertura de expediente|curso previo|formacion previa|(?:kit|pack|maletin) (?:de inicio|inicial|de bienvenida|de materiales?)|lote de productos)\b`
const pay = String.raw`(?:abonar|pagar|ingresar|transferir|comprar|costear|adelantar|depositar)`
const paid = String.raw`(?:abon|pag|ingres|transfer|compr|coste|adelant|deposit)(?:an|ara?n|iran)`

// Not those of an office, which its employees pay for others.
const taxes = String.raw`(?:las|unas|tus|sus) tasas\b(?! (?:municipal|portuari|judicial|aeroportuari|administrativ|universitari|academic|del? (?:los|las|cada|cliente|vehiculo|examen|basura|residuo|aeropuerto|puerto)))`
const paidByCompany = String.raw`(?!,? \(?(?:(?:corre[ns]? )?a cargo de (?:la|nuestra) empresa|que (?:paga|abona|asume|te pagamos)|(?:te )?l[ao]s? (?:paga|abona|asume)|pagad[oa]s? por (?:la|nosotros)|bonificad|subvencionad))`

// «No» or «sin» denies a match only beside it: «no lo dudes y escríbenos» and «sin experiencia» deny nothing.
const not = String.raw`\b(?:no|nunca|jamas|tampoco) (?:(?:te|se|os|le|les|nos) )?`
const demanded = String.raw`(?:pedimos|pediremos|piden?|pedira|cobramos|cobraremos|cobran?|cobrara|exigimos|exigen?|solicitamos|solicitan?|requerimos|requieren?|hacemos|haremos|realizamos|usamos|aceptamos|atendemos|contactamos|contactaremos)\b`
const obliged = '(?:(?:hay|tienes|tiene|tendras|tendra) que|debes?|deberas?|hace falta|es necesari[ao]) '
const without = String.raw`\b(?:sin|ni|ningun|ninguna) (?:(?:ningun|ninguna|una?|que|pedir|hacer|cobrar|exigir|tener que|necesidad de) ){0,2}`
const samePart = String.raw`(?:(?!\b(?:y|e|pero|solo|sino|experiencia)\b)[^,.;:\n]){0,25}`
const denied = `(?:${not}(?:${demanded}${samePart}|${obliged})?|${without})$`
// Words of a school to its pupils, or prices that an employee charges customers.
const said = String.raw`\b(?:informaras|cobraras|explicaras|venderas|ofreceras|gestionaras|tramitaras|atenderas)\b(?:[^.;\n]{0,40}?(?:alumn|famili|estudiante|padres|cliente|soci[ao]s)\w{0,3}[^.;\n]{0,40}|(?: \w{1,12}){0,3} )$`

export const fraudRules = {
  premium_rate_phone: {
    kind: 'fraude',
    title: 'Teléfono de tarificación especial',
    reason: 'Los números 803, 806, 807, 905 y 118 cobran a quien llama. Una oferta de empleo no puede costar dinero.',
    advice: 'Quita el número. Los candidatos aplican con el botón «Aplicar».',
    law: 'Condiciones de uso de este sitio; si hay engaño, artículo 248 del Código Penal (estafa).',
    isPhone: true,
    patterns: [
      pattern`${phoneStart}(?:8${between}[0o]${between}[367]|9${between}[0o]${between}5)(?:${between}[\do]){6}(?![\d])`,
      pattern`\b(?:(?:llam|marc|tel|info)\w{0,7}(?:[^\w.;]{1,3}\w{1,12}){0,4}?[^\w.;]{1,3}|consult\w{1,5} (?:al?|el|en el) )${directory}(?!\d|[.,]\d| ?€)`,
      // The rest of the number is in another field.
      pattern`\b(?:llama(?:r|nos|me|ndo)?|tel|telefono|tfno|marca|marcando|linea) ?:?(?: al?| el)? ?(?:80[367]|905)[^\w\n]{0,3}(?=$|\n)`,
      // By lines or slashes: three threes, or three and pairs. Spoken ones: with commas.
      pattern`(?<![\d/.-])(?:80[367]|905) ?[/\n|]{1,2} ?(?:\d{3} ?[/\n|]{1,2} ?\d{3}|\d\d(?: ?[/\n|]{1,2} ?\d\d){2})(?! ?[\d/])|(?<!\d[ ,]{0,2})(?:8 0 [367]|9 0 5)(?:(?:,? \d){6}|(?:,? \d\d){3})(?!\d)`,
    ],
  },
  advance_payment: {
    kind: 'fraude',
    title: 'Dinero por adelantado',
    reason:
      'La oferta parece pedir dinero a quien se presenta. Cobrar por acceder a un empleo es una estafa habitual y no se admite.',
    advice: 'Quita el pago. La formación, el material y los trámites corren a cargo de la empresa.',
    law: 'Condiciones de uso de este sitio; si hay engaño, artículo 248 del Código Penal (estafa).',
    unlessAfter: new RegExp(`${denied}|${said}`),
    patterns: [
      pattern`
        \b(?:deb(?:e|es|en|era|eras|eran|eis|ereis)|ten(?:dra|dras|dran|er que)|tienes?|tienen|hay que|hara falta|es necesario|imprescindible|obligatorio|se (?:pide|requiere|solicita|exige|cobra)|pedimos|solicitamos|exigimos)
        ${gap(4)}${pay}${gap(8)}${fee}
      `,
      pattern`\b(?:candidat\w{1,3}|aspirantes?|interesad\w{1,2})${gap(4)}(?:${pay}|${paid})${gap(8)}${fee}`,
      pattern`
        \b(?:cuota|tasa|gastos?|pago|coste|importe|derechos?) (?:de|por) (?:inscripcion|gestion|tramitacion|apertura de expediente|alta|reserva de plaza|seleccion|admision)[^\w]{1,3}(?:de |son |es de |es |previo de )?
        ${money}
      `,
      pattern`\b(?:fianza|deposito|reserva|matricula|inscripcion|senal|tasas)(?: (?:de la plaza|previ[ao]|inicial|obligatori[ao]|reembolsable)){0,2}(?: de| ?: ?| ?= ?| ?- ?)? ?${money}${paidByCompany}`,
      pattern`
        \b(?:deb(?:e|es|en|eras?|eran)|tiene[ns]? que|tendra[sn]? que|hay que|es necesario|imprescindible|obligatorio|antes de (?:empezar|la entrevista|firmar)|previamente|tras|previo pago)
        ${gap(2)}(?:${pay} )?${taxes}${paidByCompany}
      `,
      pattern`
        \b${pay} ${taxes}
        [^\w.;:\n]{1,3}(?:y (?:enviar|mandar)|antes de|previamente|para (?:reservar|participar|acceder|inscribir|optar|formalizar|empezar)|por (?:bizum|transferencia)|en (?:nuestra|la) cuenta)\b
      `,
      pattern`\b(?:se pide|pedimos|solicitamos|exigimos|requerimos|se requiere|se exige|se solicita) (?:una? |el |la )?(?:pequen[ao] )?(?:fianza|deposito (?:previo|inicial|de)|pago|senal|aportacion economica|adelanto)\b`,
      pattern`\b(?:envia|enviando|envianos|haz|hacer|haciendo|haga|manda|mandanos|realiza) (?:antes )?(?:un |una )?(?:bizum|transferencia|giro|western union|moneygram) (?:de |por |al |a la cuenta|para reservar)`,
      pattern`\b(?:pago|pagar|abonar|abono|ingreso|abonando|pagando)(?:se)? (?:\w{1,12} ){0,3}por adelantado\b`,
      pattern`\b(?:requiere|necesari[ao]|necesitas|con una|pequena|aportar una|hace falta una) (?:pequena )?inversion (?:inicial|minima|previa)\b`,
      pattern`\b(?:curso|formacion|uniforme|material|kit|maletin|certificado)(?: \w{1,14}){0,3} (?:a cargo|por cuenta|pagad[oa] por|a costa) del? (?:la |los |las )?(?:propi[oa] )?(?:candidat|trabajador|alumn|aspirante|interesad|solicitante)`,
      pattern`\bte (?:devolveremos|reembolsaremos|devolvemos|reembolsamos) (?:el |la |los |tu |ese |todo el )?(?:dinero|importe|fianza|deposito|pago)\b`,
      pattern`\b(?:kit|pack|maletin) (?:de inicio|inicial|de materiales?)(?: ?:| por| de| a| son| cuesta)? ${money}`,
    ],
  },
  messenger_contact: {
    kind: 'fraude',
    title: 'Contacto por mensajería',
    reason:
      'Llevar la selección a WhatsApp o Telegram es el camino habitual de las ofertas falsas, y deja al candidato sin constancia.',
    advice: 'Quita el contacto. Los candidatos aplican con el botón «Aplicar» y verás su teléfono y su correo.',
    law: 'Ninguna ley lo prohíbe: es una norma de este sitio contra el fraude.',
    unlessAfter: new RegExp(denied),
    neverInnocent: new RegExp(String.raw`${mobile}|\b(?:wa|t)\.me/`),
    patterns: [
      pattern`${messenger}${besideMobile}${mobile}`,
      pattern`${mobile}${besideMobile}${messenger}`,
      pattern`(?:\btg\b|${messenger})(?:(?!\b(?:instagram|facebook|tiktok|twitter|linkedin|youtube|redes)\b)[^\n]){0,20}?[^\w@]@[a-z]\w{3,30}\b`,
      pattern`\b(?:wa\.me|t\.me|api\.whatsapp\.com|chat\.whatsapp\.com)/`,
      pattern`\b(?:solo|solamente|unicamente|exclusivamente)${gap(4)}${messenger}`,
      pattern`${messenger}[^\w.;:\n]{1,3}(?:solamente|unicamente|exclusivamente|solo)\b(?! (?:por|de|en|los|las|a) )`,
      pattern`
        \b(?:escribenos|escribeme|escribe|escriban?|escribid|mandad|mandar?|enviad|contactad|contacten?|habla con nosotros|contactanos|contactame|contacta|hablanos|hablame|agreganos|agregame|envianos|enviame|mandanos|mandame|interesad[oa]s?|entrevistas?|inscripcion(?:es)?|seleccion)\b
        ${contactGap(served)}${messenger}
      `,
      pattern`(?<![\w.])@ ?[a-z]\w{3,30}[^\w\n]{0,3}(?:(?:en|por|via|de|a traves de|mi|nuestro|el) ){0,3}${messenger}`,
      pattern`\b(?:escribe|busca|agrega|anade|contacta|habla|manda|mensaje)(?:me|nos|r)?(?: (?:un|mensaje|privado|con|al?|usuario|el|md)){0,4} @[a-z]\w{3,30}`,
      pattern`
        \b(?:info(?:rmacion)?|hablamos|hablemos|te esperamos?|seguimos|continuamos|continua|unete|apuntate|postulate|inscribete|responde|pregunta|entra)(?: \w{1,10}){0,3} (?:por|en|al?|via) (?:\w{1,10} ){0,4}
        ${messenger}
      `,
      // A contact with others is a task of the job.
      pattern`\b(?:contactar|contacto)\b${contactGap(String.raw`${served}|con (?!nosotr)`)}${messenger}`,
    ],
  },
} satisfies Record<string, TextRule>
