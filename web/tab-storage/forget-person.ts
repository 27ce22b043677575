import { forgetAlertLink } from './alert-link.ts'
import { removeCompanyFormData } from './company-form-data.ts'
import { removeUnsaved } from './unsaved-values.ts'
import { stopEditingAlert } from './edited-alert.ts'
import { forgetOffer } from './remembered-offer.ts'

/**
 * For sign-out and for a new account: the next user of this tab must not see the previous user's data. The offers that
 * the browser keeps stay, because a visitor who signs up wants them: sign-out drops them.
 */
export function forgetPerson(): void {
  removeUnsaved()
  removeCompanyFormData()
  forgetOffer()
  forgetAlertLink()
  stopEditingAlert()
}
