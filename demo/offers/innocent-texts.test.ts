import { expect, test } from 'vitest'
import { someOf } from '#contract/testing/rounds.ts'
import { offerExample } from '#contract/offer/fields.ts'
import { COPIED_TEXT_MIN } from '#contract/values/offer-rules/compared-rules.ts'
import { judgeOffer, type JudgedOffer } from '#contract/values/offer-rules/judge-offer.ts'
import { comparableWords } from '#contract/values/offer-rules/normalize-text.ts'
import { judgeQuestion } from '#contract/values/question-rules/judge-question.ts'
import { positions, sectors } from '#server/database/master-data/work.ts'
import { demoQuestions } from '../questions/demo-questions.ts'
import { createDemoOffers } from './create-offers.ts'

const findIn = (offer: JudgedOffer) => ({ nombre: offer.nombre, findings: judgeOffer(offer) })
const innocent = (texts: string[]) => texts.map((nombre) => ({ nombre, findings: [] }))

test('the rules find nothing in any demo offer', () => {
  const offers = someOf(60, createDemoOffers('2026-11-23')).map((offer) => ({
    nombre: offer.name,
    descripcion: offer.description,
    requirements_list: offer.requirements,
    salario_anual: offer.annualSalary,
    salario_hora: offer.payPeriod === 'hora' ? offer.periodPay : null,
    mst_jornada_id: offer.workdayId,
  }))
  expect(offers.map(findIn)).toEqual(innocent(offers.map(({ nombre }) => nombre)))
})

test('the rules find nothing in a sector, a position, the example of the API or a text of the specification', () => {
  const texts = [
    ...sectors.map(({ name }) => name),
    ...positions.map(({ name }) => name),
    offerExample.descripcion,
    'Crear Nueva Oferta de Empleo',
    'Publica ilimitadas ofertas de empleo.',
    'Crea tu perfil de empresa y visualiza ofertas.',
    'Antes de comenzar, nos gustaría conocer un poco más sobre ti',
    'Seguro que quieres dar de baja esta candidatura?',
    'Pago exitoso! Tu suscripción ha sido actualizada a Premium.',
    'Mira esta oferta: https://faro.example/vista-oferta-completa/1',
  ]
  const offers = someOf(60, texts).map((nombre) => ({
    ...offerExample,
    // A title needs no link.
    nombre: nombre.replace(/ https:\S+/, ''),
    descripcion: `${nombre}.`,
    requirements_list: [nombre],
    preguntas: offerExample.preguntas.map(({ texto }) => texto),
  }))
  expect(offers.map(findIn)).toEqual(innocent(offers.map(({ nombre }) => nombre)))
})

test('no two companies have the same long description', () => {
  const companies = new Map<string, Set<string>>()
  for (const { company, description } of createDemoOffers('2026-11-23')) {
    const words = comparableWords(description)
    companies.set(words, (companies.get(words) ?? new Set()).add(company))
  }
  const copied = [...companies].filter(([words, of]) => words.length >= COPIED_TEXT_MIN && of.size > 1)
  expect(copied).toEqual([])
})

test('no rule refuses a question of the demo data or of the example of the API', () => {
  const texts = [
    ...demoQuestions.map((question) => [question.text, ...('options' in question ? question.options : [])].join('\n')),
    ...offerExample.preguntas.map(({ texto, opciones }) => [texto, ...opciones].join('\n')),
  ]
  expect(texts.filter((text) => judgeQuestion(text))).toEqual([])
})
