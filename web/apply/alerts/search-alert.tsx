import { useState, type ComponentType } from 'react'
import type { ListFilters } from '#contract/offer/filters.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { BellIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import type { AlertDialogProps } from './alert-dialog.tsx'
import { alertTexts } from './texts.ts'
import { useHasAlert } from './use-has-alert.ts'

interface SearchAlertProps {
  filters: ListFilters
  /** The filters in words. */
  words: string
  /** Only the bell. */
  look?: 'icon' | undefined
  texts?: { open: string; own: string }
}

/** Offers an alert for a search, or leads to the one that has its filters. */
export function SearchAlert({ texts = alertTexts, ...search }: SearchAlertProps) {
  const { filters, words, look } = search
  if (!useHasAlert(filters)) return <NewAlertButton {...search} title={texts.open} />
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

type NewAlertButtonProps = Omit<SearchAlertProps, 'texts'> & { title: string }

/** The dialog loads on the first press. It stays mounted, so that it can return the focus. */
function NewAlertButton({ filters, words, look, title }: NewAlertButtonProps) {
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
      notice.error(alertTexts.notLoaded)
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
        <Words {...{ title, words, look }} />
      </Button>
      {Loaded && (
        <Loaded opened={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} filters={filters} words={words} />
      )}
    </>
  )
}

const widthOf = (look: SearchAlertProps['look']) => (look === 'icon' ? 'w-full px-3!' : 'max-w-full max-small:w-full')

function Words({ title, words, look }: { title: string; words: string; look: SearchAlertProps['look'] }) {
  if (look === 'icon') return <span className="sr-only">{title}</span>
  return (
    <span className="grid min-w-0 text-left">
      <span>{title}</span>
      <span className="line-clamp-2 text-14 font-normal wrap-anywhere first-letter:uppercase">{words}</span>
    </span>
  )
}
