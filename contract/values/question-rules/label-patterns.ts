import { pattern } from '../text/pattern.ts'
import type { QuestionRuleName } from './question-rules.ts'

/** The whole question is a heading, as «Número de hijos» or «Indique su estado de salud:». */
const label = (...labels: string[]) =>
  pattern`^[^\w\n]{0,3}(?:(?:indica|indique|indicanos|indiquenos|escribe|escriba|dinos|di|por favor|tus?|sus?|el|la|los) ){0,4}(?:${labels.join('|')})(?: (?:actual(?:es)?|reconocid[oa]|exact[oa]|en anos|en %|\(\w{1,12}\))){0,2}[^\w\n]{0,5}(?=$|\n)`

/** A heading, an option or the unit of a number. */
const line = (...labels: string[]) => pattern`(?:^|\n)[^\w\n]{0,3}(?:${labels.join('|')})[^\w\n]{0,3}(?=$|\n)`

/** Questions without a verb. An option may be a field of work («Salud»), so most of these count only as the question itself. */
export const labelPatterns: Record<QuestionRuleName, readonly RegExp[]> = {
  health: [
    label(
      '(?:(?:grado|tipo|porcentaje|certificado) de )?(?:discapacidad|minusvalia|incapacidad)',
      '(?:estado de )?salud',
      '(?:enfermedad(?:es)?|dolencias?|alergias?|lesion(?:es)?)(?: cronicas?)?',
      'medicacion',
      'historial medico',
      '(?:numero de )?bajas medicas',
      'peso',
      'estatura',
    ),
    line('con discapacidad', 'sin discapacidad', 'bajas medicas'),
  ],
  pregnancy: [label('embarazo', 'maternidad'), line('(?:no )?embarazada', 'embarazos')],
  age: [
    label('edad', '(?:anos|ano|fecha) en (?:el |la )?que (?:naciste|nacio)', 'anos cumplidos', 'nacimiento'),
    line('(?:anos de )?edad', 'anos cumplidos', 'date of birth', 'age(?: (?:group|range))?'),
    // The unit of a number.
    /^[^\w\n]{0,3}cuant[oa]s(?: tienes?)?(?: usted)?[^\w\n]{0,3}\nanos$/g,
  ],
  family: [
    label(
      '(?:(?:numero|cantidad|edad(?:es)?) de (?:los |tus |sus )?)?hij[oa]s?(?: (?:a (?:tu |su )?cargo|menores(?: de edad)?)){0,2}',
      'estado civil',
      'situacion (?:familiar|sentimental)',
      '(?:cargas|responsabilidades) familiares',
      '(?:familiares|menores) a (?:tu |su )?cargo',
      'pareja',
    ),
    line('hij[oa]s?', '(?:con|sin) hijos', 'cargas familiares', '(?:en )?pareja de hecho', 'children', 'kids'),
  ],
  earlier_pay: [label('(?:salario|sueldo|nomina) (?:de ahora|de antes|que (?:percibes|percibe|cobra|tiene))')],
  origin: [label('origen', 'lugar de origen', 'ciudadania'), line('nationality', 'ethnicity')],
  beliefs: [label('religion', 'creencias(?: religiosas)?', 'ideologia(?: politica)?', 'afiliacion politica')],
  union: [label('sindicato', 'afiliacion(?: a un)? sindica(?:l|to)')],
  sex: [line('gender', 'sex', 'male', 'female', 'no binari[oa]')],
}
