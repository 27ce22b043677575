import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { SavedOffer } from '#web/api/types.ts'
import { mergeBrowserOffers } from '#web/apply/saved/account-saves.ts'
import { saveTexts } from '#web/apply/saved/texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { savedTexts as texts } from './texts.ts'

/** The candidate's saved offers. Those that the browser still stores move into the account first. */
export function useSavedOffers() {
  const notice = useNotice()
  const listWhole = async () => {
    await mergeBrowserOffers().catch((error: unknown) => {
      // After another failure the offers stay in the browser, and the next visit merges again.
      if (error instanceof ApiError && error.code === 'saved_full') notice.error(saveTexts.mergeFull)
    })
    return api.savedOffers.listSaved()
  }
  return useQuery({ ...queries.savedOffers.listSaved.queryOptions(), queryFn: listWhole })
}

/** Removes an offer at once and offers to undo it. After a failure the offer is back. */
export function useRemoveSaved(): (saved: SavedOffer) => void {
  const client = useQueryClient()
  const notice = useNotice()
  const queryKey = queries.savedOffers.listSaved.queryKey()
  const show = (change: (rows: SavedOffer[]) => SavedOffer[]) =>
    client.setQueryData(queryKey, (rows?: SavedOffer[]) => rows && change(rows))
  const reload = () => client.invalidateQueries({ queryKey })

  const restore = async ({ emp_ofertas_id: id }: SavedOffer) => {
    await api.savedOffers.saveOffer({ id }).catch(() => notice.error(texts.undoFailed))
    await reload()
  }
  const remove = async (saved: SavedOffer) => {
    const id = saved.emp_ofertas_id
    // An answer that travels would bring the row back.
    await client.cancelQueries({ queryKey })
    show((rows) => rows.filter((row) => row.emp_ofertas_id !== id))
    try {
      await api.savedOffers.forgetOffer({ id })
    } catch {
      notice.error(texts.removeFailed)
      await reload()
      return
    }
    // An offer without a page cannot be saved again.
    const undo = saved.oferta && [{ label: texts.undo, onPress: () => void restore(saved) }]
    notice.success(texts.removed(saved.nombre), undo ?? undefined)
  }
  return (saved) => void remove(saved)
}
