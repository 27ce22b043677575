import { OPERATOR_SETUP_HOURS } from '#contract/constants.ts'
import { findEmailFault } from '#contract/values/typed/email.ts'
import type { Deps } from '#server/deps.ts'
import { commandTexts as texts } from './texts.ts'
import { createOperator, disableOperator, isAccountNumber, listOperators } from './create-operator.ts'

type Context = Pick<Deps, 'db' | 'clock'> & { env: Pick<Deps['env'], 'baseUrl'> }

/** A command of the shell. */
export interface Command {
  /** The access of the command to the database. Only a command that creates it may run before the first start. */
  access: 'reads' | 'changes' | 'creates'
  takesAccount?: true
  /** Says the effect on the account. The command asks before. */
  warning?: (account: string) => string
  /** Returns what it prints. */
  run: (context: Context, account: string) => Promise<string>
}

export const operatorCommands: Record<string, Command> = {
  'create-operator': {
    access: 'creates',
    takesAccount: true,
    run: async (context, account) => texts.setupLink(await createOperator(context, account), OPERATOR_SETUP_HOURS),
  },
  'disable-operator': {
    access: 'changes',
    takesAccount: true,
    warning: texts.disables,
    run: async (context, account) => texts.disabled(await disableOperator(context, account)),
  },
  'list-operators': {
    access: 'reads',
    async run({ db, clock }) {
      const operators = await listOperators(db)
      const lines = operators.map((one) => `${one.id}  ${one.email}  ${texts.states[stateOf(one, clock.now())]}`)
      return lines.join('\n') || texts.noOperators
    },
  },
}

/** The command that the words name. Throws a sentence before anything is opened. */
export function readCommand(commands: Record<string, Command>, [name = '', given = '']: readonly string[]) {
  const command = commands[name]
  if (!command) throw new Error(`There is no command «${name}»`)
  if (command.takesAccount) requireAccount(given)
  return { access: command.access, run: (context: Context) => command.run(context, given) }
}

function requireAccount(given: string): void {
  if (!isAccountNumber(given) && findEmailFault(given) !== null) throw new Error(texts.emailInvalid(given))
}

type Operator = Awaited<ReturnType<typeof listOperators>>[number]

function stateOf({ disabledAt, hasDevice, linkUntil }: Operator, now: Date): keyof typeof texts.states {
  if (linkUntil && linkUntil > now) return 'waiting'
  if (disabledAt) return 'disabled'
  return hasDevice ? 'active' : 'expired'
}
