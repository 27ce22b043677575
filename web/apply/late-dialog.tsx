import { useEffect, useState, type ComponentProps } from 'react'

// React Aria and the upload of CVs are only for candidates.
const loadDialog = () => import('./apply-dialog.tsx')

type Loaded = Awaited<ReturnType<typeof loadDialog>>

interface LateDialogProps extends ComponentProps<Loaded['default']> {
  /** Whether the visitor will likely open it. It then loads while the browser is idle, otherwise when it opens. */
  isLikely: boolean
}

/**
 * The dialog, once it has loaded. It stays mounted, so that it opens at once, can fade out and return the focus. Not React's
 * `lazy`, which shows what was loaded late up to 300 ms later.
 */
export function LateDialog({ isLikely, ...props }: LateDialogProps) {
  const isWanted = props.offerId !== null
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (loaded) return undefined
    const load = () => loadDialog().then(setLoaded)
    // The error boundary of the page shows why the dialog cannot open.
    if (isWanted) return void load().catch((cause: unknown) => setLoaded(() => fail(cause)))
    return isLikely ? whenIdle(() => void load().catch(() => undefined)) : undefined
  }, [loaded, isLikely, isWanted])
  return loaded && <loaded.default {...props} />
}

function fail(cause: unknown): never {
  throw cause
}

/** Calls `run` when the browser is idle. Returns the function that calls it off. */
function whenIdle(run: () => void): () => void {
  // Safari lacks requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(run)
  return () => cancelIdleCallback(callback)
}
