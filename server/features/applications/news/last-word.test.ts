import { describe, expect, test } from 'vitest'
import { down, openNewsSite } from '#server/testing/fixtures/news-site.ts'

const { app, mails, server, applied, applyTo, tellAfter } = await openNewsSite()

const named = '«Dependiente de tienda»'
const interview = `Quieren entrevistarte para ${named}`
const discarded = `Respuesta a tu candidatura a ${named}`
const hired = `¡Enhorabuena! Te han elegido para ${named}`
const closed = `Tu candidatura a ${named} se ha cerrado`

type Own = Awaited<ReturnType<typeof applied>>

/** Somebody whose receipt has been sent. */
async function waiting() {
  const own = await applied()
  await tellAfter(0)
  return own
}

/** The company presses a button. Returns the name of the press. */
async function press({ company, id }: Pick<Own, 'company' | 'id'>, to: string): Promise<string> {
  const reason = to === 'descartada' ? { motivo: 'otro', texto: 'Gracias por venir.' } : {}
  const body = { ids: [id], estado_candidatura: to, ...reason }
  const { token } = company
  const answer = await app.call<{ cambio: string }>('POST /api/companies/application-states', { token, body })
  expect(answer.status).toBe(200)
  return answer.body.cambio
}

const undo = ({ company: { token } }: Own, cambio: string) =>
  app.call<{ deshechas: number[] }>('POST /api/companies/undo-application-states', { token, body: { cambio } })

const historyOf = async ({ candidate: { token } }: Own) => {
  const { body } = await app.call<{ historial: { estado_candidatura: string }[] }[]>(
    'GET /api/users/user-candidatures',
    { token },
  )
  return body[0]?.historial.map(({ estado_candidatura: state }) => state)
}

describe('A company that changes its mind within seconds', () => {
  test.each([
    ['entrevista', 'descartada', discarded],
    ['descartada', 'entrevista', interview],
    ['contratada', 'descartada', discarded],
  ])('from «%s» to «%s» sends its last word alone, and the history shows both', async (first, last, subject) => {
    const own = await waiting()
    await press(own, first)
    await tellAfter(5)
    await press(own, last)
    expect(await tellAfter(10)).toEqual([])
    expect(await tellAfter(1)).toEqual([subject])
    expect(mails[0]?.text).not.toContain('vuelto a abrir')
    expect(await tellAfter(60)).toEqual([])
    expect(await historyOf(own)).toEqual(['enviada', first, last])
  })

  test.each(['descartada', 'cerrada'])(
    'and had ended it before as «%s», says that it was opened again',
    async (end) => {
      const own = await waiting()
      const { token } = own.company
      if (end === 'descartada') await press(own, end)
      else await app.call(`POST /api/companies/close-offer/${own.offerId}`, { token, body: {} })
      await tellAfter(11)
      await press(own, 'preseleccionada')
      await tellAfter(5)
      await press(own, 'entrevista')
      expect(await tellAfter(11)).toEqual([interview])
      expect(mails[0]?.text).toContain('vuelto a abrir')
    },
  )

  test('three times, speaks of no end that nobody was told', async () => {
    const own = await waiting()
    for (const to of ['descartada', 'preseleccionada', 'entrevista']) {
      await press(own, to)
      await tellAfter(10)
    }
    expect(await tellAfter(1)).toEqual([interview])
    expect(mails[0]?.text).not.toContain('vuelto a abrir')
  })

  test('and undoes the second press, sends the first', async () => {
    const own = await waiting()
    await press(own, 'entrevista')
    await tellAfter(5)
    const second = await press(own, 'descartada')
    expect(await tellAfter(9)).toEqual([])
    expect((await undo(own, second)).body).toMatchObject({ deshechas: [own.id] })
    expect(await tellAfter(0)).toEqual([interview])
    expect(await tellAfter(60)).toEqual([])
  })

  test('tells both where the first was due already, and its mail came late', async () => {
    const own = await waiting()
    await press(own, 'entrevista')
    server.fails = down
    expect(await tellAfter(11)).toEqual([])
    server.fails = () => undefined
    await press(own, 'descartada')
    expect(await tellAfter(11)).toEqual([interview, discarded])
  })
})

test('A job that is filled three seconds after two presses: who was hired reads that, who was shortlisted that it is closed', async () => {
  const own = await waiting()
  const other = await applyTo(own.offerId)
  await tellAfter(0)
  await press(own, 'contratada')
  await press({ ...own, ...other }, 'preseleccionada')
  await tellAfter(3)
  const { token } = own.company
  const covered = await app.call(`POST /api/companies/close-offer/${own.offerId}`, {
    token,
    body: { cubierta_aqui: true },
  })
  expect(covered.status).toBe(200)
  await tellAfter(8)
  expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [own.candidate.email, hired],
      [other.candidate.email, closed],
    ].toSorted(),
  )
  expect(await tellAfter(60)).toEqual([])
})
