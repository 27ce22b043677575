import { createServer, type AddressInfo, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { scanFile } from './scan-file.ts'

const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

/** Speaks clamd's protocol, and finds the test file of all scanners. */
const openClamd = (): Server =>
  createServer((socket) => {
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => {
      parts.push(part)
      const whole = Buffer.concat(parts)
      const start = 'zINSTREAM\0'.length
      if (whole.byteLength < start + 4 || whole.byteLength < start + 8 + whole.readUInt32BE(start)) return
      const file = whole.subarray(start + 4, -4).toString()
      socket.end(file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })

async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

// Seen with a real clamd 1.4 too.
test('a harmless file passes, and an infected one is refused', async () => {
  const url = await listen(openClamd())
  await scanFile(Buffer.alloc(5_000_000), { url, patienceSeconds: 0 })
  await expect(scanFile(Buffer.from(EICAR), { url, patienceSeconds: 0 })).rejects.toMatchObject({
    code: 'file_infected',
  })
})

test('an answer that is no verdict refuses the file', async () => {
  const url = await listen(createServer((socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')))
  await expect(scanFile(Buffer.alloc(1), { url, patienceSeconds: 0 })).rejects.toMatchObject({
    code: 'scanner_unavailable',
    cause: { message: 'INSTREAM size limit exceeded. ERROR' },
  })
})

test('a scanner that is away is awaited for the seconds that are set', async () => {
  const gone = openClamd()
  const url = await listen(gone)
  await new Promise((resolve) => gone.close(resolve))
  await expect(scanFile(Buffer.alloc(1), { url, patienceSeconds: 0 })).rejects.toMatchObject({
    code: 'scanner_unavailable',
  })
  const waiting = scanFile(Buffer.alloc(1), { url, patienceSeconds: 30 })
  await listen(openClamd(), Number(new URL(url).port))
  await waiting
})
