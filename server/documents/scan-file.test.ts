import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { EICAR, listenOn, openClamd } from '#server/testing/fixtures/servers/clamd.ts'
import { scanFile } from './scan-file.ts'

// Seen with a real clamd 1.4 too.
test('a harmless file passes, and an infected one is refused', async () => {
  const url = await listenOn(openClamd())
  await scanFile(Buffer.alloc(5_000_000), { url, patienceSeconds: 0 })
  await expect(scanFile(Buffer.from(EICAR), { url, patienceSeconds: 0 })).rejects.toMatchObject({
    code: 'file_infected',
  })
})

test('an answer that is no verdict refuses the file', async () => {
  const url = await listenOn(createServer((socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0')))
  await expect(scanFile(Buffer.alloc(1), { url, patienceSeconds: 0 })).rejects.toMatchObject({
    code: 'scanner_unavailable',
    cause: { message: 'INSTREAM size limit exceeded. ERROR' },
  })
})

test('a scanner that is away is awaited for the seconds that are set', async () => {
  const gone = openClamd()
  const url = await listenOn(gone)
  await new Promise((resolve) => gone.close(resolve))
  await expect(scanFile(Buffer.alloc(1), { url, patienceSeconds: 0 })).rejects.toMatchObject({
    code: 'scanner_unavailable',
  })
  const waiting = scanFile(Buffer.alloc(1), { url, patienceSeconds: 30 })
  await listenOn(openClamd(), Number(new URL(url).port))
  await waiting
})
