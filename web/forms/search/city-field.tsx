import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react'
import type { OfferPlace } from '#web/api/types.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { classes } from '#web/ui/classes.ts'
import { NearMeButton } from './near-me-button.tsx'
import { placeTexts as texts, countTexts } from './texts.ts'
import { useCityCompletions } from './use-city-completions.ts'

interface CityFieldProps {
  placeholder: string
  defaultValue?: string
  isLabelHidden?: boolean
}

/**
 * A city or another place, with completions of those that have offers (ARIA's combobox with a list). Until hydration, and without
 * scripts, a text field. Our own and not React Aria's, which would double the scripts of the list.
 */
export function CityField(props: CityFieldProps) {
  const isReady = useSyncExternalStore(never, isBrowser, isNotBrowser)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [problem, setProblem] = useState<string>()
  const { completions, look, move, close } = useCityCompletions()
  const isOpen = completions !== null && completions.places.length > 0
  const active = completions?.places[completions.active]

  const choose = ({ nombre }: OfferPlace) => {
    if (!input.current) return
    input.current.value = nombre
    close()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key]
    if (step && !completions) look(event.currentTarget.value, { atOnce: true })
    else if (step) move(step)
    else if (event.key === 'Enter' && active) choose(active)
    else if (event.key === 'Escape' && completions) close()
    // Enter without a completion submits the form, and Esc closes the sheet.
    else return event.key === 'Enter' ? close() : undefined
    event.preventDefault()
  }
  return (
    <div className="relative min-w-0">
      <TextField
        {...props}
        ref={input}
        label={texts.city}
        error={problem}
        name="ciudad"
        trailing={isReady && <NearMeButton onProblem={setProblem} />}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...(isReady && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': completions && active ? optionId(listId, completions.active) : undefined,
          onInput: (event) => look(event.currentTarget.value),
          onKeyDown: press,
          onBlur: close,
        })}
      />
      {completions && <CityOptions {...completions} listId={listId} onChoose={choose} />}
      <span role="status" className="sr-only">
        {completions && texts.placesFound(completions.places.length)}
      </span>
    </div>
  )
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const optionId = (listId: string, index: number) => `${listId}-${index}`

const never = () => () => undefined
const isBrowser = () => true
const isNotBrowser = () => false

interface CityOptionsProps {
  places: readonly OfferPlace[]
  active: number
  listId: string
  onChoose: (place: OfferPlace) => void
}

/** Below the field. */
function CityOptions({ places, active, listId, onChoose }: CityOptionsProps) {
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
