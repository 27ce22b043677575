import { useId, useState, type ReactNode } from 'react'
import { filterTexts as texts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FilterIcon } from '#web/ui/icons.tsx'

interface FoldedFiltersProps {
  label: string
  isOpenAtFirst: boolean
  children: ReactNode
}

/** The filters of a list. On phones they are folded, so that the list is on the first screen. */
export function FoldedFilters({ label, isOpenAtFirst, children }: FoldedFiltersProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <search aria-label={label} className="grid grid-cols-1 gap-3">
      <Button
        variant="secondary"
        icon={<FilterIcon />}
        className="small:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.hide : texts.show}
      </Button>
      <div id={id} className={isOpen ? undefined : 'max-small:hidden'}>
        {children}
      </div>
    </search>
  )
}
