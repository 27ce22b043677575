import { useId, useRef, type MouseEvent } from 'react'
import { menuTexts } from '#web/texts.ts'
import { AppLink } from './app-link.tsx'
import { Avatar } from '../avatar.tsx'
import { classes } from '../classes.ts'
import { MoreIcon, type IconComponent } from '../icons.tsx'
import { useCollapsedRail } from './use-collapsed-rail.ts'
import { fromMenu, useFocusAfterMenu } from './use-focus-after-menu.ts'

/** `news`: how much of it is new, in digits and in words. */
export type MenuItem = {
  key: string
  label: string
  icon: IconComponent
  isActive?: boolean
  news?: { digits: string; words: string } | undefined
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never })

export type SideMenuProps = {
  /** The company or the candidate. Without a picture the initial of the name is shown, without a name an icon. */
  owner: { name?: string | null | undefined; imageUrl?: string | null | undefined; shape?: 'square' | 'circle' }
  items: readonly MenuItem[]
  /** Items at the bottom of the rail, such as «Cerrar sesión». On phones behind «Más», where no thumb presses them by chance. */
  footItems?: readonly MenuItem[]
  label?: string
}

/** So many entries and «Más» have room for their labels at 320 px. */
const BAR_MAX = 4

const none: readonly MenuItem[] = []

const rail =
  'on-ink fixed inset-x-0 bottom-0 z-30 flex items-stretch pb-[env(safe-area-inset-bottom)] max-small:cramped:static ' +
  'small:inset-x-auto small:inset-y-0 small:left-0 small:w-18 small:flex-col small:bg-transparent small:p-3 small:open-rail:w-60'

const background =
  'absolute inset-y-0 left-0 -z-10 hidden w-60 -translate-x-42 bg-ink transition-transform duration-200 rail-open:translate-x-0 small:block'

// Where it is no popover, it has no box: its entries follow those of the bar.
const more =
  'inset-[auto_0_var(--rail-bar)] m-0 max-h-[calc(100dvh-var(--rail-bar))] w-full max-w-none border-t border-gray-700 bg-ink py-2 text-white small:contents'

const fadingLabel =
  'small:whitespace-nowrap small:opacity-0 small:transition-opacity small:duration-150 small:rail-open:opacity-100'

/**
 * The menu of the private screens: a rail of 72 px that expands to 240 px above the page. Up to 600 px it is a bar at the
 * bottom. The page beside it needs `small:pl-18` and `data-bars="rail"`.
 */
export function SideMenu({ owner, items, footItems = none, label = menuTexts.label }: SideMenuProps) {
  const nav = useRef<HTMLElement>(null)
  const { isCollapsed, collapseUntil } = useCollapsedRail(nav)
  useFocusAfterMenu(nav)
  const moreId = useId()
  const behind = items.slice(BAR_MAX)
  const isBehind = [...behind, ...footItems].some(({ isActive }) => isActive)
  const choose = (event: MouseEvent<HTMLElement>) => {
    // With the keyboard `detail` is 0, and the pointer may still be on the rail.
    collapseUntil(event.detail > 0 ? 'leave' : 'move')
    // jsdom has no popovers.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
  }
  return (
    <nav
      ref={nav}
      aria-label={label}
      data-rail=""
      data-collapsed={isCollapsed || undefined}
      onMouseLeave={() => collapseUntil(null)}
      className={rail}
    >
      <span aria-hidden="true" className={background} />
      <div className="hidden items-center gap-3 overflow-hidden pb-4 pl-0.5 small:flex">
        <Avatar name={owner.name} src={owner.imageUrl} shape={owner.shape ?? 'square'} />
        <span className={classes(fadingLabel, 'font-semibold small:truncate')}>{owner.name}</span>
      </div>
      <ul className="flex flex-1 overflow-auto [scrollbar-width:none] small:flex-col small:gap-2">
        {items.slice(0, BAR_MAX).map((item) => (
          <MenuRow key={item.key} item={item} onChoose={choose} />
        ))}
        {behind.length + footItems.length > 0 && (
          <li className="flex-auto small:contents">
            <button
              type="button"
              popoverTarget={moreId}
              className={classes(row, isBehind ? rowActive : rowIdle, 'min-w-[44px] small:hidden')}
            >
              <MoreIcon size={24} />
              <span>{menuTexts.more}</span>
            </button>
            <ul id={moreId} popover="auto" className={more}>
              {behind.map((item) => (
                <MenuRow key={item.key} item={item} onChoose={choose} isInMore />
              ))}
              {footItems.map((item, index) => (
                <MenuRow key={item.key} item={item} onChoose={choose} isInMore isPushedDown={index === 0} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  )
}

// In pixels in the bar, so that all entries have room there. Labels grow as far as they fit; enlarged text makes the bar scroll.
const row =
  'flex size-full min-h-[68px] flex-col items-center justify-start gap-0.5 px-px pt-[8px] pb-1 text-center ' +
  'text-[length:clamp(13px,0.8125rem,3.4vw)] leading-tight font-medium ' +
  'tracking-tight transition-colors duration-150 focus-visible:-outline-offset-2 max-small:large-text:px-2 max-small:large-text:text-13 max-small:cramped:min-h-12 ' +
  'small:min-h-12 small:flex-row small:justify-start small:gap-3 small:rounded-control small:px-3 small:py-0 small:text-left small:text-14 small:tracking-normal'

const rowIdle = 'text-white hover:bg-gray-700'
const rowActive =
  'font-semibold text-yellow max-small:shadow-[inset_0_3px_0_var(--color-yellow)] small:bg-yellow small:text-ink small:[--focus-color:var(--color-white)]'

const labelWidth = 'small:min-w-0 small:flex-1 small:truncate'

const moreRow =
  'max-small:min-h-12! max-small:flex-row! max-small:justify-start! max-small:gap-3! max-small:px-5! max-small:text-16! max-small:shadow-none!'

type MenuRowProps = {
  item: MenuItem
  onChoose: (event: MouseEvent<HTMLElement>) => void
  isPushedDown?: boolean
  isInMore?: boolean
}

function MenuRow({ item, onChoose, isPushedDown, isInMore }: MenuRowProps) {
  const look = classes(row, item.isActive ? rowActive : rowIdle, isInMore && moreRow)
  const press = (event: MouseEvent<HTMLElement>) => {
    onChoose(event)
    item.onPress?.()
  }
  const content = (
    <>
      {/* At least 44 px wide on mobile, also above a short label. */}
      <span className="flex min-w-[44px] shrink-0 justify-center small:min-w-0">
        <span className="relative">
          <item.icon size={24} />
          {item.news && <NewsMark digits={item.news.digits} />}
        </span>
      </span>
      <span className={classes(fadingLabel, labelWidth)}>{item.label}</span>
      {item.news && <span className="sr-only">{item.news.words}</span>}
    </>
  )
  return (
    <li className={classes('flex-auto small:min-w-0 small:flex-none', isPushedDown && 'small:mt-auto')}>
      {item.href === undefined ? (
        <button type="button" onClick={press} className={look}>
          {content}
        </button>
      ) : (
        <AppLink
          href={item.href}
          state={fromMenu}
          onClick={press}
          aria-current={item.isActive ? 'page' : undefined}
          className={look}
        >
          {content}
        </AppLink>
      )}
    </li>
  )
}

/** Over the icon, so that it is seen in the closed rail and in the bar of phones. */
function NewsMark({ digits }: { digits: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2 left-3 min-w-5 rounded-chip border border-ink bg-white px-1 text-center text-13 leading-4.5 font-semibold text-ink tabular-nums"
    >
      {digits}
    </span>
  )
}
