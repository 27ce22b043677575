import fc, { type Arbitrary } from 'fast-check'
import { offerExample } from '#contract/offer/fields.ts'
import type { Call } from '#server/http/calls/calls.ts'
import { anyText } from '../any-text.ts'
import { listFieldsOf } from '../call-fields.ts'
import { candidateFields, companyFields, projectFields } from '../factories.ts'

/** The knowledge of the sender of hostile requests: accounts, and rows of others. */
export interface Known {
  /** A valid token of each kind of caller. */
  tokens: readonly string[]
  /** By the name of a call that may end the session it comes with: the token that no other call gets. */
  spareTokens: Readonly<Record<string, string>>
  ids: readonly number[]
}

/** A request as it travels: the body is text, because JSON.stringify writes no duplicate keys and no 1e999. */
export interface HostileRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

// One valid value for each field of the contract that has a strict format, so that some bodies reach the rules and the database.
const validValues: Record<string, unknown> = {
  ...companyFields,
  ...candidateFields,
  ...projectFields,
  ...offerExample,
  email: 'ana@prueba.example',
  password: 'luz-de-faro-2026',
  confirmPassword: 'luz-de-faro-2026',
  currentPassword: 'luz-de-faro-2026',
  fecha_nacimiento: '1990-02-28',
  fecha_inicio: '2026-12-01',
  fecha_fin: '2026-12-31',
  num_documento: '12345678Z',
  image: 'data:image/png;base64,AAAA',
  file: 'data:application/pdf;base64,JVBERi0xLjc=',
  name: 'CV',
  baseUrl: 'http://127.0.0.1:3000',
  plan: 'premium',
  roleId: 1,
  version: 1,
}

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  '',
  'a[b][c]',
  '\u0000',
]
const hostileNumbers = ['0', '-0', '-1', '1.5', '1e999', '-1e999', '1e-400', '2147483648', '9007199254740993', '1e21']
const hostileTexts = ['\u0000', 'a\u0000b', '\ud800', '\udc00x', '\u202eabc', '\ufeff', '%00', '${1}', 'NaN', 'null']
const hostileStructures = ['[]', '{}', '[null]', '{"__proto__":{"role":2}}', '{"constructor":{"prototype":{"role":2}}}']
const longValues = [
  JSON.stringify('a'.repeat(90_000)),
  JSON.stringify('ñ😀'.repeat(4_000)),
  `data:${'a'.repeat(5_000)}`,
  nested('[', ']', 10_000),
  nested('{"a":', '}', 5_000),
  `[${'1,'.repeat(20_000)}1]`,
]

/** JSON text of any value, and some invalid JSON. */
const anyValue = (field: string, ids: readonly number[]): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(JSON.stringify(validValues[field] ?? 'x')) },
    { weight: 2, arbitrary: fc.constantFrom(...ids.map(String)) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileNumbers, ...hostileStructures, 'null', 'true', '""', '" "') },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts).map((text) => JSON.stringify(text)) },
    { weight: 2, arbitrary: anyText.map((text) => JSON.stringify(text)) },
    { weight: 1, arbitrary: fc.constant(`[${JSON.stringify(validValues[field] ?? 1)}]`) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(...longValues) },
  )

/** Most fields are present with a valid value. Some are missing, wrong, unknown or there twice. */
const anyBody = (fields: readonly string[], ids: readonly number[]): Arbitrary<string> => {
  const member = (name: string) => anyValue(name, ids).map((value) => `${JSON.stringify(name)}:${value}`)
  const valid = (name: string) => `${JSON.stringify(name)}:${JSON.stringify(validValues[name] ?? ids[0] ?? 1)}`
  const known = fc.tuple(
    ...fields.map((name) =>
      fc.oneof({ weight: 5, arbitrary: fc.constant(valid(name)) }, { weight: 1, arbitrary: member(name) }),
    ),
  )
  const further = fc.array(fc.constantFrom(...hostileNames, ...fields).chain(member), { maxLength: 3 })
  return fc.tuple(known, further).map(([one, other]) => `{${[...one, ...other].join(',')}}`)
}

const addressTexts = ['%00', '%ff', '%', '%2e%2e%2f', '__proto__', 'constructor', '[]', '%ed%a0%80', 'a'.repeat(6_000)]

const anyAddressText = (ids: readonly number[]): Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...ids.map(String)),
    fc.constantFrom(...addressTexts, ...hostileNumbers),
    anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  )

/** Repeated parameters, and the brackets that some parsers turn into objects. */
const anyQuery = (fields: readonly string[], ids: readonly number[]): Arbitrary<string> => {
  const name = fc.constantFrom('pagina', 'id', ...hostileNames.map(encodeURIComponent), ...fields)
  const brackets = fc.constantFrom(
    '',
    '',
    '',
    '[]',
    '[0]',
    '[99999999]',
    '[__proto__]',
    '[constructor][prototype]',
    '[a][b]',
  )
  const parameter = fc.tuple(name, brackets, anyAddressText(ids)).map(([one, two, three]) => `${one}${two}=${three}`)
  return fc.array(parameter, { maxLength: 4 }).map((some) => (some.length > 0 ? `?${some.join('&')}` : ''))
}

const forged = [
  'a'.repeat(43),
  'x',
  "' or 1=1 --",
  '__proto__',
  'a'.repeat(8_000),
  'eyJhbGciOiJub25lIn0.e30.',
  '\u00e9',
]

const anyAuthorization = (call: Call, known: Known): Arbitrary<string | undefined> => {
  const spare = known.spareTokens[call.name]
  const valid = spare === undefined ? known.tokens : [spare]
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...valid).map((token) => `Bearer ${token}`) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...forged).map((token) => `Bearer ${token}`) },
    { weight: 1, arbitrary: fc.constantFrom('Bearer', 'Basic YTpi', 'Bearer  ', 'null') },
  )
}

const anyType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=a', 'application/json; charset=x'),
  },
)

/** Any request for a call: valid in parts, wrong in others. */
export const anyRequest = (call: Call, known: Known): Arbitrary<HostileRequest> => {
  const fields = listFieldsOf(call)
  const isRead = call.method === 'GET'
  return fc
    .record({
      id: anyAddressText(known.ids),
      query: anyQuery(fields, known.ids),
      authorization: anyAuthorization(call, known),
      type: anyType,
      body: isRead ? fc.constant(undefined) : anyBody(fields, known.ids),
    })
    .map(({ id, query, authorization, type, body }) => ({
      method: call.method,
      path: `${call.path.replace('{id}', id)}${query}`,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      body,
    }))
}
