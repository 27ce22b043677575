import { pattern } from '../text/pattern.ts'
import type { QuestionRuleName } from './question-rules.ts'

const wage = '(?:salary|wages?|pay|income|compensation|earnings)'
const any = String.raw`(?:(?:a|an|any|currently|now|chronic|serious|physical|mental) ){0,3}`

/** The commonest refused questions in English, and some in Catalan. */
export const foreignPatterns: Record<QuestionRuleName, readonly RegExp[]> = {
  health: [
    pattern`\b(?:do you|have you(?: ever)?) (?:have|had|suffer(?:ed)?(?: from)?) ${any}(?:disabilit|illness|disease|allerg|health (?:problem|issue|condition)|medical condition|injur)`,
    /\b(?:are you|do you) (?:currently )?(?:disabled|healthy|ill|sick|vaccinated|smoke|a smoker|take any medication|drink alcohol)\b/g,
    /\b(?:your (?:health|weight|height|medical history)|how many sick days)\b/g,
  ],
  pregnancy: [
    /\b(?:are you|could you be|have you been) (?:\w{1,10} )?(?:pregnant|expecting)\b/g,
    /\b(?:plan|planning|want|intend|going) (?:on |to )?(?:have|having|start|starting|get|getting|become|becoming) (?:more |any |a |an )?(?:children|kids|baby|family|pregnant|mother|father)\b/g,
    /\bestas embarassada/g,
  ],
  age: [
    /\bhow old (?:are|r) you\b/g,
    /\b(?:what is your|what's your|your|state your) (?:current )?age\b/g,
    /\byour (?:(?:date|year) of birth|birth ?(?:date|day|year))\b/g,
    /\b(?:when|what year|which year) were you born\b/g,
    /\bare you (?:aged )?(?:over|under|above|below|younger than|older than|between) (?:the age of )?(?!1[68]\b)\d\d\b/g,
    /\bquants anys tens(?! d'experiencia)\b/g,
  ],
  family: [
    /\bdo you have (?:any |a |young |small ){0,2}(?:children|kids|husband|wife|partner|boyfriend|girlfriend|dependants|dependents)\b/g,
    /\b(?:how many (?:children|kids) do you have|(?:number of|your) (?:children|kids|husband|wife))\b/g,
    /\bare you (?:currently )?(?:married|single|divorced|engaged|widowed|separated|a (?:mother|father|parent))\b/g,
    /\b(?:marital|family) status\b/g,
    /\btens fills\b/g,
  ],
  earlier_pay: [
    pattern`\b(?:current|previous|last|present|former|past) (?:gross |net |annual |yearly |monthly |base ){0,2}${wage}\b`,
    /\b(?:how much|what) (?:do|did|were|are) you (?:currently )?(?:earn|make|making|earning|paid|being paid|get paid)\b(?! (?:of|to|sure))/g,
    /\b(?:salary|pay) history\b/g,
  ],
  origin: [
    /\b(?:what is your|what's your|your|what) (?:nationality|citizenship|race|ethnicity|ethnic origin|skin colou?r)\b/g,
    /\bwhere (?:are you|do you come) from\b|\bwhere were you born\b|\bcountry of (?:origin|birth)\b/g,
  ],
  beliefs: [
    /\b(?:what is your|what's your|your|what|practi[cs]e any) (?:religion|faith|religious beliefs|political (?:views|opinions|party|beliefs))\b/g,
    /\bare you (?:a )?(?:religious|catholic|muslim|christian|jewish|atheist)\b/g,
    /\bwho (?:did|do|will|would) you vote\b/g,
  ],
  union: [/\b(?:member of (?:a|any) (?:trade |labou?r )?union|are you (?:in|part of) a (?:trade )?union)\b/g],
  sex: [
    /\b(?:what is your|what's your|your) (?:gender|sex|sexual orientation)\b/g,
    /\bare you (?:a )?(?:man|woman|male|female|gay|lesbian|bisexual|transgender)\b/g,
  ],
}
