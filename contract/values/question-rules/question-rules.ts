import { pattern } from '../text/pattern.ts'

/** Questions that no company may ask. */
export interface QuestionRule {
  /** Short, as a heading. */
  title: string
  /** The law, in one sentence. */
  reason: string
  /** Advice for a permitted question. */
  advice: string
  /** Compared with text in small letters, without accents (see normalize-text.ts). All quantifiers are bounded. */
  patterns: readonly RegExp[]
}

const some = String.raw`(?:(?:algun[oa]?s?|una?|mas|ya|mucho?s?|tu|tus|actualmente|dos|tres|y|de|tipo|otr[oa]) ){0,4}`
const have = String.raw`\b(?:tienes|teneis|has (?:tenido|sufrido|padecido|pasado)|padeces?|sufres?|presentas|arrastras) `
const be = String.raw`\b(?:eres|estas|es usted|esta usted|te consideras|te defines como|te sientes) (?:una? |persona |mas |muy |actualmente ){0,3}`
const forget = String.raw`(?! (?:desead|esperad|ideal|minim|pretendid|que (?:esperas?|buscas?|quieres?|pides?|deseas?)|objetivo|futur))`
const wage = '(?:salario|sueldo|nomina|retribucion|remuneracion)'
const before = String.raw`(?:actual(?:es)?|anterior(?:es)?|ultim[oa]s?|previ[oa]s?|pasad[oa])`
const worked = String.raw`(?! (?:anos )?(?:de (?!edad)|en (?!total)|como|con|trabajand|conduciend|dedicad|llev))`

export const questionRules = {
  health: {
    title: 'Salud',
    reason: 'Preguntar por la salud en una selección está prohibido (artículo 9.5 de la Ley 15/2022).',
    advice:
      'Pregunta por lo que exige el puesto, por ejemplo: «¿Puedes mover cajas de 15 kg?». Si el puesto está reservado, dilo en la oferta.',
    patterns: [
      pattern`
        ${have}${some}
        (?:enfermedad|dolencia|lesion|alergia|discapacidad|minusvalia|incapacidad|depresion|ansiedad|cancer|diabetes|vih|sida|asma|migranas?|epilepsia|adiccion|operacion|hernia|limitacion(?:es)? fisica|problemas? (?:de (?:salud|espalda|corazon|movilidad|vista)|medic|fisic|psic|mental|cronic)|(?:el )?certificado de discapacidad|grado de discapacidad)
      `,
      pattern`${be}(?:enferm[oa]\b|discapacitad|minusvalid|alergic|diabetic|deprimid|operad|vacunad|fumador|seropositiv|asmatic)`,
      pattern`\b(?:tu|su|cual es el) (?:estado de salud|historial medico|historia clinica|grado de discapacidad)`,
      pattern`\b(?:como (?:estas|andas|va(?:s)?) de|tienes? buena|gozas? de) (?:buena )?salud\b`,
      pattern`\b(?:has (?:estado|tenido|pedido|cogido)|estuviste|estas|cuant[oa]s) (?:\w{1,12} ){0,3}?(?:de )?bajas?\b(?! (?:tension|temperatura|matern|patern|(?:de|por) (?:la )?[mp]aterni))`,
      pattern`\b(?:tomas|sigues|recibes|usas) (?:${some})(?:medicacion|medicamentos?|pastillas|tratamiento)`,
      pattern`\b(?:vas|acudes|has ido) (?:al|a un) (?:psicologo|psiquiatra|medico)`,
      pattern`\b(?:fumas|bebes alcohol|consumes (?:alcohol|drogas)|tomas drogas|cuanto (?:pesas|mides))\b`,
      pattern`\b(?:cual es|indica|dinos) tu (?:peso|altura|estatura)\b`,
      /\b(?:te han|te ha|has sido|te vas a|te tienen que|vas a) (?:operad|operar|intervenid|intervenir|hospitalizad|ingresad[oa] en)/g,
      /\b(?:pasado|pasar|pendiente de) (?:\w{1,8} ){0,3}(?:quirofano|operacion|cirugia|intervencion quirurgica)/g,
      /\b(?:estas|sigues|recibes|has seguido|llevas) (?:\w{1,8} ){0,4}(?:tratamiento|medicad[oa]|medicacion|rehabilitacion|terapia)\b/g,
      /\b(?:algun|alguna|algo) (?:\w{1,10} ){0,3}(?:problema|condicion|cuestion|tema|impedimento|limitacion) (?:\w{1,4} )?(?:de salud|medic[oa]|fisic[oa]|psicologic[oa]|psiquiatric[oa]|mental)/g,
      /\b(?:reconocid[oa]|tienes|cuentas con) (?:\w{1,8} ){0,4}(?:discapacidad|minusvalia|incapacidad|dependencia reconocida)/g,
      /\b(?:te encuentras|te sientes|estas) (?:bien |mal )(?:de salud|fisicamente|psicologicamente|mentalmente)/g,
      /\b(?:cuantos dias|cuantas veces|a menudo|con que frecuencia) (?:\w{1,8} ){0,4}(?:enferm|de baja|al medico)/g,
    ],
  },
  pregnancy: {
    title: 'Embarazo y maternidad',
    reason:
      'Preguntar por el embarazo o los planes de tener hijos es discriminación (artículo 8 de la Ley Orgánica 3/2007).',
    advice: 'Pregunta por lo que exige el puesto, por ejemplo: «¿Puedes empezar en enero?».',
    patterns: [
      pattern`\b(?:estas|estar|quedarte|quedar|esta usted|te quedaste|has estado) (?:ya )?embarazada`,
      pattern`\b(?:quedaras|quedado|quedarias|te quedas) embarazada|\b(?:estas esperando|esperas) (?:un |una )?(?:bebe|hij[oa])\b`,
      pattern`\bplanes de (?:maternidad|paternidad|embarazo|ser (?:madre|padre)|tener (?:hij|nin|famili))`,
      pattern`\b(?:piensas|quieres|planeas|vas a|te gustaria|deseas|intencion de|pensado|previsto|prevision de|te planteas|entra en tus planes) (?:pronto |algun dia )?(?:ser (?:madre|padre)\b|tener (?:mas )?(?:hij|familia|un bebe|ninos)|quedarte embarazada|formar una familia)`,
      pattern`\b(?:tienes?|has (?:tenido|pedido|cogido)|estas (?:de|en)|vas a (?:pedir|coger)) (?:\w{1,10} ){0,5}?(?:lactancia|maternidad|paternidad|baja maternal)\b`,
      /\b(?:tomas|usas|utilizas|sigues) (?:\w{1,8} ){0,4}(?:anticonceptiv|la pildora|proteccion)/g,
      /\b(?:metodo|metodos) anticonceptiv/g,
      /\b(?:agrandar|ampliar|aumentar|tener|empezar|formar) (?:la|tu|una) familia\b/g,
      /\b(?:quedarte|estas|estes|estar) en (?:estado|cinta)\b|\bencinta\b/g,
      /\b(?:esperando|buscando) (?:un )?(?:bebe|hij[oa]|nino)\b|\bfecha (?:prevista )?(?:de|del) parto\b/g,
    ],
  },
  age: {
    title: 'Edad',
    reason: 'Elegir por la edad es discriminación (artículo 17 del Estatuto de los Trabajadores y Ley 15/2022).',
    advice: 'Si hace falta, pregunta «¿Eres mayor de edad?» o «¿Cuántos años de experiencia tienes?».',
    patterns: [
      pattern`\bque edad (?:tienes?|teneis|tiene usted|cumpl)`,
      pattern`\b(?:tu|su|indica(?:nos)?|dinos|escribe) (?:la )?edad\b`,
      pattern`\b(?:rango|tramo|franja|grupo|intervalo) de edad (?:estas|tienes|perteneces|te)`,
      pattern`\b(?:que|tu) (?:rango|tramo|franja|grupo|intervalo) de edad\b`,
      pattern`(?:^|\n)[^\w\n]{0,3}edad(?: actual)?[^\w\n]{0,3}(?:$|\n)`,
      pattern`\bcuantos anos (?:tienes?|cumpl\w{1,5}|vas a cumplir)\b(?: (?:tu|ya|ahora|actualmente)\b)?${worked}`,
      pattern`\b(?:(?:fecha|ano|dia) de nacimiento|(?:cuando|que ano) (?:(?:naciste|nacio)|has nacido|es (?:tu|su) cumple|cumples)|en que (?:naciste|nacio)|de que (?:ano|quinta|generacion) eres)`,
      pattern`
        \b(?:eres|tienes?|estas) (?:\w{1,8} ){0,2}?(?:mayor|menor|mas|menos) (?:de|que) (?:los )?(?!1[68]\b)\d\d(?!\d| ?(?:kg|%|h|euros|personas|empleados|clientes|meses|dias|horas|minutos|km|puntos))(?: anos)?
        ${worked}
      `,
      pattern`\b(?:tienes?|estas) entre (?:los )?\d\d y (?:los )?\d\d anos${worked}`,
      pattern`${be}(?:joven|mayor)(?! (?:de edad|de 1[68]\b|de los 18|de dieciocho|de dieciseis|de \d))\b`,
      pattern`\b(?:te (?:jubilas|jubilaras)|para (?:jubilarte|tu jubilacion|la jubilacion)|estas jubilad)`,
      /\b(?:perteneces|eres) (?:\w{1,8} ){0,3}generacion\b/g,
      /\b(?:has cumplido|cumpliste|pasas de|superas) (?:ya )?(?:los )?(?!1[68]\b)\d\d\b(?! ?(?:kg|%|horas|ventas))/g,
      /\b(?:a punto de|cuando te|cerca de) (?:la )?jubila/g,
    ],
  },
  family: {
    title: 'Estado civil y familia',
    reason:
      'Preguntar por la pareja, los hijos o el estado civil es discriminación (artículo 17 del Estatuto de los Trabajadores).',
    advice: 'Di el horario y los viajes, y pregunta por ellos: «¿Puedes trabajar los sábados?».',
    patterns: [
      pattern`\b(?:tu|cual es (?:tu|su)|indica(?:nos)?|su) (?:estado civil|situacion (?:familiar|sentimental|personal))`,
      pattern`(?:^|\n)[^\w\n]{0,3}(?:estado civil|solter[oa]|casad[oa]|divorciad[oa]|viud[oa])\b`,
      pattern`${be}(?:casad|solter|divorciad|viud[oa]|separad[oa]\b|emparejad|en pareja|comprometid[oa] con (?:alguien|tu))`,
      pattern`
        ${have}${some}
        (?:hij[oa]s?|ninos|bebes|novi[oa]|pareja|marido|esposa?|cargas familiares|responsabilidades familiares|familiares a (?:tu )?cargo|menores a (?:tu )?cargo|(?:personas )?(?:mayores|dependientes) a (?:tu )?cargo|personas dependientes|familia numerosa)\b
      `,
      pattern`\b(?:cuantos|que edad tienen tus|edades? de tus) hij[oa]s?\b`,
      pattern`\btus? (?:pareja|marido|mujer|espos[oa]|novi[oa]|hij[oa]s?|suegr[oa]s?)\b`,
      pattern`\bte has (?:casado|divorciado|separado)|\bhay (?:hijos|ninos|bebes) en (?:tu |su |el )?(?:casa|hogar)\b`,
      pattern`\b(?:con quien vives|vives (?:sol[oa]|acompanad|en pareja|con (?:tus|tu|alguien)))\b`,
      pattern`\b(?:eres|serias) (?:una? )?(?:madre|padre|mama|papa)\b(?! de (?:dia|acogida))`,
      /\b(?:cuidas|te ocupas|te encargas|se queda|quien cuida|dejas|cuidara) (?:\w{1,8} ){0,4}(?:de tus|a tus|tus|hij[oa]s?|ninos pequenos en casa|peques)\b/g,
      /\b(?:ninos|menores|bebes|peques|personas mayores|familiares) (?:pequenos )?(?:a tu cargo|en casa|que dependan de ti|que dependen de ti)/g,
      /\b(?:quien|con quien) (?:\w{1,6} ){0,3}(?:los ninos|tus hijos|los peques)/g,
      /\b(?:compromisos|obligaciones|ataduras|responsabilidades) (?:familiares|en casa|personales)\b/g,
    ],
  },
  earlier_pay: {
    title: 'Lo que cobraba antes',
    reason: 'No se puede preguntar por lo que alguien cobra o cobraba (artículo 5 de la Directiva (UE) 2023/970).',
    advice: 'Pregunta por lo que espera: «¿Qué salario esperas?», y pon el tuyo en la oferta.',
    patterns: [
      pattern`\b(?:cuanto|que|cual|dinos lo que|lo que)\b[^.;\n]{0,40}?\b(?:cobrabas?|cobras|cobraste|ganabas?|ganas(?! (?:de|tienes|por|con)\b)|ganaste|te (?:pagan|pagaban|pagaron)|has (?:cobrado|ganado)|percibias?|percibes|estas (?:cobrando|ganando))\b`,
      pattern`${wage} (?:brut[oa] |net[oa] |anual |mensual |fij[oa] ){0,3}${before}\b`,
      pattern`\b${before} (?:\w{1,6} )?${wage}s?\b`,
      pattern`
        ${wage}
        s? (?:brut[oa] |net[oa] |anual |mensual |fij[oa] ){0,3}(?:(?:en|de) (?:tu|tus|su|el) (?:(?:trabajo|puesto|empleo|empresa)s? )?${before}|que (?:tenias|tienes|cobrabas|ganabas|percibias|percibes|cobras))
      `,
      pattern`\bcual (?:es|era|fue|ha sido) (?:tu|su|el) (?:${wage})\b${forget}(?! (?:de (?:la|este)|que))`,
      pattern`\b(?:historial|historia|banda) salarial (?:actual|anterior|de tus)?`,
    ],
  },
  origin: {
    title: 'Origen y nacionalidad',
    reason: 'Preguntar por el origen, la raza o la nacionalidad es discriminación (artículo 2 de la Ley 15/2022).',
    advice: 'Pregunta «¿Tienes permiso de trabajo en España?» o por el nivel de un idioma.',
    patterns: [
      pattern`\b(?:tu|que|cual es tu|su|indica(?:nos)?(?: tu)?|tienes (?:la |doble )?) ?nacionalidad\b(?!es)`,
      pattern`(?:^|\n)[^\w\n]{0,3}(?:nacionalidad|raza|etnia|pais de origen)\b`,
      pattern`\b(?:pais|lugar|ciudad|provincia) de (?:origen|nacimiento)\b`,
      pattern`\b(?:de donde|de que pais) (?:eres|vienes|procedes|es usted|son tus padres)|\b(?:donde|que pais) (?:has nacido|naciste)`,
      pattern`\b(?:tu|que) (?:raza|etnia|origen|color de piel|procedencia)\b`,
      pattern`${be}(?:(?:espanol|extranjer|inmigrante|latin|sudamerican|gitan|marroqui|arabe|ruman|europe|comunitari|african|asiatic|blanc[oa]\b|negr[oa]\b)\w{0,4})(?! (?:nativ|de lengua))`,
      /\b(?:eres|has nacido|naciste) (?:de )?(?:aqui|fuera|espana)\b/g,
      /\b(?:tus|los) (?:padres|abuelos|raices) (?:\w{1,8} ){0,3}(?:espanol|de fuera|extranjer|de donde)/g,
      /\b(?:tienes|hablas con) (?:algun )?acento\b/g,
    ],
  },
  beliefs: {
    title: 'Religión e ideología',
    reason:
      'Nadie está obligado a declarar su religión, sus creencias o su ideología (artículo 16.2 de la Constitución).',
    advice: 'Pregunta por el trabajo: «¿Puedes trabajar los domingos?».',
    patterns: [
      pattern`\b(?:tu|que|cual es tu|profesas|practicas|tienes) (?:alguna )?(?:religion|creencias?|ideologia|fe|confesion)\b`,
      pattern`\b(?:vas a misa|haces (?:el )?ramadan|llevas (?:velo|hiyab|panuelo en la cabeza))`,
      pattern`${be}(?:catolic|musulman|cristian|judi[oa]\b|ate[oa]\b|budista|creyente|religios|testigo de jehova|evangelic|protestante)`,
      pattern`${be}(?:de (?:izquierda|derecha|centro\b|un partido|algun partido)|independentista|comunista|conservador|progresista|feminista|monarquic|republican|votante)`,
      pattern`\b(?:a quien|a que partido|que partido|has) (?:vot(?:as|aste|aras|ado)|vas a votar|apoyas)`,
      pattern`\b(?:tu|tus|que) (?:ideas?|opinion(?:es)?|tendencias?|orientacion) politicas?\b`,
      pattern`\b(?:militas|militado|afiliad[oa]|miembro|perteneces) (?:\w{1,8} ){0,3}?partido`,
      /\b(?:rezas|comulgas|celebras (?:el |la )?(?:navidad|ramadan|pascua)|ayunas|eres practicante|crees en dios|vas a la (?:iglesia|mezquita|sinagoga))/g,
      /\b(?:simpatizas|simpatizante|ideas politicas|te interesa la politica|en las (?:ultimas )?elecciones)\b/g,
    ],
  },
  union: {
    title: 'Sindicatos',
    reason:
      'Preguntar por la afiliación a un sindicato o por las huelgas es discriminación (artículo 17 del Estatuto de los Trabajadores).',
    advice: 'Quita la pregunta.',
    patterns: [
      pattern`\b(?:estas|eres|has estado|perteneces|estuviste|fuiste|has sido) (?:[\w/]{1,12} ){0,5}?sindica`,
      pattern`\bafiliad[oa](?:/a)? a (?:\w{1,8} ){0,2}?sindicat`,
      pattern`\b(?:has (?:hecho|participado|ido|secundado|convocado|apoyado)|harias|haces|vas a) (?:[\w]{1,8} ){0,4}?huelgas?\b`,
      pattern`\b(?:has sido|eres|fuiste) (?:\w{1,8} ){0,2}?(?:representante de los trabajadores|(?:miembro|parte) del comite de empresa)`,
      /\b(?:sindicad[oa]|delegad[oa] sindical|enlace sindical|(?:carnet|carne|cuota) (?:\w{1,4} )?sindic)/g,
    ],
  },
  sex: {
    title: 'Sexo y orientación sexual',
    reason: 'Preguntar por el sexo o la orientación sexual es discriminación (Ley Orgánica 3/2007 y Ley 4/2023).',
    advice: 'Quita la pregunta.',
    patterns: [
      pattern`\b(?:tu|que|cual es tu|su) (?:sexo|genero|orientacion sexual|identidad de genero|identidad sexual|vida sexual)\b`,
      pattern`(?:^|\n)[^\w\n]{0,3}(?:sexo|genero|orientacion sexual|hombre|mujer|masculino|femenino)[^\w\n]{0,3}(?:$|\n)`,
      pattern`${be}(?:hombre|mujer|chic[oa]|varon|gay|lesbiana|homosexual|heterosexual|hetero\b|bisexual|trans\b|transexual|transgenero|no binari)`,
      pattern`\bte gustan (?:los hombres|las mujeres|los chicos|las chicas)\b`,
      /\b(?:tu pareja es|sales con|te atraen) (?:un |una |los |las )?(?:hombres?|mujer(?:es)?|chic[oa]s?)/g,
      /\b(?:has salido|estas fuera) del armario\b|\bcolectivo lgt/g,
    ],
  },
} satisfies Record<string, QuestionRule>

export type QuestionRuleName = keyof typeof questionRules
