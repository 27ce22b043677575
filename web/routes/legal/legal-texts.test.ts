import { expect, test } from 'vitest'
import { CV_DOWNLOADS_KEPT_MONTHS } from '#contract/constants.ts'
import { suggestionRules } from '#contract/values/suggestion-rules.ts'
import { accountTexts, dataTexts, deleteTexts, emailTexts, passwordTexts } from '#web/routes/account/texts.ts'
import { authenticationTexts } from '#web/routes/authentication/texts.ts'
import { alertListTexts } from '#web/routes/account/alerts/texts.ts'
import { mailTexts } from '#web/routes/account/mail/texts.ts'
import { detailTexts } from '#web/routes/candidate-profile/applications/texts.ts'
import { howTexts, interestTexts, suggestionTexts } from '#web/routes/candidate-profile/suggestions/texts.ts'
import { profileTexts } from '#web/routes/candidate-profile/texts.ts'
import { placeTexts } from '#web/forms/search/texts.ts'
import { entriesOf } from '#web/frames/menu/texts.ts'
import { secondLookTexts } from '#web/routes/company-dashboard/offers/second-look/texts.ts'
import { subscriptionTexts } from '#web/routes/company-dashboard/premium/texts.ts'
import { companyTexts } from '#web/routes/company-dashboard/texts.ts'
import { activities } from '#web/routes/management/processing/texts.ts'
import { reportTexts } from '#web/routes/offer-view/report/texts.ts'
import { testSite } from '#web/testing/site-router.ts'
import { accessibility } from './texts/accessibility.ts'
import { cookies } from './texts/cookies.ts'
import { legalNotice } from './texts/legal-notice.ts'
import { privacy } from './texts/privacy.ts'
import { publicAccessibility } from './texts/public-accessibility.ts'
import { terms } from './texts/terms.ts'
import { fillIn, operatorOf } from './operator.ts'

const operator = operatorOf({
  ...testSite,
  brand: { name: 'Centro Faro', phone: '900 111 222', email: 'legal@faro.example', address: 'Calle 1', social: {} },
  retention: { idleAccountMonths: 30, applicationMonths: 9, reportMonths: 5, logMonths: 7 },
})

test.each([legalNotice, privacy, cookies, terms, accessibility, publicAccessibility])(
  '«$title» names the operator that is configured and leaves no gap',
  (text) => {
    const filled = JSON.stringify(fillIn(text, operator))
    expect(filled).toContain('Centro Faro')
    expect(filled).toContain('legal@faro.example')
    expect(filled).not.toMatch(/\{\w+\}/)
  },
)

test('a paragraph or an item of a list without its datum is left out, and a list without items too', () => {
  const blocks = ['Siempre.', 'Delegado: {delegado}.', ['De {nombre}.', 'NIF {nif}.'], ['NIF {nif}.']]
  const text = { title: 'T', description: 'D', intro: 'I', sections: [{ title: 'S', blocks }] }
  expect(fillIn(text, { nombre: 'Faro' }).sections[0]?.blocks).toEqual(['Siempre.', ['De Faro.']])
})

// Each label comes from the screen that has it.
test('every name in quotation marks is that of a button or a page', () => {
  const labels = new Set<string>([
    alertListTexts.title,
    alertListTexts.remove,
    accountTexts.title,
    authenticationTexts.keep,
    companyTexts.edit,
    dataTexts.request.ninguno,
    deleteTexts.open,
    emailTexts.save,
    interestTexts.editTitle,
    interestTexts.isOn,
    interestTexts.byMail,
    mailTexts.title,
    placeTexts.nearMe,
    ...entriesOf('candidate').map(({ label }) => label),
    detailTexts.withdraw,
    passwordTexts.save,
    subscriptionTexts.manage,
    profileTexts.pageTitle,
    profileTexts.edit,
    reportTexts.open,
    secondLookTexts.open,
    suggestionTexts.dismiss,
  ])
  const texts = JSON.stringify([legalNotice, privacy, cookies, terms, accessibility, publicAccessibility])
  const named = new Set(Array.from(texts.matchAll(/«([^»]*)»/g), ([, name]) => name))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !labels.has(name ?? ''))).toEqual([])
})

test('who reads the texts finds a button and the e-mail to leave, to object, to read their data and to report an offer', () => {
  const [leave] = terms.sections.flatMap(({ title, blocks }) => (title === 'Baja y cambios' ? blocks : []))
  expect(leave).toMatch(/«Eliminar mi cuenta», en «Mi cuenta», o escribiendo a \{correo\}/)
  const rights = JSON.stringify(privacy.sections.find(({ title }) => title === 'Tus derechos'))
  expect(rights).toMatch(/«Descargar mis datos».*«Eliminar mi cuenta».*«Proponerme ofertas».*escribir a \{correo\}/)
  expect(JSON.stringify(legalNotice)).toMatch(/«Denunciar oferta».*escribe a \{correo\}/)
})

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
  expect(text).toMatch(/Una cuenta eliminada: .*Si es de una empresa, quienes aplicaron conservan.*lo que les escribió/)
})

test('the privacy policy says how long downloads of CVs are kept', () => {
  expect(JSON.stringify(privacy)).toContain(`descargado un currículum y cuándo: ${CV_DOWNLOADS_KEPT_MONTHS} meses`)
})

test('the privacy policy says how long idle accounts, applications to ended offers and logs are kept', () => {
  const text = JSON.stringify(fillIn(privacy, operator))
  expect(text).toContain('Las cuentas sin uso: 30 meses. Antes te avisamos dos')
  expect(text).toContain('9 meses más desde que termine o se elimine')
  expect(text).toContain('quien denuncia una oferta, y su correo: 5 meses después de que decidamos')
  expect(text).toContain('Los registros técnicos: 7 meses como máximo.')
})

test('the terms say how Premium is paid, renewed and cancelled', () => {
  const plans = terms.sections.find(({ title }) => title === 'Planes para empresas')
  expect(JSON.stringify(plans)).toMatch(/Stripe.*se renueva.*se cancela.*desistimiento/)
})

test('the cookie policy names both cookies, what they are for and how long they last', () => {
  const text = JSON.stringify(cookies)
  expect(text).toMatch(/dispositivo: .*adivinar tu contraseña.*Dura 180 días.*sesion_mantenida: solo si.*Dura 30 días/)
  expect(text).toMatch(/keptSession: el correo/)
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

test('both accessibility statements say that some targets have only the size that WCAG 2.2 asks for', () => {
  for (const text of [accessibility, publicAccessibility]) {
    expect(JSON.stringify(text)).toMatch(/miden menos.*24 píxeles/)
  }
})

test('the privacy policy and the page of suggestions say what is left out before points count', () => {
  for (const text of [JSON.stringify(privacy), JSON.stringify(howTexts)]) {
    expect(text).toMatch(/Si dices en qué provincias, o cerca de qué municipio.*solo de allí/)
    expect(text).toMatch(/Quedan fuera las que dicen pagar menos de tu mínimo/)
    expect(text).not.toMatch(/cada oferta publicada/i)
  }
})

test('the privacy policy says where the mail of Mondays is switched off', () => {
  const rights = JSON.stringify(privacy.sections.find(({ title }) => title === 'Tus derechos'))
  expect(rights).toContain(`«${interestTexts.byMail}», en «${interestTexts.editTitle}»`)
})

test('the cookie policy says that open tabs share the session', () => {
  expect(JSON.stringify(cookies)).toMatch(
    /accessToken: te mantiene dentro de tu cuenta\. .*pestaña.*la elimina en todas/,
  )
})

test('the privacy policy and the register of processing say that the log holds kinds of pages, not addresses', () => {
  for (const text of [JSON.stringify(privacy), JSON.stringify(activities)]) {
    expect(text).toMatch(/tipo de página pedida/)
    expect(text).not.toMatch(/dirección de la página pedida/)
  }
})
