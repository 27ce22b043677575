import type * as z from 'zod'
import type { PremiumPrice } from '#contract/company/payments.ts'
import type { Price } from '#server/payments/payments.ts'
import type { CheckoutState } from './checkout/read-checkout-session.ts'

const states = { paid: 'pagado', pending: 'pendiente', unpaid: 'no_pagado' } as const

export const toState = (state: CheckoutState) => states[state]

export const toPremiumPrice = (price: Price | null): z.input<typeof PremiumPrice> | null =>
  price && { importe: price.amount, moneda: price.currency, periodo: price.interval }
