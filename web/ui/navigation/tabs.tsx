import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'

export type Tab<Key extends string> = { key: Key; label: string; panel: ReactNode }

export type TabsProps<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  className?: string
}

const listClasses = 'flex flex-wrap border-b border-border'
const tabClasses =
  'min-h-12 flex-1 border-b-3 border-transparent px-3 text-16 font-medium text-gray-text transition-colors duration-150 hover:text-ink ' +
  'aria-selected:border-yellow aria-selected:font-semibold aria-selected:text-ink'

/** Tabs of which one panel is visible. Arrow keys, Home and End select a tab at once. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex((tab) => tab.key === selected)
  const move = (event: KeyboardEvent) => {
    const next = targetIndex({ key: event.key, index, count: tabs.length })
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={listClasses}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className={classes(tabClasses, '-mb-px')}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div key={selected} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="pt-6">
        {tabs[index]?.panel}
      </div>
    </div>
  )
}

function targetIndex({ key, index, count }: { key: string; index: number; count: number }): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
