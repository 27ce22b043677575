import { expect, test } from 'vitest'
import { CV_DOWNLOADS_KEPT_MONTHS } from '#contract/constants.ts'
import { suggestionRules } from '#contract/values/suggestion-rules.ts'
import { accessibility } from './texts/accessibility.ts'
import { cookies } from './texts/cookies.ts'
import { legalNotice } from './texts/legal-notice.ts'
import { privacy } from './texts/privacy.ts'
import { terms } from './texts/terms.ts'
import { fillIn, operatorOf } from './operator.ts'

const operator = operatorOf({
  baseUrl: 'https://faro.example',
  brand: { name: 'Centro Faro', phone: '900 111 222', email: 'legal@faro.example', address: 'Calle 1', social: {} },
  freeMaxActiveOffers: 3,
  offerDays: 30,
  answerDays: 30,
  requiresSalary: false,
  sellsPremium: true,
  verifyEmail: false,
  passwordMinLength: 8,
  quotas: { cvs: 10 },
  retention: { idleAccountMonths: 30, applicationMonths: 9, reportMonths: 5, logMonths: 7 },
})

test.each([legalNotice, privacy, cookies, terms, accessibility])(
  '«$title» names the operator that is configured and leaves no gap',
  (text) => {
    const filled = fillIn(JSON.stringify(text), operator)
    expect(filled).toContain('Centro Faro')
    expect(filled).toContain('legal@faro.example')
    expect(filled).not.toMatch(/\{\w+\}/)
  },
)

test('the legal notice names the source of the municipalities', () => {
  expect(JSON.stringify(legalNotice)).toContain('Instituto Nacional de Estadística (INE')
})

test('the privacy policy says what is kept of saved offers, where, and for how long', () => {
  const text = JSON.stringify(privacy)
  expect(text).toMatch(/Las ofertas que un candidato guarda.*Sin cuenta se quedan en tu navegador/)
  expect(text).toContain('Las ofertas guardadas: hasta que las quites')
  expect(JSON.stringify(cookies)).toContain('savedOffers: los números de las ofertas')
})

test('the privacy policy names who processes card payments, and which data it does not get', () => {
  const text = JSON.stringify(privacy)
  expect(text).toContain('Stripe Payments Europe, Limited (Irlanda), como encargado del tratamiento')
  expect(text).toContain('Los datos de los candidatos no se envían a Stripe')
})

test('the privacy policy says what it keeps of a company that is verified, and who reads it', () => {
  const text = JSON.stringify(privacy)
  expect(text).toMatch(/razón social, el NIF.*persona de contacto/)
  expect(text).toContain('solo los lee nuestro equipo')
})

test('the privacy policy says what an alert of offers stores, and for how long', () => {
  const text = JSON.stringify(privacy)
  expect(text).toMatch(/De quien pide un aviso de ofertas: .*Si no tiene cuenta, también su correo/)
  expect(text).toMatch(/Los avisos de ofertas: hasta que los elimines.*Un aviso sin confirmar: 7 días.*último aviso/)
})

test('the privacy policy says that our team opens data with a reason, which stands in a register that stays', () => {
  const text = JSON.stringify(privacy)
  expect(text).toMatch(/Nuestro equipo puede abrir.*solo con un motivo.*registro.*«Descargar mis datos»/)
  expect(text).toMatch(/El registro de lo que hace nuestro equipo: .*mientras exista el servicio/)
})

test('the privacy policy says what an application holds, who reads the notes of a company, and what stays when it leaves', () => {
  const text = JSON.stringify(privacy)
  expect(text).toMatch(
    /De cada candidatura: tus respuestas.*lo que la empresa te escribe, y lo que anota para sí sobre ti/,
  )
  expect(text).toContain('Lo que la empresa anota para sí no se te muestra: puedes pedírselo a ella.')
  expect(text).toMatch(
    /Una cuenta eliminada: .*Si es de una empresa, quienes se inscribieron conservan.*lo que les escribió/,
  )
})

test('the privacy policy says how long downloads of CVs are kept', () => {
  expect(JSON.stringify(privacy)).toContain(`descargado un currículum y cuándo: ${CV_DOWNLOADS_KEPT_MONTHS} meses`)
})

test('the privacy policy says how long idle accounts, applications to ended offers and logs are kept', () => {
  const text = fillIn(JSON.stringify(privacy), operator)
  expect(text).toContain('Las cuentas sin uso: 30 meses. Antes te avisamos dos')
  expect(text).toContain('9 meses más desde que termine o se elimine')
  expect(text).toContain('quien denuncia una oferta, y su correo: 5 meses después de que decidamos')
  expect(text).toContain('Los registros técnicos: 7 meses como máximo.')
})

test('the terms say how Premium is paid, renewed and cancelled', () => {
  const plans = terms.sections.find(({ title }) => title === 'Planes para empresas')
  expect(JSON.stringify(plans)).toMatch(/Stripe.*se renueva.*se cancela.*desistimiento/)
})

test('the cookie policy names the only cookie, what it is for and how long it lasts', () => {
  expect(JSON.stringify(cookies)).toMatch(/dispositivo: recuerda.*adivinar tu contraseña.*Dura 180 días/)
})

test('the privacy policy names every rule of suggestions in its order, what they do not use, and how to object', () => {
  const section = privacy.sections.find(({ title }) => title === 'Ofertas para ti')
  expect(section?.blocks).toContainEqual(Object.values(suggestionRules))
  const text = JSON.stringify(section)
  expect(text).toMatch(/No usamos tu nombre, fotografía, sexo, fecha de nacimiento, nacionalidad, documento/)
  expect(text).toContain('Ninguna empresa ve lo que buscas ni los puntos')
  expect(text).toContain('Puedes oponerte cuando quieras')
  expect(JSON.stringify(privacy)).not.toContain('No elaboramos perfiles')
})
