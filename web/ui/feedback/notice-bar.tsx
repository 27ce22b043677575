import { useEffect, useRef } from 'react'
import { NOTICE_MS } from '#contract/constants.ts'
import { noticeTexts } from '#web/texts.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../icons.tsx'
import { IconButton } from '../buttons/icon-button.tsx'

export type NoticeKind = 'success' | 'error' | 'info' | 'warning'
export type NoticeAction = { label: string; onPress: () => void }
export interface Notice {
  id: number
  kind: NoticeKind
  message: string
  actions?: readonly NoticeAction[] | undefined
  /** The page that showed it first. A notice that stays is removed with this page. */
  page: string
}

const looks = {
  success: { color: 'border-green bg-green-soft', icon: 'text-green', Icon: CheckCircleIcon },
  error: { color: 'border-red bg-red-soft', icon: 'text-red', Icon: AlertIcon },
  info: { color: 'border-blue bg-blue-soft', icon: 'text-blue', Icon: InfoIcon },
  warning: { color: 'border-amber-text bg-yellow-soft', icon: 'text-amber-text', Icon: AlertIcon },
}

const roles = { success: 'status', error: 'alert', info: 'status', warning: 'alert' }

/** Whether it is part of the page or of the dialog: nobody reads a long text in four seconds, and a warning asks for an act. */
export const isInPage = ({ kind, message }: Notice): boolean => kind === 'warning' || message.split(/\s+/).length > 15

/** Whether it stays until somebody closes it or leaves the page. */
export const stays = (notice: Notice): boolean => isInPage(notice) || Boolean(notice.actions?.length)

type NoticeBarProps = { notice: Notice; isPaused: boolean; onClose: (id: number) => void }

/**
 * One notice. It closes by itself, except while the pointer or the focus is on it. One with buttons stays: nobody could press them in time.
 */
export function NoticeBar({ notice, isPaused, onClose }: NoticeBarProps) {
  const { kind, message, actions = [] } = notice
  const close = () => onClose(notice.id)
  useCountdown(isPaused || stays(notice), close)
  const { color, icon, Icon } = looks[kind]
  return (
    <div
      data-notice=""
      role={roles[kind]}
      className={classes(
        'pointer-events-auto flex w-full animate-notice-in items-start gap-3 rounded-card border py-1.5 pr-1.5 pl-4',
        isInPage(notice) ? 'order-first' : 'shadow-raised small:w-auto small:max-w-[420px] small:min-w-[300px]',
        color,
      )}
    >
      <Icon size={22} className={classes('mt-2.5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="max-w-text text-14 font-medium wrap-anywhere">{message}</p>
        {actions.length > 0 && (
          <div className="mt-2.5 flex flex-wrap gap-2">
            {actions.map((action) => (
              <ActionButton key={action.label} action={action} onClose={close} />
            ))}
          </div>
        )}
      </div>
      <IconButton variant="quiet" label={noticeTexts.close} icon={<CloseIcon size={18} />} onClick={close} />
    </div>
  )
}

function ActionButton({ action, onClose }: { action: NoticeAction; onClose: () => void }) {
  const press = () => {
    onClose()
    action.onPress()
  }
  return (
    <Button variant="secondary" size="small" onClick={press}>
      {action.label}
    </Button>
  )
}

/** Counts down, and continues after a pause with the time that was left. */
function useCountdown(isPaused: boolean, onEnd: () => void) {
  const left = useRef(NOTICE_MS)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    const start = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [isPaused])
}
