import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { createInterface } from 'node:readline/promises'
import { UsageError } from './read-words.ts'
import { shellTexts as texts } from './texts.ts'

interface Terminal {
  stdin: Readable & { isTTY?: boolean | undefined }
  stderr: Writable
}

/**
 * Asks before a command deletes something or takes it from the public. Somebody at a terminal types «sí»; a script must say `--yes`, because
 * nobody answers there. Throws without consent. `warning`: what will happen.
 */
export async function requireYes(
  warning: string,
  { isYes, terminal = process }: { isYes: boolean; terminal?: Terminal },
): Promise<void> {
  if (isYes) return
  if (!terminal.stdin.isTTY) throw new UsageError(texts.yesMissing(warning))
  const answer = await askAt(terminal, texts.areYouSure(warning))
  if (!texts.consent.test(answer.normalize('NFC').trim())) throw new Error(texts.notDone)
}

async function askAt({ stdin, stderr }: Terminal, question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr })
  // Ctrl-C and Ctrl-D reject the question. The end of a pipe only closes the lines: the question would never be answered.
  const end = once(lines, 'close').then(() => '')
  try {
    return await Promise.race([lines.question(question).catch(() => ''), end])
  } finally {
    lines.close()
  }
}
