import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The last `data-messages`: of the open dialog, or else of the page. A dialog that fades out would take the message with it. */
const findPlace = () =>
  [...document.querySelectorAll('[data-messages]')].findLast((place) => !place.closest('[data-exiting]')) ??
  document.querySelector('main')

/** Puts a message that stays into the page or the open dialog, and into sight. */
export function InPlace({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  // Which dialog is open is known only after React has drawn.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setPlace(isWanted ? findPlace() : null), [isWanted])
  // `void`: newer browsers return a promise, which React would call as the effect's clean-up.
  useLayoutEffect(() => void place?.lastElementChild?.scrollIntoView?.({ block: 'nearest' }), [place])
  return place ? createPortal(children, place) : children
}
