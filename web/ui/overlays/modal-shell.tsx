import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classes } from '../classes.ts'

type ModalShellProps = {
  isOpen: boolean
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  /** While true, neither Esc nor a press outside closes it. */
  isLocked?: boolean | undefined
  /** On mobile: a sheet that rises from the bottom edge, a card of 300 px, or, as in low windows, the whole screen. */
  mobile?: 'sheet' | 'card' | 'full' | undefined
  width: string
  /** The id of an element in the dialog. */
  describedBy?: string | undefined
  children: ReactNode
}

const overlay =
  'overlay-fade fixed inset-x-0 top-0 z-40 flex h-(--visual-viewport-height) justify-center bg-ink/60 small:items-center small:p-6'

const panel = 'dialog-rise flex w-full flex-col overflow-hidden bg-white shadow-raised outline-none'

const mobileOverlay = { sheet: 'items-end pt-6', card: 'items-center p-4', full: 'max-large:p-0!' }

const mobilePanel = {
  sheet: 'max-h-full rounded-t-dialog small:rounded-dialog',
  card: 'max-h-full max-w-[300px] rounded-dialog',
  full: 'h-full',
}

/** The base of every dialog: dims the page, keeps the focus inside, returns it, and closes on Esc. */
export function ModalShell(props: ModalShellProps) {
  const { isOpen, onClose, role = 'dialog', isLocked = false, mobile = 'sheet', width, describedBy, children } = props
  return (
    <I18nProvider locale="es-ES">
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={!isLocked && role === 'dialog'}
        isKeyboardDismissDisabled={isLocked}
        className={classes(overlay, mobileOverlay[mobile])}
      >
        <Modal className={classes(panel, mobilePanel[mobile], width)}>
          <AriaDialog
            role={role}
            aria-describedby={describedBy ?? ''}
            className="flex min-h-0 flex-1 flex-col outline-none cramped:block cramped:overflow-y-auto"
          >
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}
