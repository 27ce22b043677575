import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { inviteOperator } from './create-operator.ts'
import { findSetup, renewSecondFactor, setUpOperator } from './set-up-operator.ts'

const { secondFactor: calls } = os

export const secondFactor = {
  getSetup: calls.getSetup.handler(async ({ input, context }) => {
    await spendTry(context.limits.operatorSetups, context.address)
    const { email, seed, secret, address } = await findSetup(context, input.token)
    return { email, secreto: secret, direccion: address, semilla: seed }
  }),

  finishSetup: calls.finishSetup.handler(async ({ input: { codigo, semilla, ...input }, context, signal }) => {
    await spendTry(context.limits.operatorSetups, context.address)
    const { session, codes } = await setUpOperator(context, { ...input, seed: semilla, code: codigo }, signal)
    return { session, codigos_recuperacion: codes }
  }),

  inviteOperator: calls.inviteOperator.handler(async ({ input: { email, motivo, codigo }, context }) => {
    await inviteOperator(context, { email, reason: motivo, code: codigo })
    return { enviado: true }
  }),

  renew: calls.renew.handler(async ({ input, context }) => ({
    token: await renewSecondFactor(context, input.codigo),
  })),
}
