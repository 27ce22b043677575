import { memo, useDeferredValue, useEffect, useId, useRef, useState, type MouseEvent, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { dialogTexts } from '#web/texts.ts'
import { offersListTexts as texts } from '../texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { CloseIcon, FilterIcon } from '#web/ui/icons.tsx'
import { chosenOf, type Lists } from './choices.ts'
import { typedInBar } from './filter-bar.tsx'
import { filtersIn, SheetFields } from './filter-fields.tsx'
import { appliedCount, listAddress, noFilters, type Filters } from './filters.ts'
import { useMatchCount } from './use-match-count.ts'

interface FilterSheetProps {
  filters: Filters
  lists: Lists
}

/** On mobile a button «Filtros (2)» opens all filters but name and city in a sheet. The native dialog keeps and returns the focus. */
export const FilterSheet = memo(function FilterSheet({ filters, lists }: FilterSheetProps) {
  const [opened, setOpened] = useState<Filters | null>(null)
  const count = appliedCount({ ...filters, nombre: '', ciudad: '', empresa: null })
  return (
    <div>
      <Button
        variant="secondary"
        isFullWidth
        icon={<FilterIcon className="max-[374px]:hidden" />}
        aria-haspopup="dialog"
        className="px-3! whitespace-nowrap"
        onClick={() => setOpened({ ...filters, ...typedInBar() })}
      >
        {texts.openFilters(count)}
      </Button>
      {opened && <Sheet filters={opened} lists={lists} onClose={() => setOpened(null)} />}
    </div>
  )
})

function Sheet({ filters, lists, onClose }: FilterSheetProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Nobody sees the options of a closed select: a slow phone opens the sheet without them, 50 ms sooner.
  const seenLists = useDeferredValue(lists, chosenOf(lists, filters))
  const [chosen, setChosen] = useState(filters)
  // «Limpiar» mounts new, empty fields.
  const [fields, setFields] = useState({ number: 0, filters })
  const clear = () => {
    setFields({ number: fields.number + 1, filters: noFilters })
    setChosen(noFilters)
  }
  useEffect(() => {
    dialog.current?.showModal()
    // The page behind the sheet stays where it is.
    document.documentElement.style.overflow = 'hidden'
    return () => void (document.documentElement.style.overflow = '')
  }, [])

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(listAddress(filtersIn(event.currentTarget)), { preventScrollReset: true })
    // In the next task, because closing takes a slow phone 100 ms, in which the request is already under way.
    setTimeout(() => dialog.current?.close())
  }
  const closeByBackdrop = (event: MouseEvent) => event.target === dialog.current && dialog.current.close()
  return (
    // Esc does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeByBackdrop} className="sheet">
      <form
        onSubmit={search}
        onInput={(event) => setChosen(filtersIn(event.currentTarget))}
        className="flex h-full flex-col cramped:block"
      >
        <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
          <h2 id={titleId} className="text-20 font-semibold">
            {texts.filtersTitle}
          </h2>
          <IconButton
            variant="quiet"
            label={dialogTexts.close}
            icon={<CloseIcon />}
            onClick={() => dialog.current?.close()}
          />
        </header>
        <div
          key={fields.number}
          className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain px-4 pt-1 pb-6"
        >
          <SheetFields filters={fields.filters} lists={seenLists} />
        </div>
        <footer className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-t border-border bg-white p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button variant="secondary" onClick={clear}>
            {texts.clear}
          </Button>
          <ShowButton filters={chosen} />
        </footer>
      </form>
    </dialog>
  )
}

/** The submit button shows how many offers will match. */
function ShowButton({ filters }: { filters: Filters }) {
  const count = useMatchCount(filters)
  return (
    <>
      <Button type="submit">{count === null ? texts.showOffers : texts.showFound(count)}</Button>
      <span role="status" className="sr-only">
        {count !== null && texts.found(count)}
      </span>
    </>
  )
}
