import type { TextRule } from './rule.ts'
import { pattern } from '../text/pattern.ts'

const seeks = String.raw`\b(?:se (?:busca|necesita|precisa|requiere|solicita|ofrece a)n?|buscamos|busco|necesitamos|precisamos|requerimos|seleccionamos|contratamos|incorporamos|queremos|preferimos|valoramos|preferible(?:mente)?|preferentemente|imprescindible(?: ser)?|solo|solamente|unicamente|exclusivamente|abstenerse|se (?:valora|prefiere)n?|no se admiten|no queremos|sexo:?|genero:?)`
const person = String.raw`(?:hombres?|mujer(?:es)?|chic[oa]s?|senor(?:as?|itas?|es)?|varon(?:es)?|muchach[oa]s?|caballeros?|femenin[oa]|masculin[oa]|hembras?)`
const others = String.raw`(?! ?(?:/|,|-|\(|o |y |u |e )? ?(?:/|a\)|os?\b|as?\b|hombres?|mujer|chic[oa]|varon|senor|femenin|masculin|indistint))`
const people =
  /\b(?:nin[oa]s?|alumn\w{1,4}|menores|jovenes|adolescentes|bebes?|estudiantes|pacientes|personas mayores|usuari\w{1,3}|publico|clientes?|clientela|edificios?|participantes|familias|hij[oa]s|grupos?|campistas|residentes|socios|garantia juvenil|formacion en alternancia|practicas|colectivos?|beneficiari\w{1,3}|bonificad\w{1,2})\b[^.;\n]{0,50}$/
const years = String.raw`(?: anos)(?! (?:de (?:experiencia|antiguedad|trayectoria|garantia|historia|vida|contrato|permanencia|carne)|en (?:el|la|este|esta|un|puesto)|consecutivos|trabajando|cotizados))`
const adult = String.raw`(?:1[89]|[2-6]\d)`

const regardless = String.raw`\b(?:discrimin|distincion|independientemente|con independencia|no importa|sin importar|da igual|al margen de|sean? cual(?:es)? sean?|no (?:se |nos? )?(?:\w{3,10} en cuenta|influ|exclu|descart|rechaz|consider|valor)|no por (?:su|tu|el|la|razon)|sin que (?:influ|import)|nadie|ningun[ao]? (?:candidat|persona|aspirante|solicitud))`
const equality = String.raw`(?:${regardless}|\b(?:iguales? oportunidad|igualdad(?: de|:)|diversidad|sesgos?\b|ni (?:el|la|su|tu|por) (?:sexo|edad|genero|estado civil|raza|origen)|cualquier (?:genero|sexo|edad|raza|origen|estado civil)|menos favorable|desfavorabl|raza|religi|ideolog|creencia|orientacion sexual|(?<!(?:certificado|grado|tarjeta) de )discapacidad|etnia|etnic))`
const permit = String.raw`(?:(?:permiso|autorizacion|visado) (?:(?!conduc|circula|armas)\w{1,12} ){0,2}(?:trabajo|residencia|trabajar|vigor|vigente)|tarjeta (?:\w{1,12} ){0,2}(?:trabajo|residencia|comunitari|extranjer)|nie\b|cualquiera? de los (?:estados|paises)|estados miembros)`

export const wordingRules = {
  free_mail: {
    kind: 'redaccion',
    title: 'Correo gratuito',
    reason:
      'Un correo de Gmail, Hotmail o similar no permite saber qué empresa hay detrás, y los candidatos desconfían.',
    advice: 'Usa el correo de tu empresa o deja que pulsen «Aplicar».',
    law: 'Ninguna ley lo prohíbe: es una norma de este sitio contra el fraude.',
    patterns: [
      pattern`
        \b[a-z0-9][a-z0-9._+-]{0,63} ?(?:@|\(a\)|\[a\]|\(at\)|\[at\]| arroba | at ) ?
        (?:gmail|googlemail|hotmail|outlook|yahoo|live|icloud|protonmail|proton|gmx|mail|aol|msn|yandex|tutanota|zoho) ?(?:\.| punto | dot ) ?(?:com|es|me|net|org|ru)\b
      `,
    ],
  },
  age: {
    kind: 'redaccion',
    title: 'Edad',
    reason:
      'Pedir una edad discrimina (artículo 17 del Estatuto de los Trabajadores), salvo la mínima que fija la ley.',
    advice: 'Describe lo que el puesto exige: experiencia, formación o esfuerzo físico.',
    law: 'Ley 15/2022, artículo 9.1; Estatuto de los Trabajadores, artículo 17.1.',
    unlessAfter: people,
    patterns: [
      pattern`\b(?:entre|de|desde los|desde) (?:los )?${adult} (?:y|a|hasta)(?: los)? ${adult}${years}`,
      pattern`\bedad ?:? ?(?:maxima|max|limite|ideal|preferible|comprendida|entre|hasta|no superior|de ${adult} a)\b`,
      pattern`\b(?:maximo|hasta|como mucho) (?:de |los )?${adult}${years}`,
      pattern`\bmenor(?:es)? de (?:los )?(?:2\d|3\d|4\d|5\d)${years}`,
      pattern`\bno (?:ser )?mayor(?:es)? de (?:los )?\d\d${years}`,
      pattern`\bmayor(?:es)? de (?:los )?(?:19|[23]\d)${years}`,
      pattern`\b(?:gente|personas?|chic[oa]s?|candidat[oa]s?|perfil(?:es)?|mujer(?:es)?|hombres?|comercial(?:es)?|dependient[ae]s?|camarer[oa]s?|senorita|trabajador(?:es)?) (?:muy |mas )?joven(?:es)?\b`,
      pattern`\b(?:limite de edad|edad maxima|abstenerse mayores|solo jovenes|recien (?:cumplidos|entrad[oa]s en) )`,
    ],
  },
  sex: {
    kind: 'redaccion',
    title: 'Sexo',
    reason: 'Pedir un hombre o una mujer discrimina (Ley Orgánica 3/2007), salvo que el puesto lo exija por ley.',
    advice: 'Escribe el puesto en neutro («persona», «dependiente/a») y describe las tareas.',
    law: 'Ley Orgánica 3/2007, artículo 5; Ley 15/2022, artículo 9.1; Directiva (UE) 2023/970, artículo 5.3.',
    patterns: [
      pattern`${seeks}(?: (?:a|un|una|unos|unas|dos|tres|\d{1,2}|sexo|candidat[oa]s?|ser|el|la|las|los)){0,3} ${person}\b${others}`,
      pattern`\b(?:sexo:?|personal) (?:femenino|masculino)\b(?! [oy])`,
      pattern`\b(?:oferta|puesto|vacante|trabajo|empleo)s? (?:solo |exclusiv\w{1,5} )?(?:para|de) (?:chic[oa]s?|mujeres|hombres|senoritas?|senoras?|varones)\b${others}`,
    ],
  },
  looks: {
    kind: 'redaccion',
    title: 'Apariencia física',
    reason: '«Buena presencia» y similares juzgan el físico, no el trabajo, y se consideran discriminatorios.',
    advice: 'Di qué hace falta de verdad: uniforme, higiene para manipular alimentos o trato con el público.',
    law: 'Ley 15/2022, artículos 2.1 y 9.1: cualquier condición o circunstancia personal.',
    patterns: [
      pattern`\bbuen(?:a|isima)? ?presencia(?! (?:en|de|online|digital|internacional|web|nacional))`,
      pattern`\b(?:excelente|impecable|agradable|cuidada) presencia(?: fisica| personal)?(?! (?:en|de|online|digital|internacional|web|nacional))`,
      pattern`\b(?:buen[ao]?|excelente|agradable) (?:aspecto(?: fisico)?|fisico|imagen (?:personal|fisica))\b`,
      pattern`\b(?:se (?:valora|requiere|pide|exige)|imprescindible|con) (?:una )?buena imagen(?! (?:de|del|corporativa|en))`,
      pattern`\b(?:persona|chic[oa]|mujer|senorita|hombre|candidata)s? (?:guap|atractiv|delgad|agraciad|esbelt)`,
      pattern`\bfisico agradable\b`,
      pattern`\b(?:sin|no) (?:tener )?(?:tatuajes|piercings|sobrepeso)\b`,
      pattern`\b(?:estatura|altura|peso|talla) (?:minim|maxim|superior|inferior|de la (?:candidata|persona))\w{0,4} ?:?(?: a| de)? ?(?:1[.,]\d\d|\d\d ?kg)`,
      pattern`\b(?:fot(?:o|ografia)) (?:\w{1,10} ){0,3}(?:obligatoria|imprescindible|cuerpo entero)\b`,
      pattern`\b(?:cv|curriculum)(?: vitae)? con fot(?:o|ografia)\b`,
    ],
  },
  nationality: {
    kind: 'redaccion',
    title: 'Nacionalidad u origen',
    reason: 'Elegir por nacionalidad u origen discrimina. Basta con que la persona pueda trabajar en España.',
    advice: 'Pide «permiso de trabajo en vigor» y el nivel de idioma que hace falta.',
    law: 'Ley 15/2022, artículos 2.1 y 9.1; Ley Orgánica 4/2000, artículo 23.2.c.',
    patterns: [
      pattern`\b(?:nacionalidad|origen|raza|nacid[oa]s? en) (?:espanola?|europe[ao]|espana|blanca)\b(?<!\b${permit}[^.;\n]{0,80})(?<!(?:\b(?:no (?:(?:se|es|sera|hace|hara|falta|tener|poseer|la|una) |(?:exig|requ|necesari|pid|ped|solicit)\w{1,6} ){1,5}|(?:expedientes?|tramit\w{1,8}|solicitud(?:es)?|obtencion|adquisicion|concesion)(?: (?:de|del|la|los|las|y|expedientes|residencia|arraigo)){1,5} |extranjeria[^.;\n]{0,40}))nacionalidad espanola)(?<!${regardless}[^.;\n]{0,100})(?![^.;\n]{0,80}\b${permit})(?! (?:o|u|y) (?:de |del |con )?(?:un |una |otr|cualquier|la |estado|pais|resid|permiso(?! de (?:conduc|circula|armas))|comunitari|equivalente|extranj))`,
      pattern`\b(?:solo|solamente|unicamente|exclusivamente|preferible(?:mente)?|imprescindible ser|buscamos|ser) (?:personas |gente |candidat[oa]s |de nacionalidad )?(?:espanol(?:a|es|as)?|europe[ao]s?|nacionales|latin[oa]s|sudamerican[oa]s|rumanos)\b(?!(?:/as?)?\W{1,3}(?:o|u)\b[^.;\n]{0,60}\b${permit})(?! (?:nativ|e ingles|y ingles|e |y (?!permiso|carne|tener|disponer)|hablad|escrit|fluid|\())`,
      pattern`\b(?:abstenerse|no (?:se (?:admiten|aceptan|contratan|cogen)|queremos|aceptamos|admitimos)|sin) (?:personas )?(?:extranjer[oa]s|inmigrantes|sudamerican[oa]s|latin[oa]s|marroquies|arabes|gitan[oa]s|musulman[ae]s)\b`,
      pattern`\b(?:sin acento|acento espanol|espanol de nacimiento|espanola de nacimiento)\b`,
    ],
  },
  family: {
    kind: 'redaccion',
    title: 'Vida familiar',
    reason: 'Preguntar por hijos, pareja o cargas familiares discrimina, sobre todo a las mujeres.',
    advice: 'Describe el horario y los viajes: cada persona sabrá si puede.',
    law: 'Estatuto de los Trabajadores, artículo 17.1; Ley Orgánica 3/2007, artículos 3 y 5.',
    unlessAfter:
      /\b(?:vivienda|inmueble|finca|piso|local|registr\w{1,5}|propiedad|vehiculo|propietari\w{1,2}|familias?|con o|con y|madres?|padres?|coche)\b[^.;\n]{0,30}$/,
    patterns: [
      pattern`\bsin (?:ningun tipo de )?(?:cargas?|responsabilidades) familiares\b`,
      pattern`\bsin cargas\b(?! (?:pesad|de |electric|administrativ|hipotecari|financier|fisic|ocult|en|para|extra))`,
      pattern`\bsin (?:hijos|ninos|familia|pareja)(?: a (?:su |tu )?cargo)?\b`,
      pattern`\b(?:solter[oa]s?|casad[oa]s?)\b`,
      // Asked for, or outside a clause about equality: «sin discriminación por razón de edad, sexo, estado civil, religión».
      pattern`\bestado civil\b(?:(?<=(?<!\b(?:no|sin)\b[^.;\n]{0,25})\b(?:indi(?:ca|que)|adjunt|envi[ae]|mencion|especifi(?:ca|que)|facilit|aport|detall|comuni(?:ca|que)|dinos|diganos)\w{0,4} (?:\w{1,12},? ){0,3}estado civil)|(?! (?:de|del|y(?! (?:numero|hijos|edad|certificado|grado))) )(?<!${equality}[^.;]{0,150})(?![^.;]{0,60}${equality}|[^.;]{0,60}\bno influ))`,
      pattern`\b(?:no (?:estar )?embarazadas?|sin intencion de (?:ser madre|tener hijos|quedarse)|planes de (?:maternidad|embarazo)|no tener hijos)\b`,
    ],
  },
} satisfies Record<string, TextRule>
