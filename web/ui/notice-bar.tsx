import { useEffect, useRef } from 'react'
import { NOTICE_MS } from '#contract/constants.ts'
import { noticeTexts } from '#web/texts.ts'
import { classes } from './classes.ts'
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from './icons.tsx'
import { IconButton } from './icon-button.tsx'

export type NoticeKind = 'success' | 'error' | 'info'
export type Notice = { id: number; kind: NoticeKind; message: string }

const looks = {
  success: { color: 'border-green bg-green-soft', icon: 'text-green', Icon: CheckCircleIcon },
  error: { color: 'border-red bg-red-soft', icon: 'text-red', Icon: AlertIcon },
  info: { color: 'border-blue bg-blue-soft', icon: 'text-blue', Icon: InfoIcon },
}

type NoticeBarProps = { notice: Notice; isPaused: boolean; onClose: (id: number) => void }

/** One notice. Its time stands still while somebody reads it under the pointer or with the focus inside. */
export function NoticeBar({ notice, isPaused, onClose }: NoticeBarProps) {
  useCountdown(isPaused, () => onClose(notice.id))
  const { color, icon, Icon } = looks[notice.kind]
  return (
    <div
      role={notice.kind === 'error' ? 'alert' : 'status'}
      className={classes(
        'pointer-events-auto flex w-full animate-notice-in items-start gap-3 rounded-card border py-1.5 pr-1.5 pl-4 shadow-raised small:w-auto small:max-w-[420px] small:min-w-[300px]',
        color,
      )}
    >
      <Icon size={22} className={classes('mt-2.5 shrink-0', icon)} />
      <p className="min-w-0 flex-1 py-2.5 text-14 font-medium">{notice.message}</p>
      <IconButton
        variant="quiet"
        label={noticeTexts.close}
        icon={<CloseIcon size={18} />}
        onClick={() => onClose(notice.id)}
      />
    </div>
  )
}

/** Counts only the time that passes unpaused, and goes on from where it stopped. */
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
