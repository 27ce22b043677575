import { pattern } from '../text/pattern.ts'
import type { QuestionRuleName } from './question-rules.ts'

const wage = '(?:salary|wages?|pay|income|compensation|earnings)'
const any = String.raw`(?:(?:a|an|any|currently|now|chronic|serious|physical|mental) ){0,3}`

/** The commonest refused questions in English, and those in Catalan, Galician and Basque by the words that they need. Small letters without accents. */
export const foreignPatterns: Record<QuestionRuleName, readonly RegExp[]> = {
  health: [
    pattern`\b(?:do you|have you(?: ever)?) (?:have|had|suffer(?:ed)?(?: from)?) ${any}(?:disabilit|illness|disease|allerg|health (?:problem|issue|condition)|medical condition|injur)`,
    /\b(?:are you|do you) (?:currently )?(?:disabled|healthy|ill|sick|vaccinated|smoke|a smoker|take any medication|drink alcohol)\b/g,
    /\b(?:your (?:health|weight|height|medical history)|how many sick days)\b/g,
    /\b(?:tens|pateixes|has tingut|ets|estas|prens|segueixes) (?:\w{1,10} ){0,3}(?:malalti|discapacitat|malalt|al.?lergi|lesio|medicacio|tractament|depressio|problemes de salut|operacio|de baixa|operat)/g,
    /\bt.?han (?:operat|ingressat|intervingut)|\bestat de salut\b/g,
    /\b(?:tes|padeces|tiveches|estas|tomas|segues) (?:\w{1,10} ){0,3}(?:enfermidade|discapacidade|doenza|alerxia|lesion|medicacion|tratamento|problemas de saude|de baixa|operad)/g,
    /\b(?:operaronte|estado de saude|a tua saude)\b/g,
    /\b(?:gaixotasun|ezgaitasun|desgaitasun|minusbaliotasun|alergiarik|botika|medikazio|tratamendu|osasun (?:egoera|arazo)|ebakuntza|operatu|bajan egon|gaixorik)\w{0,6}(?! (?:duten|dutenekin|pertson))/g,
  ],
  pregnancy: [
    /\b(?:are you|could you be|have you been) (?:\w{1,10} )?(?:pregnant|expecting)\b/g,
    /\b(?:plan|planning|want|intend|going) (?:on |to )?(?:have|having|start|starting|get|getting|become|becoming) (?:more |any |a |an )?(?:children|kids|baby|family|pregnant|mother|father)\b/g,
    /\bestas embarassada/g,
    /\b(?:embarassada|anticonceptius?|quedar.?te embarassada|(?:vols|penses|planeges) (?:\w{1,6} ){0,2}(?:tenir (?:mes )?fills|ser mare|ser pare))/g,
    /\b(?:(?:estas|quedar) (?:\w{1,6} )?(?:embarazada|prenada)|(?:tomas|usas) anticonceptivos|(?:queres|pensas|planeas) (?:\w{1,6} ){0,2}(?:ter (?:mais )?fillos|ser nai|ser pai))/g,
    /\b(?:haurdun|antisorgailu|umerik izan|seme-alabak? izan|ama izan nahi|guraso izan)\w{0,4}/g,
  ],
  age: [
    /\bhow old (?:are|r) you\b/g,
    /\b(?:what is your|what's your|your|state your) (?:current )?age\b/g,
    /\byour (?:(?:date|year) of birth|birth ?(?:date|day|year))\b/g,
    /\b(?:when|what year|which year) were you born\b/g,
    /\bare you (?:aged )?(?:over|under|above|below|younger than|older than|between) (?:the age of )?(?!1[68]\b)\d\d\b/g,
    /\bquants anys tens(?! d'experiencia)\b/g,
    /\b(?:quants anys tens|quina edat|la teva edat|data de naixement|quan vas neixer|any de naixement)\b(?! d.?experiencia)/g,
    /\b(?:cantos anos tes|que idade|a tua idade|data de nacemento|cando naciches)\b(?! de experiencia)/g,
    /\b(?:zenbat urte ditu|zure adina|zein adin|noiz jaio|jaiotze.?data|jaioteguna)\w{0,6}/g,
  ],
  family: [
    /\bdo you have (?:any |a |young |small ){0,2}(?:children|kids|husband|wife|partner|boyfriend|girlfriend|dependants|dependents)\b/g,
    /\b(?:how many (?:children|kids) do you have|(?:number of|your) (?:children|kids|husband|wife))\b/g,
    /\bare you (?:currently )?(?:married|single|divorced|engaged|widowed|separated|a (?:mother|father|parent))\b/g,
    /\b(?:marital|family) status\b/g,
    /\btens fills\b/g,
    /\b(?:tens|quants) (?:\w{1,8} ){0,2}(?:fills?|parella|marit|criatures|carregues familiars)\b|\b(?:ets|estas) (?:\w{1,6} )?(?:casat|casada|solter|soltera|divorciat|divorciada|mare|pare)\b|\bestat civil\b|\bqui cuida/g,
    /\b(?:tes|cantos) (?:\w{1,8} ){0,2}(?:fillos?|fillas?|parella|marido|cargas familiares)\b|\b(?:es|estas) (?:\w{1,6} )?(?:casado|casada|solteiro|solteira|divorciada|nai|pai)\b|\bquen coida/g,
    /\b(?:seme-alab|ezkondu|ezkongabe|bikoterik|bikotekide|senarr|emazte|umerik|haurrik duzu|familia.?karg|egoera zibil|zeinek zaintzen)\w{0,6}/g,
  ],
  earlier_pay: [
    pattern`\b(?:current|previous|last|present|former|past) (?:gross |net |annual |yearly |monthly |base ){0,2}${wage}\b`,
    /\b(?:how much|what) (?:do|did|were|are) you (?:currently )?(?:earn|make|making|earning|paid|being paid|get paid)\b(?! (?:of|to|sure))/g,
    /\b(?:salary|pay) history\b/g,
    /\bquant (?:cobres|cobraves|guanyes|guanyaves)\b|\b(?:sou|salari) (?:actual|anterior)\b/g,
    /\bcanto (?:cobras|cobrabas|ganas|ganabas)\b|\b(?:soldo|salario) (?:actual|anterior)\b/g,
    /\bzenbat (?:kobratzen|irabazten)|\b(?:oraingo|aurreko) soldata/g,
  ],
  origin: [
    /\b(?:what is your|what's your|your|what) (?:nationality|citizenship|race|ethnicity|ethnic origin|skin colou?r)\b/g,
    /\bwhere (?:are you|do you come) from\b|\bwhere were you born\b|\bcountry of (?:origin|birth)\b/g,
    /\b(?:d.?on ets|on vas neixer|quina nacionalitat|la teva nacionalitat|pais d.?origen)\b/g,
    /\b(?:de onde es|onde naciches|que nacionalidade|a tua nacionalidade|pais de orixe)\b/g,
    /\b(?:nongoa zara|non jaio|nazionalitate|jatorri)\w{0,6}/g,
  ],
  beliefs: [
    /\b(?:what is your|what's your|your|what|practi[cs]e any) (?:religion|faith|religious beliefs|political (?:views|opinions|party|beliefs))\b/g,
    /\bare you (?:a )?(?:religious|catholic|muslim|christian|jewish|atheist)\b/g,
    /\bwho (?:did|do|will|would) you vote\b/g,
    /\b(?:quina religio|la teva religio|ets (?:catolic|musulma|creient|religios)|a qui (?:votes|vas votar)|quin partit|de dretes|d.?esquerres|ideologia)\w{0,3}/g,
    /\b(?:que relixion|a tua relixion|es (?:catolico|catolica|musulman|crente)|a quen (?:votas|votaches)|que partido|ideoloxia)\w{0,3}/g,
    /\b(?:erlijio|sinestun|fededun|nori (?:botoa|bozkatu)|zein alderdi|ideologia politiko)\w{0,6}/g,
  ],
  union: [
    /\b(?:member of (?:a|any) (?:trade |labou?r )?union|are you (?:in|part of) a (?:trade )?union)\b/g,
    /\b(?:afiliat|afiliada|membre|estas) (?:\w{1,6} ){0,3}sindicat|\bhas fet (?:mai )?vaga\b/g,
    /\b(?:afiliado|afiliada|membro|estas) (?:\w{1,6} ){0,3}sindicato|\bfixeches (?:algunha )?folga\b/g,
    /\b(?:sindikatu|sindikat|grebarik|grebara)\w{0,6}/g,
  ],
  sex: [
    /\b(?:what is your|what's your|your) (?:gender|sex|sexual orientation)\b/g,
    /\bare you (?:a )?(?:man|woman|male|female|gay|lesbian|bisexual|transgender)\b/g,
    /\b(?:orientacio sexual|identitat de genere|ets (?:gai|gay|lesbiana|heterosexual|home|dona|trans))\b/g,
    /\b(?:orientacion sexual|identidade de xenero|es (?:gai|gay|lesbiana|heterosexual|home|muller|trans))\b/g,
    /\b(?:sexu.?orientazio|genero.?identitate|(?:gay|lesbiana|heterosexuala|homosexuala|emakumea|gizona) zara)\w{0,4}/g,
  ],
}
