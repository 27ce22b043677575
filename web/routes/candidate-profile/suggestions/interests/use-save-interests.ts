import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { useSend } from '#web/forms/use-send.ts'
import { interestTexts as texts } from '../texts.ts'

/** Saves what the candidate looks for, and reads the suggestions again. */
export const useSaveInterests = () =>
  useSend(api.suggestedOffers.saveInterests, { failed: texts.updateFailed, stale: queries.suggestedOffers.key() })
