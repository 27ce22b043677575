import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { aMail, openMailer, trusted } from '#server/testing/fixtures/servers/smtp-client.ts'
import { openSmtpServer, openTcpServer } from '#server/testing/fixtures/servers/smtp-server.ts'

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })
const onAuth: SMTPServerOptions['onAuth'] = ({ username: user, password }, _session, done) =>
  done(null, password === 'right' ? { user } : {})

describe('a mail arrives once', () => {
  test('with its sender, its recipient, both of its forms and the headers of an automatic mail', async () => {
    const { port, received } = await openSmtpServer({ disabledCommands: ['STARTTLS'] })
    const mail = aMail()
    await openMailer(`127.0.0.1:${port}`).send(mail)
    expect(received).toMatchObject([
      {
        from: 'no-responder@faro.example',
        to: ['ana@prueba.example'],
        isEncrypted: false,
        message: {
          from: { name: 'Faro Empleo', address: 'no-responder@faro.example' },
          to: [{ address: 'ana@prueba.example' }],
          subject: 'Cambia tu contraseña',
          messageId: `<${mail.id}@empleo.example>`,
          text: 'Hola, Íñigo.\n',
          html: '<p>Hola, Íñigo.</p>\n',
        },
      },
    ])
    expect(received[0]?.message.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  test('encrypted where the server offers STARTTLS with a certificate that is trusted', async () => {
    const { port, received } = await openSmtpServer()
    await openMailer(`127.0.0.1:${port}?${trusted}`).send(aMail())
    expect(received.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
  })

  test('with a name and a password, over smtps too', async () => {
    for (const secure of [false, true]) {
      const { port, received } = await openSmtpServer({ secure, onAuth })
      const mailer = openMailer(`smtp${secure ? 's' : ''}://ana:right@127.0.0.1:${port}?${trusted}`)
      await mailer.send(aMail())
      expect(received).toMatchObject([{ user: 'ana', isEncrypted: true }])
    }
  })

  test('from a server that greets late', async () => {
    const onConnect: SMTPServerOptions['onConnect'] = (_, done) => void setTimeout(done, 100)
    const { port, received } = await openSmtpServer({ disabledCommands: ['STARTTLS'], onConnect })
    await openMailer(`127.0.0.1:${port}`).send(aMail())
    expect(received).toHaveLength(1)
  })

  test('although the server has closed the connection after the one before', async () => {
    const { port, received, closeConnections } = await openSmtpServer({ disabledCommands: ['STARTTLS'] })
    const mailer = openMailer(`127.0.0.1:${port}`)
    const mails = [aMail(), aMail()]
    for (const mail of mails) {
      await mailer.send(mail)
      closeConnections()
    }
    const ids = received.map(({ message }) => message.messageId)
    expect(ids).toEqual(mails.map(({ id }) => `<${id}@empleo.example>`))
  })

  test('when ten are sent at the same time', async () => {
    const { port, received } = await openSmtpServer({ disabledCommands: ['STARTTLS'] })
    const mailer = openMailer(`127.0.0.1:${port}`)
    const mails = Array.from({ length: 10 }, () => aMail())
    await Promise.all(mails.map((mail) => mailer.send(mail)))
    const ids = received.map(({ message }) => message.messageId)
    expect(ids.toSorted()).toEqual(mails.map(({ id }) => `<${id}@empleo.example>`).toSorted())
  })
})

describe('a mail that its server does not want now can be sent later', () => {
  test('after a temporary refusal, and has the same Message-ID then', async () => {
    let isFirst = true
    const { port, received } = await openSmtpServer({
      disabledCommands: ['STARTTLS'],
      onRcptTo(_address, _session, done) {
        done(isFirst ? refusal(451, '4.7.1 Greylisted') : null)
        isFirst = false
      },
    })
    const mailer = openMailer(`127.0.0.1:${port}`)
    const mail = aMail()
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'mail_unavailable' })
    await mailer.send(mail)
    expect(received.map(({ message }) => message.messageId)).toEqual([`<${mail.id}@empleo.example>`])
  })

  test.each([
    [
      'a temporary refusal of the message',
      { onData: (stream, _, done) => stream.resume().on('end', () => done(refusal(452, 'Full'))) },
    ],
    ['a refusal of the sender', { onMailFrom: (_, __, done) => done(refusal(550, 'Unknown sender')) }],
    ['a refusal of the connection', { onConnect: (_, done) => done(refusal(554, 'Blocked')) }],
  ] satisfies [string, SMTPServerOptions][])('after %s', async (_, options) => {
    const { port, received } = await openSmtpServer({ disabledCommands: ['STARTTLS'], ...options })
    await expect(openMailer(`127.0.0.1:${port}`).send(aMail())).rejects.toMatchObject({ code: 'mail_unavailable' })
    expect(received).toEqual([])
  })

  test('after a wrong password', async () => {
    const { port, received } = await openSmtpServer({ onAuth })
    const sending = openMailer(`ana:wrong@127.0.0.1:${port}?${trusted}`).send(aMail())
    await expect(sending).rejects.toMatchObject({ code: 'mail_unavailable', message: expect.stringContaining('535') })
    expect(received).toEqual([])
  })

  test('after its server was away', async () => {
    const port = await openTcpServer((socket) => socket.destroy())
    await expect(openMailer(`127.0.0.1:${port}`).send(aMail())).rejects.toMatchObject({ code: 'mail_unavailable' })
    await expect(openMailer('127.0.0.1:1').send(aMail())).rejects.toMatchObject({ code: 'mail_unavailable' })
  })

  test('after a server that never greets', async () => {
    const port = await openTcpServer(() => undefined)
    const sending = openMailer(`127.0.0.1:${port}?greetingTimeout=50`).send(aMail())
    await expect(sending).rejects.toMatchObject({ code: 'mail_unavailable' })
  })

  test('after a server that answers without ever coming to an end', async () => {
    const port = await openTcpServer((socket) => {
      socket.write('220 ready\r\n')
      const sayMore = setInterval(() => socket.write('250-more\r\n'), 10)
      socket.on('close', () => clearInterval(sayMore))
    })
    await expect(openMailer(`127.0.0.1:${port}`, 200).send(aMail())).rejects.toMatchObject({ code: 'mail_unavailable' })
  })

  test.each(['in the middle', 'after the end'])('after the connection is cut %s of the message', async (when) => {
    const port = await openTcpServer((socket) => {
      let said = ''
      socket.write('220 ready\r\n')
      socket.on('data', (chunk) => {
        said += String(chunk)
        const isMessage = said.includes('DATA\r\n')
        const isCut = when === 'in the middle' ? said.includes('Subject:') : said.endsWith('\r\n.\r\n')
        if (isCut) socket.destroy()
        else if (!isMessage) socket.write('250 OK\r\n')
        else if (said.endsWith('DATA\r\n')) socket.write('354 go on\r\n')
      })
    })
    const mail = aMail({ text: 'a long text '.repeat(100_000) })
    await expect(openMailer(`127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({ code: 'mail_unavailable' })
  })
})

describe('a mail is refused for good', () => {
  test.each([
    [
      'its recipient does not exist',
      { onRcptTo: (_, __, done) => done(refusal(550, '5.1.1 <ana@prueba.example> unknown')) },
    ],
    [
      'its message is not wanted',
      { onData: (stream, _, done) => stream.resume().on('end', () => done(refusal(554, '5.7.1 Spam'))) },
    ],
  ] satisfies [string, SMTPServerOptions][])('if %s', async (_, options) => {
    const { port } = await openSmtpServer({ disabledCommands: ['STARTTLS'], ...options })
    const error: unknown = await openMailer(`127.0.0.1:${port}`)
      .send(aMail())
      .catch((refused: unknown) => refused)
    expect(error).toMatchObject({ code: 'mail_refused', message: expect.stringMatching(/55[04] 5\.[17]\.1/) })
    expect(String(error)).not.toContain('ana@')
  })

  test('and does not stop the next one', async () => {
    const { port, received } = await openSmtpServer({
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('nadie') ? refusal(550, 'Unknown') : null),
    })
    const mailer = openMailer(`127.0.0.1:${port}`)
    await expect(mailer.send(aMail({ to: 'nadie@prueba.example' }))).rejects.toMatchObject({ code: 'mail_refused' })
    await mailer.send(aMail())
    expect(received.map(({ to }) => to)).toEqual([['ana@prueba.example']])
  })

  test.each([
    ['an address with a line break', { to: 'ana@prueba.example\r\nBcc: otro@prueba.example' }],
    ['two addresses', { to: 'ana@prueba.example, otro@prueba.example' }],
    ['an address with a name', { to: 'Ana <ana@prueba.example>' }],
    ['an address that is a command', { to: 'ana@prueba.example> SIZE=1' }],
    ['a subject with a line break', { subject: 'Hola\r\nBcc: otro@prueba.example' }],
    ['a subject with a control character', { subject: 'Hola\u0000' }],
  ])('if it has %s, before the server hears of it', async (_, changes) => {
    let connections = 0
    const port = await openTcpServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await expect(openMailer(`127.0.0.1:${port}`).send(aMail(changes))).rejects.toMatchObject({ code: 'mail_refused' })
    expect(connections).toBe(0)
  })
})

describe('a password is never sent', () => {
  test('without encryption', async () => {
    let isAsked = false
    const { port, received } = await openSmtpServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth(...[, , done]) {
        isAsked = true
        done(null, { user: 1 })
      },
    })
    const sending = openMailer(`ana:right@127.0.0.1:${port}`).send(aMail())
    await expect(sending).rejects.toMatchObject({ code: 'mail_unavailable' })
    expect([isAsked, received]).toEqual([false, []])
  })

  test('to a server whose certificate is not trusted', async () => {
    const { port, received } = await openSmtpServer({ onAuth })
    const sending = openMailer(`ana:right@127.0.0.1:${port}`).send(aMail())
    await expect(sending).rejects.toMatchObject({
      code: 'mail_unavailable',
      message: expect.stringMatching(/certificate/),
    })
    expect(received).toEqual([])
  })
})
