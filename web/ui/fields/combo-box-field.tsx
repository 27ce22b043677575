import { use, useEffect, useMemo, useState, type ContextType, type KeyboardEvent, type Ref } from 'react'
import {
  Button as AriaButton,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { fieldTexts } from '#web/texts.ts'
import { AriaDescription, AriaError, AriaLabel, popoverClasses } from './aria-field.tsx'
import { classes } from '../classes.ts'
import type { FieldText } from './field-frame.tsx'
import { boxClasses } from './field-style.ts'
import { CheckIcon, ChevronDownIcon } from '../icons.tsx'
import { LoadError } from '../feedback/load-error.tsx'
import { listMatches } from './list-matches.ts'
import type { Option, OptionsState } from './select-field.tsx'
import { Spinner } from '../feedback/spinner.tsx'

/** An option that is also found by other words. */
type NamedOption<Id> = Option & { id: Id; synonyms?: readonly string[] | undefined }

export type ComboBoxFieldProps<Id extends number | string> = FieldText &
  OptionsState & {
    options: readonly NamedOption<Id>[]
    value: Id | null
    onChange: (id: Id | null) => void
    onBlur?: () => void
    /** A hidden input of this name has the id of the choice. */
    name?: string
    placeholder?: string
    isRequired?: boolean
    isDisabled?: boolean
    className?: string
    ref?: Ref<HTMLInputElement>
  }

/** A long list with a text field: «leon» finds «León», «camarera» finds «Camarero/a», «chofer» its synonym. Text without a match is replaced by the last choice. */
export function ComboBoxField<Id extends number | string>(props: ComboBoxFieldProps<Id>) {
  const { label, description, error, options, isLoading, hasLoadError, name, isRequired = false } = props
  const isInvalid = Boolean(error || hasLoadError)
  const matches = useMatches(options)
  return (
    <I18nProvider locale="es-ES">
      <ComboBox
        data-field={name}
        value={props.value}
        onChange={(id) => props.onChange(id as Id | null)}
        onBlur={() => props.onBlur?.()}
        {...matches}
        isDisabled={props.isDisabled || isLoading || hasLoadError || false}
        isInvalid={isInvalid}
        isRequired={isRequired}
        validationBehavior="aria"
        allowsEmptyCollection
        {...(name && { name })}
        className={classes('group flex min-w-0 flex-col gap-1.5', props.className)}
      >
        <AriaLabel isRequired={isRequired}>{label}</AriaLabel>
        <ComboInput inputRef={props.ref} isLoading={isLoading} placeholder={props.placeholder} isInvalid={isInvalid} />
        {description && <AriaDescription>{description}</AriaDescription>}
        {hasLoadError ? <LoadError onRetry={props.onRetry} /> : <AriaError>{error}</AriaError>}
        <Options />
      </ComboBox>
    </I18nProvider>
  )
}

/** All options, the best matches of what was typed first. React Aria filters them itself, or it would lose the choice while somebody types. */
function useMatches<One extends NamedOption<number | string>>(options: readonly One[]) {
  const [typed, onInputChange] = useState('')
  const sorted = useMemo(() => {
    const matches = new Set(listMatches(options, typed))
    const labels = new Set(Array.from(matches, ({ label }) => label))
    const others = options.filter((one) => !matches.has(one))
    return { defaultItems: [...matches, ...others], defaultFilter: (label: string) => labels.has(label) }
  }, [options, typed])
  return { ...sorted, onInputChange }
}

/** Only the visible rows are rendered: a province has up to 370 municipalities. A long name may need two lines. */
const layout = { estimatedRowHeight: 44, padding: 6 }

type ComboInputProps = {
  inputRef: Ref<HTMLInputElement> | undefined
  isLoading: boolean | undefined
  isInvalid: boolean
  placeholder: string | undefined
}

/**
 * A press opens the whole list and selects the text, so that typing replaces it. The Tab key opens nothing. After typing, Enter takes the
 * first match.
 */
function ComboInput({ inputRef, isLoading, isInvalid, placeholder = fieldTexts.choose }: ComboInputProps) {
  const state = use(ComboBoxStateContext)
  const focusFirstMatch = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || !state?.isOpen || state.selectionManager.focusedKey !== null) return
    if (isTyped(state)) state.selectionManager.setFocusedKey(state.collection.getFirstKey())
  }
  return (
    <Group isInvalid={isInvalid} onKeyDownCapture={focusFirstMatch} className={classes(boxClasses, 'relative')}>
      <Input
        {...(inputRef && { ref: inputRef })}
        placeholder={isLoading ? fieldTexts.loading : placeholder}
        aria-busy={isLoading || undefined}
        onClick={(event) => {
          event.currentTarget.select()
          // In the next frame, because a scroll in progress would close it.
          requestAnimationFrame(() => state?.open(null, 'manual'))
        }}
        className="min-w-0 flex-1 truncate rounded-control bg-transparent py-2.5 pl-3.5 leading-normal outline-none placeholder:text-gray-text placeholder:opacity-100"
      />
      <AriaButton
        aria-label={fieldTexts.showOptions}
        className="grid size-11 shrink-0 place-items-center rounded-control outline-none"
      >
        {isLoading ? <Spinner /> : <ChevronDownIcon />}
      </AriaButton>
    </Group>
  )
}

/**
 * The matches of a typed text. React Aria closes them at each scroll and drops the text, also at the scroll that brings the field into
 * view. Here they hide until the scroll has ended.
 */
function Options() {
  const state = use(ComboBoxStateContext)
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => (isScrolling ? afterScrolling(() => setScrolling(false)) : undefined), [isScrolling])
  return (
    <Popover
      isOpen={state !== null && state.isOpen && !isScrolling}
      onOpenChange={() => (isTyped(state) ? setScrolling(true) : state?.close())}
      className={classes(popoverClasses, 'w-(--trigger-width)')}
      offset={6}
    >
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <ListBox className="max-h-72 overflow-y-auto outline-none" renderEmptyState={NoMatches}>
          {OptionItem}
        </ListBox>
      </Virtualizer>
    </Popover>
  )
}

const isTyped = (state: ContextType<typeof ComboBoxStateContext>) =>
  state !== null && state.inputValue !== '' && state.inputValue !== state.selectedItem?.textValue

/** Not `scrollend`, which Safari has only since version 26. Returns how to stop waiting. */
function afterScrolling(proceed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(proceed, SCROLL_PAUSE_MS)
  }
  wait()
  window.addEventListener('scroll', wait, true)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', wait, true)
  }
}

const SCROLL_PAUSE_MS = 100

function OptionItem({ id, label }: Option) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className="group/option flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-2 outline-none data-focused:bg-surface data-selected:font-semibold"
    >
      <span className="min-w-0 flex-1">{label}</span>
      <CheckIcon size={18} className="hidden shrink-0 group-data-selected/option:block" />
    </ListBoxItem>
  )
}

function NoMatches() {
  return <p className="px-3 py-2.5 text-14 text-gray-text">{fieldTexts.noMatches}</p>
}
