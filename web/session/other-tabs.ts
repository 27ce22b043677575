import { sessionOwner } from '#web/tab-storage/session-owner.ts'
import { endSession, getSession } from '#web/tab-storage/session-store.ts'

/** Another tab answers within a few milliseconds. A visitor without another tab waits this long. */
const ANSWER_MS = 150

type Message =
  | { kind: 'who-is-signed-in' }
  | { kind: 'signed-in'; token: string; owner: string | null }
  | { kind: 'signed-out'; token: string }

let channel: BroadcastChannel | undefined

// Messages reach only pages of the same origin. These could read each other's storage anyway.
const open = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('session')
  return channel
}

const send = (message: Message): void => open()?.postMessage(message)

function answer({ data }: MessageEvent<Message>): void {
  const { token } = getSession()
  if (!token) return
  if (data.kind === 'who-is-signed-in') send({ kind: 'signed-in', token, owner: sessionOwner.read() })
  if (data.kind === 'signed-out') endSession(data.token, 'elsewhere')
}

/** Gives the session to a new tab that asks for it, and ends it when another tab signs out. */
export function followOtherTabs(): void {
  open()?.addEventListener('message', answer)
}

/** Asks other tabs for the session: sessionStorage belongs to one tab, and a link opened in a new tab should stay signed in. */
export function askOtherTabs(): Promise<string | null> {
  const tabs = open()
  if (!tabs) return Promise.resolve(null)
  return new Promise((resolve) => {
    const finish = (token: string | null): void => {
      clearTimeout(timer)
      tabs.removeEventListener('message', listen)
      resolve(token)
    }
    const listen = ({ data }: MessageEvent<Message>): void => {
      if (data.kind !== 'signed-in') return
      if (data.owner) sessionOwner.write(data.owner)
      finish(data.token)
    }
    const timer = setTimeout(() => finish(null), ANSWER_MS)
    tabs.addEventListener('message', listen)
    send({ kind: 'who-is-signed-in' })
  })
}

/** Informs the other tabs that this token has been revoked. */
export const tellSignedOut = (token: string): void => send({ kind: 'signed-out', token })
