import type { QuestionRuleName } from './question-rules.ts'

/** Refused questions in Catalan, Galician and Basque, by the words that such questions need. Small letters without accents. */
export const iberianPatterns: Record<QuestionRuleName, readonly RegExp[]> = {
  health: [
    /\b(?:tens|pateixes|has tingut|ets|estas|prens|segueixes) (?:\w{1,10} ){0,3}(?:malalti|discapacitat|malalt|al.?lergi|lesio|medicacio|tractament|depressio|problemes de salut|operacio|de baixa|operat)/g,
    /\bt.?han (?:operat|ingressat|intervingut)|\bestat de salut\b/g,
    /\b(?:tes|padeces|tiveches|estas|tomas|segues) (?:\w{1,10} ){0,3}(?:enfermidade|discapacidade|doenza|alerxia|lesion|medicacion|tratamento|problemas de saude|de baixa|operad)/g,
    /\b(?:operaronte|estado de saude|a tua saude)\b/g,
    /\b(?:gaixotasun|ezgaitasun|desgaitasun|minusbaliotasun|alergiarik|botika|medikazio|tratamendu|osasun (?:egoera|arazo)|ebakuntza|operatu|bajan egon|gaixorik)\w{0,6}(?! (?:duten|dutenekin|pertson))/g,
  ],
  pregnancy: [
    /\b(?:embarassada|anticonceptius?|quedar.?te embarassada|(?:vols|penses|planeges) (?:\w{1,6} ){0,2}(?:tenir (?:mes )?fills|ser mare|ser pare))/g,
    /\b(?:(?:estas|quedar) (?:\w{1,6} )?(?:embarazada|prenada)|(?:tomas|usas) anticonceptivos|(?:queres|pensas|planeas) (?:\w{1,6} ){0,2}(?:ter (?:mais )?fillos|ser nai|ser pai))/g,
    /\b(?:haurdun|antisorgailu|umerik izan|seme-alabak? izan|ama izan nahi|guraso izan)\w{0,4}/g,
  ],
  age: [
    /\b(?:quants anys tens|quina edat|la teva edat|data de naixement|quan vas neixer|any de naixement)\b(?! d.?experiencia)/g,
    /\b(?:cantos anos tes|que idade|a tua idade|data de nacemento|cando naciches)\b(?! de experiencia)/g,
    /\b(?:zenbat urte ditu|zure adina|zein adin|noiz jaio|jaiotze.?data|jaioteguna)\w{0,6}/g,
  ],
  family: [
    /\b(?:tens|quants) (?:\w{1,8} ){0,2}(?:fills?|parella|marit|criatures|carregues familiars)\b|\b(?:ets|estas) (?:\w{1,6} )?(?:casat|casada|solter|soltera|divorciat|divorciada|mare|pare)\b|\bestat civil\b|\bqui cuida/g,
    /\b(?:tes|cantos) (?:\w{1,8} ){0,2}(?:fillos?|fillas?|parella|marido|cargas familiares)\b|\b(?:es|estas) (?:\w{1,6} )?(?:casado|casada|solteiro|solteira|divorciada|nai|pai)\b|\bquen coida/g,
    /\b(?:seme-alab|ezkondu|ezkongabe|bikoterik|bikotekide|senarr|emazte|umerik|haurrik duzu|familia.?karg|egoera zibil|zeinek zaintzen)\w{0,6}/g,
  ],
  earlier_pay: [
    /\bquant (?:cobres|cobraves|guanyes|guanyaves)\b|\b(?:sou|salari) (?:actual|anterior)\b/g,
    /\bcanto (?:cobras|cobrabas|ganas|ganabas)\b|\b(?:soldo|salario) (?:actual|anterior)\b/g,
    /\bzenbat (?:kobratzen|irabazten)|\b(?:oraingo|aurreko) soldata/g,
  ],
  origin: [
    /\b(?:d.?on ets|on vas neixer|quina nacionalitat|la teva nacionalitat|pais d.?origen)\b/g,
    /\b(?:de onde es|onde naciches|que nacionalidade|a tua nacionalidade|pais de orixe)\b/g,
    /\b(?:nongoa zara|non jaio|nazionalitate|jatorri)\w{0,6}/g,
  ],
  beliefs: [
    /\b(?:quina religio|la teva religio|ets (?:catolic|musulma|creient|religios)|a qui (?:votes|vas votar)|quin partit|de dretes|d.?esquerres|ideologia)\w{0,3}/g,
    /\b(?:que relixion|a tua relixion|es (?:catolico|catolica|musulman|crente)|a quen (?:votas|votaches)|que partido|ideoloxia)\w{0,3}/g,
    /\b(?:erlijio|sinestun|fededun|nori (?:botoa|bozkatu)|zein alderdi|ideologia politiko)\w{0,6}/g,
  ],
  union: [
    /\b(?:afiliat|afiliada|membre|estas) (?:\w{1,6} ){0,3}sindicat|\bhas fet (?:mai )?vaga\b/g,
    /\b(?:afiliado|afiliada|membro|estas) (?:\w{1,6} ){0,3}sindicato|\bfixeches (?:algunha )?folga\b/g,
    /\b(?:sindikatu|sindikat|grebarik|grebara)\w{0,6}/g,
  ],
  sex: [
    /\b(?:orientacio sexual|identitat de genere|ets (?:gai|gay|lesbiana|heterosexual|home|dona|trans))\b/g,
    /\b(?:orientacion sexual|identidade de xenero|es (?:gai|gay|lesbiana|heterosexual|home|muller|trans))\b/g,
    /\b(?:sexu.?orientazio|genero.?identitate|(?:gay|lesbiana|heterosexuala|homosexuala|emakumea|gizona) zara)\w{0,4}/g,
  ],
}
