import * as z from 'zod'
import { OPERATOR_SETUP_HOURS } from '#contract/constants.ts'
import type { Deps } from '#server/platform/deps.ts'
import { commandTexts as texts } from './texts.ts'
import { createOperator, disableOperator, isAccountNumber, listOperators } from './create-operator.ts'

type Context = Pick<Deps, 'db' | 'clock'> & { env: Pick<Deps['env'], 'baseUrl'> }

const commands: Record<string, (context: Context, given: string | undefined) => Promise<string>> = {
  'create-operator': async (context, given) =>
    texts.setupLink(await createOperator(context, requireAccount(given)), OPERATOR_SETUP_HOURS),

  'disable-operator': async (context, given) => texts.disabled(await disableOperator(context, requireAccount(given))),

  'list-operators': async ({ db, clock }) => {
    const operators = await listOperators(db)
    const lines = operators.map((one) => `${one.id}  ${one.email}  ${texts.states[stateOf(one, clock.now())]}`)
    return lines.join('\n') || texts.noOperators
  },
}

/** Runs a command of the shell. Returns what it prints. */
export function runCommand(context: Context, [name = '', argument]: readonly string[]): Promise<string> {
  const command = commands[name]
  if (!command) throw new Error(texts.usage)
  return command(context, argument)
}

function requireAccount(given = ''): string {
  if (!isAccountNumber(given) && !z.email().safeParse(given).success) throw new Error(texts.emailInvalid(given))
  return given
}

type Operator = Awaited<ReturnType<typeof listOperators>>[number]

function stateOf({ disabledAt, hasDevice, linkUntil }: Operator, now: Date): keyof typeof texts.states {
  if (linkUntil && linkUntil > now) return 'waiting'
  if (disabledAt) return 'disabled'
  return hasDevice ? 'active' : 'expired'
}
