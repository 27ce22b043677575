import { decideCheckout, expireCheckout } from './checkout.ts'
import type { StandIn } from '../stand-in.ts'
import { listDue } from '../store.ts'
import { changeSubscription } from './subscription.ts'

/** Makes all changes that are due: expires sessions, settles delayed payments, ends periods. */
export async function passTime(standIn: StandIn): Promise<void> {
  for (const { body, revision } of await listDue(standIn.db, standIn.clock.now())) {
    if (body.object === 'subscription') {
      await changeSubscription(standIn, { customerId: body.customer, id: body.id, action: 'end-period', revision })
    } else if (body.object === 'checkout.session') {
      await (body.status === 'open' ? expireCheckout(standIn, body.id) : decideCheckout(standIn, body.id))
    }
  }
}
