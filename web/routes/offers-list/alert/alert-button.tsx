import { useState, type ComponentType } from 'react'
import { describeSearch } from '#contract/offer/describe-search.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { BellIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { entryNamesOf, type Lists } from '../filters/choices.ts'
import { queryOf, type Filters } from '../filters/filters.ts'
import type { AlertDialogProps } from './alert-dialog.tsx'
import { alertTexts as texts } from './texts.ts'
import { useEditedAlert } from './use-edited-alert.ts'
import { useHasAlert } from './use-has-alert.ts'

interface AlertButtonProps {
  filters: Filters
  lists: Lists
  /** Only the bell. */
  look?: 'icon' | undefined
}

/** Offers an alert for the filters of the list, or leads to the one that has them, unless they are being chosen for another alert. */
export function AlertButton({ filters, lists, look }: AlertButtonProps) {
  const hasAlert = useHasAlert(filters)
  if (useEditedAlert()) return null
  const words = describeSearch(queryOf(filters), entryNamesOf(filters, lists))
  if (hasAlert) {
    return (
      <LinkButton
        href="/cuenta#avisos"
        variant="secondary"
        icon={<BellIcon className="shrink-0" fill="currentColor" />}
        className={widthOf(look)}
      >
        <Words title={texts.own} {...{ words, look }} />
      </LinkButton>
    )
  }
  return <NewAlertButton {...{ filters, words, look }} />
}

interface NewAlertButtonProps extends Pick<AlertButtonProps, 'filters' | 'look'> {
  words: string
}

/** The dialog loads on the first press. It stays mounted, so that it can return the focus. */
function NewAlertButton({ filters, words, look }: NewAlertButtonProps) {
  const notice = useNotice()
  const [Loaded, setLoaded] = useState<ComponentType<AlertDialogProps> | null>(null)
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    try {
      const { default: Dialog } = await import('./alert-dialog.tsx')
      setLoaded(() => Dialog)
      setOpened((times) => times + 1)
      setIsOpen(true)
    } catch {
      notice.error(texts.notLoaded)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<BellIcon className="shrink-0" />}
        aria-haspopup="dialog"
        onClick={() => void open()}
        className={widthOf(look)}
      >
        <Words title={texts.open} {...{ words, look }} />
      </Button>
      {Loaded && (
        <Loaded opened={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} filters={filters} words={words} />
      )}
    </>
  )
}

const widthOf = (look: AlertButtonProps['look']) => (look === 'icon' ? 'w-full px-3!' : 'max-w-full max-small:w-full')

function Words({ title, words, look }: { title: string; words: string; look: AlertButtonProps['look'] }) {
  if (look === 'icon') return <span className="sr-only">{title}</span>
  return (
    <span className="grid min-w-0 text-left">
      <span>{title}</span>
      <span className="line-clamp-2 text-14 font-normal wrap-anywhere first-letter:uppercase">{words}</span>
    </span>
  )
}
