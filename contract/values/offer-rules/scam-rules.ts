import { pattern } from '../text/pattern.ts'
import type { TextRule } from './rule.ts'
import { bizum, coins, messenger, mobile, money, within } from './scam-words.ts'

// Forms of «tú» and «usted» that ask somebody for money. «La empresa paga» and «te abonamos» are another's.
const ask = String.raw`(?:pag(?:a|as|ue|ar|aras|ando|alo)|abon(?:a|as|e|ar|aras|ando)|ingres(?:a|as|e|ar|aras|ando)|transfier(?:e|es|a)|transferir|deposit(?:a|as|e|ar|aras|ando)|adelant(?:a|as|e|ar|aras)|envi(?:a|as|e|ar|anos|ame)|mand(?:a|as|e|ar|anos|ame)|haz(?:nos|me)?|haga|hacer|aport(?:a|as|e|ar|aras)|gir(?:a|e)|entreg(?:a|as|ue|ar|aras))`
const byUs = String.raw`\b(?:empresa|se|te|os|le|les|nosotros|cliente|clientes|quien|no|nunca|jamas|sin|ni|nadie|tampoco)(?: (?:te|os|le|les|se|hay que|pedimos|pedira|tienes que|debes)){0,2} $`
const purpose = String.raw`(?:por (?:adelantado|transferencia|paypal|western)|a (?:la|esta|nuestra|mi) cuenta|en (?:la|esta|nuestra|mi) cuenta|al (?:iban|numero|movil|responsable)|para (?:reservar|empezar|entrar|acceder|formalizar|activar|confirmar|tramitar|inscribir|apuntar|recibir|asegurar|optar|el (?:seguro|uniforme|curso|material|alta|visado|contrato))|antes de (?:empezar|la entrevista|firmar|incorporar|comenzar)|y (?:empieza|empiezas|reserva|te (?:llam|reserv|incorpor|envi|mand|apunt|contrat))|de (?:fianza|matricula|inscripcion|reserva|senal|deposito|alta|gestion|tasas?|garantia)|(?:en|como) concepto de|como (?:fianza|senal|deposito|garantia|reserva))`

const photo = String.raw`(?:fotos?|fotografias?|copias?|imagen(?:es)?|selfies?|escaneo|escaner|capturas?|las dos caras|ambas caras|por (?:las dos|ambas) caras|anverso)`
const identity = String.raw`(?:dni|d\.n\.i\.?|nie|pasaporte|documento de identidad|documento nacional|carnet? de identidad|cedula|tarjeta (?:bancaria|de credito|de debito|del banco|sanitaria)|libreta del banco)\b`
const send = String.raw`\b(?:envi|mand|adjunt|sub|pas|remit|facilit|aport|hazte|haz|comparte|ensen)\w{0,6}`
const account = String.raw`(?:tu|su|tus|una|la) (?:propia |misma )?(?:cuenta|tarjeta)(?: (?:bancaria|personal|corriente|propia|de banco))?`
const cards = String.raw`\b(?:tarjetas?|vales?|bonos?|codigos?|cupones?) (?:de )?(?:regalo|prepago|google play|steam|apple|itunes|amazon|paysafe\w{0,5}|psn|xbox|netflix)\b`

// «El punto info» is a place, and «una tienda punto com» a kind of company.
const noPlace = String.raw`(?<!\b(?:al|algun|cada|cierto|del|ese|este|el|mismo|nuestro|otro|primer|su|tal|tu|un|(?:tienda|empresa|compania|negocio|comercio|firma|startup|marca|grupo|sector)s?|sectores|mundo|era|economia|burbuja)[ -]?)`

export const scamRules = {
  payment_request: {
    kind: 'fraude',
    title: 'Pide que se pague',
    reason: 'La oferta parece pedir un pago a quien se presenta. Un empleo no se paga.',
    advice: 'Quita el pago y la cuenta o el teléfono al que se haría.',
    law: 'Condiciones de uso de este sitio; si hay engaño, artículo 248 del Código Penal (estafa).',
    unlessAfter: new RegExp(byUs),
    patterns: [
      pattern`\b${ask} (?:\w{1,12} ){0,4}${money}${within(15)}${purpose}`,
      pattern`\b${ask} (?:\w{1,12} ){0,3}${money}${within(20)}${bizum}`,
      pattern`\b${ask} (?:\w{1,12} ){0,3}${bizum}[^a-z0-9]{1,3}(?:al?|de|por|para)\b`,
      pattern`${bizum}[^a-z0-9]{1,3}(?:(?:al?|de|por|numero|n\w?|movil|telefono) ){0,3}(?:${mobile}|${money})`,
      pattern`${money}[^\w]{1,3}(?:(?:por|en|via|con|mediante|a traves de) )?${bizum}(?! de regalo)`,
      pattern`\bes ?\d\d(?:[ .-]?\d{4}){5}\b`,
      pattern`\b(?:western union|moneygram|paysafecard)\b`,
    ],
  },
  money_work: {
    kind: 'fraude',
    title: 'Trabajo que mueve dinero ajeno',
    reason:
      'Cobrar por «me gusta», recargar una plataforma, comprar tarjetas regalo o pasar dinero por la propia cuenta son estafas, y quien lo hace responde de ello.',
    advice: 'Describe las tareas del puesto. Si no es lo que parece, cámbialo y lo revisaremos.',
    law: 'Artículos 298 y 301 del Código Penal (receptación y blanqueo de capitales).',
    unlessAfter: /\b(?:no|nunca|jamas|sin|contra|clientes? que (?:quieran|deseen)|evitar|prevenir|detectar) $/,
    patterns: [
      // Tasks: likes, reviews, a platform that must be filled up.
      pattern`\b(?:dar|dando|da|pon|poner|poniendo|haz|hacer) (?:muchos |unos )?(?:me gustas?|likes?)\b`,
      pattern`\b(?:cada|por) (?:like|me gusta|resena|valoracion|video(?: visto)?|tarea completada|suscripcion|seguidor)\b${within(30)}(?:\u20ac|euro|pag|cobr|gan|comision)`,
      pattern`
        (?:\u20ac|euros?|gana|ganas|cobra|cobras|pagamos|comision)\b${within(30)}
        \b(?:por|viendo|valorando|puntuando|siguiendo) (?:cada |ver |valorar |puntuar |seguir )?(?:like|me gusta|resena|valoracion|videos?|hoteles|cuentas de|tareas?)\b
      `,
      pattern`\b(?:escrib|public|pon|dej)\w{0,4} (?:\w{1,10} ){0,2}(?:resenas|valoraciones|opiniones) (?:falsas|positivas|de (?:5|cinco) estrellas)`,
      pattern`\b(?:recarg|deposit)\w{0,4} [^.;\n]{0,25}?\b(?:la plataforma|saldo|cuenta de tareas|monedero)\b`,
      pattern`\b(?:desbloque|complet)\w{0,5} (?:\w{1,10} ){0,3}(?:tareas?|pedidos|misiones|paquetes?|niveles?)\b${within(50)}\b(?:comision|retir|cobr|gan|saldo|deposit|recarg)`,
      pattern`\boptimiz\w{0,5} (?:\w{1,10} ){0,2}(?:pedidos|productos|apps?|aplicaciones)\b${within(40)}\bcomision`,
      // Coins.
      pattern`
        \b(?:invierte|inviertes|invertir tu|invirtiendo|deposita|depositas|depositar|compra|compras|envia|envias|enviar|transfiere|transfieres|ingresa|recarga|recargas|retira|retiras|cambia tu)\b(?:[^.;\n]{0,25}?)
        ${coins}
      `,
      pattern`\b(?:te pagamos|te pagaremos|cobras|cobraras|pago|pagos|paga|salario|sueldo|comisiones) (?:\w{1,12} ){0,3}?(?:en|con) ${coins}`,
      pattern`\b(?:rentabilidad|beneficios?|ganancias?|retorno) (?:\w{1,10} ){0,2}(?:garantizad|asegurad|diari[ao]s? de)`,
      // Gift cards.
      pattern`\b(?:compr|adquier|adquir|consigu|consigue|recarg)\w{0,5} (?:\w{1,12} ){0,4}?${cards}[^\n]{0,60}?\b(?:codigos?|fotos?|envi|mand|reembols|devol|rasca|pas)`,
      pattern`\b(?:envi|mand|pas|dict|dinos|comparte|fotografi)\w{0,5} (?:\w{1,12} ){0,4}?(?:codigos?|pin|numeros?|reverso|fotos?)\b${within(25)}${cards}`,
      pattern`\b(?:rasca|rascar)\w{0,3}\b${within(30)}\b(?:tarjeta|codigo)`,
      pattern`\b(?:te pagamos|pago|cobras|cobraras|sueldo) (?:\w{1,10} ){0,2}(?:en|con) ${cards}`,
      // Money mules, and parcels that are sent on.
      pattern`\b(?:recib\w{0,5}|recepcion de|mov\w{1,5}|cobr\w{1,4}) (?:\w{1,12} ){0,3}?(?:transferencias?|dinero|pagos|fondos|ingresos|cobros)\b${within(25)}\b(?:en|a|por|con) ${account}`,
      pattern`\b(?:prest|alquil|us|utiliz|ced|dej|pon)\w{0,5} (?:\w{1,8} ){0,2}?(?:tu|su) (?:propia )?cuenta (?:bancaria|personal|corriente|para)`,
      pattern`\b(?:reenvi|transfer|transfier|sac|retir)\w{0,5} (?:\w{1,8} ){0,2}?(?:dinero|efectivo|resto|importe|fondos)\b${within(40)}\b(?:comision|por ?ciento|%|(?:te )?qued|tu cuenta|ganancia|cripto)`,
      pattern`\b(?:te quedas|quedate|quedarte|quedandote|quedas)(?: con)?(?: el| un)? \d{1,2} ?(?:%|por ?ciento)`,
      pattern`\b(?:abr|abrir)\w{0,4} (?:una |varias |unas )?cuentas? (?:bancarias? |online )?(?:a|en) (?:tu|su) (?:propio )?nombre`,
      pattern`\b(?:recib|reenvi|reempaquet)\w{0,5} (?:\w{1,8} ){0,2}?paquetes?\b${within(30)}\b(?:tu casa|tu domicilio|su domicilio|a otra direccion|al extranjero)`,
    ],
  },
  document_photos: {
    kind: 'fraude',
    title: 'Fotos de documentos o claves',
    reason: 'Con la foto de un documento o las claves de una tarjeta se suplanta a una persona y se le roba.',
    advice: 'Quítalo. La identidad se comprueba en persona, al firmar el contrato.',
    law: 'Artículo 5.1.c del Reglamento (UE) 2016/679 (RGPD): solo los datos necesarios.',
    unlessAfter:
      /\b(?:no|nunca|jamas|nadie|tampoco)(?: de (?:la|esta|nuestra) empresa)?(?: (?:te|nos|se))?(?: (?:pedimos|pediremos|pedira)(?: (?!(?:y|pero|sino|solo|hasta)\b)\w{1,15}){0,10})? $/,
    patterns: [
      pattern`${send} (?:\w{1,12} ){0,5}?(?:${photo})(?: \w{1,9}){0,5}? ${identity}(?! (?:de|a|del) (?:los|las|cada|clientes?|huesped))`,
      pattern`
        ${send} (?:\w{1,12} ){0,2}?(?:tu|su|el|nos tu) (?:\w{1,9} ){0,2}?${identity}
        (?! (?:de|a|del) (?:los|las|cada|clientes?|huesped))(?:[^\n]{0,40}?\b(?:foto|caras|escane|whats|telegram|correo|mail|reservar|tramitar|antes de|alta|contrato))
      `,
      pattern`${photo} (?:\w{1,9} ){0,4}?(?:tu|su|con tu|con el) (?:\w{1,9} ){0,2}?${identity}`,
      pattern`${photo} (?:de |del |de tu |de su )(?:\w{1,9} ){0,2}?${identity}[^\n]{0,20}?\b(?:obligatori|imprescindible|necesari|para (?:reservar|tramitar|el contrato|darte|formalizar)|antes de)`,
      pattern`\b(?:numero|codigo|cvv|cvc|pin|clave|claves|contrasena|caducidad|datos|tres digitos|digitos)(?: \w{1,12}){0,6}? (?:tu|su) (?:tarjeta|banca|banco|cuenta bancaria)\b(?! de la empresa)`,
      pattern`\b(?:envi|mand|dinos|dime|indic|facilit|pas|comparte|escrib|necesitamos|pedimos)\w{0,5} (?:\w{1,12} ){0,4}?(?:cvv|cvc|pin|codigos? (?:de seguridad|sms|de verificacion|que (?:te )?(?:llega|recib))|coordenadas|claves? de (?:acceso|bizum|banca|firma))`,
    ],
  },
  hidden_link: {
    kind: 'fraude',
    title: 'Enlace disfrazado',
    reason: 'Un enlace acortado, escrito para que no lo parezca o fuera de la descripción esconde adónde lleva.',
    advice: 'Quítalo. Los candidatos aplican con el botón «Aplicar».',
    law: 'Condiciones de uso de este sitio, que no admiten enlaces a otros portales.',
    patterns: [
      pattern`\bh[x*]{2}ps?\b`,
      pattern`\bhttps? ?(?:\[:\]|\(:\)| :|: ) ?/`,
      pattern`\bh[ .-]t[ .-]t[ .-]p`,
      pattern`\w ?[\[({<] ?(?:\.|punto|dot) ?[\])}>] ?\w`,
      pattern`\w[ -]?${noPlace}(?:\bpunto\b|\bdot\b)[ -]?(?:com|net|org|me|ly|online|site|xyz|top|club|link|app)\b(?!,? s\.? ?[acl]\b)`,
      // «Personal punto info» works at a desk.
      pattern`\b(?:web|pagina|visit|entra|mira|consult|registr|inscri|apunt)\w{0,7}(?:[^\w.\n]{1,3}\w{1,15}){0,3}? \w{3,30} ?${noPlace}punto ?info\b`,
      pattern`\w ?${noPlace}punto ?info/\w{2}`,
      pattern`\w{3} ${noPlace}punto es(?= ?(?:$|[\n/.,;!)]))`,
      pattern`\bwww(?: \.? ?|\. | ?[\[(]?punto[\])]? ?)\d{0,3}[a-z]`,
      pattern`\w \. ?(?:com ?/ ?|(?:info|xyz|top|site|online|ly|me)/)\w|\w\w[,\u00b7\u2022](?:com|org|info|xyz)/\w|(?:\w \. ?(?:info|xyz|top|site|online|ly|me)|(?:\w \. |\b(?:visit|entr|apunt|inscri|registra)\w{1,6} (?:en )?[\w-]{3,30} \.)net) ?/ ?(?:alta|registr|inscri|empleo|formulari|apply|unete)`,
      pattern`\b(?:bit ?\. ?ly|tinyurl ?\. ?com|cutt ?\. ?ly|goo ?\. ?gl|is ?\. ?gd|acortar ?\. ?link|rb ?\. ?gy|shorturl ?\. ?at|t ?\. ?ly|ow ?\. ?ly|rebrand ?\. ?ly|buff ?\. ?ly|lnkd ?\. ?in) ?/`,
    ],
  },
  lone_contact: {
    kind: 'fraude',
    title: 'Contacto repartido',
    needs: new RegExp(String.raw`${mobile}|(?<![\w.])@[a-z]\w{3,30}`),
    reason: 'Una línea con solo el nombre de un servicio de mensajería completa un contacto que está en otra parte.',
    advice: 'Quita el contacto. Los candidatos aplican con el botón «Aplicar».',
    law: 'Ninguna ley lo prohíbe: es una norma de este sitio contra el fraude.',
    patterns: [
      pattern`
        (?<=^|\n)[^\w\n]{0,3}(?:(?:solo|por|al?|en|via|mi|nuestro|escribe(?:nos|me)?|contacta(?:nos)?|contacto|info(?:rmacion)?|interesad[oa]s|entrevistas?|manda|mensaje|habla|hablamos|el|y|de|empresa|agrega|busca(?:nos|me)?) ){0,4}
        ${messenger}[^\w\n]{0,4}(?=$|\n)
      `,
    ],
  },
} satisfies Record<string, TextRule>
