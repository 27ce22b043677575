import type { MouseEvent } from 'react'
import type { OfferPlace } from '#web/api/types.ts'
import { classes } from '#web/ui/classes.ts'
import { countTexts, placeTexts as texts } from './texts.ts'

interface CityOptionsProps {
  places: readonly OfferPlace[]
  active: number
  listId: string
  optionId: (listId: string, index: number) => string
  onChoose: (place: OfferPlace) => void
}

/** Below the field. */
export function CityOptions({ places, active, listId, optionId, onChoose }: CityOptionsProps) {
  if (places.length === 0) return <p className={`${panel} px-4 py-3 text-14 text-gray-text`}>{texts.noPlaces}</p>
  return (
    <div id={listId} role="listbox" aria-label={texts.places} className={`${panel} p-1.5`}>
      {places.map((place, index) => (
        // The focus stays in the field. Its arrow keys move through the options.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={place.nombre}
          id={optionId(listId, index)}
          ref={index === active ? showWhole : null}
          role="option"
          aria-selected={index === active}
          onMouseDown={keepFocus}
          onClick={() => onChoose(place)}
          className={classes(
            'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-control px-3 py-2 hover:bg-surface',
            index === active && 'bg-surface outline-2 -outline-offset-2 outline-ink',
          )}
        >
          <span className="min-w-0 wrap-anywhere">{place.nombre}</span>
          <span className="shrink-0 text-14 text-gray-text">{countTexts.found(place.numero_ofertas)}</span>
        </div>
      ))}
    </div>
  )
}

const panel =
  'popover-in mt-1.5 rounded-card border border-border bg-white shadow-raised absolute top-full left-0 z-20 w-max max-w-[min(20rem,calc(100vw-3rem))] min-w-full'

const keepFocus = (event: MouseEvent) => event.preventDefault()

const showWhole = (option: HTMLDivElement | null) => option?.scrollIntoView({ block: 'nearest' })
