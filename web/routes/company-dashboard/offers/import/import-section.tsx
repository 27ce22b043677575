import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TABLE_MAX_BYTES } from '#contract/values/draft-limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { ImportedOffers } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { PdfPicker } from '#web/ui/files/pdf-picker.tsx'
import type { PickedFile } from '#web/ui/files/read-data-url.ts'
import { ChevronLeftIcon, DownloadIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionHeader } from '#web/ui/section-list.tsx'
import { useFilters } from '../../lists/use-filters.ts'
import { addressOf } from '../../section.ts'
import { offerTexts } from '../../texts.ts'
import { importTexts as texts } from './texts.ts'

const ERRORS_SHOWN = 50

const sentenceOf = (error: unknown): string => (error instanceof ApiError && error.error) || texts.failed

/** A table of offers: chosen, judged, and by one press made drafts. */
export function ImportSection() {
  const { proyecto } = useFilters()
  const navigate = useNavigate()
  const [file, setFile] = useState<PickedFile | null>(null)
  const sendAs = (escribir: boolean) => (picked: PickedFile) =>
    api.offerDrafts.importOffers({ file: picked.dataUrl, escribir, emp_proyectos_id: proyecto })
  const judging = useSend(sendAs(false), { done: '', failed: () => null })
  const onDone = () => navigate(addressOf('ofertas'))
  const writing = useSend(sendAs(true), { failed: sentenceOf, stale: queries.offerDrafts.key(), onDone })
  const choose = (picked: PickedFile | null) => {
    setFile(picked)
    judging.reset()
    if (picked) judging.send(picked)
  }
  const fresh = judging.data?.errores.length === 0 ? judging.data.nuevas : 0
  const back = { href: addressOf('ofertas'), 'aria-label': offerTexts.backToOffers, variant: 'secondary' } as const
  return (
    <section className="grid max-w-200 grid-cols-1 gap-5">
      <SectionHeader
        title={texts.title}
        action={
          <LinkButton {...back} size="small" icon={<ChevronLeftIcon />}>
            {offerTexts.back}
          </LinkButton>
        }
      />
      <p className="text-gray-text">{texts.about}</p>
      <a
        href="/plantilla-ofertas.csv"
        download
        className="flex min-h-11 w-fit items-center gap-2 font-medium underline"
      >
        <DownloadIcon size={20} /> <span>{texts.template}</span>
      </a>
      <PdfPicker
        kind="csv"
        value={file}
        onChange={choose}
        maxBytes={TABLE_MAX_BYTES}
        isDisabled={judging.isPending || writing.isPending}
        error={judging.isError ? sentenceOf(judging.error) : null}
      />
      {judging.isPending && <LoadingState />}
      {judging.data && <Preview judged={judging.data} />}
      {file && fresh > 0 && (
        <Button className="w-fit" isPending={writing.isPending} onClick={() => writing.send(file)}>
          {texts.write(fresh)}
        </Button>
      )}
    </section>
  )
}

/** How many offers would be imported, or the rows with mistakes by their numbers in the spreadsheet. */
function Preview({ judged: { nuevas, repetidas, errores } }: { judged: ImportedOffers }) {
  const [isWhole, setIsWhole] = useState(errores.length <= ERRORS_SHOWN)
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{texts.sound(nuevas)}</p>
        {repetidas > 0 && <p>{texts.known(repetidas)}</p>}
        {errores.length > 0 && <p className="font-medium text-red">{texts.wrong(errores.length)}</p>}
      </div>
      <ul className="divide-y divide-border rounded-card border border-border bg-white text-14 empty:hidden">
        {errores.slice(0, isWhole ? undefined : ERRORS_SHOWN).map(({ fila, motivos }) => (
          <li key={fila} className="grid gap-1 px-3 py-2 wrap-anywhere">
            <strong>{texts.row(fila)}</strong>
            {motivos.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="secondary" size="small" className="w-fit" onClick={() => setIsWhole(true)}>
          {texts.showAll(errores.length)}
        </Button>
      )}
    </>
  )
}
