import { startTexts } from './texts.ts'

const LONGEST = 2000

/** The reason of a failed start or command, for the terminal. */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const reason: NodeJS.ErrnoException = isWrapper(error) && error.cause instanceof Error ? error.cause : error
  return (startTexts.systemFault(reason.code, reason.path) ?? reason.message).slice(0, LONGEST)
}

/** The message of a failed query contains values, and that of the store of files is English. */
const isWrapper = ({ message, code = '' }: NodeJS.ErrnoException): boolean =>
  message.startsWith('Failed query:') || code.startsWith('E_CANNOT_')
