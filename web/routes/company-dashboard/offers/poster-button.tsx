import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { savePdf } from '#web/ui/files/save-pdf.ts'
import { posterTexts as texts } from '../texts.ts'

/** Saves a PDF to hang up: of one offer, or of all of them. */
export function PosterButton({ offer, ...look }: { offer?: OwnOffer } & Pick<ButtonProps, 'disabled' | 'variant'>) {
  const save = async () => {
    const file = await (offer ? api.offers.getPoster({ id: offer.emp_ofertas_id }) : api.offers.getPosterOfAll())
    savePdf(file, offer ? texts.fileName(offer.nombre) : texts.fileNameOfAll)
  }
  const { send, isPending } = useSend(save, {
    failed: (error) => (hasStatus(error, 404) ? texts.nonePublic : limitSentence(error, texts.failed)),
  })
  return (
    <Button
      size="small"
      variant="secondary"
      {...look}
      isPending={isPending}
      aria-label={offer && texts.posterOf(offer.nombre)}
      onClick={() => send()}
    >
      {offer ? texts.poster : texts.posterOfAll}
    </Button>
  )
}
