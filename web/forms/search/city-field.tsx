import { useId, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { OfferPlace } from '#web/api/types.ts'
import { PinIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { CityOptions } from './city-options.tsx'
import { placeTexts as texts } from './texts.ts'
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
        name="ciudad"
        leading={<PinIcon />}
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
      {completions && <CityOptions {...completions} listId={listId} optionId={optionId} onChoose={choose} />}
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
