import { useRef, type MouseEvent } from 'react'
import { menuTexts } from '#web/texts.ts'
import { AppLink } from './app-link.tsx'
import { Avatar } from '../avatar.tsx'
import { classes } from '../classes.ts'
import type { IconComponent } from '../icons.tsx'
import { useCollapsedRail } from './use-collapsed-rail.ts'
import { fromMenu, useFocusAfterMenu } from './use-focus-after-menu.ts'

/** An item that is `isRailOnly` is not in the bar of phones. `news`: how much of it is new, in digits and in words. */
export type MenuItem = {
  key: string
  label: string
  icon: IconComponent
  isActive?: boolean
  isRailOnly?: boolean
  news?: { digits: string; words: string } | undefined
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never })

export type SideMenuProps = {
  /** The company or the candidate. Without a picture the initial of the name is shown, without a name an icon. */
  owner: { name?: string | null | undefined; imageUrl?: string | null | undefined; shape?: 'square' | 'circle' }
  items: readonly MenuItem[]
  /** Items at the bottom of the rail, such as «Cerrar sesión». */
  footItems?: readonly MenuItem[]
  label?: string
}

/** So many entries of the bar have room for their labels at 320 px. */
const ROOMY_MAX = 5
/** So many have room for the label of the current one at 320 px, and for all at 350 px. */
const CROWDED_MAX = 6

interface BarLook {
  row?: string
  current?: string
  others?: string
}

/** The classes with which so many entries have room in the bar of small phones: rows, and labels of the current one and the others. */
function barLook(count: number): BarLook {
  if (count <= ROOMY_MAX) return {}
  if (count <= CROWDED_MAX) {
    return {
      row: 'max-small:px-0 max-small:*:w-min max-small:text-[length:clamp(12px,0.75rem,3.2vw)]',
      current: 'max-[339px]:sr-only',
      others: 'max-[349px]:sr-only',
    }
  }
  // Each label as narrow as its longest word, and smaller: «Candidaturas» and «Guardadas» stand side by side.
  const row = 'max-small:px-0 max-small:*:w-min max-small:text-[length:clamp(11px,0.6875rem,2.9vw)]'
  return { row, current: 'max-[339px]:sr-only', others: 'max-[389px]:sr-only' }
}

const rail =
  'on-ink fixed inset-x-0 bottom-0 z-30 flex items-stretch pb-[env(safe-area-inset-bottom)] max-small:cramped:static ' +
  'small:inset-x-auto small:inset-y-0 small:left-0 small:w-18 small:flex-col small:bg-transparent small:p-3 small:open-rail:w-60'

const background =
  'absolute inset-y-0 left-0 -z-10 hidden w-60 -translate-x-42 bg-ink transition-transform duration-200 rail-open:translate-x-0 small:block'

const fadingLabel =
  'max-small:large-text:not-sr-only small:whitespace-nowrap small:opacity-0 small:transition-opacity small:duration-150 small:rail-open:opacity-100'

/**
 * The menu of the private screens: a rail of 72 px that expands to 240 px above the page. Up to 600 px it is a bar at the
 * bottom. The page beside it needs `small:pl-18` and `data-bars="rail"`.
 */
export function SideMenu({ owner, items, footItems, label = menuTexts.label }: SideMenuProps) {
  const nav = useRef<HTMLElement>(null)
  const { isCollapsed, collapseUntil } = useCollapsedRail(nav)
  useFocusAfterMenu(nav)
  const inBar = [...items, ...(footItems ?? [])].filter((item) => !item.isRailOnly)
  const bar = barLook(inBar.length)
  // With the keyboard `detail` is 0, and the pointer may still be on the rail.
  const collapse = (event: MouseEvent) => collapseUntil(event.detail > 0 ? 'leave' : 'move')
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
        {items.map((item) => (
          <MenuRow key={item.key} item={item} onChoose={collapse} bar={bar} />
        ))}
        {footItems?.map((item, index) => (
          <MenuRow key={item.key} item={item} onChoose={collapse} bar={bar} isPushedDown={index === 0} />
        ))}
      </ul>
    </nav>
  )
}

// In pixels in the bar, so that all entries have room there. Labels grow as far as they fit; enlarged text makes the bar scroll.
const row =
  'flex size-full min-h-[68px] flex-col items-center justify-start gap-0.5 px-[2px] pt-[8px] pb-1 text-center ' +
  'text-[length:clamp(13px,0.8125rem,3.4vw)] leading-tight font-medium ' +
  'tracking-tight transition-colors duration-150 focus-visible:-outline-offset-2 max-small:large-text:px-2 max-small:large-text:text-13 max-small:cramped:min-h-12 ' +
  'small:min-h-12 small:flex-row small:justify-start small:gap-3 small:rounded-control small:px-3 small:py-0 small:text-left small:text-14 small:tracking-normal'

const rowIdle = 'text-white hover:bg-gray-700'
const rowActive =
  'font-semibold text-yellow max-small:shadow-[inset_0_3px_0_var(--color-yellow)] small:bg-yellow small:text-ink small:[--focus-color:var(--color-white)]'

const labelWidth = 'small:min-w-0 small:flex-1 small:truncate'

type MenuRowProps = {
  item: MenuItem
  onChoose: (event: MouseEvent) => void
  isPushedDown?: boolean
  bar: BarLook
}

function MenuRow({ item, onChoose, isPushedDown, bar }: MenuRowProps) {
  const look = classes(row, bar.row, item.isActive ? rowActive : rowIdle)
  const press = (event: MouseEvent) => {
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
      <span className={classes(fadingLabel, labelWidth, item.isActive ? bar.current : bar.others)}>{item.label}</span>
      {item.news && <span className="sr-only">{item.news.words}</span>}
    </>
  )
  return (
    <li
      className={classes(
        'flex-auto small:min-w-0 small:flex-none',
        isPushedDown && 'small:mt-auto',
        item.isRailOnly && 'max-small:hidden',
      )}
    >
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
