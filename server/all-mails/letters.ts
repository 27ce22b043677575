import { accountLetters } from '#server/features/account/mails.ts'
import { alertLetters } from '#server/features/alerts/mails.ts'
import { applicationLetters } from '#server/features/applications/mails.ts'
import { authLetters } from '#server/features/auth/mails.ts'
import { offerLetters } from '#server/features/offers/mails.ts'
import { managedAccountLetters } from '#server/features/operator/mails.ts'
import { paymentLetters } from '#server/features/payments/mails.ts'
import { reportLetters } from '#server/features/reports/mails.ts'
import { reviewLetters } from '#server/features/review/mails.ts'
import { suggestionLetters } from '#server/features/suggestions/mails.ts'
import { savedOfferLetters } from '#server/features/saved-offers/mails.ts'
import { verificationLetters } from '#server/features/verification/mails.ts'

/** Every mail of the product, by its name. */
export const letters = {
  ...accountLetters,
  ...alertLetters,
  ...applicationLetters,
  ...authLetters,
  ...managedAccountLetters,
  ...offerLetters,
  ...paymentLetters,
  ...reportLetters,
  ...reviewLetters,
  ...suggestionLetters,
  ...savedOfferLetters,
  ...verificationLetters,
}
