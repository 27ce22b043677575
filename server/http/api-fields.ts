import { apiPageTexts, typeTexts } from '#server/api-texts.ts'

/** As much of a JSON schema as our calls use. */
export interface Schema {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

export interface Field {
  /** With the fields around it: `mst_ciudades_id.nombre`, `[].nombre` in a list. */
  name: string
  type: string
  isRequired: boolean
}

/** Every field of a body, flat, in the order of the contract. */
export function listFields(schema: Schema): Field[] {
  const fields = fieldsIn(schema, '')
  return fields.length > 0 ? fields : [{ name: apiPageTexts.whole, type: typeOf(schema), isRequired: true }]
}

function fieldsIn(schema: Schema, path: string): Field[] {
  const { properties, items, required = [] } = substanceOf(schema)
  if (items) return fieldsIn(items, `${path}[]`)
  return Object.entries(properties ?? {}).flatMap(([key, field]) => {
    const name = path ? `${path}.${key}` : key
    return [{ name, type: typeOf(field), isRequired: required.includes(key) }].concat(fieldsIn(field, name))
  })
}

/** The choice of a union that has fields: an object or null is an object here. */
const substanceOf = (schema: Schema): Schema =>
  choicesOf(schema).find(({ properties, items }) => properties ?? items) ?? schema

const choicesOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(choicesOf) ?? [schema]

/** «texto», «entero o null», «0 o 1». */
function typeOf(schema: Schema): string {
  const names = choicesOf(schema)
    .filter((choice) => choice.const !== '')
    .flatMap(namesOf)
  return [...new Set(names)].join(' o ')
}

function namesOf({ type = 'unknown', format, const: value, enum: values }: Schema): string[] {
  if (values) return values.map(String)
  if (value !== undefined) return [String(value)]
  return [type].flat().map((name) => typeTexts[format === 'date' ? format : name] ?? name)
}
