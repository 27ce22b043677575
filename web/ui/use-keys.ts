import { useEffect } from 'react'

/** Calls what belongs to a pressed key, unless something is being typed, a dialog is open, or a key such as Ctrl is held. */
export function useKeys(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]')) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const action = actions[event.key.toLowerCase()]
      if (!action) return
      // The letter must not be typed into a field that the action opens.
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, actions])
}
