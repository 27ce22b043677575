import { describe, expect, test } from 'vitest'
import { examples } from '#contract/testing/offer-rules/examples.ts'
import { isFraud, judgeOffer, offerRules, type JudgedOffer, type RuleName } from './judge-offer.ts'
import { MINIMUM_WAGE } from './minimum-wage.ts'

const plain: JudgedOffer = {
  nombre: 'Dependiente/a de tienda',
  descripcion: 'Atención al público y caja.',
  requirements_list: ['Inglés'],
  salario_anual: 24_000,
  mst_jornada_id: 1,
}

const judge = (changes: Partial<JudgedOffer>) => judgeOffer({ ...plain, ...changes })
const rulesIn = (changes: Partial<JudgedOffer>) => judge(changes).map(({ rule }) => rule)

describe('Each rule', () => {
  const found = Object.entries(examples).flatMap(([rule, of]) => of.found.map((text) => [rule, text] as const))
  const innocent = Object.values(examples).flatMap((of) => of.innocent)

  test.each(found)('%s finds «%s» in a description', (rule, text) => {
    expect(rulesIn({ descripcion: `Trabajo estable.\n${text}`, salario_anual: 0 })).toContain(rule)
  })

  test.each(innocent)('none finds anything in «%s»', (text) => {
    expect(judge({ descripcion: `Trabajo estable.\n${text}` })).toEqual([])
  })

  test('has at least 60 sentences that match and 60 that do not, over all', () => {
    expect(found.length).toBeGreaterThanOrEqual(60)
    expect(new Set(innocent).size).toBeGreaterThanOrEqual(60)
  })

  test('says in whole sentences why it matters and what to write instead', () => {
    for (const { reason, advice } of Object.values(offerRules)) {
      for (const text of [reason, advice]) expect(text).toMatch(/^[\p{Lu}«].*\.$/u)
    }
  })
})

describe('The findings of an offer', () => {
  test('names the field and the words as they were written', () => {
    expect(
      judge({ nombre: 'Camarero/a, buena PRESENCIA', requirements_list: ['Inglés', 'Sólo\u200b Españoles'] }),
    ).toEqual([
      { rule: 'looks', field: 'nombre', found: 'buena PRESENCIA' },
      { rule: 'nationality', field: 'requirements_list', found: 'Sólo\u200b Españoles' },
    ])
  })

  test('has the words of a disguised text, with their signs', () => {
    expect(judge({ descripcion: '🙂 Escríbenos por W h a t s A p p' })).toMatchObject([
      { found: 'Escríbenos por W h a t s A p p' },
    ])
  })

  test('is named once for each rule and field', () => {
    expect(judge({ descripcion: 'Buena presencia. Buena presencia.' })).toHaveLength(1)
  })

  test('is a fraud for telephones that cost, money, messengers, documents, hidden links and texts that were rejected or copied, and wording otherwise', () => {
    const frauds = (Object.keys(offerRules) as RuleName[]).filter((rule) => isFraud({ rule }))
    expect(frauds).toEqual([
      'premium_rate_phone',
      'advance_payment',
      'messenger_contact',
      'payment_request',
      'money_work',
      'document_photos',
      'hidden_link',
      'lone_contact',
      'rejected_text',
      'copied_text',
    ])
  })
})

test('the name of a shop after a title is no link', () => {
  expect(judge({ descripcion: 'Punto Site: coordinación' })).toEqual([])
})

test.each(['Programador/a .NET', 'Programador/a de Node.js', 'Agente de Booking.com'])(
  'no link is found in the title «%s»',
  (nombre) => expect(judge({ nombre })).toEqual([]),
)

test('a salary in its own field is a figure: «Salario según convenio» is found only without it', () => {
  const descripcion = 'Salario según convenio de limpieza. Jornada completa.'
  expect(rulesIn({ descripcion, salario_anual: 24_000 })).toEqual([])
  expect(rulesIn({ descripcion, salario_anual: 0, salario_hora: 11.5 })).toEqual([])
  expect(rulesIn({ descripcion, salario_anual: 0 })).toEqual(['vague_pay'])
})

test.each([
  ['empresa', 'Gana 1200 € en http://gana.example', 'http://gana.example'],
  ['empresa', 'www.gana-ya.example SL', 'www.gana-ya.example'],
  ['proyecto', 'Entra en gana.example/alta', '.example/alta'],
  ['nombre', 'Camarero/a http://premio.example', 'http://premio.example'],
  ['nombre', 'Camarero/a www.premio.example', 'www.premio.example'],
  ['salario_variable', 'Mira www.premio.example', 'www.premio.example'],
  ['convenio', 'https://premio.example/alta', 'https://premio.example/alta'],
])('a link in «%s» is found: %s', (field, name, found) => {
  expect(judge({ [field]: name })).toEqual([{ rule: 'hidden_link', field, found }])
})

test.each([
  'Booking.com',
  'Talleres Ebro, S.L.',
  'Agencia 3.0',
  'Centro I+D / Norte',
  'Node.js Madrid',
  'Punto Info S.L.',
  'Punto Com S.A.',
  'Punto Site',
  'Proyecto .NET/Java',
  'IBM.net/España',
  'Web www 2026',
])('no link is found in the name «%s»', (name) => expect(judge({ empresa: name, proyecto: name })).toEqual([]))

describe('The salary', () => {
  const { annual } = MINIMUM_WAGE
  const half = Math.floor(annual / 2)

  test.each([
    ['full time, one euro less', 1, annual - 1, '', true],
    ['full time, exactly', 1, annual, '', false],
    ['not stated', 1, 0, '', false],
    ['part time, hours not stated', 2, 3000, '', false],
    ['half time in words, one euro less', 2, half - 1, 'Es un contrato de media jornada.', true],
    ['half time in words, exactly', 2, half, 'Es un contrato de media jornada.', false],
    ['30 hours, less', 2, 12_819, 'Son 30 horas semanales.', true],
    ['30 hours, enough', 2, 12_821, 'Son 30 h/semana.', false],
  ])('%s', (_, mst_jornada_id, salario_anual, descripcion, isLow) => {
    expect(rulesIn({ mst_jornada_id, salario_anual, descripcion: descripcion || 'Tienda.' })).toEqual(
      isLow ? ['low_salary'] : [],
    )
  })
})
