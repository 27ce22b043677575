import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { dialogTexts } from '#web/texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { CloseIcon } from '../icons.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { ModalShell } from './modal-shell.tsx'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The id of an element in the dialog. Screen readers read it after the title. */
  describedBy?: string | undefined
  children: ReactNode
  /** Always visible while the body scrolls. A submit button here names its form: `<Button type="submit" form={formId}>`. */
  footer?: ReactNode
  /** A problem, always visible above the footer. */
  alert?: ReactNode
  /** Esc, ×, «Cancelar» and a press outside then ask first. */
  hasUnsavedChanges?: boolean | undefined
  /** A button that saves the changes, as one more answer to that question. It closes the dialog itself, once they are saved. */
  saving?: { label: string; onPress: () => void } | undefined
  /** While something is being saved the dialog can't be closed. */
  isLocked?: boolean | undefined
  /** 700 px for forms, 480 px for short ones, 1100 px for what is a page elsewhere. */
  size?: 'wide' | 'narrow' | 'page'
  mobile?: 'sheet' | 'card' | 'full'
}

const CloseContext = createContext<(() => void) | null>(null)

/** Closes the surrounding dialog, which asks first if there are unsaved changes. For «Cancelar» in its footer. */
export function useCloseDialog(): () => void {
  const close = use(CloseContext)
  if (!close) throw new Error('useCloseDialog needs a Dialog around it')
  return close
}

const widths = { wide: 'small:max-w-dialog', narrow: 'small:max-w-[480px]', page: 'small:max-w-[1100px]' }

/** A dialog with title, body and footer. Keep it mounted, so that it can fade out and return the focus. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, footer, alert, hasUnsavedChanges, saving, isLocked } = props
  const { describedBy, mobile, size = 'wide' } = props
  const [isAsking, setIsAsking] = useState(false)
  const close = useCallback(() => (hasUnsavedChanges ? setIsAsking(true) : onClose()), [hasUnsavedChanges, onClose])
  const answer = (act: () => void) => () => {
    setIsAsking(false)
    act()
  }
  return (
    <ModalShell onClose={close} width={widths[size]} {...{ isOpen, describedBy, isLocked, mobile }}>
      <header className="flex items-start justify-between gap-4 py-3 pr-3 pl-4 small:pl-6">
        <Heading slot="title" className="py-2 text-20 font-semibold small:text-24 small:leading-7">
          {title}
        </Heading>
        <IconButton
          variant="quiet"
          label={dialogTexts.close}
          icon={<CloseIcon />}
          onClick={close}
          disabled={isLocked}
        />
      </header>
      <div
        // A text without controls needs the focus itself, so that the keyboard can scroll it.
        {...(size === 'page' && { role: 'group', 'aria-label': title, tabIndex: 0 })}
        className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-6 small:px-6"
      >
        {children}
      </div>
      <div data-messages="" className="grid max-h-1/2 gap-3 overflow-y-auto px-4 py-3 empty:hidden small:px-6" />
      {alert && <div className="px-4 py-3 small:px-6">{alert}</div>}
      {footer && (
        <CloseContext value={close}>
          <footer className="flex flex-wrap-reverse gap-2 border-t border-border bg-white px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow small:flex-nowrap small:justify-end small:gap-3 large-text:flex-wrap-reverse small:*:grow-0 small:px-6 small:py-4">
            {footer}
          </footer>
        </CloseContext>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={dialogTexts.unsavedTitle}
        message={dialogTexts.unsavedMessage}
        confirmLabel={dialogTexts.leave}
        cancelLabel={dialogTexts.stay}
        instead={saving && { ...saving, onPress: answer(saving.onPress) }}
        onConfirm={answer(onClose)}
        onCancel={() => setIsAsking(false)}
      />
    </ModalShell>
  )
}
