import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { keepClearOfButtons } from './clear-of-buttons.ts'
import { leaveNotice } from './leave-notice.ts'
import { InPlace } from './in-place.tsx'
import { isInPage, NoticeBar, stays, type Notice, type NoticeAction, type NoticeKind } from './notice-bar.tsx'
import { noticeTexts } from '#web/texts.ts'

type NoticeApi = {
  /** With buttons it stays until it is closed. */
  success: (message: string, actions?: readonly NoticeAction[]) => void
  error: (message: string) => void
  info: (message: string) => void
  /** Stays in the page or the dialog until it is closed, and can have a button. */
  warning: (message: string, action?: NoticeAction) => void
}

const NoticeContext = createContext<NoticeApi | null>(null)

const place =
  'pointer-events-none fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] left-4 z-50 flex flex-col items-end gap-2 small:right-6 small:left-auto'

/** More at once would cover the page. Further notices wait. */
const VISIBLE_AT_ONCE = 3

/** The path and section of a page. */
export const noticePage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${pathname} ${new URLSearchParams(search).get('seccion')}`

interface NoticeProviderProps {
  /** By `noticePage`. Notices that stay disappear when it changes. */
  page?: string
  /** While it returns true no errors are shown: the page is being left because its session has ended. */
  isEnding?: () => boolean
  children: ReactNode
}

/** Shows the notices of all screens at the bottom right. Used once, in the root. */
export function NoticeProvider({ page, isEnding, children }: NoticeProviderProps) {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const [isPaused, setIsPaused] = useState(false)
  const lastId = useRef(0)
  const [lastPage, setLastPage] = useState(page)
  if (page !== lastPage) {
    setLastPage(page)
    setNotices((all) => all.filter((notice) => !stays(notice) || notice.page === page))
  }

  const region = useRef<HTMLElement>(null)
  const passing = notices.filter((notice) => !isInPage(notice))
  useClearOfButtons(region, notices)
  const lastFocus = useRef<Element>(null)
  const close = useCallback((id: number) => {
    const focused = document.activeElement?.closest('[data-notice]')
    if (focused) leaveNotice(focused, lastFocus.current)
    setNotices((all) => all.filter((notice) => notice.id !== id))
    // The browser reports no leave event for an element that disappears under the pointer.
    setIsPaused(region.current?.contains(document.activeElement) ?? false)
  }, [])
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setIsPaused(true)
    if (!region.current?.contains(relatedTarget)) lastFocus.current = relatedTarget
  }
  const api = useMemo(() => {
    const show = (kind: NoticeKind) => (message: string, actions?: readonly NoticeAction[]) => {
      if (kind === 'error' && isEnding?.()) return
      // The address changes before the page does: what is told in between is of the next page.
      const notice = { id: ++lastId.current, kind, message, actions, page: noticePage(location) }
      // A later success may have removed the subject of an older message.
      const isOver = (old: Notice) => old.message === message || (kind === 'success' && isInPage(old))
      setNotices((all) => [...all.filter((old) => !isOver(old)), notice])
    }
    const warn = show('warning')
    return {
      success: show('success'),
      error: show('error'),
      info: show('info'),
      warning: (message: string, action?: NoticeAction) => warn(message, action && [action]),
    }
  }, [isEnding])

  return (
    <NoticeContext value={api}>
      {children}
      <section
        ref={region}
        aria-label={noticeTexts.region}
        aria-live="polite"
        aria-relevant="additions"
        data-notices=""
        data-react-aria-top-layer="true"
        onMouseMove={() => setIsPaused(true)}
        onMouseLeave={() => setIsPaused(false)}
        onFocus={onFocus}
        onBlur={() => setIsPaused(false)}
        className={place}
      >
        {[...notices.filter(isInPage), ...passing.slice(0, VISIBLE_AT_ONCE)].map((notice) => (
          <InPlace key={notice.id} isWanted={isInPage(notice)}>
            <NoticeBar notice={notice} isPaused={isPaused} onClose={close} />
          </InPlace>
        ))}
      </section>
    </NoticeContext>
  )
}

/** A button that comes under a notice, by scrolling or by a part of the page that is loaded later, is free again at once. */
function useClearOfButtons(region: RefObject<HTMLElement | null>, notices: readonly Notice[]) {
  useLayoutEffect(() => {
    if (notices.length === 0) return undefined
    const move = () => region.current && keepClearOfButtons(region.current)
    move()
    const moments = ['scrollend', 'resize'] as const
    for (const moment of moments) document.defaultView?.addEventListener(moment, move, true)
    // jsdom has none.
    const growth = 'ResizeObserver' in globalThis ? new ResizeObserver(move) : null
    growth?.observe(document.body)
    return () => {
      growth?.disconnect()
      for (const moment of moments) document.defaultView?.removeEventListener(moment, move, true)
    }
  }, [region, notices])
}

/** `const notice = useNotice(); notice.success('…')`. Short ones without buttons close by themselves after four seconds. */
export function useNotice(): NoticeApi {
  const api = use(NoticeContext)
  if (!api) throw new Error('useNotice needs a NoticeProvider above it')
  return api
}
