import { expect, test } from 'vitest'
import { aCandidate } from '#server/testing/factories.ts'
import { EICAR, listenOn, openClamd } from '#server/testing/fixtures/servers/clamd.ts'
import { handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { dataUrl } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const infected = dataUrl('application/pdf', handMadePdf({ objects: [`(${EICAR})`] }))
const harmless = dataUrl('application/pdf', handMadePdf())

async function openSite(url: string) {
  const app = await createTestApp({ env: { scanner: { url, patienceSeconds: 0 } } })
  const { token } = await aCandidate(app)
  return (file: string) =>
    app.call<{ error: string; code: string }>('POST /api/users/upload-cv-file', { token, body: { name: 'CV', file } })
}

// Seen to fail without the call of `scanFile`: the file was stored.
test('a CV in which the virus scanner finds something is refused with a sentence, and a harmless one is stored', async () => {
  const upload = await openSite(await listenOn(openClamd()))
  const refused = await upload(infected)
  expect(refused).toMatchObject({ status: 400, body: { code: 'file_infected' } })
  expect(refused.body.error).toContain('El antivirus ha encontrado algo dañino')
  expect((await upload(harmless)).status).toBe(200)
})

test('while the virus scanner is away, uploads are refused for a while', async () => {
  const upload = await openSite('tcp://127.0.0.1:1')
  const { status, body, headers } = await upload(harmless)
  expect({ status, code: body.code, wait: headers.get('retry-after') }).toEqual({
    status: 503,
    code: 'scanner_unavailable',
    wait: '60',
  })
})
