/**
 * Runs in the page before any other script, as the text of this function: it may use nothing from outside.
 * Loads the scripts that `delayScripts` has turned into text: at once with a session, else at the first touch, or when
 * the page has loaded and the browser is idle. Until then presses wait and are repeated: all on toggles such as hearts, of
 * other buttons the last one, because two could open two dialogs. A step in the history loads the page of that address.
 */
export function startLate(): void {
  const late = document.querySelector<HTMLScriptElement>('script[data-modules]')
  if (!late) return
  // Not `pointermove`: Chromium also sends it when the page is laid out below a still pointer.
  const touches = ['pointerdown', 'keydown', 'focusin']
  let pressed: HTMLElement[] = []
  let isStarted = false

  const modules = (late.dataset.modules ?? '').split(' ')
  const preload = (href: string): void => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const href of modules) preload(href)
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = late.textContent
    late.replaceWith(script)
  }

  const isToggle = (button: HTMLElement): boolean => button.hasAttribute('aria-pressed')
  const dropPresses = (isDropped: (button: HTMLElement) => boolean): void => {
    for (const button of pressed.filter(isDropped)) button.removeAttribute('aria-busy')
    pressed = pressed.filter((button) => !isDropped(button))
  }
  const keepPress = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button]') : null
    if (!button) return
    event.stopPropagation()
    const isUndone = isToggle(button) && pressed.includes(button)
    dropPresses((other) => other === button || !(isToggle(other) || isToggle(button)))
    if (isUndone) return
    pressed.push(button)
    button.setAttribute('aria-busy', 'true')
  }
  const repeatPresses = (): void => {
    removeEventListener('click', keepPress, true)
    const buttons = pressed
    dropPresses(() => true)
    for (const button of buttons) button.click()
  }

  // Entries that one document has made differ only in their address: the browser changes it, and loads nothing.
  const pageAddress = (): string => location.pathname + location.search
  const address = pageAddress()
  const loadOtherPage = (): void => {
    if (pageAddress() !== address) location.reload()
  }

  const react = (): void => {
    removeEventListener('popstate', loadOtherPage)
    repeatPresses()
  }

  for (const touch of touches) addEventListener(touch, start, true)
  addEventListener('click', keepPress, true)
  addEventListener('popstate', loadOtherPage)
  addEventListener('pagereacts', react, { once: true })
  // Safari lacks requestIdleCallback.
  const whenIdle = (run: () => void, timeout: number): void =>
    void ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout }) : setTimeout(run, 10))
  // One at a time, because asking for all of them at once keeps a slow phone busy for 100 ms.
  const startSlowly = (): void => {
    const href = isStarted ? undefined : modules.shift()
    if (href === undefined) return start()
    preload(href)
    whenIdle(startSlowly, 50)
  }
  const startWhenIdle = (): void => whenIdle(startSlowly, 1000)
  if (document.documentElement.dataset.session === 'in') start()
  else if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}
