import type { QuestionRuleName } from './question-rules.ts'

/** Refused questions in other words. */
export const paraphrases: Record<QuestionRuleName, readonly RegExp[]> = {
  health: [
    /\b(?:te han|te ha|has sido|te vas a|te tienen que|vas a) (?:operad|operar|intervenid|intervenir|hospitalizad|ingresad[oa] en)/g,
    /\b(?:pasado|pasar|pendiente de) (?:\w{1,8} ){0,3}(?:quirofano|operacion|cirugia|intervencion quirurgica)/g,
    /\b(?:estas|sigues|recibes|has seguido|llevas) (?:\w{1,8} ){0,4}(?:tratamiento|medicad[oa]|medicacion|rehabilitacion|terapia)\b/g,
    /\b(?:algun|alguna|algo) (?:\w{1,10} ){0,3}(?:problema|condicion|cuestion|tema|impedimento|limitacion) (?:\w{1,4} )?(?:de salud|medic[oa]|fisic[oa]|psicologic[oa]|psiquiatric[oa]|mental)/g,
    /\b(?:reconocid[oa]|tienes|cuentas con) (?:\w{1,8} ){0,4}(?:discapacidad|minusvalia|incapacidad|dependencia reconocida)/g,
    /\b(?:te encuentras|te sientes|estas) (?:bien |mal )(?:de salud|fisicamente|psicologicamente|mentalmente)/g,
    /\b(?:cuantos dias|cuantas veces|a menudo|con que frecuencia) (?:\w{1,8} ){0,4}(?:enferm|de baja|al medico)/g,
  ],
  pregnancy: [
    /\b(?:tomas|usas|utilizas|sigues) (?:\w{1,8} ){0,4}(?:anticonceptiv|la pildora|proteccion)/g,
    /\b(?:metodo|metodos) anticonceptiv/g,
    /\b(?:agrandar|ampliar|aumentar|tener|empezar|formar) (?:la|tu|una) familia\b/g,
    /\b(?:quedarte|estas|estes|estar) en (?:estado|cinta)\b|\bencinta\b/g,
    /\b(?:esperando|buscando) (?:un )?(?:bebe|hij[oa]|nino)\b|\bfecha (?:prevista )?(?:de|del) parto\b/g,
  ],
  age: [
    /\b(?:perteneces|eres) (?:\w{1,8} ){0,3}generacion\b/g,
    /\b(?:has cumplido|cumpliste|pasas de|superas) (?:ya )?(?:los )?(?!1[68]\b)\d\d\b(?! ?(?:kg|%|horas|ventas))/g,
    /\b(?:a punto de|cuando te|cerca de) (?:la )?jubila/g,
  ],
  family: [
    /\b(?:cuidas|te ocupas|te encargas|se queda|quien cuida|dejas|cuidara) (?:\w{1,8} ){0,4}(?:de tus|a tus|tus|hij[oa]s?|ninos pequenos en casa|peques)\b/g,
    /\b(?:ninos|menores|bebes|peques|personas mayores|familiares) (?:pequenos )?(?:a tu cargo|en casa|que dependan de ti|que dependen de ti)/g,
    /\b(?:quien|con quien) (?:\w{1,6} ){0,3}(?:los ninos|tus hijos|los peques)/g,
    /\b(?:compromisos|obligaciones|ataduras|responsabilidades) (?:familiares|en casa|personales)\b/g,
  ],
  earlier_pay: [],
  origin: [
    /\b(?:eres|has nacido|naciste) (?:de )?(?:aqui|fuera|espana)\b/g,
    /\b(?:tus|los) (?:padres|abuelos|raices) (?:\w{1,8} ){0,3}(?:espanol|de fuera|extranjer|de donde)/g,
    /\b(?:tienes|hablas con) (?:algun )?acento\b/g,
  ],
  beliefs: [
    /\b(?:rezas|comulgas|celebras (?:el |la )?(?:navidad|ramadan|pascua)|ayunas|eres practicante|crees en dios|vas a la (?:iglesia|mezquita|sinagoga))/g,
    /\b(?:simpatizas|simpatizante|ideas politicas|te interesa la politica|en las (?:ultimas )?elecciones)\b/g,
  ],
  union: [/\b(?:sindicad[oa]|delegad[oa] sindical|enlace sindical|(?:carnet|carne|cuota) (?:\w{1,4} )?sindic)/g],
  sex: [
    /\b(?:tu pareja es|sales con|te atraen) (?:un |una |los |las )?(?:hombres?|mujer(?:es)?|chic[oa]s?)/g,
    /\b(?:has salido|estas fuera) del armario\b|\bcolectivo lgt/g,
  ],
}
