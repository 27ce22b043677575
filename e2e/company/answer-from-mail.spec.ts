import { expect, test } from '../support/fixtures.ts'
import { awaitMail } from '../support/outbox.ts'
import { expectAccessible, expectNoOverflow, phone, waitUntilHydrated } from '../support/page-checks.ts'
import { runJobNow } from '../support/run-job-now.ts'
import { typeTime } from '../support/type-time.ts'

test.use({ viewport: phone })

test('an owner answers two applications from one mail without signing in, proposes a time, and takes the other back', async ({
  page,
  people,
  server,
}) => {
  const company = await people.aCompany()
  const offerId = await people.anOffer(company, { nombre: 'Camarera de sala' })
  let email = ''
  for (const nombre of ['Ana', 'Berta']) {
    const candidate = await people.aCandidate({ nombre, primer_apellido: 'Núñez' })
    await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
    if (nombre === 'Ana') email = candidate.email
  }
  // The job of each minute may have told the company of one of them already.
  const prepare = `update company set application_mail = 'al_momento'; update application_event set announced = false`
  await runJobNow(server, { prepare, queue: 'application-news', mails: 'applications-received' })
  const mail = await awaitMail(server, { to: company.email, subject: 'Tienes 2 candidaturas nuevas' })
  const links = mail.split('\n').filter((line) => line.includes('/responder-candidatura#'))
  expect(links).toHaveLength(4)
  const [, berta = '', ana = ''] = links

  // Two presses from the mail: the link and this button.
  await page.goto(ana)
  await waitUntilHydrated(page)
  await expect(page.getByRole('heading', { name: '¿Te interesa Ana Núñez?' })).toBeFocused()
  expect(page.url()).not.toContain('token')
  await expectAccessible(page, { place: 'the question of a link in a mail' })
  await page.getByRole('button', { name: 'Me interesa' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Has respondido «Me interesa»' })).toBeFocused()
  await expectAccessible(page, { place: 'an answer that can be taken back' })
  await page.getByRole('button', { name: 'Proponer una cita' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Proponer una cita' })).toBeFocused()
  await page.getByLabel('Dirección').fill('Calle Mayor 3')
  await typeTime(page, 1, { days: 2, hour: '10:30' })
  await expectAccessible(page, { place: 'the times to propose from a mail' })
  await page.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(page.getByRole('heading', { name: 'Has propuesto una cita' })).toBeFocused()
  await expect(page.getByText(/^el .*, 10:30$/)).toBeVisible()
  await expectAccessible(page, { place: 'a proposal that can be taken back' })

  await page.goto(berta)
  await waitUntilHydrated(page)
  const letter = page.getByRole('textbox', { name: 'Lo que leerá la persona' })
  await expect(letter).toHaveValue(/Para este puesto buscamos un perfil distinto/)
  await letter.fill('Gracias, Berta. Esta vez buscamos a alguien con otro horario.')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByRole('heading', { name: 'Has respondido «No encaja»' })).toBeFocused()
  await page.reload()
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Retirar la respuesta' }).click()
  await expect(page.getByText('Respuesta retirada: no le hemos dicho nada.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '¿No encaja Berta Núñez?' })).toBeVisible()

  const prepareDue = `update pending_answer set due_at = now()`
  await runJobNow(server, { prepare: prepareDue, queue: 'application-news', mails: 'application-changed' })
  const headers = { authorization: `Bearer ${company.token}` }
  const answer = await fetch(`${server.address}/api/companies/all-company-candidates`, { headers })
  const rows = (await answer.json()) as { nb_usuarios_id: { nombre: string }; estado_candidatura: string }[]
  expect(rows.map((row) => [row.nb_usuarios_id.nombre, row.estado_candidatura])).toEqual([
    ['Berta', 'enviada'],
    ['Ana', 'entrevista'],
  ])
  const prepareTimes = `update appointment set due_at = now()`
  await runJobNow(server, { prepare: prepareTimes, queue: 'appointment-news', mails: 'appointment-mail' })
  await awaitMail(server, { to: email, subject: 'Elige la hora de tu entrevista' })
})
